"""Matches that are played by time: the table's clock reaches the rules as a recorded move, once."""

import asyncio
from pathlib import Path

from skulduggery.server.protocol import from_page
from skulduggery.server.table.live import LiveTable
from tests.server.local_server import Json, LocalServer, Page, async_test, local_server

MINUTE = 60.0


async def timed(place: LocalServer) -> tuple[Json, Page]:
    """Parley for ten minutes; the host is asked first, so nothing else moves the match."""
    ticket = await place.open_table("parley", players=2, options={"minutes": 10}, start=True)
    return ticket, await place.page(ticket)


async def pass_time(place: LocalServer, minutes: float) -> None:
    """In half minutes, as the table writes its clock down."""
    for _ in range(int(minutes * 2)):
        await place.clock.advance(MINUTE / 2)
        for running in place.registry.tables.values():
            await written_down(running.table)


async def written_down(table: LiveTable) -> None:
    """Until the time that was played is stored, if the clock runs."""
    while table.clock.since is not None and (table.lock.locked() or table.meta.played < table.clock.played):
        await asyncio.sleep(0.005)


def calls(page: Page) -> int:
    return sum(text.count('"last_called"') for text in page.traffic)


@async_test
async def test_the_time_that_is_left_is_told(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ticket, _ = await timed(place)
        await pass_time(place, 4)
        table = (await place.web.get(f"/api/tables/{ticket['table']}")).json()
        assert table["clock"] == {"seconds_left": 6 * MINUTE, "runs": True}


@async_test
async def test_a_match_without_a_time_has_no_clock(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ticket = await place.open_table("parley", players=2, start=True)
        page = await place.page(ticket)
        assert page.table["clock"] is None


@async_test
async def test_when_the_time_is_over_the_table_says_so_once(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        _, page = await timed(place)
        await pass_time(place, 9.5)
        assert calls(page) == 0
        await pass_time(place, 0.5)
        await page.until(lambda message: "last_called" in str(message))
        await page.told(lambda table: table["clock"] == {"seconds_left": 0.0, "runs": False})
        await pass_time(place, 30)
        page.waiting.clear()
        await page.ask(from_page.Rename, 0, "Annie")
        assert calls(page) == 1


@async_test
async def test_the_clock_stands_while_the_match_is_paused_and_while_nobody_is_there(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ticket, page = await timed(place)
        await pass_time(place, 1)
        await page.ask(from_page.Pause, True)
        await page.told(lambda table: not table["clock"]["runs"])
        await pass_time(place, 20)
        await page.ask(from_page.Pause, False)
        await page.close()
        while place.live(ticket).audience.connections:
            await asyncio.sleep(0.005)
        await pass_time(place, 20)
        back = await place.page(ticket)
        await back.told(lambda table: table["clock"] == {"seconds_left": 9 * MINUTE, "runs": True})


@async_test
async def test_a_restart_goes_on_with_the_time_that_was_left(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ticket, _ = await timed(place)
        await pass_time(place, 3)
        await place.all_saved(ticket)
    async with local_server(tmp_path) as place:
        page = await place.page(ticket)
        await page.told(lambda table: table["clock"] == {"seconds_left": 7 * MINUTE, "runs": True})
