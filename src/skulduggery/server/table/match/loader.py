"""Load a table from the store: replay its match, and notice if it does not fit the rules of today."""

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple

from ....core.game import Game
from ....core.record import AnyEntry, Header, Record, load_entry
from ....core.refusals import BadRecord, Refused
from ....games import game_called
from ....text import Wording
from ...archive.kept import Kept, find_kept
from ...protocol.refusals import NoSuchTable
from ...protocol.to_page import Ack
from ...runtime.slices import in_slices
from ...store.base import NewEntry, Store, Stored
from ...store.meta import TableMeta, unpack
from .match import Match, acknowledged

NEWEST = 1_000  # entries that are searched for requests: nobody sends an older one again


class LoadedTable(NamedTuple):
    """`why_frozen`: the rules of today cannot play the match back; `kept`: then its stories, if it was over."""

    game: Game[Any]
    meta: TableMeta
    match: Match | None
    why_frozen: str
    answers: dict[str, Ack]
    kept: Kept | None = None
    changed: float = 0.0  # when the newest entry was written


async def load_table(store: Store, table: str) -> LoadedTable:
    stored = await store.load(table)
    if stored is None:
        raise Refused(NoSuchTable("", table))
    loaded = (await in_slices(reading(stored)))._replace(changed=stored.ended)
    if loaded.why_frozen and loaded.meta.status == "over":
        return loaded._replace(kept=await find_kept(store, stored, loaded.meta))
    return loaded


def reading(stored: Stored) -> Generator[None, None, LoadedTable]:
    """Reads an entry at a time, since a long match takes seconds. Not in a thread: msgspec prepares a Struct's types at
    their first use, and two threads that do so at once end the process."""
    meta = unpack(stored.meta)
    game: Game[Any] = game_called(meta.game)
    if meta.header is None:
        return LoadedTable(game, meta, None, "", kept_answers(meta))
    try:
        record = yield from reading_record(meta.header, stored.entries)
        match = yield from Match.resume(game, record)
    except BadRecord as error:
        return LoadedTable(game, meta, None, Wording("en", game).tell(error.refusal, ()), kept_answers(meta))
    answers = yield from answers_in(match, stored)
    return LoadedTable(game, meta, match, "", {**answers, **kept_answers(meta)})


def reading_record(header: Header, entries: Sequence[NewEntry]) -> Generator[None, None, Record]:
    read: list[AnyEntry] = []
    for line, stored in enumerate(entries, start=2):
        read.append(load_entry(stored.entry, line))
        yield
    return Record(header, tuple(read))


def kept_answers(meta: TableMeta) -> dict[str, Ack]:
    return {kept.key: kept.ack for kept in meta.answers}


def answers_in(match: Match, stored: Stored) -> Generator[None, None, dict[str, Ack]]:
    """Answers for moves that come again after a restart: their entries are stored, so they were carried out."""
    answers: dict[str, Ack] = {}
    for row in stored.entries[-NEWEST:]:
        if row.request is not None:
            answers[row.request] = acknowledged(row.request, match, row.number)
            yield
    return answers
