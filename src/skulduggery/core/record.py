"""The record of a match: a header and append-only entries, each chained to the one before. Never compiled.

On disk a record is lines of JSON: the header first, then one line an entry. Appending a line is all it takes
to save a move, and a file cut off in mid-line loses only that line.

The start and each move carry the luck that they used, and a short hash of their events. A changed line breaks the
chain, a changed roll contradicts the seed, and a changed seed contradicts its hash, which was published before the
first roll (docs/fair-dice.md). An undo adds an entry and removes none. A fork copies the first entries of another
record, and adds `forked` with a seed of its own.
"""

import hashlib
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec

from .messages import Event, snake_case
from .refusals import BadRecord, BrokenChain, BrokenLine, NoStart, NotARecord, UnknownFormat, WrongNumber

FORMAT = 1
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # what bytes that are no JSON of ours raise

Draws = tuple[tuple[int, int], ...]
Pledges = tuple[str | None, ...]  # by seat


class ChangedParts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The board and the tables of a designer that a match was played with; None: the game's own."""

    hash: str
    board: str | None
    data: str | None


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="record", tag="skulduggery"):
    """What a match starts from. The server's seed stays None wherever it must not be known yet.

    `pledges` are the hashes by which the seats promised their nonces; a match in a terminal has none.
    `parts` are there only if the board or the tables of the game were changed.
    """

    format: int
    game: str
    version: int
    options: msgspec.Raw
    commitment: str
    nonces: tuple[str | None, ...]
    pledges: Pledges | msgspec.UnsetType = msgspec.UNSET
    parts: ChangedParts | msgspec.UnsetType = msgspec.UNSET
    server_seed: str | None = None

    def parts_hash(self) -> str:
        """Empty: the game's own parts."""
        return "" if isinstance(self.parts, msgspec.UnsetType) else self.parts.hash

    def withheld(self) -> tuple[int, ...]:
        """The seats that promised a nonce and did not tell it."""
        if isinstance(self.pledges, msgspec.UnsetType):
            return ()
        pairs = enumerate(zip(self.pledges, self.nonces, strict=True))
        return tuple(seat for seat, (pledge, nonce) in pairs if pledge is not None and nonce is None)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="entry", tag=snake_case):
    """One line of the record. `chain` is the hash over this line and, through it, all before."""

    number: int
    chain: str


class Start(Entry, frozen=True):
    """The setup and the luck it pulled."""

    draws: Draws
    events: str


class Played(Entry, frozen=True):
    """A move by a seat."""

    seat: int
    move: msgspec.Raw
    draws: Draws
    events: str


class TablePlayed(Entry, frozen=True):
    """A move by the table itself."""

    move: msgspec.Raw
    draws: Draws
    events: str


class Undone(Entry, frozen=True):
    """A seat took its last moves back: `to` moves count from now on."""

    seat: int
    to: int


LONGEST_NAME = 24  # of a seat, in characters


class Seated(Entry, frozen=True):
    """Who holds a seat from now on: a person's name, and the bot's level if it is no person."""

    seat: int
    name: str
    bot: str | None


class Forked(Entry, frozen=True):
    """From here on another match: the same moves so far, but the luck to come is sealed anew (docs/fair-dice.md)."""

    commitment: str
    nonces: tuple[str | None, ...]
    server_seed: str | None = None  # as in the header: not part of the chain, since its commitment stands for it


AnyEntry = Start | Played | TablePlayed | Undone | Seated | Forked


@cache
def reader_of(wanted: Any) -> Callable[[bytes], Any]:
    """Decodes JSON of a type. For a union msgspec must look at all its types, which is done once here."""
    read: Callable[[bytes], Any] = msgspec.json.Decoder(wanted).decode
    return read


class Record(msgspec.Struct, frozen=True):
    header: Header
    entries: tuple[AnyEntry, ...]

    def sealed(self) -> "Record":
        """The record without its seeds: safe to hand out while the match goes on, where nothing is hidden."""
        header = msgspec.structs.replace(self.header, server_seed=None)
        return Record(header, tuple([without_seed(entry) for entry in self.entries]))

    def seal(self) -> Header | Forked:
        """What the luck to come is sealed by: the header, or the newest fork."""
        return next((entry for entry in reversed(self.entries) if isinstance(entry, Forked)), self.header)


class Verified(msgspec.Struct, frozen=True):
    """What was checked and found right."""

    moves: int
    draws: int
    head: str
    forks: tuple[int, ...]  # the lines from which on the luck is sealed anew
    pledged: bool  # all nonces were promised before any was told
    withheld: tuple[int, ...]  # the seats that promised a nonce and did not tell it


def first_link(header: Header) -> str:
    """The chain starts from all of the header but the seed, which its commitment stands for."""
    public = msgspec.structs.replace(header, server_seed=None)
    return hashlib.sha256(msgspec.json.encode(public)).hexdigest()


def without_seed(entry: AnyEntry) -> AnyEntry:
    """The entry without a seed."""
    return msgspec.structs.replace(entry, server_seed=None) if isinstance(entry, Forked) else entry


def next_link(link: str, entry: AnyEntry) -> str:
    """The hash over the previous link and this entry with its own chain (and a fork's seed) left empty."""
    bare = entry if not entry.chain else msgspec.structs.replace(entry, chain="")
    bare = without_seed(bare)
    return hashlib.sha256(link.encode() + b"\n" + msgspec.json.encode(bare)).hexdigest()


def digest_of(events: Sequence[Event]) -> str:
    """A short hash of events: enough to notice that the rules tell another story today."""
    return hashlib.sha256(msgspec.json.encode(events)).hexdigest()[:16]


def save(record: Record) -> bytes:
    return msgspec.json.encode(record.header) + b"\n" + b"".join(save_entry(entry) for entry in record.entries)


def save_entry(entry: AnyEntry) -> bytes:
    return msgspec.json.encode(entry) + b"\n"


def load(data: bytes) -> Record:
    """Read a record and check its chain; `BadRecord` names the line that is wrong."""
    lines = whole_lines(data)
    header = load_header(lines[0] if lines else b"")
    entries: list[AnyEntry] = []
    link = first_link(header)
    for line, text in enumerate(lines[1:], start=2):
        entry = load_entry(text, line)
        link = next_link(link, entry)
        if entry.number != len(entries):
            raise BadRecord(WrongNumber("", line, entry.number, len(entries)))
        if entry.chain != link:
            raise BadRecord(BrokenChain("", line))
        entries.append(entry)
    if not entries or not isinstance(entries[0], Start):
        raise BadRecord(NoStart("", 2))
    return Record(header, tuple(entries))


def whole_lines(data: bytes) -> list[bytes]:
    """The lines of a file, without a last one that was still being written when the machine stopped."""
    lines = data.rstrip(b"\r\n").splitlines()
    if data.endswith(b"\n") or not lines:
        return lines
    try:
        msgspec.json.decode(lines[-1])
    except UNREADABLE:
        lines.pop()
    return lines


def load_header(text: bytes) -> Header:
    try:
        found = msgspec.json.decode(text)
    except UNREADABLE:
        raise BadRecord(NotARecord("", 1)) from None
    if not isinstance(found, dict) or found.get("record") != "skulduggery":
        raise BadRecord(NotARecord("", 1))
    if isinstance(found.get("format"), int) and found["format"] != FORMAT:
        raise BadRecord(UnknownFormat("", int(found["format"]), FORMAT))
    try:
        return msgspec.json.decode(text, type=Header)
    except msgspec.ValidationError as error:
        raise BadRecord(BrokenLine("", 1, str(error))) from None


def load_entry(text: bytes, line: int) -> AnyEntry:
    try:
        entry: AnyEntry = reader_of(AnyEntry)(text)
    except UNREADABLE as error:
        raise BadRecord(BrokenLine("", line, str(error))) from None
    return entry
