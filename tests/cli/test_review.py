"""The command `review`: what decided a match, as text."""

from pathlib import Path

import pytest

from .conversation import converse, plain

BEN_BLUNDERS = ["top left", "centre", "top middle", "bottom right", "top right"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


def test_it_tells_chances_decisive_moments_and_mistakes(file: Path) -> None:
    people = ("--seat", "Anna", "--seat", "Ben")
    luck = ("--seed", "07" * 32)  # the chances of this match are counted in playouts whose luck comes from the record
    assert converse("play", "tictactoe", *people, *luck, "--save", str(file), typed=BEN_BLUNDERS).code == 0
    said = converse("review", str(file))
    assert said.code == 0
    text = plain(said.out)
    assert "The figures were counted" in text
    assert "This review knows all cards" in text
    assert "End 100 % 0 %" in text
    assert "down to 0 %. Ben marks the bottom right square." in text
    assert "[4] Played: Mark the bottom right square. Better: Mark the top right square." in text
    assert text.index("Decisive moments") < text.index("Largest mistakes")


def test_it_speaks_dutch(file: Path) -> None:
    people = ("--seat", "Anna", "--seat", "Ben")
    converse("play", "tictactoe", *people, "--save", str(file), typed=BEN_BLUNDERS)
    assert "Beslissende momenten" in converse("--language", "nl", "review", str(file)).out


def test_a_match_that_goes_on_has_none(file: Path) -> None:
    people = ("--seat", "Anna", "--seat", "Ben")
    converse("play", "tictactoe", *people, "--save", str(file), typed=["centre"])
    said = converse("review", str(file))
    assert said.code != 0
    assert "The match is not over" in plain(said.err)
