"""Reaction windows over real sockets: all seats may answer at once; an answer is entered when its seat is asked."""

from pathlib import Path

import pytest
from msgspec import Raw

from skulduggery.server.protocol import from_page
from skulduggery.server.runtime.settings import BRIEF_ABSENCE

from .harbour import afloat, harbour
from .parlour import ANNA, BEN, BOT, CID, DELAY, PASS, PATIENCE, Parlour, seat_people


@afloat
async def test_an_early_pass_is_entered_when_its_turn_comes(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place)
        await parlour.demand()
        window = await parlour.window(CID)
        assert [choice["move"]["kind"] for choice in window["choices"]] == ["pass"]
        assert window["question"]["seat"] == CID
        told = [len(page.traffic) for page in (*parlour.pages[:CID], parlour.watcher)]
        await parlour.answer(CID, window, PASS)
        assert parlour.asked() == BEN
        await parlour.pages[BEN].play(BEN, PASS)
        await parlour.all_told()
        assert (parlour.passes(), parlour.asked()) == ([BEN, CID], BOT)
        for page, before in zip((*parlour.pages[:CID], parlour.watcher), told, strict=True):
            assert not [text for text in page.traffic[:before] if '"answer":{' in text]
        await parlour.wait(DELAY)
        await parlour.all_told()
        assert parlour.passes() == [BEN, CID, BOT]


@afloat
async def test_an_early_card_is_played_when_its_turn_comes(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place)
        await parlour.demand("C1")
        window = await parlour.window(BEN)
        assert {"kind": "counter", "card": "C2"} in [choice["move"] for choice in window["choices"]]
        await parlour.answer(BEN, window, {"kind": "counter", "card": "C2"})
        await parlour.pages[ANNA].until(lambda news: '"countered"' in str(news).replace("'", '"'))
        assert parlour.passes() == []
        assert parlour.asked() == BEN  # it is his turn now


@afloat
async def test_an_answer_can_be_taken_back(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place)
        await parlour.demand()
        window = await parlour.window(CID)
        await parlour.answer(CID, window, PASS)
        await parlour.answer(CID, window, None)
        await parlour.window(CID, lambda found: found["answer"] is None)
        await parlour.pages[BEN].play(BEN, PASS)
        await parlour.all_told()
        assert (parlour.passes(), parlour.asked()) == ([BEN], CID)


@afloat
async def test_everybody_waits_for_the_slowest_and_not_for_the_sum(tmp_path: Path) -> None:
    """The bot's answer is there long before its turn: it comes together with the last one before it."""
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place)
        await parlour.demand()
        for seat in (BEN, CID):
            await parlour.wait(1.5)
            assert parlour.asked() == seat
            await parlour.pages[seat].play(seat, PASS)
            await parlour.all_told()
        await parlour.wait(0.0)
        assert parlour.passes() == [BEN, CID, BOT]


@afloat
async def test_a_standing_order_passes_after_the_bots_pause(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place)
        for seat in (BEN, CID):
            answer = await parlour.pages[seat].ask(from_page.Order, seat, "never")
            assert answer["kind"] == "ack"
        await parlour.demand()
        await parlour.wait(DELAY - 0.01)
        assert parlour.passes() == []
        await parlour.wait(0.01)
        await parlour.all_told()
        assert parlour.passes() == [BEN, CID, BOT]


@pytest.mark.parametrize("asked", [BEN, CID])  # Ben could counter a demand of either, but Cid could not
@afloat
async def test_an_order_to_be_asked_only_if_involved(tmp_path: Path, asked: int) -> None:
    """At any table: to whom something happens is public, so the order shows nothing of a hand."""
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place)
        for seat in (BEN, CID):
            await parlour.pages[seat].ask(from_page.Order, seat, "involved")
        await parlour.demand(asked=asked)
        assert (await parlour.window(asked))["question"]["seat"] == asked
        await parlour.wait(DELAY)
        await parlour.all_told()
        assert (parlour.passes(), parlour.asked()) == ([] if asked == BEN else [BEN], asked)


@afloat
async def test_orders_are_told_to_nobody_else(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place)
        again = await place.page(parlour.tickets[BEN])
        await parlour.pages[BEN].ask(from_page.Order, BEN, "never")
        await again.until(lambda news: news["kind"] == "reactions" and news["order"] == "never")
        for page, seat in ((parlour.pages[ANNA], ANNA), (parlour.pages[CID], CID)):
            await page.ask(from_page.Why, page.at, seat, Raw(b"{}"))  # whatever was sent before has arrived by now
            assert not [text for text in page.traffic if ':"never"' in text]
        await parlour.watcher.send(from_page.Look(BEN))
        assert (await parlour.watcher.next("refused"))["refusal"]["kind"] == "not_your_seat"
        assert not [text for text in parlour.watcher.traffic if '"reactions"' in text]


@afloat
async def test_orders_survive_a_restart(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place)
        await parlour.pages[BEN].ask(from_page.Order, BEN, "involved")
        await parlour.pages[CID].ask(from_page.Order, CID, "never")
        tickets = parlour.tickets
    async with harbour(tmp_path) as place:
        orders = []
        for ticket in tickets:
            page = await place.page(ticket)
            orders.append((await page.next("reactions"))["order"])
        assert orders == ["ask", "involved", "never"]


@afloat
async def test_time_that_is_over_is_an_ordinary_pass(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place)
        await parlour.demand()
        assert (await parlour.window(BEN))["seconds_left"] == PATIENCE
        await parlour.wait(PATIENCE - 0.1)
        assert parlour.asked() == BEN
        await parlour.wait(0.1)
        await parlour.all_told()
        assert (await parlour.watcher.next("timeup"))["seats"] == [BEN, CID]  # bots are in time
        assert parlour.passes() == [BEN, CID, BOT]
        assert [entry.seat for entry in parlour.match.table.entries[-3:]] == [BEN, CID, BOT]


@afloat
async def test_no_time_passes_while_the_match_is_paused(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place)
        await parlour.demand()
        await parlour.wait(PATIENCE - 1)
        await parlour.pages[ANNA].ask(from_page.Pause, True)
        await parlour.wait(PATIENCE * 5)
        assert parlour.passes() == []
        await parlour.pages[ANNA].ask(from_page.Pause, False)
        await parlour.window(BEN, lambda found: found and found["seconds_left"] == PATIENCE)
        await parlour.wait(PATIENCE)
        await parlour.all_told()
        assert parlour.passes() == [BEN, CID, BOT]


async def lose_ben(parlour: Parlour) -> None:
    await parlour.pages[BEN].close()
    await parlour.pages[ANNA].told(lambda table: table["seats"][BEN]["presence"] == "away")
    parlour.pages[BEN] = parlour.watcher


@pytest.mark.parametrize("limit", ["off", "calm"])
@afloat
async def test_whoever_is_away_passes_at_once(tmp_path: Path, limit: str) -> None:
    """As quickly as by a standing order, and not as somebody whose time was up."""
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place, window_limit=limit)
        await lose_ben(parlour)
        await parlour.wait(BRIEF_ABSENCE)
        await parlour.demand()
        assert parlour.pages[ANNA].table["absence"] is None  # nobody need vote
        await parlour.wait(DELAY - 0.01)
        assert parlour.passes() == []
        await parlour.wait(0.01)
        await parlour.all_told()
        assert (parlour.passes(), parlour.asked()) == ([BEN], CID)
        assert not [text for text in parlour.watcher.traffic if '"timeup"' in text]


@afloat
async def test_whoever_loads_the_page_again_is_not_away(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place)
        await parlour.demand()
        await lose_ben(parlour)
        await parlour.wait(BRIEF_ABSENCE - 0.01)
        parlour.pages[BEN] = await place.page(parlour.tickets[BEN])
        await parlour.window(BEN)
        await parlour.wait(BRIEF_ABSENCE)
        assert (parlour.passes(), parlour.asked()) == ([], BEN)


@afloat
async def test_who_is_away_loses_no_own_fight_by_it(tmp_path: Path) -> None:
    """The others decide what happens, as with any other decision of somebody who is missing."""
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place)
        await lose_ben(parlour)
        await parlour.demand(asked=BEN)
        await parlour.pages[ANNA].told(lambda table: table["absence"] and table["absence"]["seat"] == BEN)
        await parlour.wait(PATIENCE * 2)
        assert (parlour.passes(), parlour.asked()) == ([], BEN)


@afloat
async def test_an_undo_opens_the_window_anew(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place)
        await parlour.demand()
        first = await parlour.window(CID)
        ben = parlour.pages[BEN]
        await ben.play(BEN, PASS)
        await parlour.all_told()
        assert (await ben.ask(from_page.Undo, ben.at, BEN))["kind"] == "ack"
        await parlour.all_told()
        again = await parlour.window(CID, lambda found: found and found["window"] != first["window"])
        late = await parlour.pages[CID].answer_early(CID, first["window"], PASS)
        assert late["refusal"]["kind"] == "not_invited"
        await parlour.answer(CID, again, PASS)
        await ben.play(BEN, PASS)
        await parlour.all_told()
        assert parlour.passes() == [BEN, BEN, CID]


@afloat
async def test_what_cannot_be_answered_is_refused(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place)
        await parlour.demand()
        ben, cid = parlour.pages[BEN], parlour.pages[CID]
        window = (await parlour.window(CID))["window"]
        answers = [
            await cid.answer_early(CID, window, {"kind": "counter", "card": "A4"}),
            await cid.answer_early(BEN, window, PASS),
            await ben.answer_early(BEN, window - 1, PASS),
            await ben.ask(from_page.Order, CID, "never"),
        ]
        refused = [answer["refusal"]["kind"] for answer in answers]
        assert refused == ["not_offered", "not_your_seat", "not_invited", "not_your_seat"]


@pytest.mark.parametrize("arrives", [True, False])
@afloat
async def test_an_answer_survives_a_connection_that_is_cut_at_that_moment(tmp_path: Path, arrives: bool) -> None:
    """Whether the answer or only its acknowledgement got lost: sent again under its id, it counts once."""
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place)
        await parlour.demand()
        window = await parlour.window(CID)
        early = from_page.Early("again", CID, window["window"], Raw(b'{"kind":"pass"}'))
        if arrives:
            await parlour.pages[CID].send(early)
        parlour.pages[CID].socket.transport.abort()
        page = parlour.pages[CID] = await place.page(parlour.tickets[CID])
        answers = []
        for _ in range(2):
            await page.send(early)
            answers.append(await page.answer("again"))
        assert answers[0]["kind"] == "ack"
        assert answers[0] == answers[1]
        await parlour.pages[BEN].play(BEN, PASS)
        await parlour.all_told()
        assert (parlour.passes(), parlour.asked()) == ([BEN, CID], BOT)


@afloat
async def test_an_answer_that_was_replaced_does_not_come_back_when_it_is_repeated(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place)
        await parlour.demand()
        window, page = await parlour.window(CID), parlour.pages[CID]
        passed = from_page.Early("first", CID, window["window"], Raw(b'{"kind":"pass"}'))
        await page.send(passed)
        first = await page.answer("first")
        await page.answer_early(CID, window["window"], None)
        await page.send(passed)
        assert await page.answer("first") == first
        await parlour.pages[BEN].play(BEN, PASS)
        await parlour.all_told()
        assert (parlour.passes(), parlour.asked()) == ([BEN], CID)
