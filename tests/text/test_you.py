"""What the reader does is told to "you" and "jij", in every game and language, and the verbs agree."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from skulduggery.checks.texts.kinds import named_ids
from skulduggery.checks.texts.made_up import NAMES, READER, crew_of_ids, made_up
from skulduggery.core.game import Game
from skulduggery.core.messages import Event, Message, Question
from skulduggery.games import all_games
from skulduggery.games.blackwood.events import BallFired, Delivered, Robbed, ShipMoved
from skulduggery.games.bounty.events import Revealed
from skulduggery.games.kings.events import CannonballsChanged, CardPlayed, CardsDrawn, DiceRolled, FightEnded
from skulduggery.games.kings.moves import PlayMutiny, PlayScurvy
from skulduggery.games.prowl.events import BattleFought, DieRolled, Sailed, Traded
from skulduggery.text import LANGUAGES, Wording
from skulduggery.text.crew import Crew
from skulduggery.text.kinds import decisions_of, game_structs

YOU = {"en": re.compile(r"\byour?\b", re.I), "nl": re.compile(r"\b(je|jij|jou|jouw)\b", re.I)}
# A sentence that begins with a small letter, a verb or another word that does not go with the reader.
WRONG = {
    "en": re.compile(r"(^|[a-z][.!?] )[a-z]|\b[Yy]ou('s| is| has| was| \w*[^s\W]s)\b|\bof you\b"),
    "nl": re.compile(
        r"(^|[a-z][.!?] )[a-z]|\b[Jj]ij (is|heeft)\b|\bjou (is|heeft|wordt|wint|krijgt)\b|\b(?![Vv]oordat)\w+t jij\b"
    ),
}

READERS_NAME = re.compile(rf"\b{NAMES[READER]}\b")

every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.key))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def of_one_player(messages: Iterator[Any], crew: Crew) -> Iterator[Any]:
    """Without those in which one player sails the ship of another."""
    for message in messages:
        owner = crew.fleet.get(getattr(message, "ship", ""), READER)
        if getattr(message, "seat", owner) == owner:
            yield message


@every_game
@every_language
def test_every_event_of_the_reader_is_told_to_the_reader(game: Game[Any], language: str) -> None:
    wording, ids = Wording(language, game), named_ids(game, language)
    crew = crew_of_ids(ids)
    for struct in game_structs(game):
        for message in of_one_player(made_up(struct, ids), crew) if issubclass(struct, Event) else ():
            text = wording.tell(message, crew)
            assert not READERS_NAME.search(text), text
            assert not WRONG[language].search(text), text
            if READERS_NAME.search(wording.tell(message, NAMES)):
                assert YOU[language].search(text), text


@every_game
@every_language
def test_a_question_names_nobody_but_others(game: Game[Any], language: str) -> None:
    wording, ids = Wording(language, game), named_ids(game, language)
    for kind, decision in decisions_of(game).items():
        for figures in made_up(decision.figures_type, ids):
            question = Question(READER, kind, "", False, figures)
            text = wording.ask(question, crew_of_ids(ids))
            assert not text[0].islower(), text
            assert not text.startswith(NAMES[READER]), text


@every_game
@every_language
def test_others_read_a_question_with_the_name_and_without_you(game: Game[Any], language: str) -> None:
    """Several people at one screen, or a spectator: "Ben threw 2", not "Ben: You threw 2"."""
    wording, ids = Wording(language, game), named_ids(game, language)
    everybody = crew_of_ids(ids)._replace(you=None)
    for kind, decision in decisions_of(game).items():
        for figures in made_up(decision.figures_type, ids):
            text = wording.ask(Question(READER, kind, "", False, figures), everybody)
            assert READERS_NAME.search(text), text
            assert not YOU[language].search(text), text


def told(game: str, message: Message, crew: Crew, language: str = "en") -> str:
    return Wording(language, all_games()[game]).tell(message, crew)


RED_IS_MINE = Crew(NAMES, READER, {"red": READER, "green": 0, "blue": 2, "white": 2})


def test_the_only_ship_of_the_reader_is_the_reader() -> None:
    assert told("blackwood", Robbed("red", "green", 2), RED_IS_MINE) == "You rob Green of 2 coins."
    assert told("blackwood", Robbed("green", "red", 1), RED_IS_MINE) == "Green robs you of a coin."
    assert told("blackwood", Robbed("green", "red", 1), RED_IS_MINE, "nl") == "Groen rooft een dubloen van jou."
    assert told("blackwood", BallFired(READER, "red", "blue", 3), RED_IS_MINE) == "You fire a cannonball at Blue!"
    moved = ShipMoved("red", READER, "A1", "A3", ("A1", "A2", "A3"), "sail")
    assert told("blackwood", moved, RED_IS_MINE, "nl") == "Jij vaart van A1 naar A3."


def test_one_of_several_ships_of_the_reader_keeps_its_name() -> None:
    both = Crew(NAMES, 2, RED_IS_MINE.fleet)
    assert told("blackwood", Robbed("blue", "red", 2), both) == "Blue robs Red of 2 coins."
    assert (
        told("blackwood", Delivered(2, "blue", 1, 1), both) == "Blue brings a coin home. You now have a coin in store."
    )


def test_a_device_that_several_people_share_reads_names() -> None:
    """UX-29"""
    shared = Crew(NAMES, None, RED_IS_MINE.fleet)
    assert (
        told("blackwood", Delivered(1, "red", 1, 1), shared) == "Red brings a coin home. Ben now has a coin in store."
    )


def test_a_warship_is_no_pirate() -> None:
    """The selector looked at the name of the role and never found it: `it is a pirate, Cutter Vigilant!`"""
    shown = Revealed(0, "crimson", "cockle-6", "warship", 3)
    assert told("bounty", shown, Crew(NAMES)) == "Crimson shows its card: it is a warship, Cutter Vigilant!"
    assert told("bounty", shown, Crew(NAMES), "nl").startswith("Karmijn laat de kaart zien: een oorlogsschip,")


def test_equal_cards_are_counted_and_equal_dice_are_not() -> None:
    drawn = CardsDrawn(READER, 3, 20, ("attack", "murder", "attack"))
    assert told("kings", drawn, RED_IS_MINE) == "You draw 2 × Attack and Murder."
    assert told("kings", DiceRolled(0, (3, 3), None, 6), RED_IS_MINE) == "Anna rolls 3 and 3: 6 in all."


def test_what_is_left_is_said_to_be_left() -> None:
    assert told("kings", CannonballsChanged(READER, 1, -1), RED_IS_MINE) == "You have one cannonball left."
    assert told("kings", CannonballsChanged(READER, 2, 2), RED_IS_MINE) == "You now have 2 cannonballs."


def test_both_sides_of_a_fight_read_their_own_sentence() -> None:
    ended = FightEnded(0, READER, READER, "ship", 7, 9, False)
    assert told("kings", ended, Crew(NAMES, READER)) == "7 against 9: you win!"
    assert told("kings", ended, Crew(NAMES, 0), "nl") == "7 tegen 9: Ben wint!"


def test_the_rule_of_ties_is_said_where_it_decided() -> None:
    """KP-6.03, KP-9.04, PR-10.07"""
    duel = FightEnded(0, READER, 0, "ship", 8, 8, False)
    assert told("kings", duel, Crew(NAMES, 0)) == "8 against 8: on a tie the attacker wins, and that is you!"
    assert told("kings", duel, Crew(NAMES, READER), "nl") == "8 tegen 8: bij gelijk wint de aanvaller: Anna!"
    raid = FightEnded(0, None, None, "town", 9, 9, False)
    assert told("kings", raid, Crew(NAMES)) == "9 against 9: a tie is not enough, so Anna is beaten off."
    assert told("kings", raid, Crew(NAMES, 0), "nl") == "9 tegen 9: gelijk is niet genoeg, dus jij wordt afgeslagen."
    fought = BattleFought("green", "red", (0, READER), (6, 4), (6,), 1, False)
    assert told("prowl", fought, RED_IS_MINE).endswith("The highest dice tie, so the defender wins, and that is you!")
    assert told("prowl", fought, Crew(NAMES, 0, RED_IS_MINE.fleet), "nl").endswith("dus de verdediger wint: Ben!")
    lost = BattleFought("green", "red", (0, READER), (5, 4), (6, 1), 2, False)
    assert told("prowl", lost, RED_IS_MINE).endswith("against 6 and 1. You win!")


@pytest.mark.parametrize(
    ("reader", "language", "sentence"),
    [
        (0, "en", "You play Scurvy on yourself!"),
        (0, "nl", "Jij speelt Scheurbuik tegen jezelf!"),
        (READER, "en", "Anna plays Scurvy on themselves!"),
        (None, "nl", "Anna speelt Scheurbuik tegen zichzelf!"),
    ],
)
def test_a_card_against_oneself_says_so(reader: int | None, language: str, sentence: str) -> None:
    """KP-8.16"""
    played = CardPlayed(0, "scurvy", 0, None, None, None)
    assert told("kings", played, Crew(NAMES, reader), language) == sentence


def test_a_choice_against_oneself_says_so() -> None:
    """KP-8.16"""
    assert told("kings", PlayScurvy(READER), Crew(NAMES, READER)) == "Scurvy for yourself"
    assert told("kings", PlayMutiny(READER), Crew(NAMES, READER), "nl") == "Muiterij op je eigen schip"
    assert told("kings", PlayScurvy(0), Crew(NAMES, READER)) == "Scurvy for Anna"


def test_staying_is_not_called_sailing() -> None:
    stays = Sailed(READER, "red", "tripoli", "tripoli", ("tripoli",), "town")
    assert told("prowl", stays, RED_IS_MINE) == "You stay in Tripoli."
    assert told("prowl", stays, Crew(NAMES, 0, RED_IS_MINE.fleet), "nl") == "Ben blijft in Tripoli."


def test_a_player_has_one_name_in_prowl() -> None:
    """The person, not the pirate on the ship; with two ships each, the pirates tell the ships apart."""
    traded = Traded(0, "green", "nassau", None, None, None)
    assert told("prowl", traded, RED_IS_MINE) == "Anna trades in Nassau."
    assert (
        told("prowl", traded, Crew(NAMES, READER, {"red": READER, "green": 0, "pink": 0}))
        == "Green Greg trades in Nassau."
    )
    assert told("prowl", DieRolled(0, "green", 4, 0, 4), RED_IS_MINE) == "Anna throws 4."
    fought = BattleFought("green", "red", (0, READER), (6, 4), (2, 1), 2, True)
    assert told("prowl", fought, RED_IS_MINE) == "Anna attacks you and throws 6 and 4 against 2 and 1. Anna wins!"
