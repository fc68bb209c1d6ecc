"""Reaction windows over real sockets: all seats may answer at once; an answer is entered when its seat is asked."""

from pathlib import Path

import pytest
from msgspec import Raw

from skulduggery.server.protocol import from_page
from skulduggery.server.runtime.settings import BRIEF_ABSENCE
from tests.server.local_server import async_test, local_server
from tests.server.parley_table import ANNA, BEN, BOT, CID, DELAY, PASS, PATIENCE, ParleyTable, seat_people


@async_test
async def test_an_early_pass_is_entered_when_its_turn_comes(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        await parley.demand()
        window = await parley.window(CID)
        assert [choice["move"]["kind"] for choice in window["choices"]] == ["pass"]
        assert window["question"]["seat"] == CID
        told = [len(page.traffic) for page in (*parley.pages[:CID], parley.watcher)]
        await parley.answer(CID, window, PASS)
        assert parley.asked() == BEN
        await parley.pages[BEN].play(BEN, PASS)
        await parley.all_told()
        assert (parley.passes(), parley.asked()) == ([BEN, CID], BOT)
        for page, before in zip((*parley.pages[:CID], parley.watcher), told, strict=True):
            assert not [text for text in page.traffic[:before] if '"answer":{' in text]
        await parley.wait(DELAY)
        await parley.all_told()
        assert parley.passes() == [BEN, CID, BOT]


@async_test
async def test_an_early_card_is_played_when_its_turn_comes(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        await parley.demand("C1")
        window = await parley.window(BEN)
        assert {"kind": "counter", "card": "C2"} in [choice["move"] for choice in window["choices"]]
        await parley.answer(BEN, window, {"kind": "counter", "card": "C2"})
        await parley.pages[ANNA].until(lambda news: '"countered"' in str(news).replace("'", '"'))
        assert parley.passes() == []
        assert parley.asked() == BEN  # it is his turn now


@async_test
async def test_an_answer_can_be_taken_back(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        await parley.demand()
        window = await parley.window(CID)
        await parley.answer(CID, window, PASS)
        await parley.answer(CID, window, None)
        await parley.window(CID, lambda found: found["answer"] is None)
        await parley.pages[BEN].play(BEN, PASS)
        await parley.all_told()
        assert (parley.passes(), parley.asked()) == ([BEN], CID)


@async_test
async def test_everybody_waits_for_the_slowest_and_not_for_the_sum(tmp_path: Path) -> None:
    """The bot's answer is there long before its turn: it comes together with the last one before it."""
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        await parley.demand()
        for seat in (BEN, CID):
            await parley.wait(1.5)
            assert parley.asked() == seat
            await parley.pages[seat].play(seat, PASS)
            await parley.all_told()
        await parley.wait(0.0)
        assert parley.passes() == [BEN, CID, BOT]


@async_test
async def test_a_standing_order_passes_after_the_bots_pause(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        for seat in (BEN, CID):
            answer = await parley.pages[seat].ask(from_page.Order, seat, "never")
            assert answer["kind"] == "ack"
        await parley.demand()
        await parley.wait(DELAY - 0.01)
        assert parley.passes() == []
        await parley.wait(0.01)
        await parley.all_told()
        assert parley.passes() == [BEN, CID, BOT]


@pytest.mark.parametrize("asked", [BEN, CID])  # Ben could counter a demand of either, but Cid could not
@async_test
async def test_an_order_to_be_asked_only_if_involved(tmp_path: Path, asked: int) -> None:
    """At any table: to whom something happens is public, so the order shows nothing of a hand."""
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        for seat in (BEN, CID):
            await parley.pages[seat].ask(from_page.Order, seat, "involved")
        await parley.demand(asked=asked)
        assert (await parley.window(asked))["question"]["seat"] == asked
        await parley.wait(DELAY)
        await parley.all_told()
        assert (parley.passes(), parley.asked()) == ([] if asked == BEN else [BEN], asked)


@async_test
async def test_orders_are_told_to_nobody_else(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        again = await place.page(parley.tickets[BEN])
        await parley.pages[BEN].ask(from_page.Order, BEN, "never")
        await again.until(lambda news: news["kind"] == "reactions" and news["order"] == "never")
        for page, seat in ((parley.pages[ANNA], ANNA), (parley.pages[CID], CID)):
            await page.ask(from_page.Why, page.at, seat, Raw(b"{}"))  # whatever was sent before has arrived by now
            assert not [text for text in page.traffic if ':"never"' in text]
        await parley.watcher.send(from_page.Look(BEN))
        assert (await parley.watcher.next("refused"))["refusal"]["kind"] == "not_your_seat"
        assert not [text for text in parley.watcher.traffic if '"reactions"' in text]


@async_test
async def test_orders_survive_a_restart(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        await parley.pages[BEN].ask(from_page.Order, BEN, "involved")
        await parley.pages[CID].ask(from_page.Order, CID, "never")
        tickets = parley.tickets
    async with local_server(tmp_path) as place:
        orders = []
        for ticket in tickets:
            page = await place.page(ticket)
            orders.append((await page.next("reactions"))["order"])
        assert orders == ["ask", "involved", "never"]


@async_test
async def test_time_that_is_over_is_an_ordinary_pass(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        await parley.demand()
        assert (await parley.window(BEN))["seconds_left"] == PATIENCE
        await parley.wait(PATIENCE - 0.1)
        assert parley.asked() == BEN
        await parley.wait(0.1)
        await parley.all_told()
        assert (await parley.watcher.next("timeup"))["seats"] == [BEN, CID]  # bots are in time
        assert parley.passes() == [BEN, CID, BOT]
        assert [entry.seat for entry in parley.match.table.entries[-3:]] == [BEN, CID, BOT]


@async_test
async def test_no_time_passes_while_the_match_is_paused(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        await parley.demand()
        await parley.wait(PATIENCE - 1)
        await parley.pages[ANNA].ask(from_page.Pause, True)
        await parley.wait(PATIENCE * 5)
        assert parley.passes() == []
        await parley.pages[ANNA].ask(from_page.Pause, False)
        await parley.window(BEN, lambda found: found and found["seconds_left"] == PATIENCE)
        await parley.wait(PATIENCE)
        await parley.all_told()
        assert parley.passes() == [BEN, CID, BOT]


async def lose_ben(parley: ParleyTable) -> None:
    await parley.pages[BEN].close()
    await parley.pages[ANNA].told(lambda table: table["seats"][BEN]["presence"] == "away")
    parley.pages[BEN] = parley.watcher


@pytest.mark.parametrize("limit", ["off", "calm"])
@async_test
async def test_whoever_is_away_passes_at_once(tmp_path: Path, limit: str) -> None:
    """As quickly as by a standing order, and not as somebody whose time was up."""
    async with local_server(tmp_path) as place:
        parley = await seat_people(place, window_limit=limit)
        await lose_ben(parley)
        await parley.wait(BRIEF_ABSENCE)
        await parley.demand()
        assert parley.pages[ANNA].table["absence"] is None  # nobody need vote
        await parley.wait(DELAY - 0.01)
        assert parley.passes() == []
        await parley.wait(0.01)
        await parley.all_told()
        assert (parley.passes(), parley.asked()) == ([BEN], CID)
        assert not [text for text in parley.watcher.traffic if '"timeup"' in text]


@async_test
async def test_whoever_loads_the_page_again_is_not_away(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        await parley.demand()
        await lose_ben(parley)
        await parley.wait(BRIEF_ABSENCE - 0.01)
        parley.pages[BEN] = await place.page(parley.tickets[BEN])
        await parley.window(BEN)
        await parley.wait(BRIEF_ABSENCE)
        assert (parley.passes(), parley.asked()) == ([], BEN)


@async_test
async def test_who_is_away_loses_no_own_fight_by_it(tmp_path: Path) -> None:
    """The others decide what happens, as with any other decision of somebody who is missing."""
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        await lose_ben(parley)
        await parley.demand(asked=BEN)
        await parley.pages[ANNA].told(lambda table: table["absence"] and table["absence"]["seat"] == BEN)
        await parley.wait(PATIENCE * 2)
        assert (parley.passes(), parley.asked()) == ([], BEN)


@async_test
async def test_an_undo_opens_the_window_anew(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        await parley.demand()
        first = await parley.window(CID)
        ben = parley.pages[BEN]
        await ben.play(BEN, PASS)
        await parley.all_told()
        assert (await ben.ask(from_page.Undo, ben.at, BEN))["kind"] == "ack"
        await parley.all_told()
        again = await parley.window(CID, lambda found: found and found["window"] != first["window"])
        late = await parley.pages[CID].answer_early(CID, first["window"], PASS)
        assert late["refusal"]["kind"] == "not_invited"
        await parley.answer(CID, again, PASS)
        await ben.play(BEN, PASS)
        await parley.all_told()
        assert parley.passes() == [BEN, BEN, CID]


@async_test
async def test_what_cannot_be_answered_is_refused(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        await parley.demand()
        ben, cid = parley.pages[BEN], parley.pages[CID]
        window = (await parley.window(CID))["window"]
        answers = [
            await cid.answer_early(CID, window, {"kind": "counter", "card": "A4"}),
            await cid.answer_early(BEN, window, PASS),
            await ben.answer_early(BEN, window - 1, PASS),
            await ben.ask(from_page.Order, CID, "never"),
        ]
        refused = [answer["refusal"]["kind"] for answer in answers]
        assert refused == ["not_offered", "not_your_seat", "not_invited", "not_your_seat"]


@pytest.mark.parametrize("arrives", [True, False])
@async_test
async def test_an_answer_survives_a_connection_that_is_cut_at_that_moment(tmp_path: Path, arrives: bool) -> None:
    """Whether the answer or only its acknowledgement got lost: sent again under its id, it counts once."""
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        await parley.demand()
        window = await parley.window(CID)
        early = from_page.Early("again", CID, window["window"], Raw(b'{"kind":"pass"}'))
        if arrives:
            await parley.pages[CID].send(early)
        parley.pages[CID].socket.transport.abort()
        page = parley.pages[CID] = await place.page(parley.tickets[CID])
        answers = []
        for _ in range(2):
            await page.send(early)
            answers.append(await page.answer("again"))
        assert answers[0]["kind"] == "ack"
        assert answers[0] == answers[1]
        await parley.pages[BEN].play(BEN, PASS)
        await parley.all_told()
        assert (parley.passes(), parley.asked()) == ([BEN, CID], BOT)


@async_test
async def test_an_answer_that_was_replaced_does_not_come_back_when_it_is_repeated(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        await parley.demand()
        window, page = await parley.window(CID), parley.pages[CID]
        passed = from_page.Early("first", CID, window["window"], Raw(b'{"kind":"pass"}'))
        await page.send(passed)
        first = await page.answer("first")
        await page.answer_early(CID, window["window"], None)
        await page.send(passed)
        assert await page.answer("first") == first
        await parley.pages[BEN].play(BEN, PASS)
        await parley.all_told()
        assert (parley.passes(), parley.asked()) == ([BEN], CID)
