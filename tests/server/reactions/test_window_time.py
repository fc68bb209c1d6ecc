"""The time of a person in a window: set by the host, standing still while a card is picked, within bounds."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from skulduggery.server.protocol import from_page
from skulduggery.server.reactions.stopwatch import Stopwatch
from skulduggery.server.runtime.settings import LONGEST_LOOK, LONGEST_PICK
from skulduggery.server.store.meta import unpack
from tests.server.local_server import async_test, end_match, local_server
from tests.server.parley_table import ANNA, BEN, BOT, CID, PASS, PATIENCE, ParleyTable, seat_people

BRISK = 8.0


@pytest.mark.parametrize(("limit", "seconds"), [("calm", PATIENCE), ("brisk", BRISK), ("off", None)])
@async_test
async def test_the_host_sets_it(tmp_path: Path, limit: Any, seconds: float | None) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place, window_limit=limit)
        await parley.pages[BEN].told(lambda table: table["window_limit"] == limit)
        await parley.demand()
        assert (await parley.window(BEN))["seconds_left"] == seconds
        await parley.wait(PATIENCE)
        if seconds is None:
            await parley.pages[BEN].play(BEN, PASS)  # in time
        else:
            await parley.pages[BEN].next("timeup")
        assert parley.passes()[0] == BEN


@async_test
async def test_it_can_be_changed_during_a_match(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        await parley.demand()
        await parley.window(BEN, lambda found: found and found["seconds_left"] == PATIENCE)
        await parley.pages[ANNA].ask(from_page.Lobby, window_limit="off")
        await parley.window(BEN, lambda found: found and found["seconds_left"] is None)
        await parley.wait(PATIENCE * 3)
        assert parley.asked() == BEN


@pytest.mark.parametrize("asked", [BEN, CID])
@async_test
async def test_nobody_is_hurried_in_an_own_fight(tmp_path: Path, asked: int) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        await parley.demand(asked=asked)
        for seat in (BEN, CID):
            assert (await parley.window(seat))["seconds_left"] == (None if seat == asked else PATIENCE)
        await parley.wait(PATIENCE * 3)
        assert (parley.passes(), parley.asked()) == ([] if asked == BEN else [BEN], asked)


async def has_shown(parley: ParleyTable, seat: int, number: int) -> None:
    page = parley.pages[seat]
    await page.send(from_page.Seen(number, False))
    await page.ask(from_page.Why, page.at, seat, Raw(b"{}"))  # the note has been read by now


@async_test
async def test_it_runs_once_the_page_has_shown_what_happened(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        await has_shown(parley, BEN, 0)
        await parley.demand()
        window = await parley.window(BEN)
        assert (window["seconds_left"], window["seconds_still"]) == (PATIENCE, LONGEST_LOOK)
        assert (await parley.window(CID))["seconds_still"] == 0.0  # this page never tells
        await parley.wait(4.0)
        await has_shown(parley, BEN, window["window"])
        await parley.window(BEN, lambda found: found and found["seconds_still"] == 0.0)
        await parley.wait(PATIENCE - 0.1)
        assert parley.passes() == []
        await parley.wait(0.1)
        assert (await parley.watcher.next("timeup"))["seats"] == [BEN, CID]


@async_test
async def test_it_does_not_wait_for_ever_for_a_page_that_shows_something(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        await has_shown(parley, BEN, 0)
        await parley.demand()
        await parley.wait(LONGEST_LOOK + PATIENCE - 0.1)
        assert parley.passes() == []
        await parley.wait(0.1)
        assert (await parley.watcher.next("timeup"))["seats"] == [BEN, CID]


async def pick(parley: ParleyTable, seat: int, picked: bool) -> None:
    page = parley.pages[seat]
    await page.send(from_page.Picked(seat, place_window(parley).name, picked))
    await page.ask(from_page.Why, page.at, seat, Raw(b"{}"))  # the note has been read by now
    news = [news for news in map(msgspec.json.decode, page.traffic) if news["kind"] == "reactions" and news["window"]]
    assert (news[-1]["window"]["seconds_still"] > 0) == picked


def place_window(parley: ParleyTable) -> Any:
    return parley.place.window(parley.tickets[ANNA])


@pytest.mark.parametrize("seat", [BEN, CID])  # Ben could counter, Cid could not
@async_test
async def test_it_stands_still_while_a_card_is_picked(tmp_path: Path, seat: int) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        await parley.demand()
        if seat == CID:
            await parley.pages[BEN].play(BEN, PASS)
        await parley.wait(PATIENCE - 2)
        heard = len(parley.watcher.traffic)
        await pick(parley, seat, True)
        await parley.wait(10.0)
        await pick(parley, seat, False)
        assert parley.asked() == seat
        await parley.wait(1.5)
        assert parley.asked() == seat
        await parley.wait(0.5)
        assert (await parley.watcher.next("timeup"))["seats"][0] == seat
        assert seat in parley.passes()
        assert "picked" not in "".join(parley.watcher.traffic[heard:])


@async_test
async def test_a_picked_card_does_not_stop_it_for_ever(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        await parley.demand()
        for _ in range(2):
            await pick(parley, BEN, True)
            await parley.wait(LONGEST_PICK / 3)
            await pick(parley, BEN, False)
        await pick(parley, BEN, True)
        await parley.wait(LONGEST_PICK / 3 + PATIENCE - 0.5)
        assert parley.asked() == BEN
        await parley.wait(0.5)
        assert parley.passes() == [BEN, CID, BOT]


@async_test
async def test_who_is_not_in_the_window_picks_nothing(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        await parley.demand()
        for seat, window in ((ANNA, place_window(parley).name), (BEN, 0)):
            await parley.pages[seat].send(from_page.Picked(seat, window, True))
            assert (await parley.pages[seat].next("refused"))["refusal"]["kind"] == "not_invited"


def test_a_stopwatch_stands_still_for_so_long_altogether() -> None:
    watch = Stopwatch()
    watch.set_picked(True, 100.0)
    watch.set_picked(True, 105.0)  # the same card: nothing new
    assert (watch.still(110.0), watch.longest()) == (LONGEST_PICK - 10, LONGEST_PICK)
    watch.set_picked(False, 110.0)
    assert (watch.still(120.0), watch.longest()) == (0.0, 10.0)
    watch.set_picked(True, 200.0)
    assert watch.paused_by(900.0) == LONGEST_PICK


def test_a_table_that_was_stored_before_there_were_settings() -> None:
    meta = unpack(b'{"table":"t","game":"kings","server_seed":"00","created":1.0,"pace":"brisk"}')
    assert (meta.windows, meta.window_limit) == ("strict", "calm")


@async_test
async def test_a_rematch_keeps_the_settings(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place, windows="brisk", window_limit="off")
        anna = parley.pages[ANNA]
        await end_match(*parley.pages)
        await anna.ask(from_page.Rematch)
        following = (await anna.told(lambda table: table["next_table"]))["next_table"]
        table = (await place.web.get(f"/api/tables/{following}")).json()
        assert (table["windows"], table["window_limit"]) == ("brisk", "off")
