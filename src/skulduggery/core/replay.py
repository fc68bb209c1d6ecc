"""From a record back to a match: replay it, resume it, or verify that nothing was chosen after the fact."""

from typing import Any

import msgspec

from .chance import ImpossibleOutcome, OutcomeNeeded, RecordedChance, SeededChance
from .game import Game
from .messages import Event, kind_of
from .options import Options, make_options
from .own_parts import hash_of, own_parts_of
from .record import AnyEntry, Forked, Header, Played, Record, Seated, Start, TablePlayed, Undone, Verified, digest_of
from .refusals import (
    BadOptions,
    BadRecord,
    BrokenChain,
    BrokenLine,
    BrokenMove,
    MissingLuck,
    NoStart,
    NotInRecord,
    OtherEvents,
    OtherParts,
    OtherRules,
    Refused,
    SeedHidden,
    UnknownGame,
    WrongCommitment,
    WrongDraw,
    WrongPledge,
)
from .seal import commitment, match_seed, pledge, receipt
from .table import Table, read_move

FIRST_ENTRY_LINE = 2  # line 1 of a file is the header
SHORT = 8  # so much of a hash is shown


class Replay:
    """Plays a record back entry by entry, from its recorded draws: no seed is needed."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        if record.header.game != game.key:
            raise BadRecord(UnknownGame("", record.header.game, (game.key,)))
        if record.header.version != game.version:
            raise BadRecord(OtherRules("", game.key, record.header.version, game.version))
        check_parts(record.header)
        self.game = game
        self.record = record
        start = record.entries[0]
        if not isinstance(start, Start):
            raise BadRecord(NoStart("", FIRST_ENTRY_LINE))
        self.table: Table[Any] = self.open_table(start)
        self.at = 1
        check_events(self.table, FIRST_ENTRY_LINE, start.events, self.table.opening)
        check_chain(self.table, FIRST_ENTRY_LINE, start)

    def open_table(self, start: Start) -> Table[Any]:
        """The record's own header goes in: its chain must hold even if the game has got new options since."""
        header = msgspec.structs.replace(self.record.header, server_seed=None)
        options = read_options(self.game, self.record)
        try:
            return Table(self.game, options, None, header.nonces, RecordedChance(start.draws), header)
        except (OutcomeNeeded, ImpossibleOutcome):
            raise BadRecord(MissingLuck("", FIRST_ENTRY_LINE)) from None

    def finished(self) -> bool:
        return self.at >= len(self.record.entries)

    def play_next(self) -> list[Event]:
        """Play the next entry; tells its events (none for an undo or a seat change)."""
        entry = self.record.entries[self.at]
        line = FIRST_ENTRY_LINE + self.at
        self.at += 1
        return replay_entry(self.table, entry, line)

    def resume(self) -> Table[Any]:
        """Play what is left of the record; then the table is ready for the next move. Needs the seed.

        During the replay the luck came from the record. From here on it comes from the seed, as before the break.
        """
        while not self.finished():
            self.play_next()
        self.table.seed = seed_behind(self.record.seal())
        self.table.header = self.record.header
        return self.table


def replay_entry(table: Table[Any], entry: AnyEntry, line: int) -> list[Event]:
    """Play one more entry of a record, which must be the next one of this table; `BadRecord` if it is not."""
    try:
        events = carried_out(table, entry)
    except (OutcomeNeeded, ImpossibleOutcome):
        raise BadRecord(MissingLuck("", line)) from None
    except Refused as error:
        raise BadRecord(BrokenMove("", line, kind_of(error.refusal))) from None
    if isinstance(entry, Played | TablePlayed):
        check_events(table, line, entry.events, events)
    check_chain(table, line, entry)
    return events


def carried_out(table: Table[Any], entry: AnyEntry) -> list[Event]:
    if isinstance(entry, Played):
        return table.play(entry.seat, read_move(table.game, bytes(entry.move)), RecordedChance(entry.draws))
    if isinstance(entry, TablePlayed):
        return table.play_for_table(read_move(table.game, bytes(entry.move)), RecordedChance(entry.draws))
    if isinstance(entry, Undone):
        table.undo_to(entry.seat, entry.to)
    elif isinstance(entry, Seated):
        table.seat_taken(entry.seat, entry.name, entry.bot)
    elif isinstance(entry, Forked):
        table.note_fork(entry.commitment, entry.nonces, entry.server_seed)
    return []


def check_events(table: Table[Any], line: int, digest: str, events: list[Event]) -> None:
    if digest_of(events) != digest:
        raise BadRecord(OtherEvents("", line))


def check_chain(table: Table[Any], line: int, entry: AnyEntry) -> None:
    if table.head != entry.chain:
        raise BadRecord(BrokenChain("", line))


def check_parts(header: Header) -> None:
    """The match must have been played with the board and the tables that the game has in this process."""
    own = own_parts_of(header.game)
    used = "" if own is None else own.hash
    if header.parts_hash() != used:
        raise BadRecord(OtherParts("", header.game, header.parts_hash()[:SHORT], used[:SHORT]))
    if not isinstance(header.parts, msgspec.UnsetType) and hash_of(header.parts.board, header.parts.data) != used:
        raise BadRecord(BrokenLine("", 1, "parts"))


def read_options(game: Game[Any], record: Record) -> Options:
    try:
        given = msgspec.json.decode(record.header.options, type=dict[str, object])
        return make_options(game.options_type, game.seats, given)
    except BadOptions as error:
        raise BadRecord(error.refusal) from None
    except msgspec.DecodeError as error:
        raise BadRecord(BrokenLine("", 1, str(error))) from None


def resume(game: Game[Any], record: Record) -> Table[Any]:
    """The table where the record ends, ready for the next move. The record must hold the seed of its luck."""
    verify(game, record)
    return Replay(game, record).resume()


def fork(game: Game[Any], record: Record, number: int) -> Table[Any]:
    """The table after entry `number` of a match whose seed is known, for new luck to be sealed; or `BadRecord`."""
    if not 0 <= number < len(record.entries):
        raise BadRecord(NotInRecord("", number))
    verify(game, record)
    table = Replay(game, Record(record.header, record.entries[: number + 1])).resume()
    if table.state.asked() is None:
        raise BadRecord(NotInRecord("", number))
    return table


def seed_behind(seal: Header | Forked) -> bytes:
    """The seed of every draw under this seal, if it is the one that was promised."""
    line = FIRST_ENTRY_LINE + seal.number if isinstance(seal, Forked) else 1
    if seal.server_seed is None:
        raise BadRecord(SeedHidden(""))
    try:
        server_seed = bytes.fromhex(seal.server_seed)
        if commitment(server_seed) != seal.commitment:
            raise BadRecord(WrongCommitment("", line))
        if isinstance(seal, Header):
            check_pledges(seal)
        return match_seed(server_seed, seal.nonces)
    except ValueError:
        raise BadRecord(BrokenLine("", line, "server_seed")) from None
    except BadOptions as error:
        raise BadRecord(error.refusal) from None


def check_pledges(header: Header) -> None:
    """Every nonce must be the one that its seat had promised. A match of the terminal has no pledges."""
    if isinstance(header.pledges, msgspec.UnsetType):
        return
    if len(header.pledges) != len(header.nonces):
        raise BadRecord(BrokenLine("", 1, "pledges"))
    for seat, (pledged, nonce) in enumerate(zip(header.pledges, header.nonces, strict=True), start=1):
        if nonce is not None and pledged != pledge(header.commitment, nonce):
            raise BadRecord(WrongPledge("", 1, seat))


def verify(game: Game[Any], record: Record) -> Verified:
    """Recompute the promise, the chain, every draw and every event, or raise `BadRecord` naming the place."""
    seed = seed_behind(record.header)
    replay = Replay(game, record)
    forks: list[int] = []
    draws = check_draws(seed, 0, record.entries[0], FIRST_ENTRY_LINE)
    while not replay.finished():
        line = FIRST_ENTRY_LINE + replay.at
        entry = record.entries[replay.at]
        replay.play_next()
        if isinstance(entry, Forked):
            seed = seed_behind(entry)
            forks.append(line)
        draws += check_draws(seed, replay.table.number, entry, line)
    header = record.header
    pledged = not isinstance(header.pledges, msgspec.UnsetType)
    return Verified(replay.table.number, draws, replay.table.head, tuple(forks), pledged, header.withheld())


def check_draws(seed: bytes, number: int, entry: AnyEntry, line: int) -> int:
    """Every recorded draw must be what the seed gives for that move; says how many there were."""
    if not isinstance(entry, Start | Played | TablePlayed):
        return 0
    chance = SeededChance(seed, number)
    for at, (n, value) in enumerate(entry.draws, start=1):
        expected = chance.below(n) if n > 0 else -1
        if value != expected:
            raise BadRecord(WrongDraw("", line, at, f"{value}/{n}", f"{expected}/{n}"))
    return len(entry.draws)


def line_with(record: Record, noted: str) -> int | None:
    """The line whose link, or the receipt for it, is the noted one; None if no line of the record has it.

    The record must have been verified: its seeds are taken for what they say.
    """
    seal: Header | Forked = record.header
    for line, entry in enumerate(record.entries, start=FIRST_ENTRY_LINE):
        if isinstance(entry, Forked):
            seal = entry
        if noted in (entry.chain, receipt(bytes.fromhex(seal.server_seed or ""), entry.chain)):
            return line
    return None
