"""Reaction windows together with shared devices, bots that stand in, people who come back, and bots alone."""

from pathlib import Path
from typing import Any

import msgspec

from skulduggery.server.protocol import from_page

from .harbour import Harbour, Json, Page, afloat, harbour
from .parlour import ANNA, BEN, BOT, CID, DELAY, PASS, PATIENCE, Parlour, seat_people


def told(page: Page, seat: int) -> list[Json]:
    """All that a page was told of a seat's reactions, in order."""
    messages = [msgspec.json.decode(text) for text in page.traffic]
    return [message for message in messages if message["kind"] == "reactions" and message["seat"] == seat]


async def on_one_device(place: Harbour) -> Parlour:
    """Anna, Ben and Cid hand a tablet round; the bot has a seat, too."""
    host = await place.open_table("parley", players=4)
    page = await place.page(host)
    tickets = [host]
    for seat in (BEN, CID):
        tickets.append((await page.ask(from_page.Lobby, seat=seat, holder="device"))["ticket"])
    await page.ask(from_page.Start)
    return Parlour(place, tickets, [page], await place.page(table=host["table"]))


@afloat
async def test_on_a_shared_device_only_the_seat_that_looks_sees_its_window(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        parlour = await on_one_device(place)
        page = parlour.pages[ANNA]
        await page.ask(from_page.Order, CID, "never")
        await parlour.demand()
        await page.send(from_page.Look(BEN))
        window = await parlour.window(ANNA)  # the page's
        assert (window["question"]["seat"], window["seconds_left"]) == (BEN, None)
        await parlour.wait(PATIENCE * 3)
        assert parlour.asked() == BEN  # nobody is hurried while the device goes round
        await page.play(BEN, PASS)
        await parlour.wait(DELAY)
        await parlour.all_told()
        assert parlour.passes() == [BEN, CID, BOT]
        assert not [news for seat in (ANNA, CID) for news in told(page, seat) if news["window"]]


@afloat
async def test_the_others_at_a_device_do_not_learn_whether_a_pass_was_a_choice(tmp_path: Path) -> None:
    """Ben could counter with his A4. If *Undo* were offered to all, they would know it."""
    async with harbour(tmp_path) as place:
        parlour = await on_one_device(place)
        page = parlour.pages[ANNA]
        await parlour.demand()
        await page.send(from_page.Look(BEN))
        await page.play(BEN, PASS)
        await page.send(from_page.Look(None))
        await page.send(from_page.Look(CID))
        await page.until(lambda news: (news.get("update") or {}).get("seat") == CID)
        assert parlour.match.table.can_undo(BEN)
        assert not page.update["can_undo"]
        refused = await page.ask(from_page.Undo, page.at, BEN)
        assert refused["refusal"]["kind"] == "nothing_to_undo"


@afloat
async def test_the_people_of_a_shared_device_are_asked_at_once(tmp_path: Path) -> None:
    """All but those who have ordered to pass. Nobody need look at the own cards."""
    async with harbour(tmp_path) as place:
        parlour = await on_one_device(place)
        page = parlour.pages[ANNA]
        await page.ask(from_page.Order, CID, "never")
        await parlour.demand()
        news = await page.until(lambda found: found["kind"] == "anybody" and found["window"] is not None)
        assert news == {"kind": "anybody", "window": parlour.match.last_change, "seats": [BEN]}
        late = await page.ask(from_page.Nobody, news["window"] - 1)
        assert late["refusal"]["kind"] == "not_invited"
        await page.ask(from_page.Nobody, news["window"])
        await parlour.wait(DELAY)
        assert (await page.until(lambda found: found.get("window", 0) is None))["seats"] == []
        assert parlour.passes() == [BEN, CID, BOT]
        again = await page.ask(from_page.Nobody, news["window"])
        assert again["refusal"]["kind"] == "not_invited"
        assert not told(page, BEN)


@afloat
async def test_a_stand_in_decides_for_itself_whatever_the_person_had_ordered(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place)
        place.services.thinkers.choose = last_move  # type: ignore[method-assign]  # bosun sometimes lets it pass
        await parlour.pages[BEN].ask(from_page.Order, BEN, "never")
        assert (await parlour.pages[BEN].ask(from_page.Leave, BEN))["kind"] == "ack"
        await parlour.demand()
        refused = await parlour.pages[BEN].answer_early(BEN, parlour.match.last_change, PASS)
        assert refused["refusal"]["kind"] == "bot_plays"
        await parlour.wait(DELAY)
        first = next(
            entry for entry in parlour.match.table.entries if getattr(entry, "seat", None) == BEN and moved(entry)
        )
        assert msgspec.json.decode(first.move) == {"kind": "counter", "card": "A4"}
        assert (await parlour.pages[BEN].ask(from_page.Back, BEN))["kind"] == "ack"
        assert told(parlour.pages[BEN], BEN)[-1]["order"] == "never"


async def last_move(game: Any, level: str, seat: int, imagined: Any, seed: int, table: str = "") -> Any:
    return game.legal_moves(imagined)[-1]


def moved(entry: Any) -> bool:
    return hasattr(entry, "move")


@afloat
async def test_who_comes_back_in_a_window_is_invited(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place)
        await parlour.demand()
        await parlour.answer(CID, await parlour.window(CID), PASS)
        await parlour.pages[CID].close()
        again = await place.page(parlour.tickets[CID])
        window = (await again.next("reactions"))["window"]
        assert (window["answer"], window["question"]["seat"]) == (PASS, CID)
        await parlour.pages[BEN].play(BEN, PASS)
        await again.settled(parlour.match.last_change)
        await parlour.wait(0.0)
        assert parlour.passes() == [BEN, CID]


@afloat
async def test_after_a_restart_the_window_opens_anew(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        host = await place.open_table("parley", players=3, start=False)
        tickets = [host, await place.join(host["table"], "Ben"), await place.join(host["table"], "Cid")]
        pages = [await place.page(ticket) for ticket in tickets]
        await pages[ANNA].ask(from_page.Start)
        await pages[ANNA].settled(0)
        await pages[ANNA].play(ANNA, {"kind": "draw"})
        await pages[ANNA].settled(place.live(host).match.last_change)  # type: ignore[union-attr]  # it runs
        demand = next(choice["move"] for choice in pages[ANNA].update["choices"] if choice["move"]["kind"] == "demand")
        await pages[ANNA].play(ANNA, demand)
    async with harbour(tmp_path) as place:
        back = [await place.page(ticket) for ticket in tickets]
        for seat in (BEN, CID):
            window = (await back[seat].next("reactions"))["window"]
            assert (window["answer"], window["seconds_left"]) == (None, None if seat == demand["asked"] else PATIENCE)
        await back[demand["asked"]].answer_early(demand["asked"], window["window"], PASS)
        await place.clock.advance(PATIENCE)
        await back[ANNA].until(lambda news: str(news).count("'passed'") >= 2 or "turn_began" in str(news))


@afloat
async def test_bots_alone_wait_until_somebody_watches(tmp_path: Path) -> None:
    async with harbour(tmp_path) as place:
        parlour = await seat_people(place)
        await parlour.demand()
        for seat in (ANNA, BEN, CID):
            await parlour.pages[seat].ask(from_page.Leave, seat)
        for page in (*parlour.pages, parlour.watcher):
            await page.close()
        while place.live(parlour.tickets[ANNA]).audience.connections:
            await parlour.wait(0.0)
        before = parlour.match.last_change
        await parlour.wait(PATIENCE * 10)
        assert parlour.match.last_change == before
        await place.page(table=parlour.tickets[ANNA]["table"])
        await parlour.wait(DELAY)
        assert parlour.match.last_change > before
