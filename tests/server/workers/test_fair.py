"""Work that takes long: askers take turns at the workers, the shortest first, and each has a share of them."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import msgspec
import pytest

from skulduggery.core.refusals import Refused
from skulduggery.server.protocol import bodies, from_page
from skulduggery.server.protocol.refusals import TooFast
from skulduggery.server.workers.fair import FairTurns, FairWorkers, Share
from skulduggery.server.workers.pool import Inline
from tests.server.archive.test_uploads import Held
from tests.server.bots.test_hints import HintWorkers, hint, using
from tests.server.local_server import Json, LocalServer, Page, async_test, local_server
from tests.server.tictactoe import two_at_tictactoe, won_tictactoe

BUSY, OTHER = "192.0.2.1", "192.0.2.2"  # addresses
PROXY = ("127.0.0.1",)


async def order_of(line: FairWorkers, wanted: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """In which order this work (asker, length) is done, if all of it is asked for at the same time."""
    order: list[tuple[str, int]] = []

    async def ask(asker: str, length: int) -> None:
        async with line.turn(asker, length):
            order.append((asker, length))
            await asyncio.sleep(0)

    await asyncio.gather(*[asyncio.create_task(ask(*each)) for each in wanted])
    assert (line.running, len(line.waiting)) == (0, 0)
    return order


@async_test
async def test_an_asker_that_asks_for_much_does_not_delay_another() -> None:
    """One piece of work for each asker, then the next round."""
    askers = ("busy", "busy", "busy", "busy", "calm", "third", "calm")
    order = await order_of(FairWorkers(Inline()), [(asker, 0) for asker in askers])
    assert [asker for asker, _ in order] == ["busy", "busy", "calm", "third", "busy", "calm", "busy"]


@async_test
async def test_the_shortest_work_of_an_asker_and_of_a_round_comes_first() -> None:
    wanted = [("first", 0), ("long", 90), ("both", 80), ("both", 10), ("short", 20)]
    order = await order_of(FairWorkers(Inline()), wanted)
    assert order == [("first", 0), ("both", 10), ("short", 20), ("long", 90), ("both", 80)]


@async_test
async def test_long_work_gets_its_turn_though_short_work_keeps_coming() -> None:
    line, order = FairWorkers(Inline()), []

    async def ask(asker: str, length: int, times: int) -> None:
        async with line.turn(asker, length):
            order.append(asker)
            following = asyncio.create_task(ask(f"{asker}+", length, times - 1)) if times else None
            await asyncio.sleep(0)
        if following:
            await following

    await asyncio.gather(ask("short", 1, 5), ask("long", 9, 0), ask("brief", 1, 5))
    assert order.index("long") <= 3


@async_test
async def test_who_waits_no_longer_takes_no_turn() -> None:
    line = FairWorkers(Inline())
    await line.wait("first")
    waiting = [asyncio.create_task(line.wait(table)) for table in ("gone", "next", "last")]
    await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.sleep(0)
    line.next_turn("first")  # skips the one that is gone
    waiting[1].cancel()  # has got its turn, but does not know yet
    await asyncio.gather(waiting[2])
    line.next_turn("last")
    assert line.running == 0


@async_test
async def test_an_asker_leaves_room_for_others_where_its_running_work_is_limited() -> None:
    line = FairTurns(3, Share(running=2))
    await line.wait("busy")
    await line.wait("busy")
    waiting = [asyncio.create_task(line.wait("busy")) for _ in range(2)]
    await asyncio.sleep(0)
    await line.wait("other")
    line.next_turn("other")
    assert (line.running, line.length()) == (2, 2)
    line.next_turn("busy")
    await asyncio.gather(waiting[0])
    assert (line.running, line.length()) == (2, 1)
    waiting[1].cancel()


@async_test
async def test_an_asker_with_its_share_is_refused_and_others_are_not() -> None:
    line = FairWorkers(Inline(), share=Share(each=2, most=3))
    with line.part("busy"), line.part("busy"):
        assert refusal_of(line, "busy") == "share"
        assert await line.run("other", 0, len, "four") == 4
        with line.part("other"):
            assert refusal_of(line, "other") == "busy"
            assert await line.run("third", 0, len, "four") == 4, "two askers cannot lock out a third"
            with line.part("third"):
                assert refusal_of(line, "fourth") == "busy"
    assert await line.run("busy", 0, len, "four") == 4
    assert not line.taken


def refusal_of(line: FairWorkers, asker: str) -> str:
    with pytest.raises(Refused) as refused:
        line.check(asker)
    assert isinstance(refused.value.refusal, TooFast)
    return refused.value.refusal.what


# --- over HTTP and sockets


async def finished(place: LocalServer) -> tuple[Json, bytes]:
    """A match that is over, and its record."""
    ticket = await won_tictactoe(place)
    return ticket, (await place.web.get(f"/api/tables/{ticket['table']}/record")).content


async def ask_review(place: LocalServer, table: Json, record: bytes, address: str) -> httpx.Response:
    return await place.web.get(f"/api/tables/{table['table']}/review", headers={"x-forwarded-for": address})


async def ask_story(place: LocalServer, table: Json, record: bytes, address: str) -> httpx.Response:
    _, _, running, _ = await two_at_tictactoe(place)
    return await place.web.get(f"/api/tables/{running['table']}/story", headers={"x-forwarded-for": address})


async def upload(place: LocalServer, table: Json, record: bytes, address: str) -> httpx.Response:
    return await place.web.post("/api/stories", content=record, headers={"x-forwarded-for": address})


async def fork(place: LocalServer, table: Json, record: bytes, address: str) -> httpx.Response:
    wish = msgspec.json.encode(bodies.Fork(4, 0, "Zoe", table=table["table"]))
    return await place.web.post("/api/forks", content=wish, headers={"x-forwarded-for": address})


Ask = Callable[[LocalServer, Json, bytes, str], Awaitable[httpx.Response]]


@pytest.mark.parametrize("ask", [ask_review, ask_story, upload, fork])
@async_test
async def test_an_address_with_its_share_is_refused_and_another_is_served(tmp_path: Path, ask: Ask) -> None:
    async with local_server(tmp_path, work_per_address=2, trusted_proxies=PROXY) as place:
        matches = [await finished(place) for _ in range(4)]
        archive, held = place.services.archive, Held()
        queues = [archive.queue, archive.reviews.queue, archive.uploads.queue]
        for queue in queues:
            queue.workers = held
        asked = [asyncio.ensure_future(ask(place, *match, BUSY)) for match in matches[:2]]
        while sum(queue.taken[BUSY] for queue in queues) < 2:
            await asyncio.sleep(0)
        refused = await ask(place, *matches[2], BUSY)
        assert (refused.status_code, refused.json()["refusal"]["what"]) == (429, "share")
        other = asyncio.ensure_future(ask(place, *matches[3], OTHER))
        while not sum(queue.taken[OTHER] for queue in queues):
            await asyncio.sleep(0)
        held.ready.set()
        assert all([(await each).is_success for each in (*asked, other)])


async def page_at(place: LocalServer, ticket: Json, address: str) -> Page:
    page = await place.plug_in(ticket["table"], **{"X-Forwarded-For": address})
    await page.send(from_page.Hello(from_page.PROTOCOL, (ticket["token"],), -1))
    await page.receive()
    return page


@async_test
async def test_hints_have_the_same_share(tmp_path: Path) -> None:
    workers = HintWorkers(ready=False)
    async with local_server(tmp_path, workers=using(workers), work_per_address=1, trusted_proxies=PROXY) as place:
        tickets = [await place.open_table("tictactoe", players=2, start=True) for _ in range(3)]
        first, second, third = [
            await page_at(place, ticket, address) for ticket, address in zip(tickets, (BUSY, BUSY, OTHER), strict=True)
        ]
        assert (await hint(first))["kind"] == "ack"
        while not workers.asked:
            await asyncio.sleep(0)
        refused = (await hint(second))["refusal"]
        assert (refused["kind"], refused["what"], second.table["hinted"]) == ("too_fast", "share", [])
        assert (await hint(third))["kind"] == "ack"
        workers.go.set()
        assert (await third.next("hinted"))["choices"]
        assert (await first.next("hinted"))["choices"]
        assert (await hint(second))["kind"] == "ack"
