"""The positions that the page's tests and dev.html use (`web/src/dev`) have the shape of today's messages.

If a field was added, removed or renamed, make them again: `.venv/bin/python web/scripts/fixtures.py`.
"""

import importlib
import inspect
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skulduggery.core.messages import Event, Message, Move, View, kind_of
from skulduggery.games import all_games

FOLDER = Path(__file__).parents[1] / "web" / "src" / "dev"
FIXTURES = sorted(FOLDER.glob("*.json"))


def game_of(fixture: Path) -> str:
    """Those of the first game have no prefix."""
    prefix = fixture.stem.split("-")[0]
    return prefix if prefix in all_games() else "blackwood"


def kinds_of(game: str, module: str, base: type[Message]) -> dict[str, type[Message]]:
    found = vars(importlib.import_module(f"skulduggery.games.{game}.{module}")).values()
    return {kind_of(one): one for one in found if inspect.isclass(one) and issubclass(one, base) and one is not base}


def assert_of_today(message: dict[str, Any], kinds: dict[str, type[Message]]) -> None:
    """Read as its Struct and written again, it is the same: nothing is missing, and nothing is left over."""
    read = msgspec.convert(message, type=kinds[message["kind"]])
    assert json.loads(msgspec.json.encode(read)) == message


@pytest.mark.parametrize("fixture", FIXTURES, ids=lambda fixture: fixture.stem)
def test_a_position_of_the_page_has_the_shape_of_today(fixture: Path) -> None:
    game, position = game_of(fixture), json.loads(fixture.read_bytes())
    assert_of_today(position["view"], kinds_of(game, "views", View))
    for event in position["events"]:
        assert_of_today(event, kinds_of(game, "events", Event))
    for choice in position["choices"]:
        assert_of_today(choice["move"], kinds_of(game, "moves", Move))


def test_there_are_positions_of_every_game_on_the_page() -> None:
    assert {game_of(fixture) for fixture in FIXTURES} == {"blackwood", "bounty", "kings", "prowl"}
