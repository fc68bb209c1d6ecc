"""The parts of a game have the same names in our four games, in what `skulduggery new` writes, and in plug-ins."""

from pathlib import Path

import pytest

from skulduggery.games import listed_games
from skulduggery.games.beside import folder_of
from tests.cli.conversation import converse

ROOT = Path(__file__).parents[2]
PLUGINS = ("examples/liars_dice/liars_dice", "tests/secretgame/parley")
OURS = sorted(listed_games())
MODULES = ("heuristic", "traits", "chart")  # all other modules beside `__init__.py` hold the rules
SOMETIMES = {"weights/tuned.json", "checking/witness.py"}  # where tuning has won; where there are secrets
PAGE = "page/"  # of a plug-in; those of ours are in web/src/games


def parts_in(folder: Path) -> set[str]:
    """The files of a game that are not its rules. `heuristic_odds.py` belongs to `heuristic.py`."""
    files = {file.relative_to(folder) for file in folder.rglob("*") if file.is_file() and file.suffix != ".pyc"}
    return {f"{path.parent / path.stem.split('_')[0]}{path.suffix}" for path in files if is_no_rule(path)}


def is_no_rule(path: Path) -> bool:
    return len(path.parts) > 1 or path.suffix != ".py" or path.stem.split("_")[0] in MODULES


def parts_of(key: str) -> set[str]:
    return parts_in(folder_of(listed_games()[key]))


def test_our_games_have_the_same_parts() -> None:
    everything = set().union(*map(parts_of, OURS))
    assert {key: everything - parts_of(key) - SOMETIMES for key in OURS} == {key: set() for key in OURS}
    assert {"heuristic.py", "traits.py", "chart.py", "lesson.toml", "checking/oracle.py"} <= everything
    assert {f"text/nl/{name}" for name in ("game.ftl", "page.ftl", "lesson.ftl", "rules.md")} <= everything


@pytest.mark.parametrize("key", OURS)
def test_a_new_game_has_parts_of_the_same_names(key: str, tmp_path: Path) -> None:
    assert converse("new", "sea_dogs", "--folder", str(tmp_path / "project")).code == 0
    written = parts_in(tmp_path / "project" / "sea_dogs")
    assert "heuristic.py" in written
    assert written <= parts_of(key)


@pytest.mark.parametrize("folder", PLUGINS)
def test_plugins_have_parts_of_the_same_names(folder: str) -> None:
    found = parts_in(ROOT / folder)
    assert "text/nl/game.ftl" in found
    assert {part for part in found if not part.startswith(PAGE)} <= set().union(*map(parts_of, OURS))
