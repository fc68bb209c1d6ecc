"""How far a match is, for the list of somebody's tables: from the view of their own seat, and of nobody else's."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from skulduggery.games import game_called
from skulduggery.server.protocol import from_page
from tests.server.local_server import Json, LocalServer, async_test, local_server

OUTSIDER = [-1]


async def progress(place: LocalServer, table: str, tokens: Sequence[str] = ()) -> Json:
    headers = {"authorization": f"Bearer {' '.join(tokens)}"} if tokens else {}
    answer = await place.web.get(f"/api/tables/{table}/progress", headers=headers)
    assert answer.status_code == 200
    found: Json = answer.json()
    return found


@pytest.mark.parametrize("game", ["blackwood", "bounty", "kings", "prowl"])
@async_test
async def test_it_says_round_and_wealth_as_the_view_does(tmp_path: Path, game: str) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table(game, players=3)
        assert await progress(place, host["table"]) == {"round": None, "worth": []}
        page = await place.page(host)
        await page.ask(from_page.Start)
        await page.told(lambda table: table["status"] == "running")
        match = place.live(host).match
        assert match is not None
        view: Any = match.game.view(match.state, 0)
        found = await progress(place, host["table"], [host["token"]])
        assert found == {"round": view.round, "worth": list(match.game.worth(view))}
        assert len(found["worth"]) == 3


@async_test
async def test_nobody_learns_it_from_the_view_of_another_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two people at one device none may know what the other hides."""
    monkeypatch.setattr(type(game_called("prowl")), "worth", lambda _, view: (-1 if view.seat is None else view.seat,))
    async with local_server(tmp_path) as place:
        host = await place.open_table("prowl", players=3)
        ben = await place.join(host["table"])
        page = await place.page(host)
        await page.ask(from_page.Start)
        await page.told(lambda table: table["status"] == "running")
        tokens = [host["token"], ben["token"]]
        asked = [(), ["wrong"], tokens[:1], tokens[1:], tokens]
        worth = [(await progress(place, host["table"], given))["worth"] for given in asked]
        assert worth == [OUTSIDER, OUTSIDER, [0], [1], OUTSIDER]
