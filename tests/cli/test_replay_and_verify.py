"""Reading a match again, and checking it."""

from pathlib import Path

import pytest

from .conversation import converse, plain


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
    for word in ("promise:", "moves:", "draws:", "chain:"):
        assert word in said.out


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
