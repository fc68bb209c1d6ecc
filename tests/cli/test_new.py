"""`skulduggery new` writes a package that runs at once, and refuses names that would not work."""

import sys
from pathlib import Path

import pytest

from skulduggery.checks import check_game
from skulduggery.games import game_called
from skulduggery.text import Wording
from tests.plugins import install, on_the_path, said

from .conversation import converse

KEY = "sea_dogs"


def written(folder: Path) -> Path:
    assert converse("new", KEY, "--folder", str(folder)).code == 0
    return folder


def test_every_file_is_filled_in_and_says_what_to_change(tmp_path: Path) -> None:
    files = [file for file in written(tmp_path / "project").rglob("*") if file.is_file()]
    assert {file.name for file in files} >= {"__init__.py", "heuristic.py", "game.ftl", f"test_{KEY}.py"}
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert "NAME" not in text.replace("__name__", ""), file
        assert text.count("Change: ") == 1, file


def test_the_game_keeps_the_contract_and_can_be_read(tmp_path: Path) -> None:
    with on_the_path(written(tmp_path / "project"), KEY):
        found = __import__(KEY).GAME
        assert [finding.sentence for finding in check_game(found, every_option=False)] == []
        assert Wording("nl", found).say("game-title") == "Sea dogs"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["Sea-Dogs"], "A game cannot be called Sea-Dogs."),
        (["class"], "A game cannot be called class."),
        (["blackwood"], "There is a game blackwood already."),
    ],
)
def test_a_name_that_would_not_work_is_refused(words: list[str], sentence: str) -> None:
    said = converse("new", *words)
    assert said.code == 2
    assert sentence in said.err


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "precious.txt").write_text("mine")
    said = converse("new", KEY, "--folder", str(tmp_path))
    assert said.code == 2
    assert "is not an empty folder" in said.err
    assert [file.name for file in tmp_path.iterdir()] == ["precious.txt"]


@pytest.mark.thorough
def test_it_is_installed_its_tests_pass_and_it_plays(tmp_path: Path) -> None:
    project = written(tmp_path / "project")
    site = install(project, tmp_path / "site")
    assert "2 passed" in said(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", site=site, cwd=project)
    played = said(
        *(sys.executable, "-m", "skulduggery", "play", KEY, "--seat", "bot:bosun", "--seat", "bot:deckhand"),
        site=site,
        cwd=tmp_path,
    )
    assert "The cups are lifted" in played
    with on_the_path(site, KEY):
        assert game_called(KEY).key == KEY
