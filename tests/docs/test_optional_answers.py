"""The page on the second layer of the contract lists all of it, and the first layer repeats nothing of it."""

import re
from pathlib import Path

import pytest

from skulduggery.core.decision_hooks import DecisionHooks
from skulduggery.core.game import Decision, Game, State
from skulduggery.core.game_hooks import GameHooks
from skulduggery.core.messages import Event, EventHooks
from skulduggery.core.state_hooks import StateHooks

PAGE = Path(__file__).parents[2] / "docs" / "plugins" / "optional.md"
LAYERS = {"Of a game": GameHooks, "Of a state": StateHooks, "Of a decision": DecisionHooks, "Of an event": EventHooks}
CALLED = {"apply_table_move", "key"}  # nobody overrides the one; the other belongs to the first layer


def listed(title: str) -> set[str]:
    section = PAGE.read_text(encoding="utf-8").split(f"## {title} ")[1].split("\n## ")[0]
    return set(re.findall(r"^\| `(\w+)` \|", section, flags=re.MULTILINE))


def hooks_of(layer: type) -> set[str]:
    named = {*vars(layer), *vars(layer).get("__annotations__", {})}
    return {name for name in named if not name.startswith("_")} - CALLED


@pytest.mark.parametrize("title", LAYERS)
def test_the_page_lists_every_optional_answer(title: str) -> None:
    assert listed(title) == hooks_of(LAYERS[title])


@pytest.mark.parametrize(
    ("first", "second"), [(Game, GameHooks), (State, StateHooks), (Decision, DecisionHooks), (Event, EventHooks)]
)
def test_the_first_layer_repeats_nothing_of_the_second(first: type, second: type) -> None:
    assert hooks_of(first) & hooks_of(second) == set()
