"""`skulduggery compile`: what can be compiled, what is said if nothing can, and the whole way (slow)."""

import os
import sys
import tomllib
from pathlib import Path

import pytest

from skulduggery.cli.compiler import INTERPRETED, complaints, has_structs, unfold
from tests.plugins import install, on_the_path, said

from .conversation import converse

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "liars_dice"
ASK = "import liars_dice.rules as rules; print(rules.__file__)"


def test_the_same_modules_stay_interpreted_as_in_our_own_build() -> None:
    """Except for what is excluded by its path: the base of plug-in states, which is compiled with a plug-in."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    assert {name for name in hook["exclude"] if "/" not in name} == INTERPRETED


def test_modules_with_messages_are_known_by_their_classes() -> None:
    package = EXAMPLE / "liars_dice"
    assert [file.name for file in sorted(package.glob("*.py")) if has_structs(file)] == ["messages.py"]


def test_several_names_in_one_line_of_a_class_are_unfolded(tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text(
        'a, b = 1, 2\n\n\nclass Roll:\n    kind, dice = (\n        "roll",\n        (1, 2),\n    )\n    last = 3\n'
    )
    unfold(file)
    assert file.read_text() == "a, b = 1, 2\n\n\nclass Roll:\n    kind = 'roll'\n    dice = (1, 2)\n    last = 3\n"


def test_of_what_the_compiler_said_the_errors_are_told() -> None:
    assert complaints("gcc ...\nrules.py:3: error: no\nmore\n") == "rules.py:3: error: no"
    assert complaints("something\nelse") == "something\nelse"


@pytest.mark.parametrize(
    ("game", "sentence"), [("blackwood", "is not a package of its own"), ("tictactoe", "is not a package of its own")]
)
def test_what_is_no_package_is_refused(tmp_path: Path, game: str, sentence: str) -> None:
    answer = converse("compile", game, "--folder", str(tmp_path / "fast"))
    assert answer.code == 2
    assert sentence in " ".join(answer.err.split())


def test_a_game_in_one_file_is_told_what_to_do(tmp_path: Path) -> None:
    assert converse("new", "sea_dogs", "--folder", str(tmp_path / "project")).code == 0
    (tmp_path / "project" / "sea_dogs" / "heuristic.py").unlink()
    site = install(tmp_path / "project", tmp_path / "site")
    with on_the_path(site, "sea_dogs"):
        answer = converse("compile", "sea_dogs", "--folder", str(tmp_path / "fast"))
    assert answer.code == 2
    assert "Put the rules into modules of their own" in " ".join(answer.err.split())


@pytest.mark.slow
def test_liars_dice_is_compiled_and_passes_the_checks(tmp_path: Path) -> None:
    site, fast = install(EXAMPLE, tmp_path / "site"), tmp_path / "fast"
    command = str(Path(sys.executable).with_name("skulduggery"))
    said(command, "compile", "liars_dice", "--folder", str(fast), site=site)
    both = Path(f"{fast}{os.pathsep}{site}")
    assert said(sys.executable, "-P", "-c", ASK, site=both).strip().endswith((".so", ".pyd"))
    assert "nothing is wrong" in said(command, "check", "liars_dice", "--quick", site=both)
