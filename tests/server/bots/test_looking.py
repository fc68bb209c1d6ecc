"""Bots wait until people have seen something weighty: not for pages that are slow, hidden or without pictures."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from skulduggery.core.messages import kind_of
from skulduggery.server.bots.runner import IN_TURN
from skulduggery.server.protocol import from_page
from skulduggery.server.runtime.settings import DELAYS, LONGEST_LOOK
from skulduggery.server.table.audience.connection import Unseen
from tests.server.fake_clock import FakeClock
from tests.server.local_server import Json, LocalServer, Page, async_test, local_server
from tests.server.worlds import FixedSeeds

ANNA, BEN = PEOPLE = (0, 1)
PACE = DELAYS["family"]
TICK = 0.05
LONG = 60.0  # seconds within which every table goes on


class TableWithBots:
    """Anna, and perhaps Ben, among bots in Port Blackwood. What her page has shown, the tests say for it."""

    def __init__(self, place: LocalServer, host: Json, pages: list[Page]) -> None:
        self.place, self.host, self.page = place, host, pages[0]
        self.page_of = dict(enumerate(pages))
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
            if any(weight != "routine" for weight in update["weights"]) and update["asked"]["seat"] not in PEOPLE:
                return
            await self.go_on()

    async def go_on(self) -> None:
        """The next move; everything before has been shown."""
        assert self.table.match is not None
        await self.page.send(from_page.Seen(self.number))
        if (asked := self.table.match.asked) in self.page_of:
            page = self.page_of[asked]
            await page.settled(self.number)
            await page.play(asked, page.update["choices"][-1]["move"])
        else:
            await self.pause(PACE)

    async def until_bots_begin(self) -> None:
        """The turn of a bot is over, and that of another bot begins."""
        while True:
            await self.catch_up()
            update = self.page.update
            began = [event["seat"] for event in update["events"] if event["kind"] == "turn_began"]
            if began and began[0] not in PEOPLE and began[0] - 1 not in PEOPLE:
                return
            await self.go_on()

    async def until_bots_turn(self) -> None:
        """Bots without pauses may have played on until Anna is asked."""
        assert self.table.match is not None
        while self.table.match.asked == ANNA:
            await self.catch_up()
            await self.page.play(ANNA, self.page.update["choices"][-1]["move"])

    def turns_since(self, number: int) -> int:
        assert self.table.match is not None
        return sum(kind_of(line.event) == "turn_began" for line in self.table.match.log if line.number > number)

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
async def table_with_bots(folder: Path, alone: bool = False) -> AsyncIterator[TableWithBots]:
    """Without Ben on his own page if `alone`. He wants no pictures: nobody waits for him."""
    async with local_server(folder, seeds=FixedSeeds(), messages_per_second=1e9, message_burst=1e9) as place:
        host = await place.open_table("blackwood", players=5)
        tickets = [host] if alone else [host, await place.join(host["table"])]
        pages = [await place.page(ticket) for ticket in tickets]
        await pages[0].ask(from_page.Start)
        for page in pages[1:]:
            await page.send(from_page.Here(True))
        yield TableWithBots(place, host, pages)


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
async def test_bots_are_one_turn_ahead_of_the_page(tmp_path: Path) -> None:
    """They think while the last turn is shown, and wait before the next but one."""
    async with table_with_bots(tmp_path, alone=True) as here:
        await here.until_bots_begin()
        before = here.number
        for _ in range(160):  # eight seconds, while the page shows it
            await tick(here.place.clock)
        ahead = here.number
        assert here.turns_since(before) == 1
        await here.page.send(from_page.Seen(before))
        assert await here.pause() <= TICK
        assert here.number > ahead


@async_test
async def test_for_a_lone_person_bots_think_on_while_something_weighty_is_shown(tmp_path: Path) -> None:
    async with table_with_bots(tmp_path, alone=True) as here:
        await here.until_weighty()
        assert await here.pause() <= PACE + 2 * TICK


@async_test
async def test_a_bot_pauses_less_between_the_moves_of_its_turn(tmp_path: Path) -> None:
    """The page tells a turn as one thing."""
    async with table_with_bots(tmp_path, alone=True) as here:
        await here.until_bots_begin()
        assert abs(await here.pause() - PACE) <= 2 * TICK
        assert abs(await here.pause() - PACE / IN_TURN) <= 2 * TICK


@async_test
async def test_a_page_that_says_nothing_holds_nobody_up(tmp_path: Path) -> None:
    """One that stops to report is waited for once, and not for long."""
    async with table_with_bots(tmp_path) as here:
        await here.until_weighty()
        assert PACE < await here.pause() <= LONGEST_LOOK + 2 * TICK
        connection = here.table.audience.connections[0]
        connection.show(Unseen(here.number, turn=False, weighs=True), here.place.clock.elapsed())
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
