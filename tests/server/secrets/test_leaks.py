"""Nobody gets anything out of the server that they cannot know: all games, all seats, all ways to ask."""

from pathlib import Path
from typing import Any

import pytest

from skulduggery.server.store.database import Database
from tests.server.local_server import async_test
from tests.server.secrets.leaks import look_for_leaks, look_for_leaks_at_two_nodes

# Options, and how many moves lie between two moments: at each of them somebody must hold something hidden.
GAMES: dict[str, tuple[dict[str, Any], int]] = {
    "bounty": ({}, 34),
    "kings": ({}, 25),
    "parley": ({"rounds": 12}, 25),
    "prowl": ({"announcements": "fade"}, 80),
}


@pytest.mark.parametrize("game", GAMES)
@async_test
async def test_every_byte_is_the_same_whatever_somebody_cannot_know(tmp_path: Path, game: str) -> None:
    options, between = GAMES[game]
    assert await look_for_leaks(tmp_path, game, options, between=between) > 10, "hardly anything was hidden"


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["kings", "parley"])
@async_test
async def test_nor_does_a_node_that_passes_everything_on_say_more(shared: Database, game: str) -> None:
    options, between = GAMES[game]
    found = await look_for_leaks_at_two_nodes(shared, game, options, moments=1, between=between)
    assert found > 5, "hardly anything was hidden"
