"""Bots and the lab add floats with `math.fsum`: since Python 3.12 the builtin `sum` of floats has other last digits."""

import ast
from pathlib import Path

import pytest

import skulduggery

PACKAGE = Path(skulduggery.__file__).parent
# With the builtin these add whole numbers: matches, moves, how often something is so.
REPORT = [f"report/{name}" for name in ("effects", "sections", "tables", "tally")]
COUNTING = {PACKAGE / "lab" / f"{name}.py" for name in ("calibration_page", *REPORT, "soak/page", "soak/tally")}
LAB = {*(PACKAGE / "lab").rglob("*.py")} - COUNTING
GAMES = [file for part in ("heuristic", "traits") for file in (PACKAGE / "games").glob(f"*/{part}*.py")]
GUARDED = sorted([*(PACKAGE / "bots").rglob("*.py"), *LAB, *GAMES])


def uses_of_sum(source: str) -> list[int]:
    """The lines that name the builtin. `math.fsum` adds numbers, and `len([...])` counts: no other way is needed."""
    return [node.lineno for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name) and node.id == "sum"]


@pytest.mark.parametrize("file", GUARDED, ids=lambda file: file.relative_to(PACKAGE).as_posix())
def test_numbers_are_added_in_one_way(file: Path) -> None:
    assert uses_of_sum(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("file", sorted(COUNTING), ids=lambda file: file.relative_to(PACKAGE).as_posix())
def test_only_what_uses_the_builtin_is_excepted(file: Path) -> None:
    assert uses_of_sum(file.read_text(encoding="utf-8")) != []


def test_the_builtin_is_found() -> None:
    assert uses_of_sum("import math\nmean = math.fsum(values) / 3\nlost = max(map(sum, rows))\n") == [3]
