"""A finished match that the rules of today cannot play back: its table is shown from the stories that were kept."""

import gzip
from typing import Any

import msgspec

from ...core.messages import Result
from ...core.names import Names
from ...core.record import load_entry
from ...core.seal import receipt
from ..protocol.info import TableInfo
from ..protocol.to_page import LONGEST_LOG, Snapshot, Update
from ..store.base import Store, Stored
from ..store.meta import TableMeta
from .stories import OUTSIDER, part_of


class KeptMoment(msgspec.Struct, frozen=True):
    """As much of a `Moment` as a page needs, whatever its game was like then."""

    number: int
    view: msgspec.Raw
    events: tuple[msgspec.Raw, ...]
    rules: tuple[str, ...]


class KeptStory(msgspec.Struct, frozen=True):
    moments: tuple[KeptMoment, ...]
    result: Result | None


class Kept:
    """`number` and `chain` are those of the newest entry; the stories are packed, by viewer."""

    def __init__(self, number: int, chain: str, parts: dict[str, bytes], names: Names) -> None:
        self.number = number
        self.chain = chain
        self.parts = parts
        self.names = names

    def snapshot(self, info: TableInfo, seats: tuple[int, ...]) -> Snapshot:
        """Everything a finished table shows: as the page's one seat saw it, else as an outsider."""
        seat = seats[0] if len(seats) == 1 else None
        story = msgspec.json.decode(gzip.decompress(self.parts[part_of(seat)]), type=KeptStory)
        return Snapshot(info, seats, self.update(story, seat), log_of(story))

    def update(self, story: KeptStory, seat: int | None) -> Update:
        last: Any = story.moments[-1]  # its view is raw JSON, and is sent as it was written
        return Update(self.number, self.chain, seat, last.view, (), (), (), None, (), (), False, False, story.result)


def log_of(story: KeptStory) -> Any:
    lines = [
        (moment.number, event, rule)
        for moment in story.moments
        for event, rule in zip(moment.events, moment.rules, strict=True)
    ]
    return tuple(lines[-LONGEST_LOG:])


async def find_kept(store: Store, stored: Stored, meta: TableMeta) -> Kept | None:
    """The kept stories of a match. None: the server stopped before they were made."""
    found = {part: await store.story(meta.table, part) for part in [OUTSIDER, *map(str, range(len(meta.seats)))]}
    parts = {part: story for part, story in found.items() if story is not None}
    if len(parts) < len(found):
        return None
    entries = [load_entry(row.entry, 0) for row in stored.entries]
    newest = entries[-1]
    return Kept(newest.number, receipt(bytes.fromhex(meta.server_seed), newest.chain), parts, Names(entries))
