"""The pages for researchers are true: the tables are those of the code, and the examples run."""

import re
from pathlib import Path
from typing import Any

from tools.research_tables import PAGE, page

RESEARCH = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_tables_are_those_of_the_code() -> None:
    """`python -m tools.research_tables` writes them again. Action ids that are there may not change."""
    assert PAGE.read_text(encoding="utf-8") == page()


def test_the_examples_run() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", RESEARCH.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert len(blocks) == 5
    space: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, RESEARCH.name, "exec"), space)
    assert sum(space["state"].returns()) == 0
