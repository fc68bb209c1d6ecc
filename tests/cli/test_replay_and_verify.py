"""The commands `replay` and `verify`."""

from pathlib import Path

import pytest

from skulduggery.core.record import Forked, Played, Seated
from skulduggery.core.seal import receipt

from ..contract.forgery import Fields, chained, lines_of
from .conversation import converse, plain, record_in

ANNAS_LINE = 2  # of a record, counted from 0: after the header and the start


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match of two bots, played once for all tests here."""
    file = tmp_path_factory.mktemp("matches") / "finished.jsonl"
    bots = ("--seat", "bot:bosun:Anna", "--seat", "bot:bosun:Ben")
    assert converse("play", "blackwood", *bots, "--seed", "aa", "--save", str(file)).code == 0
    return file


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


def test_a_match_is_told_turn_by_turn_to_its_end(finished: Path) -> None:
    said = converse("replay", str(finished))
    assert said.code == 0
    assert said.out.startswith("[0] Everybody rolls")
    assert "] Round 2: it is " in said.out
    assert "The end" in said.out


def test_a_replay_can_begin_in_the_middle_and_show_the_board(finished: Path) -> None:
    said = converse("replay", str(finished), "--from", "20", "--board")
    first = int(said.out[1 : said.out.index("]")])
    assert 20 <= first < 30
    assert said.out.count("A B C D E F G") == said.out.count("\n[") + 1


def test_a_move_that_was_taken_back_is_told(file: Path) -> None:
    people = ("--seat", "Anna", "--seat", "Ben")
    converse("play", "tictactoe", *people, "--save", str(file), typed=["top left", "u", "centre"])
    said = plain(converse("replay", str(file)).out)
    assert "[1] Anna marks the top left square. Anna takes the last move back. [1] Anna marks the centre" in said
    assert "The match is not over: this was all so far, 1 move." in said


def test_secrets_are_told_only_to_the_seat_that_asks(file: Path) -> None:
    people = ("--seat", "Anna", "--seat", "Ben")
    converse("play", "parley", *people, "--seed", "00", "--save", str(file), typed=["", "", "1"])
    outsider = converse("replay", str(file), "--board").out
    anna = converse("replay", str(file), "--board", "--seat", "anna").out
    ben = converse("replay", str(file), "--board", "--seat", "2").out
    assert ["C5" in text for text in (outsider, anna, ben)] == [False, True, False]
    assert ["D5" in text for text in (outsider, anna, ben)] == [False, False, True]


def test_an_unknown_seat_is_refused_with_the_names(finished: Path) -> None:
    said = converse("replay", str(finished), "--seat", "Cas")
    assert said.code == 2
    assert "a name (Anna, Ben), or outsider" in plain(said.err)


def test_verify_says_what_was_checked(finished: Path) -> None:
    said = converse("verify", str(finished))
    assert said.code == 0
    for word in ("seal:", "draws:", "moves:", "chain:"):
        assert word in said.out
    assert record_in(finished).entries[-1].chain in said.out
    assert "Compare the seal and the last link with the ones you noted" in plain(said.out)


def test_a_chain_that_was_made_anew_is_told_by_its_last_link(file: Path) -> None:
    """Only a name was changed, and the chain was computed again, so the record is consistent."""
    left = converse("play", "blackwood", "--seat", "Anna", "--seed", "aa", "--save", str(file), typed=[""])
    noted = record_in(file).entries[-1].chain
    file.write_bytes(chained(lines_of(record_in(file)), ANNAS_LINE, {"name": "Anne"}))
    said = converse("verify", str(file))
    assert said.code == 0
    assert f"nobody changed it:\n  {noted}\n" in left.out
    assert noted not in said.out


EDITS = [  # of the line that seats Anna
    ({"seat": 9}, False),
    ({"seat": -1}, False),
    ({"bot": "parrot"}, True),
    ({"name": "x" * 6000}, True),
    ({"name": "\x1b[2J\x07\u202eAnna"}, True),
    ({"name": ""}, True),
    ({"number": 10**30}, False),
]


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize(("changes", "readable"), EDITS, ids=lambda value: str(value)[:20])
def test_whatever_was_edited_by_hand_gets_a_sentence(
    changes: dict[str, object], readable: bool, language: str, file: Path
) -> None:
    seats = ("--seat", "bot:bosun:Anna", "--seat", "Ben")
    converse("play", "blackwood", *seats, "--seed", "aa", "--save", str(file), typed=["", "", "1"])
    file.write_bytes(chained(lines_of(record_in(file)), ANNAS_LINE, changes))
    for command in (("replay", "--board"), ("verify",), ("play", "--resume")):
        said = converse(*command, str(file), "--language", language)
        assert said.code == 0 or said.err.strip()
        assert command != ("replay", "--board") or (said.code == 0) is readable
        assert not {"\x1b", "\x07", "\u202e"}.intersection(said.out + said.err)
        assert "x" * 30 not in said.out + said.err


def test_a_record_that_breaks_off_is_refused_before_any_of_it_is_told(finished: Path, file: Path) -> None:
    lines = lines_of(record_in(finished))
    file.write_bytes(chained(lines, len(lines) - 1, {"seat": 7}))
    said = converse("replay", str(file))
    assert (said.code, said.out) == (2, "")
    assert f"line {len(lines)} " in plain(said.err)


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        (b'"server_seed":"aa"', b'"server_seed":"ab"', "not the one that was promised"),
        (b'"server_seed":"aa"', b'"server_seed":null', "The seed is not in the record"),
        (b'"name":"Anna"', b'"name":"Anne"', "Line 3 does not fit the lines before it"),
        (b'{"record":"skulduggery"', b'{"record":"chess"', "Line 1 should begin a match record"),
        (b'"game":"blackwood"', b'"game":"chess"', "Line 2 does not fit"),
    ],
)
def test_verify_names_the_place_of_the_first_mistake(
    before: bytes, after: bytes, sentence: str, finished: Path, file: Path
) -> None:
    data = finished.read_bytes()
    assert before in data
    file.write_bytes(data.replace(before, after, 1))
    said = converse("verify", str(file))
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith("Not in order.")
    assert sentence in plain(said.err)


def first_move_with_luck(lines: list[Fields]) -> int:
    return next(at for at, fields in enumerate(lines) if at > 1 and fields.get("draws"))


def test_an_edit_by_somebody_who_renews_the_chain_is_named_too(finished: Path, file: Path) -> None:
    """An edit of a move, a draw, the seed or a nonce contradicts something that cannot be computed again."""
    lines = lines_of(record_in(finished))
    luck = first_move_with_luck(lines)
    (n, value), *others = lines[luck]["draws"]
    choice = next(at for at, fields in enumerate(lines) if fields.get("move", {}).get("kind") == "sail")
    move = {**lines[choice]["move"], "to": "A1"}
    for at, changes, sentence in (
        (luck, {"draws": [[n, (value + 1) % n], *others]}, f"Line {luck + 1}"),
        (choice, {"move": move}, f"line {choice + 1} "),
        (0, {"server_seed": "bb"}, "Line 1: the seed is not the one that was promised"),
        (0, {"nonces": ["salt", None]}, "Line 2, draw 1: the record says"),
    ):
        file.write_bytes(chained(lines, at, changes))
        said = converse("verify", str(file))
        assert (said.code, said.out) == (1, "")
        assert sentence in plain(said.err)


def test_a_noted_link_is_looked_for(finished: Path, file: Path) -> None:
    record = record_in(finished)
    noted = record.entries[9].chain
    for head, words in (
        (record.entries[-1].chain.upper(), "is the last one: nothing in the file was changed"),
        (noted, f"is that of line 11: nothing up to there was changed. Lines after it: {len(record.entries) - 10}."),
        (receipt(bytes.fromhex("aa"), noted), "is that of line 11"),
    ):
        said = converse("verify", str(finished), "--head", head)
        assert said.code == 0
        assert words in plain(said.out)
    file.write_bytes(chained(lines_of(record), ANNAS_LINE, {"name": "Anne"}))
    said = converse("verify", str(file), "--head", noted)
    assert said.code == 1
    assert "No line of the file has the link you noted" in plain(said.err)
    said = converse("verify", str(finished), "--head", "abc")
    assert (said.code, said.out) == (2, "")
    assert "64 of the characters" in plain(said.err)


def test_a_match_is_played_on_from_a_move_with_new_luck(finished: Path, file: Path) -> None:
    said = converse("replay", str(finished), "--fork", "9", "--seat", "Ben", "--save", str(file), typed=["", "q"])
    assert said.code == 0
    assert "Ben plays on after move 9, with new luck." in plain(said.out)
    old, new = record_in(finished), record_in(file)
    seal = new.seal()
    assert isinstance(seal, Forked)
    assert seal.commitment in said.out
    assert new.entries[: seal.number] == old.entries[: seal.number]
    seated = {entry.seat: entry for entry in new.entries if isinstance(entry, Seated)}
    assert [(seated[seat].name, seated[seat].bot) for seat in (0, 1)] == [("Anna", "bosun"), ("Ben", None)]
    checked = converse("verify", str(file))
    assert checked.code == 0
    assert f"From line {seal.number + 2} on the match is a fork" in plain(checked.out)
    resumed = converse("play", "--resume", str(file), typed=["q"])
    assert resumed.code == 0
    assert converse("replay", str(file)).code == 0


def test_without_a_seat_the_first_is_taken_over(finished: Path, home: Path) -> None:
    said = converse("replay", str(finished), "--fork", "0")
    assert "Anna plays on after move 0" in plain(said.out)
    assert len(list((home / "matches").glob("blackwood-*.jsonl"))) == 1


def test_a_fork_needs_a_move_after_which_the_match_goes_on(finished: Path, file: Path) -> None:
    moves = sum(isinstance(entry, Played) for entry in record_in(finished).entries)
    for number in (moves, moves + 1, 5000):
        said = converse("replay", str(finished), "--fork", str(number), "--save", str(file))
        assert (said.code, said.out, file.exists()) == (2, "", False)
        assert f"cannot go on after number {number:,}" in plain(said.err)


def test_what_happened_is_told_with_the_names_of_that_time(file: Path) -> None:
    people = ("--seat", "Anna", "--seat", "Ben")
    converse("play", "tictactoe", *people, "--save", str(file), typed=["top left", "centre"])
    lines = lines_of(record_in(file))
    renamed: Fields = {"entry": "seated", "number": len(lines) - 1, "seat": 0, "name": "Annabel", "bot": None}
    file.write_bytes(chained([*lines, renamed], 0, {}))
    said = plain(converse("replay", str(file)).out)
    assert "Anna marks the top left square." in said
    assert "Annabel marks" not in said
    assert converse("replay", str(file), "--seat", "Annabel").code == 0
