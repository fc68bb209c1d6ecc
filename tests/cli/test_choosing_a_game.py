"""Without a game on the command line: all of them are offered."""

import os
import subprocess
from pathlib import Path

import pytest

from .conversation import converse, plain

ROOT = Path(__file__).parents[2]
MAKE = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "MAKEOVERRIDES", "ARGS", "GAME")  # of the make that runs the tests


@pytest.mark.parametrize("answer", ["3", "kings", "king of the pirates", "King", "kin"])
def test_without_a_game_all_are_offered(answer: str) -> None:
    said = converse("play", "--seed", "aa", typed=["ahoy", "P", answer])
    for title in ("1 Port Blackwood Two", "2 Bounty Two", "3 King of the Pirates Two", "4 Pirates on the Prowl Two"):
        assert plain(said.out).count(f" {title} ") == 3
    assert '"ahoy" is not one of these games.' in said.out
    assert '"P" can be several games: Port Blackwood, Pirates on the Prowl.' in plain(said.out)
    assert "King of the Pirates: Skipper, Salty Sam" in said.out


def test_the_beginning_of_the_short_name_is_enough() -> None:
    assert "Pirates on the Prowl: Skipper" in converse("play", "--seed", "aa", typed=["prow"]).out


def test_who_wants_no_game_may_leave_before_it_begins(home: Path) -> None:
    assert converse("play", typed=["q"]).code == 130
    assert not list(home.rglob("*.jsonl"))


@pytest.mark.parametrize(("game", "command"), [("", "play"), ("GAME=kings", "play kings")])
def test_make_plays_any_game(game: str, command: str) -> None:
    words = [word for word in ("make", "--dry-run", "--no-print-directory", "play-terminal", game) if word]
    outside = {name: value for name, value in os.environ.items() if name not in MAKE}
    ran = subprocess.run(words, cwd=ROOT, env=outside, capture_output=True, text=True, check=True)
    assert ran.stdout.split("skulduggery ")[-1].strip() == command
