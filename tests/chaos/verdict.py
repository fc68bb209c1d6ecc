"""What must be true after every trouble."""

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from skulduggery.core.record import load
from skulduggery.core.replay import verify
from skulduggery.games import game_called
from skulduggery.server.store.base import Stored
from skulduggery.server.store.database import Database
from skulduggery.server.store.meta import unpack
from skulduggery.server.store.records import record_file
from tests.server.local_server import Page

from .players import Acknowledged, Players


class Verdict(msgspec.Struct):
    """Figures of a scenario; `faults` are sentences, and there should be none."""

    moves: int = 0
    tables: int = 0
    pages: int = 0
    reconnects: int = 0
    faults: list[str] = []


async def verdict_on(groups: Sequence[Players], database: Database) -> Verdict:
    """The server must be running, and nobody must play."""
    verdict = Verdict(reconnects=sum(players.reconnects for players in groups))
    for players in groups:
        await compare_pages(players, verdict)
    acknowledged = [move for players in groups for move in players.acknowledged]
    verdict.moves = len(acknowledged)
    await compare_store(acknowledged, database, verdict)
    return verdict


async def compare_pages(players: Players, verdict: Verdict) -> None:
    """What a page shows is what a page is shown that comes now."""
    if not players.pages:
        return
    for ticket, shown in zip(players.tickets, players.shown(), strict=True):
        page = await players.server.page(ticket)
        verdict.pages += 1
        await caught_up(page, shown.get("number", -1))
        if page.update and page.update["number"] == shown.get("number") and page.update["view"] != shown["view"]:
            verdict.faults.append(f"a page of {ticket['table']} shows another state than the server has")
        if page.update and page.update["number"] != shown.get("number"):
            verdict.faults.append(f"a page of {ticket['table']} shows another number than the server has")
        await page.close()


async def caught_up(page: Page, number: int) -> None:
    """The update with the newest entry may still be on its way to the page."""
    with suppress(TimeoutError):
        await page.settled(number)


async def compare_store(acknowledged: Sequence[Acknowledged], database: Database, verdict: Verdict) -> None:
    store = database.open(shared=database.address.startswith("postgresql:"))  # the nodes run on
    await store.start()
    try:
        for table in sorted({move.table for move in acknowledged}):
            stored = await store.load(table)
            moves = [move for move in acknowledged if move.table == table]
            verdict.tables += 1
            verdict.faults += [f"{table}: {fault}" for fault in faults_of(stored, moves)]
    finally:
        await store.close()


def faults_of(stored: Stored | None, moves: Sequence[Acknowledged]) -> list[str]:
    """Of one table: moves that are missing or there twice, and a chain that does not verify."""
    if stored is None:
        return ["the table is gone"]
    faults = []
    try:
        record = load(record_file(stored, unpack(stored.meta)))
        verify(game_called(record.header.game), record)
    except Exception as error:  # noqa: BLE001  # whatever is wrong, it is a fault
        faults.append(f"the chain does not verify: {error!r}")
    requests = Counter(entry.request.split(":")[1] for entry in stored.entries if entry.request)
    for move in moves:
        if move.number >= len(stored.entries) or move.move not in stored.entries[move.number].entry.decode():
            faults.append(f"the acknowledged move {move.number} is not there")
        if requests[move.request] != 1:
            faults.append(f"request {move.request} is there {requests[move.request]} times")
    return faults
