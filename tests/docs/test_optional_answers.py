"""The page on optional answers lists every member of the contract that has a default, and nothing else."""

import re
from pathlib import Path

import pytest

from skulduggery.core.game import Decision, Game, State
from skulduggery.core.messages import Event

PAGE = Path(__file__).parents[2] / "docs" / "plugins" / "optional.md"
PARTS = {"Of a game": Game, "Of a state": State, "Of a decision": Decision, "Of an event": Event}
CALLED = {"apply_table_move", "asked", "start"}  # the same in all games: nobody overrides them


def listed(title: str) -> set[str]:
    section = PAGE.read_text(encoding="utf-8").split(f"## {title} ")[1].split("\n## ")[0]
    return set(re.findall(r"^\| `(\w+)` \|", section, flags=re.MULTILINE))


def with_defaults(part: type) -> set[str]:
    """The public methods that are not abstract, and the class variables with a value; no slots."""
    members = {name: member for name, member in vars(part).items() if not name.startswith("_")}
    slots = vars(part).get("__slots__", ())
    return {name for name, member in members.items() if not hasattr(member, "__isabstractmethod__")} - {*slots, *CALLED}


@pytest.mark.parametrize("title", PARTS)
def test_the_page_lists_every_optional_answer(title: str) -> None:
    assert listed(title) == with_defaults(PARTS[title])
