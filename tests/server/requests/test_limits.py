"""Limits for people at a table and for addresses: talk, notes, names, pages, rematches, new tables."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skulduggery.core.refusals import Refused
from skulduggery.server.protocol import bodies, from_page
from skulduggery.server.protocol.refusals import TooFast, too_fast
from skulduggery.server.security.keys import hashed
from skulduggery.server.security.limits import Bucket
from skulduggery.text import LANGUAGES, Wording
from tests.server.local_server import Json, LocalServer, Page, async_test, end_match, local_server
from tests.server.tictactoe import mark, two_at_tictactoe, won_tictactoe

TARGET = msgspec.Raw(b'{"kind":"cell"}')  # of a question that is always answered


def remarks_in(page: Page) -> int:
    return sum('"kind":"said"' in text for text in page.traffic)


async def talk(page: Page, seat: int, times: int) -> None:
    for _ in range(times):
        await page.send(from_page.Say(f"{id(page)}-{next(page.ids)}", seat, phrase="shout-arrr"))


async def all_heard(page: Page) -> None:
    """Everything that the server had to say before this request is here."""
    await page.ask(from_page.Why, page.at, 0, TARGET)


async def refused(place: LocalServer, path: str, body: Any) -> Json:
    problem: Json = (await place.post(path, body, 429))["refusal"]
    return problem


# --- talk and notes


@async_test
async def test_two_sockets_of_a_guest_share_one_limit_and_drop_nobody(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, _, guest = await two_at_tictactoe(place)
        others = [await place.page(guest) for _ in range(2)]
        await asyncio.gather(*[talk(page, 1, 60) for page in others])
        assert (await anna.play(0, mark(4)))["kind"] == "ack"  # moves of others go on
        await ben.settled(anna.at)
        assert (await ben.play(1, mark(0)))["kind"] in ("ack", "refused")
        await all_heard(anna)
        assert remarks_in(anna) == place.services.settings.talk_at_once
        assert place.services.metrics.counts["dropped"] == 0


@async_test
async def test_a_new_socket_brings_no_new_burst(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, _, _, guest = await two_at_tictactoe(place)
        for _ in range(4):
            page = await place.page(guest)
            await talk(page, 1, 10)
            await page.ask(from_page.Why, page.at, 1, TARGET)
            await page.close()
        await all_heard(anna)
        assert remarks_in(anna) == place.services.settings.talk_at_once


@async_test
async def test_all_seats_of_a_table_share_the_tables_limit_of_talk(tmp_path: Path) -> None:
    async with local_server(tmp_path, table_talk_at_once=7.0) as place:
        anna, ben, *_ = await two_at_tictactoe(place)
        await talk(anna, 0, 5)
        await talk(ben, 1, 5)
        refusal = (await ben.next("refused"))["refusal"]
        assert (refusal["kind"], refusal["what"], refusal["seconds"]) == ("too_fast", "talk", 1)
        await all_heard(anna)
        assert remarks_in(anna) == 7


@async_test
async def test_notes_of_all_pages_together_are_limited(tmp_path: Path) -> None:
    async with local_server(tmp_path, table_notes_at_once=10.0) as place:
        anna, _, host, guest = await two_at_tictactoe(place)
        watchers = [await place.page(table=host["table"]) for _ in range(2)]
        before = len(anna.traffic)
        page = await place.page(guest)
        for number in range(30):
            await page.send(from_page.Here(hidden=number % 2 == 0))
        await page.ask(from_page.Why, page.at, 1, TARGET)
        await all_heard(anna)
        assert len(anna.traffic) - before < 20
        assert all(watcher.socket.close_code is None for watcher in watchers)


@async_test
async def test_messages_of_all_sockets_of_a_token_are_counted_together(tmp_path: Path) -> None:
    async with local_server(tmp_path, message_burst=10.0) as place:
        _, _, _, guest = await two_at_tictactoe(place)
        first, second = await place.page(guest), await place.page(guest)
        for _ in range(12):
            await first.send(from_page.Seen(0))
        await first.next("refused")
        answer = await second.ask(from_page.Why, second.at, 1, TARGET)
        assert (answer["refusal"]["kind"], answer["refusal"]["what"]) == ("too_fast", "messages")


@async_test
async def test_coming_again_and_again_counts_too(tmp_path: Path) -> None:
    async with local_server(tmp_path, message_burst=10.0) as place:
        _, _, host, guest = await two_at_tictactoe(place)
        codes: list[int | None] = []
        for _ in range(12):
            page = await place.plug_in(guest["table"])
            await page.send(from_page.Hello(from_page.PROTOCOL, (guest["token"],)))
            if not codes and place.live(host).limits.bucket("messages", hashed(guest["token"])).level >= 1.0:
                await page.receive()
            else:
                await page.socket.wait_closed()
                codes.append(page.socket.close_code)
            await page.close()
        assert set(codes) == {4429}
        assert (await place.page(host)).table  # others come in


# --- pages


@async_test
async def test_a_seat_has_so_many_pages_and_a_table_so_many_watchers(tmp_path: Path) -> None:
    async with local_server(tmp_path, sockets_per_seat=2, watchers_per_table=1) as place:
        _, _, host, guest = await two_at_tictactoe(place)
        await place.page(guest)
        await place.page(table=host["table"])
        for tokens in ((guest["token"],), ()):
            late = await place.plug_in(host["table"])
            await late.send(from_page.Hello(from_page.PROTOCOL, tokens))
            assert await late.receive() == {"kind": "bye", "reason": "crowded"}
        assert (await place.page(host)).table  # another seat's page comes in


# --- names, seats and the record


@async_test
async def test_names_change_so_often_and_then_again_after_a_while(tmp_path: Path) -> None:
    async with local_server(tmp_path, seat_changes_at_once=3.0, seat_changes_per_minute=6.0) as place:
        anna, _, host, _ = await two_at_tictactoe(place)
        again = await place.page(host)
        kinds = [(await page.ask(from_page.Rename, 0, f"Anna {n}"))["kind"] for n, page in enumerate([anna, again] * 2)]
        assert kinds == ["ack", "ack", "ack", "refused"]
        refusal = (await anna.ask(from_page.Back, 0))["refusal"]
        assert (refusal["what"], refusal["seconds"]) == ("seats", 10)
        await place.clock.advance(10.0)
        assert (await anna.ask(from_page.Rename, 0, "Annie"))["kind"] == "ack"


@async_test
async def test_a_record_holds_so_many_entries_that_are_no_moves(tmp_path: Path) -> None:
    async with local_server(tmp_path, most_asides=6, seat_changes_at_once=100.0) as place:
        anna, *_ = await two_at_tictactoe(place)
        answers = [await anna.ask(from_page.Rename, 0, f"Anna {n}") for n in range(5)]
        refusal = answers[-1]["refusal"]
        assert (refusal["kind"], refusal["what"], refusal["most"]) == ("limit_reached", "asides", 6)
        assert (await anna.play(0, mark(4)))["kind"] == "ack"  # the match goes on
        assert (await anna.ask(from_page.Undo, anna.at, 0))["refusal"]["kind"] == "limit_reached"


@async_test
async def test_a_record_that_is_full_takes_no_move_and_no_bot_tries(tmp_path: Path) -> None:
    async with local_server(tmp_path, longest_record=4) as place:
        host = await place.open_table("tictactoe", players=2, start=True)
        page = await place.page(host)
        assert (await page.play(0, mark(4)))["kind"] == "ack"
        assert not place.live(host).goes_on()
        refusal = (await page.play(0, mark(0)))["refusal"]
        assert (refusal["kind"], refusal["what"]) == ("limit_reached", "entries")
        assert (await page.ask(from_page.End))["kind"] == "ack"


# --- tables


@async_test
async def test_one_crew_has_so_many_rematches(tmp_path: Path) -> None:
    async with local_server(tmp_path, rematches_at_once=2.0, rematches_per_minute=1.0) as place:
        ticket = await won_tictactoe(place)
        tables = [ticket["table"]]
        for _ in range(2):
            page = await place.page({**ticket, "table": tables[-1]})
            await page.ask(from_page.End)
            assert (await page.ask(from_page.Rematch))["kind"] == "ack"
            tables.append((await page.told(lambda table: table["next_table"] is not None))["next_table"])
        page = await place.page({**ticket, "table": tables[-1]})
        await page.ask(from_page.End)
        refusal = (await page.ask(from_page.Rematch))["refusal"]
        assert (refusal["what"], refusal["seconds"], refusal["minutes"]) == ("rematches", 60, 0)
        assert len({*tables}) == 3


@async_test
async def test_rematches_and_new_tables_count_for_one_address(tmp_path: Path) -> None:
    async with local_server(tmp_path, tables_per_minute=60.0, tables_per_hour=2.0) as place:
        ticket = await won_tictactoe(place)
        page = await place.page(ticket)
        assert (await page.ask(from_page.Rematch))["kind"] == "ack"
        refusal = await refused(place, "/api/tables", bodies.NewTable("tictactoe", "Eve", 2))
        assert (refusal["what"], refusal["minutes"]) == ("tables", 30)


@async_test
async def test_an_address_has_so_many_open_tables_until_one_is_over(tmp_path: Path) -> None:
    async with local_server(tmp_path, open_tables=2) as place:
        first = await place.open_table("tictactoe", players=2)
        await place.open_table("tictactoe", players=2)
        refusal = await refused(place, "/api/tables", bodies.NewTable("tictactoe", "Eve", 2))
        assert (refusal["kind"], refusal["what"], refusal["most"]) == ("limit_reached", "tables", 2)
        await (await place.page(first)).ask(from_page.End)
        assert await place.open_table("tictactoe", players=2)


@async_test
async def test_a_school_class_behind_one_address_can_play(tmp_path: Path) -> None:
    """Thirty children open a table each, their neighbours join, and all of them want a rematch."""
    async with local_server(tmp_path) as place:
        for number in range(15):
            host = await place.open_table("tictactoe", f"A{number}", players=2)
            ben = await place.join(host["table"], f"B{number}")
            page, other = await place.page(host), await place.page(ben)
            await page.ask(from_page.Start)
            await end_match(page, other)
            assert (await page.ask(from_page.Rematch))["kind"] == "ack"


@async_test
async def test_the_answer_says_when_to_come_again(tmp_path: Path) -> None:
    async with local_server(tmp_path, tables_per_minute=1.0) as place:
        await place.open_table("tictactoe", players=2)
        answer = await place.web.post("/api/tables", json={"game": "tictactoe", "name": "Eve", "players": 2})
        assert (answer.status_code, answer.headers["retry-after"]) == (429, "60")
        assert "Try again in 60 seconds" in answer.json()["text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wait_is_told_in_seconds_or_minutes(language: str) -> None:
    told = [Wording(language).tell(too_fast("talk", wait), ()) for wait in (0.2, 5.0, 119.0, 120.0, 1e9)]
    assert len({*told}) == 5
    assert "119" in told[2]
    assert "120" not in told[3]
    assert "1440" in told[4].replace(",", "").replace(".", "").replace("\u202f", "")


def test_a_bucket_without_a_rate_waits_for_ever() -> None:
    bucket = Bucket(0.0, 1.0, 0.0)
    assert [bucket.take(0.0), bucket.take(1e9)] == [True, False]
    assert isinstance(too_fast("codes", bucket.wait()), TooFast)
    with pytest.raises(Refused):
        raise Refused(too_fast("codes", bucket.wait()))
