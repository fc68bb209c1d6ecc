"""Tables that are played by the day: a turn may take hours or days, and nobody needs to be there meanwhile."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from skulduggery.server.protocol import from_page
from skulduggery.server.registry.retention import Retention
from tests.server.fake_clock import FakeClock
from tests.server.local_server import Json, LocalServer, Page, async_test, end_match, local_server
from tests.server.parley_table import ANNA, BEN, seat_people
from tests.server.tictactoe import mark

HOUR = 3_600.0
DAY = 24 * HOUR


class TwoPeople:
    """Anna and Ben, with a day for each turn."""

    def __init__(self, place: LocalServer, anna: Page, ben: Page, tickets: list[Json]) -> None:
        self.place = place
        self.anna = anna
        self.ben = ben
        self.tickets = tickets

    async def leave(self, *pages: Page) -> None:
        for page in pages:
            await page.close()
        table = self.place.live(self.tickets[0])
        while len(table.audience.connections) > 2 - len(pages):
            await asyncio.sleep(0)


@asynccontextmanager
async def by_the_day(tmp_path: Path, hours: int = 24, **settings: Any) -> AsyncIterator[TwoPeople]:
    async with local_server(tmp_path, **settings) as place:
        host = await place.open_table("tictactoe", players=2)
        tickets = [host, await place.join(host["table"])]
        anna, ben = [await place.page(ticket) for ticket in tickets]
        await anna.ask(from_page.Lobby, turn_hours=hours, pace="instant")
        await anna.ask(from_page.Start)
        await ben.told(lambda table: table["status"] == "running" and table["turn_hours"] == hours)
        yield TwoPeople(place, anna, ben, tickets)


@pytest.mark.parametrize("hours", [-1, 337])
@async_test
async def test_a_turn_lasts_two_weeks_at_most(tmp_path: Path, hours: int) -> None:
    async with local_server(tmp_path) as place:
        anna = await place.page(await place.open_table("tictactoe", players=2))
        refused = await anna.ask(from_page.Lobby, turn_hours=hours)
        assert refused["kind"] == "refused"
        assert anna.table["turn_hours"] == 0


@async_test
async def test_the_speed_is_fixed_when_the_match_begins(tmp_path: Path) -> None:
    async with by_the_day(tmp_path) as crew:
        assert (await crew.anna.ask(from_page.Lobby, turn_hours=0))["refusal"]["kind"] == "only_in_lobby"


@async_test
async def test_nobody_is_voted_out_before_the_time_of_a_turn_is_over(tmp_path: Path) -> None:
    async with by_the_day(tmp_path) as crew:
        await crew.anna.play(0, mark(4))
        await crew.leave(crew.ben)
        table = await crew.anna.told(lambda table: table["seats"][1]["presence"] == "away")
        await crew.place.clock.advance(DAY - 1)
        assert (await crew.anna.ask(from_page.Vote, 0, "bot"))["refusal"]["kind"] == "no_vote"
        assert table["absence"] is None
        await crew.place.clock.advance(1)
        await crew.anna.told(lambda table: table["absence"] is not None and table["absence"]["voting"])
        assert (await crew.anna.ask(from_page.Vote, 0, "skip"))["kind"] == "ack"
        await crew.anna.settled(4)


@async_test
async def test_who_does_not_play_can_be_voted_out_though_present(tmp_path: Path) -> None:
    async with by_the_day(tmp_path) as crew:
        await crew.anna.play(0, mark(4))
        await crew.place.clock.advance(DAY)
        await crew.anna.told(lambda table: table["absence"] is not None and table["absence"]["seat"] == 1)
        assert (await crew.ben.ask(from_page.Vote, 1, "wait"))["refusal"]["kind"] == "no_vote"
        assert (await crew.ben.play(1, mark(0)))["kind"] == "ack"
        await crew.anna.told(lambda table: table["absence"] is None)


@async_test
async def test_waiting_gives_the_whole_time_again(tmp_path: Path) -> None:
    async with by_the_day(tmp_path) as crew:
        await crew.anna.play(0, mark(4))
        await crew.place.clock.advance(DAY)
        await crew.anna.told(lambda table: table["absence"] is not None)
        await crew.anna.ask(from_page.Vote, 0, "wait")
        await crew.anna.told(lambda table: table["absence"] is None)
        await crew.place.clock.advance(DAY - 1)
        assert (await crew.anna.ask(from_page.Vote, 0, "bot"))["refusal"]["kind"] == "no_vote"
        await crew.place.clock.advance(1)
        await crew.anna.told(lambda table: table["absence"] is not None)


@async_test
async def test_the_time_runs_on_while_the_server_is_switched_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with by_the_day(tmp_path) as crew:
        await crew.anna.play(0, mark(4))
        ticket = crew.tickets[0]
    monkeypatch.setattr(FakeClock, "now", lambda clock: clock.time + DAY + 1)
    async with local_server(tmp_path) as place:
        anna = await place.page(ticket)
        assert anna.table["waiting"] == DAY + 1
        await anna.told(lambda table: table["absence"] is not None and table["absence"]["voting"])


@async_test
async def test_one_person_alone_does_not_end_the_match_of_all(tmp_path: Path) -> None:
    async with by_the_day(tmp_path) as crew:
        await crew.leave(crew.ben)
        await crew.anna.ask(from_page.End)
        table = await crew.anna.told(lambda table: table["ending"] is not None)
        assert (table["status"], table["ending"]["awaited"]) == ("running", [1])
        ben = await crew.place.page(crew.tickets[1])
        await ben.ask(from_page.End)
        await crew.anna.told(lambda table: table["status"] == "over")


@async_test
async def test_the_host_stays_host_for_a_night(tmp_path: Path) -> None:
    async with by_the_day(tmp_path) as crew:
        await crew.leave(crew.anna)
        await crew.place.clock.advance(12 * HOUR)
        await crew.ben.ask(from_page.Rename, 1, "Benjamin")
        assert [seat["host"] for seat in crew.ben.table["seats"]] == [True, False]
        await crew.place.clock.advance(12 * HOUR)
        await crew.ben.told(lambda table: table["seats"][1]["host"])


@async_test
async def test_a_match_stays_in_memory_so_that_its_time_can_pass(tmp_path: Path) -> None:
    async with by_the_day(tmp_path, keep_days=1.0) as crew:
        await crew.leave(crew.anna, crew.ben)
        crew.place.clock.time += 2 * DAY
        await crew.place.registry.sweep()
        assert crew.tickets[0]["table"] in crew.place.registry.tables


@pytest.mark.parametrize(("days", "is_kept"), [(59, True), (61, False)])
@async_test
async def test_it_is_kept_until_the_crew_has_been_silent_for_60_days(tmp_path: Path, days: int, is_kept: bool) -> None:
    async with by_the_day(tmp_path, keep_days=1.0) as crew:
        await crew.leave(crew.anna, crew.ben)
        for _ in range(2):  # the second time it has been too old for a day
            crew.place.clock.time += days / 2 * DAY if days < 60 else days * DAY
            await crew.place.registry.sweep()
        answer = await crew.place.web.get(f"/api/tables/{crew.tickets[0]['table']}")
        assert (answer.status_code == 200) is is_kept


@pytest.mark.parametrize(("hours", "lasts"), [(1, 1), (24, 6), (336, 12)])
@async_test
async def test_a_reaction_window_lasts_for_hours_whoever_is_there(tmp_path: Path, hours: int, lasts: int) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place, turn_hours=hours)
        await parley.demand()
        assert (await parley.window(BEN))["seconds_left"] == lasts * HOUR
        for page in [*parley.pages, parley.watcher]:
            await page.close()
        while place.live(parley.tickets[ANNA]).audience.connections:
            await asyncio.sleep(0)
        await place.clock.advance(lasts * HOUR - 1)
        assert not parley.passes()
        await place.clock.advance(1)
        while not parley.passes():
            await asyncio.sleep(0)
        assert parley.passes()[0] == BEN


@async_test
async def test_the_time_of_a_window_counts_from_the_move_that_opened_it(tmp_path: Path) -> None:
    """Also if it was played before the server was started again: then the newest entry tells when."""
    async with local_server(tmp_path) as place:
        parley = await seat_people(place, turn_hours=24)
        await parley.demand()
        await parley.window(BEN)
        running = place.running(parley.tickets[ANNA])
        running.table.changed -= 2 * HOUR
        running.reactions.windows.window = None  # as after a restart
        running.reactions.nudge()
        found = await parley.window(BEN, lambda window: window and window["seconds_left"] < 6 * HOUR)
        assert found["seconds_left"] == 4 * HOUR


@async_test
async def test_everybody_is_told_for_how_many_days_a_table_is_kept(tmp_path: Path) -> None:
    async with by_the_day(tmp_path, keep_days=7.0) as crew:
        assert (await crew.anna.told(lambda table: table["status"] == "running"))["kept_days"] == 60
        await end_match(crew.anna, crew.ben)
        assert (await crew.anna.told(lambda table: table["status"] == "over"))["kept_days"] == 7
        live = await crew.place.page(await crew.place.open_table("tictactoe", players=2))
        assert live.table["kept_days"] == 7


@pytest.mark.parametrize(("hours", "is_kept"), [(0, False), (24, True)])
@async_test
async def test_a_lobby_by_the_day_is_kept_as_long(tmp_path: Path, hours: int, is_kept: bool) -> None:
    async with local_server(tmp_path, keep_days=1.0) as place:
        host = await place.open_table("tictactoe", players=2)
        page = await place.page(host)
        await page.ask(from_page.Lobby, turn_hours=hours)
        await page.close()
        retention = Retention(place.services.store, place.clock, place.services.settings)
        place.clock.time += 50 * DAY
        await retention.due()
        place.clock.time += 2 * DAY
        assert (await retention.due() == []) == is_kept


@async_test
async def test_before_the_first_round_the_turn_is_of_whoever_is_asked(tmp_path: Path) -> None:
    """Both choose their crews, one after the other, although the first turn will be of one of them."""
    async with local_server(tmp_path) as place:
        host = await place.open_table("kings", players=2)
        pages = [await place.page(ticket) for ticket in (host, await place.join(host["table"]))]
        await pages[0].ask(from_page.Start)
        live: Any = place.live(host)
        told = set[int]()
        while live.match.state.round == 0:
            asked: int = live.match.asked
            assert live.whose_turn() == asked
            told.add(asked)
            await pages[asked].play(asked, live.match.game.legal_moves(live.match.state)[0])
        assert told == {0, 1}
