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

from .harbour import afloat, end_match, harbour
from .parlour import ANNA, BEN, BOT, CID, PASS, PATIENCE, Parlour, seat_people

BRISK = 8.0


@pytest.mark.parametrize(("limit", "seconds"), [("calm", PATIENCE), ("brisk", BRISK), ("off", None)])
@afloat
async def test_the_host_sets_it(tmp_path: Path, limit: Any, seconds: float | None) -> None:
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place, window_limit=limit)
        await parlour.pages[BEN].told(lambda table: table["window_limit"] == limit)
        await parlour.demand()
        assert (await parlour.window(BEN))["seconds_left"] == seconds
        await parlour.wait(PATIENCE)
        if seconds is None:
            await parlour.pages[BEN].play(BEN, PASS)  # in time
        else:
            await parlour.pages[BEN].next("timeup")
        assert parlour.passes()[0] == BEN


@afloat
async def test_it_can_be_changed_during_a_match(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place)
        await parlour.demand()
        await parlour.window(BEN, lambda found: found and found["seconds_left"] == PATIENCE)
        await parlour.pages[ANNA].ask(from_page.Lobby, window_limit="off")
        await parlour.window(BEN, lambda found: found and found["seconds_left"] is None)
        await parlour.wait(PATIENCE * 3)
        assert parlour.asked() == BEN


@pytest.mark.parametrize("asked", [BEN, CID])
@afloat
async def test_nobody_is_hurried_in_an_own_fight(tmp_path: Path, asked: int) -> None:
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place)
        await parlour.demand(asked=asked)
        for seat in (BEN, CID):
            assert (await parlour.window(seat))["seconds_left"] == (None if seat == asked else PATIENCE)
        await parlour.wait(PATIENCE * 3)
        assert (parlour.passes(), parlour.asked()) == ([] if asked == BEN else [BEN], asked)


async def has_shown(parlour: Parlour, seat: int, number: int) -> None:
    page = parlour.pages[seat]
    await page.send(from_page.Seen(number, False))
    await page.ask(from_page.Why, page.at, seat, Raw(b"{}"))  # the note has been read by now


@afloat
async def test_it_runs_once_the_page_has_shown_what_happened(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place)
        await has_shown(parlour, BEN, 0)
        await parlour.demand()
        window = await parlour.window(BEN)
        assert (window["seconds_left"], window["seconds_still"]) == (PATIENCE, LONGEST_LOOK)
        assert (await parlour.window(CID))["seconds_still"] == 0.0  # this page never tells
        await parlour.wait(4.0)
        await has_shown(parlour, BEN, window["window"])
        await parlour.window(BEN, lambda found: found and found["seconds_still"] == 0.0)
        await parlour.wait(PATIENCE - 0.1)
        assert parlour.passes() == []
        await parlour.wait(0.1)
        assert (await parlour.watcher.next("timeup"))["seats"] == [BEN, CID]


@afloat
async def test_it_does_not_wait_for_ever_for_a_page_that_shows_something(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place)
        await has_shown(parlour, BEN, 0)
        await parlour.demand()
        await parlour.wait(LONGEST_LOOK + PATIENCE - 0.1)
        assert parlour.passes() == []
        await parlour.wait(0.1)
        assert (await parlour.watcher.next("timeup"))["seats"] == [BEN, CID]


async def pick(parlour: Parlour, seat: int, picked: bool) -> None:
    page = parlour.pages[seat]
    await page.send(from_page.Picked(seat, place_window(parlour).name, picked))
    await page.ask(from_page.Why, page.at, seat, Raw(b"{}"))  # the note has been read by now
    news = [news for news in map(msgspec.json.decode, page.traffic) if news["kind"] == "reactions" and news["window"]]
    assert (news[-1]["window"]["seconds_still"] > 0) == picked


def place_window(parlour: Parlour) -> Any:
    return parlour.place.window(parlour.tickets[ANNA])


@pytest.mark.parametrize("seat", [BEN, CID])  # Ben could counter, Cid could not
@afloat
async def test_it_stands_still_while_a_card_is_picked(tmp_path: Path, seat: int) -> None:
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place)
        await parlour.demand()
        if seat == CID:
            await parlour.pages[BEN].play(BEN, PASS)
        await parlour.wait(PATIENCE - 2)
        heard = len(parlour.watcher.traffic)
        await pick(parlour, seat, True)
        await parlour.wait(10.0)
        await pick(parlour, seat, False)
        assert parlour.asked() == seat
        await parlour.wait(1.5)
        assert parlour.asked() == seat
        await parlour.wait(0.5)
        assert (await parlour.watcher.next("timeup"))["seats"][0] == seat
        assert seat in parlour.passes()
        assert "picked" not in "".join(parlour.watcher.traffic[heard:])


@afloat
async def test_a_picked_card_does_not_stop_it_for_ever(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place)
        await parlour.demand()
        for _ in range(2):
            await pick(parlour, BEN, True)
            await parlour.wait(LONGEST_PICK / 3)
            await pick(parlour, BEN, False)
        await pick(parlour, BEN, True)
        await parlour.wait(LONGEST_PICK / 3 + PATIENCE - 0.5)
        assert parlour.asked() == BEN
        await parlour.wait(0.5)
        assert parlour.passes() == [BEN, CID, BOT]


@afloat
async def test_who_is_not_in_the_window_picks_nothing(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place)
        await parlour.demand()
        for seat, window in ((ANNA, place_window(parlour).name), (BEN, 0)):
            await parlour.pages[seat].send(from_page.Picked(seat, window, True))
            assert (await parlour.pages[seat].next("refused"))["refusal"]["kind"] == "not_invited"


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


@afloat
async def test_a_rematch_keeps_the_settings(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place, windows="brisk", window_limit="off")
        anna = parlour.pages[ANNA]
        await end_match(*parlour.pages)
        await anna.ask(from_page.Rematch)
        following = (await anna.told(lambda table: table["next_table"]))["next_table"]
        table = (await place.web.get(f"/api/tables/{following}")).json()
        assert (table["windows"], table["window_limit"]) == ("brisk", "off")
