"""Bots wait until people have seen something weighty: not for pages that are slow, hidden or without pictures."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from skulduggery.server.protocol import from_page
from skulduggery.server.runtime.settings import DELAYS, LONGEST_LOOK
from tests.server.fake_clock import FakeClock
from tests.server.local_server import Json, LocalServer, Page, async_test, local_server
from tests.server.worlds import FixedSeeds

ANNA = 0
PACE = DELAYS["family"]
TICK = 0.05
LONG = 60.0  # seconds within which every table goes on


class TableWithBots:
    """Anna among three bots in Port Blackwood. Her page says what it has shown, unless a test says otherwise."""

    def __init__(self, place: LocalServer, host: Json, page: Page) -> None:
        self.place, self.host, self.page = place, host, page
        self.table = place.live(host)

    @property
    def number(self) -> int:
        assert self.table.match is not None
        return self.table.match.last_change

    async def say(self, note: from_page.Note, page: Page | None = None) -> None:
        """Returns when the server has read it: it answers requests in their order."""
        await (page or self.page).send(note)
        await (page or self.page).ask(from_page.Rename, ANNA, "Anna")

    async def until_weighty(self) -> None:
        """Plays on until something was sent that weighs; everything before is shown at once."""
        assert self.table.match is not None
        while True:
            await self.catch_up()
            update = self.page.update
            if any(weight != "routine" for weight in update["weights"]) and update["asked"]["seat"] != ANNA:
                return
            await self.page.send(from_page.Seen(self.number))
            if self.table.match.asked == ANNA:
                await self.page.play(ANNA, update["choices"][-1]["move"])
            else:
                await self.pause(PACE)

    async def until_bots_turn(self) -> None:
        """Bots without pauses may have played on until Anna is asked."""
        assert self.table.match is not None
        while self.table.match.asked == ANNA:
            await self.catch_up()
            await self.page.play(ANNA, self.page.update["choices"][-1]["move"])

    async def catch_up(self) -> None:
        while self.table.lock.locked():
            await asyncio.sleep(0)
        await self.page.settled(self.number)

    async def pause(self, step: float = TICK) -> float:
        """Until the next bot has moved."""
        clock, before, began = self.place.clock, self.number, self.place.clock.now()
        while self.number == before and clock.now() < began + LONG:
            await tick(clock, step)
            # A bot thinks, or its move is being stored: neither takes time of this clock.
            while self.table.lock.locked() or self.table.services.thinkers.queue.running:
                await asyncio.sleep(0)
        return round(clock.now() - began, 2)


async def tick(clock: FakeClock, step: float = TICK) -> None:
    await clock.advance(step)
    for _ in range(200):  # what was sent over a real socket is read meanwhile
        await asyncio.sleep(0)


@asynccontextmanager
async def table_with_bots(folder: Path) -> AsyncIterator[TableWithBots]:
    async with local_server(folder, seeds=FixedSeeds(), messages_per_second=1e9, message_burst=1e9) as place:
        host = await place.open_table("blackwood", start=True)
        page = await place.page(host)
        yield TableWithBots(place, host, page)


@async_test
async def test_the_next_bot_waits_until_a_weighty_event_was_seen(tmp_path: Path) -> None:
    async with table_with_bots(tmp_path) as here:
        await here.until_weighty()
        before = here.number
        for _ in range(60):  # three seconds, while the page shows it
            await tick(here.place.clock)
        assert here.number == before
        await here.page.send(from_page.Seen(before))
        assert await here.pause() <= TICK


@async_test
async def test_a_page_that_says_nothing_holds_nobody_up(tmp_path: Path) -> None:
    """One that stops to report is waited for once, and not for long."""
    async with table_with_bots(tmp_path) as here:
        await here.until_weighty()
        assert PACE < await here.pause() <= LONGEST_LOOK + 2 * TICK
        connection = here.table.audience.connections[0]
        connection.show(here.number, here.place.clock.elapsed())
        assert await here.pause() <= PACE + 2 * TICK


@async_test
async def test_nobody_waits_for_a_hidden_page(tmp_path: Path) -> None:
    async with table_with_bots(tmp_path) as here:
        await here.until_weighty()
        await here.say(from_page.Here(True))
        assert await here.pause() <= PACE + TICK


@async_test
async def test_nobody_waits_for_a_spectator_while_a_player_looks(tmp_path: Path) -> None:
    async with table_with_bots(tmp_path) as here:
        wanda = await here.place.page(table=here.host["table"])
        await wanda.send(from_page.Seen(0))
        await here.until_weighty()
        await here.say(from_page.Seen(here.number))
        assert await here.pause() <= PACE + TICK


@async_test
async def test_without_pictures_bots_make_no_pauses(tmp_path: Path) -> None:
    async with table_with_bots(tmp_path) as here:
        await here.until_weighty()
        await here.say(from_page.Seen(here.number, still=True))
        await here.pause()  # it had begun before
        await here.until_bots_turn()
        assert await here.pause() <= TICK


@async_test
async def test_one_page_with_pictures_keeps_the_pace_of_the_table(tmp_path: Path) -> None:
    async with table_with_bots(tmp_path) as here:
        another = await here.place.page(here.host)
        found = []
        for page in (here.page, another):
            await here.say(from_page.Seen(0, still=True), page)
            found.append(here.table.pace)
        assert found == ["family", "instant"]


@async_test
async def test_a_table_is_opened_with_a_pace(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        page = await place.page(await place.open_table("blackwood", pace="brisk"))
        assert page.table["pace"] == "brisk"
