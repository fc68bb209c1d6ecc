"""Shared code names no game: whatever belongs to a game is found beside it (`games/beside.py`), as for a plug-in."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from skulduggery.games import listed_games

ROOT = Path(__file__).parent.parent
KEYS = sorted(listed_games())
NAMED = re.compile(rf"\b({'|'.join(KEYS)})\b")
# Targets of single games beside single peers, and loads on a server that are made of one game each.
FIGURES = (
    "results.py",
    "adapters.py",
    "lab.py",
    "play_lab.py",
    "server_rounds.py",
    "page_costs.py",
)
COMMENT = re.compile(r"//.*|/\*.*?\*/|<!--.*?-->", re.DOTALL)


def is_of_a_game(file: Path) -> bool:
    """In a folder of a game, or a file with its name: `wire/kings.ts`."""
    parts = file.relative_to(ROOT).parts
    return any(part.split(".")[0].split("_")[0].split("-")[0] in KEYS for part in parts)


def shared(folder: str, *endings: str) -> Iterator[Path]:
    for file in sorted((ROOT / folder).rglob("*")):
        if file.suffix in endings and not is_of_a_game(file) and ".test." not in file.name:
            yield file


def named_in_python(file: Path) -> list[str]:
    """Strings and names of the code; docstrings may give a game as an example."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    strings = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    modules = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    names = [alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names]
    return [
        word for word in (*strings, *names, *[part for each in modules for part in each.split(".")]) if word in KEYS
    ]


def test_no_python_module_names_a_game() -> None:
    files = list(shared("src/skulduggery", ".py"))
    assert len(files) > 200
    assert {str(file.relative_to(ROOT)): found for file in files if (found := named_in_python(file))} == {}


def test_the_page_build_and_the_benchmarks_name_none() -> None:
    bench = [file for file in sorted((ROOT / "bench").glob("*.py")) if file.name not in FIGURES]
    files = [*shared("web/scripts", ".py"), *bench]
    assert {"fixtures.py", "run.py", "search.py", "compare.py"} <= {file.name for file in files}
    assert {str(file.relative_to(ROOT)): found for file in files if (found := named_in_python(file))} == {}
    assert NAMED.findall(COMMENT.sub("", (ROOT / "web" / "vite.config.ts").read_text(encoding="utf-8"))) == []


def test_a_module_that_names_one_is_found(tmp_path: Path) -> None:
    file = tmp_path / "registry.py"
    file.write_text(f'"""For instance {KEYS[0]}."""\nfrom .{KEYS[0]} import draw\nCHARTS = {{"{KEYS[1]}": draw}}\n')
    assert named_in_python(file) == [KEYS[1], KEYS[0]]
