"""Reaction windows together with shared devices, bots that stand in, people who come back, and bots alone."""

from pathlib import Path
from typing import Any

import msgspec

from skulduggery.server.protocol import from_page
from tests.server.local_server import Json, LocalServer, Page, async_test, local_server
from tests.server.parley_table import ANNA, BEN, BOT, CID, DELAY, PASS, PATIENCE, ParleyTable, seat_people


def told(page: Page, seat: int) -> list[Json]:
    """All that a page was told of a seat's reactions, in order."""
    messages = [msgspec.json.decode(text) for text in page.traffic]
    return [message for message in messages if message["kind"] == "reactions" and message["seat"] == seat]


async def on_one_device(place: LocalServer) -> ParleyTable:
    """Anna, Ben and Cid hand a tablet round; the bot has a seat, too."""
    host = await place.open_table("parley", players=4)
    page = await place.page(host)
    tickets = [host]
    for seat in (BEN, CID):
        tickets.append((await page.ask(from_page.Lobby, seat=seat, holder="device"))["ticket"])
    await page.ask(from_page.Start)
    return ParleyTable(place, tickets, [page], await place.page(table=host["table"]))


@async_test
async def test_on_a_shared_device_only_the_seat_that_looks_sees_its_window(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        parley = await on_one_device(place)
        page = parley.pages[ANNA]
        await page.ask(from_page.Order, CID, "never")
        await parley.demand()
        await page.send(from_page.Look(BEN))
        window = await parley.window(ANNA)  # the page's
        assert (window["question"]["seat"], window["seconds_left"]) == (BEN, None)
        await parley.wait(PATIENCE * 3)
        assert parley.asked() == BEN  # nobody is hurried while the device goes round
        await page.play(BEN, PASS)
        await parley.wait(DELAY)
        await parley.all_told()
        assert parley.passes() == [BEN, CID, BOT]
        assert not [news for seat in (ANNA, CID) for news in told(page, seat) if news["window"]]


@async_test
async def test_the_others_at_a_device_do_not_learn_whether_a_pass_was_a_choice(tmp_path: Path) -> None:
    """Ben could counter with his A4. If *Undo* were offered to all, they would know it."""
    async with local_server(tmp_path) as place:
        parley = await on_one_device(place)
        page = parley.pages[ANNA]
        await parley.demand()
        await page.send(from_page.Look(BEN))
        await page.play(BEN, PASS)
        await page.send(from_page.Look(None))
        await page.send(from_page.Look(CID))
        await page.until(lambda news: (news.get("update") or {}).get("seat") == CID)
        assert parley.match.table.can_undo(BEN)
        assert not page.update["can_undo"]
        refused = await page.ask(from_page.Undo, page.at, BEN)
        assert refused["refusal"]["kind"] == "nothing_to_undo"


@async_test
async def test_the_people_of_a_shared_device_are_asked_at_once(tmp_path: Path) -> None:
    """All but those who have ordered to pass. Nobody need look at the own cards."""
    async with local_server(tmp_path) as place:
        parley = await on_one_device(place)
        page = parley.pages[ANNA]
        await page.ask(from_page.Order, CID, "never")
        await parley.demand()
        news = await page.until(lambda found: found["kind"] == "anybody" and found["window"] is not None)
        assert news == {"kind": "anybody", "window": parley.match.last_change, "seats": [BEN]}
        late = await page.ask(from_page.Nobody, news["window"] - 1)
        assert late["refusal"]["kind"] == "not_invited"
        await page.ask(from_page.Nobody, news["window"])
        await place.clock.until_somebody_waits(DELAY)  # the bot has thought
        await parley.wait(DELAY)
        assert (await page.until(lambda found: found.get("window", 0) is None))["seats"] == []
        await page.settled(news["window"] + 3)  # the window of the device closes before the last one has passed
        assert parley.passes() == [BEN, CID, BOT]
        again = await page.ask(from_page.Nobody, news["window"])
        assert again["refusal"]["kind"] == "not_invited"
        assert not told(page, BEN)


@async_test
async def test_a_stand_in_decides_for_itself_whatever_the_person_had_ordered(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        place.services.thinkers.choose = last_move  # type: ignore[method-assign]  # bosun sometimes lets it pass
        await parley.pages[BEN].ask(from_page.Order, BEN, "never")
        assert (await parley.pages[BEN].ask(from_page.Leave, BEN))["kind"] == "ack"
        await parley.demand()
        refused = await parley.pages[BEN].answer_early(BEN, parley.match.last_change, PASS)
        assert refused["refusal"]["kind"] == "bot_plays"
        await parley.wait(DELAY)
        first = next(
            entry for entry in parley.match.table.entries if getattr(entry, "seat", None) == BEN and moved(entry)
        )
        assert msgspec.json.decode(first.move) == {"kind": "counter", "card": "A4"}
        assert (await parley.pages[BEN].ask(from_page.Back, BEN))["kind"] == "ack"
        assert told(parley.pages[BEN], BEN)[-1]["order"] == "never"


async def last_move(game: Any, level: str, seat: int, imagined: Any, seed: int, table: str = "") -> Any:
    return game.legal_moves(imagined)[-1]


def moved(entry: Any) -> bool:
    return hasattr(entry, "move")


@async_test
async def test_who_comes_back_in_a_window_is_invited(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        await parley.demand()
        await parley.answer(CID, await parley.window(CID), PASS)
        await parley.pages[CID].close()
        again = await place.page(parley.tickets[CID])
        window = (await again.next("reactions"))["window"]
        assert (window["answer"], window["question"]["seat"]) == (PASS, CID)
        await parley.pages[BEN].play(BEN, PASS)
        await again.settled(parley.match.last_change)
        await parley.wait(0.0)
        assert parley.passes() == [BEN, CID]


@async_test
async def test_after_a_restart_the_window_opens_anew(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table("parley", players=3, start=False)
        tickets = [host, await place.join(host["table"], "Ben"), await place.join(host["table"], "Cid")]
        pages = [await place.page(ticket) for ticket in tickets]
        await pages[ANNA].ask(from_page.Start)
        await pages[ANNA].settled(0)
        await pages[ANNA].play(ANNA, {"kind": "draw"})
        await pages[ANNA].settled(place.live(host).match.last_change)  # type: ignore[union-attr]  # it runs
        demand = next(choice["move"] for choice in pages[ANNA].update["choices"] if choice["move"]["kind"] == "demand")
        await pages[ANNA].play(ANNA, demand)
    async with local_server(tmp_path) as place:
        back = [await place.page(ticket) for ticket in tickets]
        for seat in (BEN, CID):
            window = (await back[seat].next("reactions"))["window"]
            assert (window["answer"], window["seconds_left"]) == (None, None if seat == demand["asked"] else PATIENCE)
        await back[demand["asked"]].answer_early(demand["asked"], window["window"], PASS)
        await place.clock.advance(PATIENCE)
        await back[ANNA].until(lambda news: str(news).count("'passed'") >= 2 or "turn_began" in str(news))


@async_test
async def test_bots_alone_wait_until_somebody_watches(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        await parley.demand()
        for seat in (ANNA, BEN, CID):
            await parley.pages[seat].ask(from_page.Leave, seat)
        for page in (*parley.pages, parley.watcher):
            await page.close()
        while place.live(parley.tickets[ANNA]).audience.connections:
            await parley.wait(0.0)
        before = parley.match.last_change
        await parley.wait(PATIENCE * 10)
        assert parley.match.last_change == before
        await place.page(table=parley.tickets[ANNA]["table"])
        await parley.wait(DELAY)
        assert parley.match.last_change > before
