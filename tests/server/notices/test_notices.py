"""Notices to closed pages: who gets one, when, what it says, and how long its address is kept."""

import asyncio
from pathlib import Path

import msgspec

from skulduggery.server.notices.words import Notice
from skulduggery.server.protocol import from_page
from skulduggery.server.protocol.info import Subscription
from tests.server.local_server import Json, LocalServer, Page, async_test, local_server
from tests.server.push_receiver import Browser, Posted, Receiver, receiver
from tests.server.tictactoe import mark, two_at_tictactoe

DELAY = 15.0


async def want(page: Page, seat: int, to: Subscription, on: bool = True) -> Json:
    return await page.ask(from_page.Notices, seat, to, on)


async def close(place: LocalServer, ticket: Json, page: Page) -> None:
    """Returns when the server has noticed it, too."""
    await page.close()
    while place.live(ticket).audience.is_here(ticket["seat"]):
        await asyncio.sleep(0.005)


async def all_written(place: LocalServer, ticket: Json) -> None:
    """Waits until every notice is sent, and what followed from its answer is in the store."""
    while place.running(ticket).notices.sending:
        await asyncio.sleep(0.005)


async def nothing_comes(place: LocalServer, ticket: Json, service: Receiver, seconds: float = 2 * DELAY) -> None:
    await place.clock.advance(seconds)
    assert not place.running(ticket).notices.sending
    assert service.posted.empty()


async def sent(place: LocalServer, service: Receiver) -> Posted:
    await place.clock.until_somebody_waits(DELAY)
    await place.clock.advance(DELAY)
    return await service.posted.get()


def read(browser: Browser, posted: Posted) -> Notice:
    return msgspec.json.decode(browser.read(posted.body), type=Notice)


@async_test
async def test_who_is_waited_for_gets_one_notice_that_says_only_which_table(tmp_path: Path) -> None:
    async with local_server(tmp_path, push_anywhere=True) as place, receiver() as service:
        anna, ben, host, ticket = await two_at_tictactoe(place)
        browser = Browser()
        assert (await want(ben, 1, browser.subscribe(service.address("ben"), "nl")))["kind"] == "ack"
        await close(place, ticket, ben)
        await anna.play(0, mark(4))
        posted = await sent(place, service)
        assert read(browser, posted) == Notice(
            "Jij bent aan de beurt", "Boter-kaas-en-eieren, met Anna", f"/t/{host['table']}"
        )
        key = (await place.web.get("/api/notices")).json()["key"]
        assert posted.claims(key)["aud"] == f"http://127.0.0.1:{service.port}"
        assert posted.target == "/push/ben"
        await all_written(place, host)
        await nothing_comes(place, host, service, 10 * DELAY)
        assert "notices_total 1" in place.services.metrics.text({})


@async_test
async def test_what_people_say_is_in_no_notice_and_in_no_feed_and_sends_none(tmp_path: Path) -> None:
    async with local_server(tmp_path, push_anywhere=True) as place, receiver() as service:
        anna, ben, host, ticket = await two_at_tictactoe(place)
        await anna.ask(from_page.Lobby, talk="free")
        browser = Browser()
        await want(ben, 1, browser.subscribe(service.address()))
        feed = (await ben.ask(from_page.Feed, 1))["link"]
        await close(place, ticket, ben)
        for to in (None, 1):
            assert (await anna.ask(from_page.Say, 0, to, text="Psst"))["kind"] == "ack"
        await nothing_comes(place, host, service)
        await anna.play(0, mark(4))
        notice = read(browser, await sent(place, service))
        assert notice.title == "Your turn"
        assert not [word for word in msgspec.structs.astuple(notice) if "Psst" in word]
        told = (await place.web.get(feed)).text
        assert "Your turn" in told
        assert "Psst" not in told


@async_test
async def test_no_notice_while_the_page_is_looked_at_or_back_in_time(tmp_path: Path) -> None:
    async with local_server(tmp_path, push_anywhere=True) as place, receiver() as service:
        anna, ben, _, ticket = await two_at_tictactoe(place)
        await want(ben, 1, Browser().subscribe(service.address()))
        await anna.play(0, mark(0))
        await nothing_comes(place, ticket, service)
        await ben.settled(3)
        await ben.play(1, mark(3))
        await anna.settled(4)
        await close(place, ticket, ben)
        await anna.play(0, mark(1))
        await nothing_comes(place, ticket, service, DELAY / 2)
        await place.page(ticket)
        await nothing_comes(place, ticket, service)


@async_test
async def test_a_hidden_page_gets_a_notice(tmp_path: Path) -> None:
    async with local_server(tmp_path, push_anywhere=True) as place, receiver() as service:
        anna, ben, _, _ = await two_at_tictactoe(place)
        await want(ben, 1, Browser().subscribe(service.address()))
        await ben.send(from_page.Here(hidden=True))
        await anna.told(lambda table: table["seats"][1]["presence"] == "hidden")
        await anna.play(0, mark(0))
        assert (await sent(place, service)).target == "/push/device"


@async_test
async def test_a_browser_that_is_gone_is_forgotten_and_the_others_stay(tmp_path: Path) -> None:
    async with local_server(tmp_path, push_anywhere=True) as place, receiver(410) as dead, receiver() as service:
        anna, ben, host, ticket = await two_at_tictactoe(place)
        await want(ben, 1, Browser().subscribe(dead.address()))
        await want(ben, 1, Browser().subscribe(service.address()))
        await close(place, ticket, ben)
        await anna.play(0, mark(4))
        await sent(place, service)
        await all_written(place, host)
        assert [kept.to.endpoint for kept in place.live(host).meta.seats[1].notices] == [service.address()]


@async_test
async def test_after_a_restart_nobody_is_told_twice(tmp_path: Path) -> None:
    async with receiver() as service:
        async with local_server(tmp_path, push_anywhere=True) as place:
            anna, ben, host, ticket = await two_at_tictactoe(place)
            await want(ben, 1, Browser().subscribe(service.address()))
            await close(place, ticket, ben)
            await anna.play(0, mark(4))
            await sent(place, service)
            await all_written(place, host)
        async with local_server(tmp_path, push_anywhere=True) as place:
            await place.page(host)
            await nothing_comes(place, host, service)


async def never_answers(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.read(-1)
    writer.close()


@async_test
async def test_an_address_has_its_part_of_the_slots_after_a_restart_too(tmp_path: Path) -> None:
    """By as many names as it likes, which never answer. The address itself is not stored."""
    silent = await asyncio.start_server(never_answers, "0.0.0.0", 0)
    port = silent.sockets[0].getsockname()[1]
    async with local_server(tmp_path, push_anywhere=True) as place:
        _, ben, host, _ = await two_at_tictactoe(place)
        for number in range(1, 5):
            await want(ben, 1, Browser().subscribe(f"http://127.0.0.{number}:{port}/"))
        assert place.live(host).meta.seats[1].notices[0].client
        assert b'127.0.0.1"' not in await stored(place, host)
    async with local_server(tmp_path, push_anywhere=True) as place:
        anna = await place.page(host)
        await anna.play(0, mark(4))
        await place.clock.until_somebody_waits(DELAY)
        await place.clock.advance(DELAY)
        turns = place.services.push.turns
        while turns.running + turns.length() < 4:
            await asyncio.sleep(0)
        assert (turns.running, turns.length()) == (2, 2)
    silent.close()


@async_test
async def test_only_the_own_seat_and_only_addresses_that_may_be_called(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, _, host, _ = await two_at_tictactoe(place)
        fine = Browser().subscribe("https://push.example.org/1")
        assert (await want(anna, 1, fine))["refusal"]["kind"] == "not_your_seat"
        private = Browser().subscribe("https://192.168.1.1/reboot")
        assert (await want(anna, 0, private))["refusal"]["kind"] == "bad_subscription"
        klingon = Browser().subscribe("https://push.example.org/1", "tlh")
        assert (await want(anna, 0, klingon))["refusal"]["kind"] == "bad_subscription"
        for number in range(6):
            await want(anna, 0, Browser().subscribe(f"https://push.example.org/{number}"))
        kept = place.live(host).meta.seats[0].notices
        assert [one.to.endpoint[-1] for one in kept] == ["2", "3", "4", "5"]
        await want(anna, 0, kept[0].to, on=False)
        assert len(place.live(host).meta.seats[0].notices) == 3


async def stored(place: LocalServer, ticket: Json) -> bytes:
    found = await place.services.store.load(ticket["table"])
    assert found is not None
    return found.meta


@async_test
async def test_the_address_goes_with_the_match_and_with_the_seat(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, host, _ = await two_at_tictactoe(place)
        for page, seat in ((anna, 0), (ben, 1)):
            await want(page, seat, Browser().subscribe(f"https://push.example.org/{seat}"))
        assert b"push.example.org/1" in await stored(place, host)
        link = (await ben.ask(from_page.NewLink, 1))["link"]
        await place.post("/api/claim", {"link": link.partition("#")[2]})
        assert b"push.example.org/1" not in await stored(place, host)
        assert b"push.example.org/0" in await stored(place, host)
        assert (await anna.ask(from_page.End))["kind"] == "ack"
        assert b"push.example.org" not in await stored(place, host)
        late = Browser().subscribe("https://push.example.org/1")
        assert (await want(anna, 0, late))["refusal"]["kind"] == "not_running"


@async_test
async def test_nobody_else_is_told_of_an_address(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, host, _ = await two_at_tictactoe(place)
        watcher = await place.page(table=host["table"])
        await want(anna, 0, Browser().subscribe("https://push.example.org/1"))
        await anna.play(0, mark(4))
        await ben.settled(3)
        await watcher.settled(3)
        info = (await place.web.get(f"/api/tables/{host['table']}")).text
        told = [*anna.traffic, *ben.traffic, *watcher.traffic, info]
        assert not [text for text in told if "push.example" in text or "notice" in text]
