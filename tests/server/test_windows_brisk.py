"""Brisk windows: only who can do something is asked, and a quick answer cannot be told from none."""

import asyncio
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from skulduggery.server.protocol import from_page
from skulduggery.server.runtime.settings import COMMON_MOMENT

from .harbour import LONGEST_TEST, afloat, harbour
from .kings_worlds import ANNA as HOST
from .kings_worlds import USEFUL, USELESS, World, sail_in
from .parlour import ANNA, BEN, BOT, CID, PASS, seat_people

QUICK, LATE = 0.2, COMMON_MOMENT + 0.5


@afloat
async def test_only_who_can_react_is_asked(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place, windows="brisk")
        assert parlour.pages[ANNA].table["windows"] == "brisk"
        await parlour.demand()
        await parlour.window(BEN)
        news = await parlour.pages[CID].until(lambda news: news["kind"] == "reactions" and news["passes"])
        assert (news["window"], news["order"]) == (None, "fits")
        await parlour.wait(COMMON_MOMENT)
        assert (parlour.passes(), parlour.asked()) == ([], BEN)
        await parlour.pages[BEN].play(BEN, PASS)
        await parlour.wait(0.0)
        assert parlour.passes() == [BEN, CID, BOT]


@afloat
async def test_a_quick_answer_waits_for_the_common_moment(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place, windows="brisk")
        await parlour.demand()
        await parlour.wait(QUICK)
        assert (await parlour.pages[BEN].play(BEN, PASS))["refusal"]["kind"] == "not_invited"
        await parlour.answer(BEN, await parlour.window(BEN), PASS)
        await parlour.wait(COMMON_MOMENT - QUICK - 0.01)
        assert parlour.passes() == []
        await parlour.wait(0.01)
        assert parlour.passes() == [BEN, CID, BOT]


@afloat
async def test_at_a_strict_table_no_order_looks_at_a_hand(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place)
        for seat in (BEN, CID):
            await parlour.pages[seat].ask(from_page.Order, seat, "fits")
        await parlour.demand(asked=CID)
        for seat in (BEN, CID):
            news = await parlour.pages[seat].until(lambda news: news["kind"] == "reactions" and bool(news["window"]))
            assert (news["order"], news["passes"]) == ("ask", False)
            assert news["offered"] == ["ask", "involved", "never"]


@afloat
async def test_the_host_decides_it_before_the_match(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place)
        refused = await parlour.pages[ANNA].ask(from_page.Lobby, windows="brisk")
        assert refused["refusal"]["kind"] == "only_in_lobby"
        assert parlour.pages[ANNA].table["windows"] == "strict"


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
