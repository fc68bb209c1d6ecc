"""`skulduggery check`, and the same checks as tests of pytest."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import tictactoe

from skulduggery.checks import jobs_of
from skulduggery.checks.finding import PAGE
from skulduggery.games import all_games

from .conversation import converse

BROKEN = """
import tictactoe
tictactoe.TicTacToe.census = lambda game, state: {}
"""


def test_a_game_in_order_is_said_to_be_so() -> None:
    said = converse(*["check", "tictactoe", "--quick"])
    assert said.code == 0
    assert said.out.endswith("tictactoe: nothing is wrong.\n")


def test_a_mistake_is_told_in_one_sentence_with_its_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(tictactoe.GAME), "census", lambda game, state: {})
    said = converse(*["check", "tictactoe", "--quick"])
    told = " ".join(said.out.split())
    assert said.code == 1
    assert "tictactoe players=2: `census` is empty: count the cards, coins or tokens that never leave" in told
    assert f"(See {PAGE}#census.)" in told
    assert told.endswith("tictactoe: one thing is wrong.")


def test_golden_matches_are_written(tmp_path: Path) -> None:
    assert converse(*f"check tictactoe --golden {tmp_path}".split()).code == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == ["odd.jsonl", "odd.txt", "usual.jsonl", "usual.txt"]


def test_a_game_that_does_not_exist_is_refused() -> None:
    assert converse(*["check", "chess"]).code == 2


def test_every_finding_names_a_section_that_exists() -> None:
    page = (Path(__file__).parents[2] / PAGE).read_text(encoding="utf-8")
    headings = {line.removeprefix("## ") for line in page.splitlines() if line.startswith("## ")}
    checks: list[Any] = [check for check, _ in jobs_of(all_games()["tictactoe"])]
    assert {check.topic for check in checks} == headings


@pytest.mark.thorough
def test_pytest_runs_the_checks_and_shows_only_the_sentence(tmp_path: Path) -> None:
    broken = BROKEN.replace("tictactoe.TicTacToe", "type(tictactoe.GAME)")
    (tmp_path / "conftest.py").write_text(broken, encoding="utf-8")
    words = ["--check-game", "tictactoe", "-k", "census or short_list", str(tmp_path)]
    done = subprocess.run([sys.executable, "-m", "pytest", *words], cwd=tmp_path, capture_output=True, check=False)
    told = done.stdout.decode()
    assert "1 failed, 1 passed" in told
    assert "tictactoe players=2: `census` is empty: count the cards, coins or tokens that never leave" in told
    assert "Traceback" not in told
