"""A short run of every scenario, and proofs that the verdict finds what is wrong."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from skulduggery.server.store.base import NewEntry
from tests.server.local_server import async_test

from .on_postgres import NotHere
from .players import Players
from .report import report
from .running import all_scenarios, run
from .scenario import Extent, Figure, Outcome, served
from .verdict import Verdict, faults_of, verdict_on

IN_EVERY_RUN = ("kills", "full_disk", "torn_wal", "node_kills")  # the others take part in `make test-all`
MARKS = {"node_kills": [pytest.mark.thorough]}
PARAMS = [
    pytest.param(name, marks=MARKS.get(name, []) if name in IN_EVERY_RUN else [pytest.mark.slow])
    for name in all_scenarios()
]


@pytest.mark.parametrize("name", PARAMS)
def test_nothing_is_lost_doubled_or_shown_wrongly(name: str) -> None:
    try:
        outcome = run(all_scenarios()[name], 0, short=True)
    except NotHere as missing:
        pytest.skip(str(missing))
    assert outcome.verdict.faults == []
    assert outcome.verdict.moves > 0
    assert outcome.verdict.tables > 0
    assert outcome.figures


Entries = tuple[NewEntry, ...]


def edited(entry: NewEntry, old: bytes, new: bytes) -> NewEntry:
    return msgspec.structs.replace(entry, entry=entry.entry.replace(old, new))


DAMAGE: dict[str, tuple[Callable[[Entries], Entries], str]] = {
    "a lost move": (lambda entries: entries[:-1], "is not there"),
    "a changed move": (lambda entries: (*entries[:-1], edited(entries[-1], b'"cell":', b'"cell":1')), "is not there"),
    "a broken chain": (lambda entries: tuple(edited(e, b'"chain":"', b'"chain":"0') for e in entries), "not verify"),
    "a doubled move": (lambda entries: (*entries, entries[-1]), "is there 2 times"),
    "all of it": (lambda entries: (), "not verify"),
}


@async_test
async def test_the_verdict_finds_whatever_is_wrong(tmp_path: Path) -> None:
    database = Extent(True, tmp_path).database()
    async with served(database) as server:
        players = Players(server)
        while len(players.acknowledged) < 2:
            await players.step()
        assert (await verdict_on([players], database)).faults == []
        players.pages[0].update = {**players.pages[0].update, "view": {}}
        assert ["shows another state" in fault for fault in (await verdict_on([players], database)).faults] == [True]
        await players.leave()
    store = database.open()
    stored = await store.load(players.acknowledged[0].table)
    await store.close()
    assert stored is not None
    assert faults_of(stored, players.acknowledged) == []
    assert faults_of(None, players.acknowledged) == ["the table is gone"]
    for what, (damage, fault) in DAMAGE.items():
        spoilt = msgspec.structs.replace(stored, entries=damage(stored.entries))
        assert any(fault in each for each in faults_of(spoilt, players.acknowledged)), what


def test_the_report_adds_counts_and_keeps_the_longest_wait() -> None:
    parts = [
        Outcome(Verdict(5, 1, 2), [Figure("kills", 10.0), Figure("slowest start", wait, "s")]) for wait in (2.0, 1.0)
    ]
    text = report({"kills": parts}, {"kills": "The server is killed.", "day": "A day."}, {"kills": 3, "day": 1})
    assert "| kills | 20  |" in text
    assert "| slowest start | 2 s |" in text
    assert "| parts run, of 3 | 2  |" in text
    assert "Not run." in text
