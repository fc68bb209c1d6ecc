"""Records that strangers send are replayed in a confined worker, and nobody at a table waits for them."""

import asyncio
import itertools
import operator
import os
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skulduggery.core.options import make_options
from skulduggery.core.record import Record, load, save
from skulduggery.core.refusals import Refused
from skulduggery.core.replay import verify
from skulduggery.core.table import Table
from skulduggery.games import game_called
from skulduggery.server.archive.uploads import UploadLimits, Uploads
from skulduggery.server.protocol import bodies
from skulduggery.server.protocol.refusals import TooMuchWork
from skulduggery.server.runtime.slices import at_once
from skulduggery.server.table.match.match import Match
from skulduggery.server.table.match.resumption import match_of, read_unchecked, replay_for_fork
from skulduggery.server.workers.confined import Allowance, Confined, TooMuch
from skulduggery.server.workers.fair import FairWorkers
from skulduggery.server.workers.pool import Workers
from tests.server.local_server import async_test, local_server
from tests.server.tictactoe import mark, two_at_tictactoe, won_tictactoe

SMALL = Allowance(seconds=1, memory=32 * 1024 * 1024)
MEGABYTE = 1024 * 1024


def played(key: str, moves: int) -> bytes:
    """A record of a match at random, with its seed."""
    game, chance = game_called(key), random.Random(3)
    table: Table[Any] = Table(game, make_options(game.options_type, game.seats, {"players": 3}), bytes(32))
    while (asked := table.state.asked()) is not None and table.number < moves:
        table.play(asked.seat, chance.choice(game.legal_moves(table.state)))
    return save(table.record())


# --- the worker (whose module path has no tests, so it calls what Python brings)


@async_test
async def test_work_that_takes_too_long_ends_its_worker_and_the_next_gets_another() -> None:
    confined = Confined(SMALL)
    try:
        first = await confined.run(os.getpid)
        assert await confined.run(os.getpid) == first
        with pytest.raises(TooMuch):
            await confined.run(sum, itertools.count())
        assert await confined.run(os.getpid) not in (first, os.getpid())
    finally:
        confined.close()


@async_test
async def test_work_that_needs_too_much_memory_is_refused_and_its_worker_goes_on() -> None:
    confined = Confined(SMALL)
    try:
        first = await confined.run(os.getpid)
        with pytest.raises(TooMuch):
            await confined.run(operator.mul, b"x", 64 * MEGABYTE)
        assert len(await confined.run(operator.mul, b"x", 4 * MEGABYTE)) == 4 * MEGABYTE
        with pytest.raises(ValueError, match="invalid literal"):
            await confined.run(int, "wrong")
        assert await confined.run(os.getpid) == first
    finally:
        confined.close()


@async_test
async def test_a_worker_that_has_grown_makes_room_for_another() -> None:
    confined = Confined(SMALL._replace(memory=400 * MEGABYTE))
    try:
        first = await confined.run(os.getpid)
        assert await confined.run(os.getpid) == first
        assert len(await confined.run(operator.mul, b"x", 100 * MEGABYTE)) == 100 * MEGABYTE
        assert await confined.run(os.getpid) != first
    finally:
        confined.close()


# --- what is refused


@async_test
async def test_a_record_that_is_too_much_for_the_worker_is_refused() -> None:
    class Failing(Workers):
        async def run(self, work: Any, *given: Any) -> Any:
            raise TooMuch

        def close(self) -> None:
            """There are none."""

    with pytest.raises(Refused) as refused:
        await Uploads(FairWorkers(Failing()), UploadLimits(10, 10)).run("somebody", len, b"")
    assert isinstance(refused.value.refusal, TooMuchWork)


@async_test
async def test_long_records_and_large_stories_are_refused(tmp_path: Path) -> None:
    record = played("parley", 40)
    async with local_server(tmp_path, longest_record=30) as place:
        answer = await place.web.post("/api/stories", content=record)
        assert (answer.status_code, answer.json()["refusal"]["kind"]) == (413, "record_too_long")
        wish = bodies.Fork(5, 0, "Zoe", record=record.decode())
        assert (await place.post("/api/forks", wish, 413))["refusal"]["most"] == 30
    async with local_server(tmp_path, largest_story=10_000) as place:
        answer = await place.web.post("/api/stories", content=record)
        assert (answer.status_code, answer.json()["refusal"]["kind"]) == (413, "too_much_work")


DEEP = 700_000
BOMBS = {
    "deep lists": b"[" * DEEP + b"]" * DEEP,
    "deep objects": b'{"a":' * (DEEP // 3) + b"1" + b"}" * (DEEP // 3),
    "a deep move": b'{"entry":"played","number":7,"chain":"","seat":0,"move":' + b"[" * DEEP + b"]" * DEEP + b"}",
    "a repeated key": b"{" + b'"record":"skulduggery",' * (DEEP // 10) + b'"format":1}',
    "a long number": b'{"record":"skulduggery","format":' + b"9" * DEEP + b"}",
    "a long text": b'"' + b"x" * 2 * DEEP + b'"',
    "lines without anything": b"\n" * 2 * DEEP,
    "one entry again and again": b'{"entry":"played","number":7,"chain":"","seat":0,"move":{}}\n' * 9_000,
}


@pytest.mark.parametrize("after", [b"", played("parley", 5)], ids=["alone", "after a match"])
@pytest.mark.parametrize("bomb", BOMBS)
@async_test
async def test_a_record_that_is_a_bomb_is_refused(tmp_path: Path, bomb: str, after: bytes) -> None:
    """No review is made of a record that is sent in: only a match that was played to its end here has one."""
    record = after + BOMBS[bomb] + b"\n"
    async with local_server(tmp_path) as place:
        story = await place.web.post("/api/stories", content=record)
        wish = bodies.Fork(3, 0, "Zoe", record=record.decode())
        fork = await place.web.post("/api/forks", content=msgspec.json.encode(wish))
        for answer in (story, fork):
            assert answer.status_code in (400, 413)
            assert answer.json()["refusal"]["kind"] != "our_mistake"


# --- nobody waits


class Held(Workers):
    """A worker that is not ready before it is told so."""

    def __init__(self) -> None:
        self.asked, self.ready = asyncio.Event(), asyncio.Event()

    async def run(self, work: Any, *given: Any) -> Any:
        self.asked.set()
        await self.ready.wait()
        return work(*given)

    def close(self) -> None:
        """There are none."""


@pytest.mark.parametrize("path", ["/api/stories", "/api/forks"])
@async_test
async def test_a_move_does_not_wait_while_a_record_is_replayed(tmp_path: Path, path: str) -> None:
    async with local_server(tmp_path) as place:
        host = await won_tictactoe(place)
        record = (await place.web.get(f"/api/tables/{host['table']}/record")).content
        wish = bodies.Fork(4, 0, "Zoe", record=record.decode())
        held = place.services.archive.uploads.queue.workers = Held()
        body = record if path == "/api/stories" else msgspec.json.encode(wish)
        sending = asyncio.create_task(place.web.post(path, content=body))
        await held.asked.wait()
        anna, ben, *_ = await two_at_tictactoe(place)
        assert (await anna.play(0, mark(4)))["kind"] == "ack"
        await ben.settled(3)
        assert not sending.done()
        held.ready.set()
        assert (await sending).is_success


@async_test
async def test_nothing_is_replayed_in_the_process_of_the_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here workers are processes, so that a replay in this one is noticed."""
    async with local_server(tmp_path) as place:
        host = await won_tictactoe(place)
        confined = Confined(SMALL._replace(seconds=20, memory=256 * MEGABYTE))
        place.services.archive.uploads.queue.workers = confined
        monkeypatch.setattr("skulduggery.core.replay.Replay.__init__", never)
        try:
            ticket = await place.post("/api/forks", bodies.Fork(4, 0, "Zoe", table=host["table"]))
            zoe = await place.page(ticket)
            assert zoe.update["view"]["cells"] == [0, -1, -1, 1, -1, -1, -1, -1, -1]
        finally:
            confined.close()


def never(*given: Any) -> None:
    raise AssertionError("replayed in the event loop")


@pytest.mark.parametrize("key", ["blackwood", "bounty", "kings", "parley", "prowl"])
def test_a_match_from_a_worker_is_the_match_that_was_replayed(key: str) -> None:
    game, data = game_called(key), played(key, 90)
    resumed = replay_for_fork(data, len(load(data).entries) // 2)
    record = read_unchecked(resumed.record)
    cut = load(resumed.record)
    assert record == Record(cut.header, cut.entries)
    match, replayed = match_of(game, record, resumed), at_once(Match.resume(game, cut))
    for seat in (None, *range(match.table.options.players)):
        assert msgspec.json.encode(game.view(match.state, seat)) == msgspec.json.encode(game.view(replayed.state, seat))
    for name in ("log", "last_change", "saved", "number", "chain", "asides"):
        assert getattr(match, name) == getattr(replayed, name), name
    assert (match.table.seed, match.table.head) == (replayed.table.seed, replayed.table.head)
    for each in (match, replayed):
        each.fork("ab" * 32, ("x", None, None))
        each.play_forced_moves()
    assert match.table.record() == replayed.table.record()
    assert verify(game, match.table.record()).moves == match.table.number


@async_test
async def test_a_large_story_is_sent_in_pieces_to_a_client_that_takes_no_gzip(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        record = played("kings", 60)
        packed = await place.web.post("/api/stories", content=record)
        plain = await place.web.post("/api/stories", content=record, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == packed.content
        assert len(plain.content) > 2 * 64 * 1024
