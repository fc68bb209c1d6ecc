"""Brisk windows: only who can do something is asked, and a quick answer cannot be told from none."""

import asyncio
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from skulduggery.server.protocol import from_page
from skulduggery.server.runtime.settings import COMMON_MOMENT
from tests.server.kings_worlds import ANNA as HOST
from tests.server.kings_worlds import USEFUL, USELESS, World, sail_in
from tests.server.local_server import LONGEST_TEST, async_test, local_server
from tests.server.parley_table import ANNA, BEN, BOT, CID, PASS, seat_people

QUICK, LATE = 0.2, COMMON_MOMENT + 0.5


@async_test
async def test_only_who_can_react_is_asked(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place, windows="brisk")
        assert parley.pages[ANNA].table["windows"] == "brisk"
        await parley.demand()
        await parley.window(BEN)
        news = await parley.pages[CID].until(lambda news: news["kind"] == "reactions" and news["passes"])
        assert (news["window"], news["order"]) == (None, "fits")
        await parley.wait(COMMON_MOMENT)
        assert (parley.passes(), parley.asked()) == ([], BEN)
        await parley.pages[BEN].play(BEN, PASS)
        await parley.wait(0.0)
        assert parley.passes() == [BEN, CID, BOT]


@async_test
async def test_a_quick_answer_waits_for_the_common_moment(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place, windows="brisk")
        await parley.demand()
        await parley.wait(QUICK)
        assert (await parley.pages[BEN].play(BEN, PASS))["refusal"]["kind"] == "not_invited"
        await parley.answer(BEN, await parley.window(BEN), PASS)
        await parley.wait(COMMON_MOMENT - QUICK - 0.01)
        assert parley.passes() == []
        await parley.wait(0.01)
        assert parley.passes() == [BEN, CID, BOT]


@async_test
async def test_at_a_strict_table_no_order_looks_at_a_hand(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        for seat in (BEN, CID):
            await parley.pages[seat].ask(from_page.Order, seat, "fits")
        await parley.demand(asked=CID)
        for seat in (BEN, CID):
            news = await parley.pages[seat].until(lambda news: news["kind"] == "reactions" and bool(news["window"]))
            assert (news["order"], news["passes"]) == ("ask", False)
            assert news["offered"] == ["ask", "involved", "never"]


@async_test
async def test_the_host_decides_it_before_the_match(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        refused = await parley.pages[ANNA].ask(from_page.Lobby, windows="brisk")
        assert refused["refusal"]["kind"] == "only_in_lobby"
        assert parley.pages[ANNA].table["windows"] == "strict"


@cache
def sailed(kinds: tuple[str, ...], after: float) -> World:
    folder = Path(mkdtemp()) / "world"
    return asyncio.run(asyncio.wait_for(sail_in(folder, kinds, HOST, after, "brisk"), LONGEST_TEST))


def test_whether_a_card_fits_does_not_show_when_the_answer_comes_quickly() -> None:
    useful, useless = sailed(USEFUL, QUICK), sailed(USELESS, QUICK)
    assert len(useful.invited) > len(useless.invited)
    assert useful.heard() == useless.heard()
    assert useful.timeline == useless.timeline


def test_a_late_answer_shows_by_its_time_alone() -> None:
    """This is what the lobby says that brisk gives away."""
    useful, useless = sailed(USEFUL, LATE), sailed(USELESS, LATE)
    assert useful.told() == useless.told()
    assert useful.timeline != useless.timeline
