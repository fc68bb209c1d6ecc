"""A match that was replayed in a worker, and goes on here without being replayed again."""

from typing import Any, NamedTuple

from ....core.chance import RecordedChance
from ....core.game import AnyState, Game
from ....core.record import Record, Start, load, load_entry, load_header, save, whole_lines
from ....core.replay import fork, read_options, seed_behind
from ....core.table import Table
from ....games import game_called
from ...runtime.slices import at_once
from .match import LogEvent, Match

NEWEST = 1_000  # events of the log that are kept: twice as many as a page is sent


class Resumed(NamedTuple):
    """What a replay leads to. `record` is a file; `moves`: those that count."""

    record: bytes
    moves: int
    state: AnyState
    log: list[LogEvent]
    last_change: int


def replay_for_fork(data: bytes, number: int) -> Resumed:
    """Runs in a worker: the match up to and with entry `number`, if all of the record is in order."""
    record = load(data)
    game: Game[Any] = game_called(record.header.game)
    cut = fork(game, record, number).record()
    match = at_once(Match.resume(game, cut))
    log = match.log[-NEWEST:]
    return Resumed(save(cut), match.table.number, match.state, log, match.last_change)


def read_unchecked(data: bytes) -> Record:
    """A record that a worker has checked. In a thread, since it can be long."""
    header, *entries = whole_lines(data)
    read = [load_entry(text, line) for line, text in enumerate(entries, start=2)]
    return Record(load_header(header), tuple(read))


def match_of(game: Game[Any], record: Record, resumed: Resumed) -> Match:
    """The match as it was in the worker, for its luck to be sealed anew: nothing of it can be taken back."""
    start = record.entries[0]
    assert isinstance(start, Start)
    header = record.header
    table: Table[Any] = Table(
        game, read_options(game, record), None, header.nonces, RecordedChance(start.draws), header
    )
    table.entries, table.head = list(record.entries), record.entries[-1].chain
    table.number, table.state = resumed.moves, resumed.state
    table.seed = seed_behind(record.seal())
    match = Match(table, record.seal().server_seed or "")
    match.log, match.last_change = list(resumed.log), resumed.last_change
    match.saved = len(table.entries)
    return match
