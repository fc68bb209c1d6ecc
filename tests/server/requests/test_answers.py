"""Answers to repeated requests belong to a token, and survive a kill between the change and its acknowledgement."""

import asyncio
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skulduggery.core.seal import pledge
from skulduggery.server.protocol import bodies, from_page
from skulduggery.server.security.keys import hashed, request_key, sealed, unsealed
from skulduggery.server.store.meta import KEPT_ANSWERS, unpack
from skulduggery.server.store.sqlite_database import SqliteDatabase
from skulduggery.server.table.answers import MOST_ANSWERS
from tests.server.local_server import Json, LocalServer, Page, async_test, local_server
from tests.server.process import Process, own_process
from tests.server.tictactoe import mark, two_at_tictactoe, won_tictactoe

IN_LOBBY = [
    from_page.Rename("a", 0, "Annie"),
    from_page.Lobby("c", pace="instant"),
    from_page.Lobby("d", seat=1, holder="device"),
    from_page.NewLink("e", 0),
]
IN_MATCH = [
    from_page.Rename("g", 0, "Anne"),
    from_page.Pause("h", paused=True),
    from_page.Pause("i", paused=False),
    from_page.Leave("j", 0),
    from_page.Back("k", 0),
    from_page.End("m"),
]


def meta_of(folder: Path, table: str) -> Any:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as connection:
        row = connection.execute("select meta from tables where id = ?", (table,)).fetchone()
    return unpack(bytes(row[0]))


def tables_in(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as connection:
        return int(connection.execute("select count(*) from tables").fetchone()[0])


def shared(promise: str, salt: str, opening: from_page.Request) -> list[Any]:
    """A nonce is promised, the match is wanted, the nonce is told: then the match begins."""
    return [
        from_page.Pledge(f"{salt}-promised", 0, pledge(promise, salt)),
        opening,
        from_page.Nonce(f"{salt}-told", 0, salt),
    ]


async def answers_to(page: Page, messages: list[Any]) -> list[Json]:
    found = []
    for message in messages:
        await page.send(message)
        found.append(await page.answer(message.id))
    return found


@async_test
async def test_every_request_gets_its_answer_again_after_a_restart(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ticket = await place.open_table("tictactoe", players=2)
        page = await place.page(ticket)
        first = shared(page.table["commitment"], "salt", from_page.Start("f"))
        messages = [*IN_LOBBY, *first, *IN_MATCH, from_page.Rematch("n")]
        given = await answers_to(page, messages)
        assert {answer["kind"] for answer in given} == {"ack"}
    before = meta_of(tmp_path, ticket["table"])
    async with local_server(tmp_path) as place:
        again = await answers_to(await place.page(ticket), messages)
    assert again == given
    assert given[2]["ticket"]["token"]
    assert given[3]["link"].startswith("/claim#")
    after = meta_of(tmp_path, ticket["table"])
    assert msgspec.structs.replace(after, answers=[]) == msgspec.structs.replace(before, answers=[])
    assert tables_in(tmp_path) == 2  # one rematch


@async_test
async def test_no_token_and_no_link_can_be_read_from_the_database(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ticket = await place.open_table("tictactoe", players=2)
        given = await answers_to(await place.page(ticket), IN_LOBBY)
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    assert given[2]["ticket"]["token"].encode() not in stored
    assert given[3]["link"].rpartition(".")[2].encode() not in stored
    assert ticket["token"].encode() not in stored


async def kill_when_stored(server: Process, folder: Path, table: str, request: str) -> None:
    """Kills the server as soon as the change is on disk; nobody has read an acknowledgement."""
    while not any(kept.ack.id == request for kept in meta_of(folder, table).answers):
        await asyncio.sleep(0.005)
    await server.stop(signal.SIGKILL)


@async_test
async def test_killed_after_the_change_and_before_its_answer_was_read(tmp_path: Path) -> None:
    async with own_process(SqliteDatabase(tmp_path / "tables.sqlite")) as server:
        ticket = await server.post("/api/tables", bodies.NewTable("tictactoe", "Anna", 2))
        for message in (IN_LOBBY[2], from_page.Start("f"), from_page.End("m"), from_page.Rematch("n")):
            page = await server.page(ticket)
            await page.send(message)
            await kill_when_stored(server, tmp_path, ticket["table"], message.id)
            before = meta_of(tmp_path, ticket["table"])
            await server.start()
            page = await server.page(ticket)
            await page.send(message)
            assert (await page.answer(message.id))["kind"] == "ack"
            assert meta_of(tmp_path, ticket["table"]) == before
            await page.close()
        assert meta_of(tmp_path, ticket["table"]).next_table
        assert tables_in(tmp_path) == 2


@async_test
async def test_a_rematch_that_was_opened_but_not_announced_is_not_opened_twice(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ticket = await won_tictactoe(place)
        page = await place.page(ticket)
        await page.ask(from_page.Rematch)
        opened = place.live(ticket).meta.next_table
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:  # as if killed between the two writes
        meta = meta_of(tmp_path, ticket["table"])
        meta.next_table, meta.answers = None, []
        connection.execute("update tables set meta = ? where id = ?", (msgspec.json.encode(meta), ticket["table"]))
        connection.commit()
    async with local_server(tmp_path) as place:
        page = await place.page(ticket)
        assert (await page.ask(from_page.Rematch))["kind"] == "ack"
        assert place.live(ticket).meta.next_table == opened
    assert tables_in(tmp_path) == 2


async def sit_down_again(place: LocalServer, host: Page, table: str) -> tuple[Json, Page]:
    """Ben's seat is given to Cid."""
    assert (await host.ask(from_page.Kick, 1))["kind"] == "ack"
    ticket = await place.join(table, "Cid")
    return ticket, await place.page(ticket)


@pytest.mark.parametrize("restarts", [False, True])
@async_test
async def test_who_gets_a_seat_later_gets_none_of_the_answers(tmp_path: Path, restarts: bool) -> None:
    link = from_page.NewLink("r0", 1)
    async with local_server(tmp_path) as place:
        host = await place.open_table("tictactoe", players=2)
        anna, ben = await place.page(host), await place.page(await place.join(host["table"]))
        await ben.send(link)
        bens = (await ben.answer("r0"))["link"]
        ticket, cid = await sit_down_again(place, anna, host["table"])
        if not restarts:
            await cid.send(link)
            assert (await cid.answer("r0"))["link"] != bens
    if restarts:
        async with local_server(tmp_path) as place:
            cid = await place.page(ticket)
            await cid.send(link)
            assert (await cid.answer("r0"))["link"] != bens


@async_test
async def test_a_move_of_the_former_holder_is_not_acknowledged_to_the_next(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, host, _ = await two_at_tictactoe(place)
        await anna.play(0, mark(4))
        await ben.settled(3)
        assert (await ben.play(1, mark(0), at=3, request="r7"))["kind"] == "ack"
        _, cid = await sit_down_again(place, anna, host["table"])
        assert (await cid.play(1, mark(0), at=3, request="r7"))["kind"] == "refused"


@async_test
async def test_nobody_pushes_out_the_answers_of_others(tmp_path: Path) -> None:
    async with local_server(tmp_path, messages_per_second=1e9, message_burst=1e9) as place:
        host = await place.open_table("tictactoe", players=2)
        guest = await place.join(host["table"])
        anna, ben = await place.page(host), await place.page(guest)
        first = await anna.ask(from_page.Pledge, 0, "a" * 64)
        for number in range(MOST_ANSWERS + 10):
            await ben.ask(from_page.Pledge, 1, f"{number:064x}")
        await anna.send(from_page.Pledge(first["id"], 0, "a" * 64))
        assert await anna.answer(first["id"]) == first
        answers = place.live(host).answers.by_owner
        assert [len(kept) for owner, kept in answers.items() if hashed(guest["token"]).startswith(owner)] == [64]
    kept = [answer.key for answer in meta_of(tmp_path, host["table"]).answers]
    owner = hashed(guest["token"])[:16]
    assert sum(key.startswith(owner) for key in kept) == KEPT_ANSWERS


def test_only_the_askers_token_opens_what_is_sealed() -> None:
    key = request_key(hashed("own"), "r1", from_page.Start("r1"))
    closed = sealed("/claim#table.secret", "own", key)
    assert unsealed(closed, "own", key) == "/claim#table.secret"
    assert "secret" not in closed
    with pytest.raises(UnicodeDecodeError):
        unsealed(closed, "another token", key)
