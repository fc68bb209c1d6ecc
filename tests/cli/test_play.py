"""A match at the terminal: what is asked, what may be typed, and what is said to it."""

from pathlib import Path

import pytest

from skulduggery.core.record import Seated, TablePlayed, Undone

from .conversation import answer_to, converse, plain, record_in

SEED = ("--seed", "aa")  # three players: the bots move first, then the person draws a Fair Breeze and rolls a 5
BREEZE = ("play", "blackwood", "--players", "3", *SEED)


def played(file: Path) -> list[str]:
    """The moves in a file, as they were sent."""
    return [bytes(entry.move).decode() for entry in record_in(file).entries if hasattr(entry, "move")]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


def test_two_people_play_a_match_to_its_end(file: Path) -> None:
    said = converse(
        *("play", "tictactoe", "--seat", "Anna", "--seat", "Ben", "--save", str(file)),
        typed=["top left", "top middle", "middle left", "centre", "bottom left"],
    )
    assert said.code == 0
    assert "1. Anna score 1 2. Ben score 0" in plain(said.out)
    assert f"skulduggery replay {file}" in said.out
    assert converse("verify", str(file)).code == 0


def test_bots_play_a_match_among_themselves(file: Path) -> None:
    bots = ("--seat", "bot:bosun", "--seat", "bot:bosun:Grim Greta")
    said = converse("play", "blackwood", *bots, *SEED, "--save", str(file))
    assert said.code == 0
    assert "Grim Greta sails" in plain(said.out)
    assert "The end" in said.out
    seated = [entry for entry in record_in(file).entries if isinstance(entry, Seated)]
    assert [(entry.name, entry.bot) for entry in seated] == [("Salty Sam", "bosun"), ("Grim Greta", "bosun")]


def test_the_same_seed_gives_the_same_match(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one", "two", "three")]
    for file, seed in zip(files, ("0a", "0a", "0b"), strict=True):
        converse("play", "blackwood", "--seed", seed, "--auto-roll", "--save", str(file), typed=["1"] * 6)
    same, again, other = (file.read_bytes() for file in files)
    assert same == again != other


def test_the_story_the_chart_the_question_and_the_choices_are_shown() -> None:
    said = converse(*BREEZE, typed=[""])
    shown = plain(said.out)
    assert "Salty Sam sails Blue from the anchorage to B6." in shown
    assert "You draw a card: Fair Breeze." in shown
    assert "A Fair Breeze!" in shown
    assert "A B C D E F G H I J K L M N O P Q R S T" in shown
    assert " 19 Do nothing" in said.out
    assert said.out.rstrip().splitlines()[-4] == "The match is saved. Go on with:"


@pytest.mark.parametrize(("language", "summary"), [("en", "fetch Blackbeard's gold"), ("nl", "halen Blackbeards goud")])
def test_a_new_match_begins_with_what_it_is_about(language: str, summary: str) -> None:
    said = converse(*BREEZE, "--language", language)
    title, about = said.out.splitlines()[:2]
    assert title == "Port Blackwood: " + title.partition(": ")[2]
    assert summary in plain(about)


def test_effects_are_told_with_the_choices() -> None:
    said = converse(*BREEZE, typed=["", "A7", ""])
    assert "6 B6: fire at Blue" in plain(said.out)
    assert " 1 B3 2 B7 3 C7 4 C8: +1 cannonball" in plain(said.out)


@pytest.mark.parametrize("typed", ["4", "A9", "a9", "red A9", "A9 red", "RED a9", "sail red to a9"])
def test_a_choice_is_a_number_a_square_or_its_words(typed: str, file: Path) -> None:
    converse(*BREEZE, "--save", str(file), typed=["", typed])
    assert played(file)[-1] == '{"kind":"sail","ship":"red","to":"A9"}'


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "pass"), ("en", "do nothing"), ("nl", "pass"), ("nl", "doe niets")]
)
def test_a_button_is_chosen_by_its_words(language: str, typed: str, file: Path) -> None:
    converse(*BREEZE, "--language", language, "--save", str(file), typed=["", typed])
    assert played(file)[-1] == '{"kind":"pass"}'


def test_a_piece_has_its_name_in_the_persons_language(file: Path) -> None:
    converse(*BREEZE, "--language", "nl", "--save", str(file), typed=["", "rood C9"])
    assert played(file)[-1] == '{"kind":"sail","ship":"red","to":"C9"}'


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("20", "There is no number 20: choose from 1 to 19."),
        ("0", "There is no number 0: choose from 1 to 19."),
        ("-1", 'I do not know "-1".'),
        ("9" * 5000, 'I do not know "999'),
        ("s /no/such/folder/copy", 'The computer cannot use "/no/such/folder/copy"'),
        ("Z99", 'I do not know "Z99".'),
        ("ahoy", 'I do not know "ahoy".'),
        ("d", 'I do not know "d".'),
        ("K8", "Too far: K8 is "),
        ("blue A9", "Blue is not your ship."),
        ("red", '"red" can mean several things. Type one of these numbers: 1 (Red A7), 2 (Red A8)'),
        ("? K8", "Too far: K8 is "),
        ("?k8", "Too far: K8 is "),
        ("? blackbeard", "You cannot move Captain Blackbeard now. (PB-11.01)"),
        ("X", "Too far: O4 is "),
        ("p", "Too far: F11 is "),
        ("red x", "Too far: O4 is "),
        ("? X", "Too far: O4 is "),
        ("? p", "Too far: F11 is "),
        ("? H", "No ship can go to O3"),
        ("? A9", "You can: Sail to A9 (number 4)"),
        ("? pass", "You can: Do nothing (number 19)"),
        ("? ahoy", 'I do not know "ahoy".'),
        ("?", "What you can type:"),
        ("r", "PB-11.01 "),
        ("r PB-4.09", "PB-4.09 You cannot sail across an island"),
        ("r 4.09", "PB-4.09 You cannot sail across an island"),
        ("r PB-4.99", "There is no rule PB-4.99."),
        ("r kraken", 'No rule speaks of "kraken".'),
        ("l", "• Everybody rolls to see who begins"),
        ("u", "There is nothing to take back."),
        ("s", "Every move is saved already, in"),
    ],
    ids=lambda text: text[:20],
)
def test_whatever_is_typed_gets_one_answer_and_the_question_stays(typed: str, sentence: str, file: Path) -> None:
    said = converse(*BREEZE, "--save", str(file), typed=["", typed, "1"])
    assert answer_to(said, typed).startswith(sentence)
    assert played(file)[-1] == '{"kind":"sail","ship":"red","to":"A7"}'


def test_several_ships_that_reach_a_square_are_told_apart() -> None:
    """Seed 01: both ships of the person lie in the anchorage, and the roll is a 5."""
    said = converse(*("play", "blackwood", "--players", "2", "--seed", "01", "--auto-roll"), typed=["pass", "A6"])
    assert '"A6" can mean several things. Type one of these numbers: ' in plain(said.out)
    assert "(Red A6), " in plain(said.out)
    assert "(Green A6)" in plain(said.out)


def test_enter_alone_shows_the_board_again_where_there_is_a_choice(file: Path) -> None:
    said = converse(*BREEZE, "--save", str(file), typed=["", "", "b"])
    assert said.out.count("A B C D E F G") == 3
    assert played(file)[-1] == '{"kind":"draw"}'


def test_a_choice_can_be_taken_back_until_somebody_rolls(file: Path) -> None:
    said = converse(*BREEZE, "--save", str(file), typed=["", "A7", "u", "A8", "", "u"])
    assert said.out.count("Skipper takes the last move back.") == 1
    assert "There is nothing to take back." in said.out
    assert sum(isinstance(entry, Undone) for entry in record_in(file).entries) == 1
    assert played(file)[-2:] == ['{"kind":"sail","ship":"red","to":"A8"}', '{"kind":"roll"}']


def test_what_was_taken_back_is_not_in_the_log_any_more(file: Path) -> None:
    here = converse(*BREEZE, "--save", str(file), typed=["", "A7", "u", "A8", "l"])
    later = converse("play", "--resume", str(file), typed=["l"])
    for said in (here, later):
        assert "to A8." in answer_to(said, "l")
        assert "to A7." not in answer_to(said, "l")


def test_people_at_one_terminal_take_back_for_each_other(file: Path) -> None:
    people = ("--seat", "Anna", "--seat", "Ben")
    said = converse("play", "tictactoe", *people, "--save", str(file), typed=["1", "u", "9"])
    assert "Anna takes the last move back." in said.out
    assert played(file)[-1] == '{"kind":"mark","cell":8}'


def test_with_auto_roll_only_choices_are_asked() -> None:
    said = converse(*BREEZE, "--auto-roll", typed=["A7"])
    assert "press Enter" not in said.out
    assert "You rolled 5." in said.out


def test_a_copy_of_the_match_is_saved_on_request_and_overwrites_nothing(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    said = converse(*BREEZE, "--save", str(file), typed=["", f"s {copy}", f"s {copy}"])
    assert plain(said.out).count("A copy is in") == 1
    assert "do not give it away while you play" in plain(said.out)
    assert "and it stays as it is" in plain(said.out)
    assert converse("verify", str(copy)).code == 0


def test_an_existing_file_is_never_overwritten(file: Path) -> None:
    file.write_text("precious")
    assert converse(*BREEZE, "--save", str(file)).code == 2
    assert file.read_text() == "precious"


def test_single_choices_are_played_by_the_table() -> None:
    """The last square of noughts and crosses is nobody's choice."""
    said = converse("play", "tictactoe", "--seat", "Anna", "--seat", "Ben", typed=list("12347658"))
    assert "The end" in said.out


def test_people_who_know_different_things_get_a_curtain_between_them() -> None:
    said = converse("play", "parley", "--seat", "Anna", "--seat", "Ben", "--seed", "00", typed=["", "", "1", "", ""])
    first, annas, bens = said.out.split("This is only for ")[:3]
    assert annas.startswith("Anna.")
    assert bens.startswith("Ben.")
    assert "C5" in annas
    assert "C5" not in first + bens
    assert "D5" in bens
    assert "D5" not in first + annas


def test_people_who_know_the_same_need_no_curtain() -> None:
    said = converse("play", "blackwood", "--seat", "Anna", "--seat", "Ben", *SEED, "--auto-roll", typed=["1"] * 9)
    assert "only for" not in said.out
    assert "Anna, " in said.out
    assert "Ben rolled " in said.out
    assert said.out.count("Everybody rolls to see who begins") == 1


def test_a_person_alone_among_bots_needs_no_curtain() -> None:
    said = converse("play", "parley", "--seat", "Anna", "--players", "3", "--seed", "00", typed=["", "1"])
    assert "only for" not in said.out


def test_when_the_time_is_over_the_table_says_so_once(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    minutes = iter(range(0, 6_000, 60))
    monkeypatch.setattr("skulduggery.cli.session.monotonic", lambda: next(minutes))
    bots = ("--seat", "bot:deckhand", "--seat", "bot:deckhand")
    options = ("--option", "minutes=10", "--option", "rounds=20")
    said = converse("play", "parley", *bots, *SEED, *options, "--save", str(file))
    assert said.code == 0
    moves = [entry for entry in record_in(file).entries if hasattr(entry, "move")]
    calls = [place for place, entry in enumerate(moves) if isinstance(entry, TablePlayed)]
    assert calls == [9]
    assert converse("verify", str(file)).code == 0
