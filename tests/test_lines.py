"""No line of a source or document is longer than 120 characters.

Ruff checks most of Python (E501), and Prettier breaks most lines of the page. This test covers everything people write.
"""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
LONGEST = 120
FOLDERS = ("bench", "docs", "examples", "src", "tests", "tools", "web")
ENDINGS = {".cfg", ".md", ".py", ".sh", ".toml", "", ".css", ".html", ".js", ".mjs", ".svelte", ".ts"}
LEFT_OUT = (
    "bench/.venvs/",  # packages of others
    "bench/peers/",  # lock files
    "src/skulduggery/static/",  # the built page
    "web/node_modules/",
    "web/src/generated/",
)
# In the players' rulebooks, and the chapter behind them, a line is an item of a list: the reader joins no lines there.
RULEBOOK = re.compile(r".*/text/../(rules|fairness)\.md$")
PRAGMA = re.compile(r"  # (type: ignore|noqa).*")  # mypy and ruff read it only on the line itself
TABLE = "|"  # a row of a table in Markdown cannot be broken


def written_files() -> Iterator[Path]:
    """The files that people write, by their path from the root."""
    yield from (file for file in ROOT.iterdir() if file.is_file())
    for folder in FOLDERS:
        yield from (file for file in (ROOT / folder).rglob("*") if file.is_file())


def is_checked(path: str) -> bool:
    hidden = any(part.startswith(".") or part == "__pycache__" for part in path.split("/"))
    return not hidden and not path.startswith(LEFT_OUT) and not RULEBOOK.match(path) and Path(path).suffix in ENDINGS


def long_lines(file: Path) -> Iterator[str]:
    for number, line in enumerate(file.read_text(encoding="utf-8").split("\n"), start=1):
        if len(PRAGMA.sub("", line)) > LONGEST and not line.lstrip().startswith(TABLE):
            yield f"{file.relative_to(ROOT)}:{number} has {len(line)} characters"


def test_no_line_is_too_long() -> None:
    files = [file for file in written_files() if is_checked(file.relative_to(ROOT).as_posix())]
    assert {"Makefile", "README.md", "kings.md", "test_lines.py"} <= {file.name for file in files}
    assert [line for file in files for line in long_lines(file)] == []
