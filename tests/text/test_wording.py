"""How figures, names, numbers and lists become words."""

from typing import Any

import pytest

from skulduggery.core.messages import Place
from skulduggery.core.refusals import (
    BadOption,
    BrokenLine,
    MatchOver,
    NoSuchSeat,
    NotYourTurn,
    UnknownGame,
    WrongNumber,
)
from skulduggery.games import all_games
from skulduggery.games.blackwood.events import (
    BallGained,
    CoinCollected,
    Delivered,
    DieRolled,
    Escaped,
    GameBegan,
    GameEnded,
    JailerMoved,
    ShipMoved,
    TurnBegan,
)
from skulduggery.games.blackwood.moves import Sail, Way
from skulduggery.games.blackwood.refusals import TooFar, WrongPiece
from skulduggery.games.kings.events import GameBegan as KingsBegan
from skulduggery.text import LANGUAGES, Wording

NAMES = ("Anna", "Ben", "Cato")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def in_english(message: Any) -> str:
    return Wording("en", all_games()["blackwood"]).tell(message, NAMES)


def in_dutch(message: Any) -> str:
    return Wording("nl", all_games()["blackwood"]).tell(message, NAMES)


def test_the_log_says_who_did_what_where() -> None:
    sailed = ShipMoved("red", 0, "C11", "I11", ("C11", "I11"), "sail")
    assert in_english(sailed) == "Anna sails Red from C11 to I11."
    assert in_dutch(sailed) == "Anna vaart met Rood van C11 naar I11."


def test_a_place_with_a_name_is_called_by_it() -> None:
    assert "from the anchorage to A9" in in_english(ShipMoved("red", 0, "anchorage", "A9", (), "sail"))
    assert "van de ankerplaats naar A9" in in_dutch(ShipMoved("red", 0, "anchorage", "A9", (), "sail"))
    assert "Skull Island" in in_english(Escaped("red", "F6", "six"))


def test_the_bare_id_chooses_among_sentences() -> None:
    assert in_english(JailerMoved("monster", "O9", "L9", ())) == "The Sea Monster swims from O9 to L9."
    assert in_dutch(JailerMoved("blackbeard", "F6", "F9", ())) == "Kapitein Blackbeard vaart van F6 naar F9."


def test_pieces_and_targets_are_called_by_their_names() -> None:
    assert in_english(WrongPiece("", "monster")) == "You cannot move the Sea Monster now."
    assert in_dutch(Sail("purple", "K8")) == "Vaar met Paars naar K8"


def test_ways_are_counted_from_one() -> None:
    assert in_english(Way(0)) == "Way 1"


def test_one_coin_is_a_coin() -> None:
    assert in_english(CoinCollected("red", "O4", 1)) == "Red takes a coin from the hoard."
    assert in_dutch(CoinCollected("red", "O4", 2)) == "Rood pakt 2 dubloenen van de schat."
    assert in_english(Delivered(1, "blue", 2, 1)) == "Blue brings 2 coins home. Ben now has a coin in store."


def test_a_stockpile_that_never_runs_dry_is_not_counted() -> None:
    assert in_english(BallGained(0, None)) == "Anna gets a cannonball."
    assert in_english(BallGained(0, 0)) == "Anna gets a cannonball. The stockpile is empty."
    assert in_dutch(BallGained(0, 1)) == "Anna krijgt een kanonskogel. Er ligt er nog één in de voorraad."


def test_refusals_give_their_figures() -> None:
    assert in_english(TooFar("PB-4.05", "K8", 7, 6)) == "Too far: K8 is 7 squares away and you have 6."
    assert in_dutch(TooFar("PB-4.05", "K8", 7, 6)) == "Te ver: K8 ligt 7 vakken verderop en je hebt er 6."


def test_rolls_are_told_seat_by_seat_with_their_re_rolls() -> None:
    rolled = GameBegan(((3,), (6, 2), (6, 5)), 2)
    assert "Anna 3, Ben 6 (tie) then 2, Cato 6 (tie) then 5. Cato begins!" in in_english(rolled)
    assert "Anna 3, Ben 6 (gelijk) en dan 2, Cato 6 (gelijk) en dan 5. Cato begint!" in in_dutch(rolled)


def test_an_entry_of_a_list_is_called_by_its_name() -> None:
    setup = KingsBegan(("red", "violet"), 0, 5000)
    assert Wording("nl", all_games()["kings"]).tell(setup, NAMES).startswith("De kleuren: Anna Rood, Ben Paars.")


def test_a_ranking_is_told_by_place() -> None:
    assert in_english(GameEnded("race_won", (2, 1, 2))) == "The race is won! The places: 1. Ben, 2. Anna, 2. Cato."


def test_equal_numbers_are_told_once() -> None:
    assert in_english(DieRolled(0, "die", 4, ("red", "green"), (4, 4))) == "Anna rolls 4: 4 squares to sail."
    spun = DieRolled(0, "spinner", 4, ("red", "green"), (4, 2))
    assert in_english(spun) == "Anna spins 4. Squares: Red 4 and Green 2."


def test_large_numbers_are_written_as_the_language_does() -> None:
    assert in_english(TurnBegan(0, 12_000, ())).startswith("Round 12,000:")
    assert in_dutch(TurnBegan(0, 12_000, ())).startswith("Ronde 12.000:")
    assert "has 12,000 seats" in in_english(NoSuchSeat("", 12_000))


def test_lists_are_joined_as_the_language_does() -> None:
    unknown = UnknownGame("", "chess", ("blackwood", "kings", "prowl"))
    assert in_english(unknown) == 'There is no game called "chess". You can play blackwood, kings and prowl.'
    assert in_dutch(unknown).endswith("Je kunt kiezen uit blackwood, kings en prowl.")
    assert in_english(UnknownGame("", "chess", ())) == 'There is no game called "chess".'


def test_a_seat_is_called_by_the_name_of_its_player() -> None:
    assert in_english(NotYourTurn("", 1)) == "Please wait: it is Ben's turn."


def test_an_option_keeps_the_name_a_person_types() -> None:
    assert in_dutch(BadOption("", "mode", "x", "race, hoard")) == '"mode" kan niet "x" zijn. Mogelijk: race, hoard.'
    assert in_english(BadOption("", "players", "", "2-6")) == 'Please choose a value for "players": 2-6.'


def test_endless_garbage_is_cut_off() -> None:
    assert len(in_english(BrokenLine("", 3, "x" * 100_000))) < 1100


def test_names_are_cut_off_too_and_steer_no_terminal() -> None:
    wording = Wording("en", all_games()["blackwood"])
    assert len(wording.tell(BallGained(0, None), ["x" * 6000])) < 1100
    assert wording.tell(BallGained(0, None), ["\x1b[2JAnna"]) == " [2JAnna gets a cannonball."
    assert "\x1b" not in wording.tell(GameBegan(((3,), (6,)), 1), ["\x1b[2JAnna", "Ben"])
    assert wording.say("list-and", before="\x1b[2J", item="\x07") == " [2J and  "


def test_a_number_too_large_to_be_written_nicely_is_written_all_the_same() -> None:
    assert in_english(WrongNumber("", 3, 10**30, 1)) == f"Line 3 has the number {10**30}, but 1 comes next."
    assert len(in_english(WrongNumber("", 3, 10**4000, 1))) < 1100


def test_a_seat_without_a_known_player_has_a_number() -> None:
    assert Wording("en").tell(NotYourTurn("", 1), ()) == "Please wait: it is Player 2's turn."
    assert Wording("nl").tell(NotYourTurn("", 1), ()) == "Even wachten: Speler 2 is aan de beurt."


def test_what_a_person_left_empty_is_shown_empty() -> None:
    assert Wording("en").say("list-and", before="", item="x") == " and x"


@every_language
def test_shared_texts_need_no_game(language: str) -> None:
    wording = Wording(language)
    assert wording.tell(MatchOver(""), ())
    assert wording.has("refusal-match-over")
    assert not wording.has("move-sail")


def test_a_plain_text_takes_plain_figures() -> None:
    wording = Wording("en", all_games()["blackwood"])
    assert wording.say("list-and", before="red", item=12_000) == "red and 12,000"
    assert wording.say("list-and", before=("a", "b", "c"), item=None) == "a, b and c and none"
    assert wording.say("list-and", before=True, item=(7,)) == "on and 7"


def test_names_fall_back_on_the_id() -> None:
    wording = Wording("nl", all_games()["blackwood"])
    assert wording.name_of("ship", "red") == "Rood"
    assert wording.name_of("ship", "K8") == "K8"
    assert wording.name_of("button", "stay") == "blijf liggen"
    assert wording.name_of("reason", "race_won") == "De race is gewonnen!"


def test_a_missing_text_is_named() -> None:
    with pytest.raises(KeyError, match="move-fly: there is no such text in en"):
        Wording("en").say("move-fly")
    with pytest.raises(KeyError, match=r"list-and: .*before in nl"):
        Wording("nl").say("list-and", item=1)
    with pytest.raises(TypeError, match="Place is no event, move, prospect or refusal"):
        Wording("en").tell(Place("K8"), ())


def test_a_game_outside_the_package_brings_its_own_texts() -> None:
    game = all_games()["tictactoe"]
    assert Wording("en", game).tell(game.all_moves(None)[4], ()) == "Mark the centre square"
    assert Wording("nl", game).tell(game.all_moves(None)[0], ()) == "Zet je teken op het vak linksboven"


def test_texts_are_read_once_however_often_they_are_asked_for() -> None:
    game = all_games()["blackwood"]
    assert Wording("nl", game).bundle is Wording("nl", game).bundle
    assert Wording("nl", game).bundle is not Wording("nl").bundle


@every_language
def test_a_figure_and_its_per_cent_sign_stay_on_one_line(language: str) -> None:
    said = Wording(language).say("review-swing", name="Anna", rise=True, before=26, after=40)
    assert "26\u00a0%" in said
    assert said.endswith("40\u00a0%")
