"""A fork: the moves of a finished match up to some point, then new luck; one person and bots, or the same crew."""

import asyncio

import msgspec

from ...core.refusals import NoSuchSeat, Refused
from ...core.replay import read_options
from ...games import game_called
from ..archive.archive import Archive
from ..protocol.bodies import Fork, Ticket
from ..protocol.refusals import Garbage, NotOver
from ..security.keys import checked_nonce, hashed, new_token
from ..security.limits import client_of
from ..security.names import clean_name
from ..store.meta import SeatMeta, TableMeta
from ..store.records import find_match, record_file
from ..table.lobby.lobby import checked_options
from ..table.match.loader import LoadedTable
from ..table.match.match import Match
from ..table.match.resumption import match_of, read_unchecked, replay_for_fork
from ..table.seats.seating import new_bot
from .new_table import new_meta
from .registry import Registry
from .same_crew import Member, members_at, members_in, same_crew


async def fork(registry: Registry, wish: Fork, address: str) -> Ticket:
    archive = registry.services.archive
    registry.openings.check_open(address)
    person = SeatMeta(clean_name(wish.name), "person", device=wish.seat, nonce=checked_nonce(wish.nonce))
    level = registry.services.thinkers.checked_level(wish.level)
    if wish.watch:
        person.stand_in, person.left, person.level = True, True, level
    parent, members = await parent_of(archive, wish)
    resumed = await archive.uploads.run(client_of(address), replay_for_fork, parent, wish.number)
    record = await asyncio.to_thread(read_unchecked, resumed.record)
    game = game_called(record.header.game)
    players = read_options(game, record).players
    if not 0 <= wish.seat < players:
        raise Refused(NoSuchSeat("", players))
    token = new_token()
    person.token = hashed(token)
    if wish.crew:
        levels = registry.services.thinkers.levels()
        seats = same_crew(members or members_in(record, players), person, wish.seat, level, levels)
    else:
        seats = crew(players, wish.seat, person, level)
    meta = new_meta(registry.services, game, seats)
    meta.host, meta.header, meta.status = wish.seat, record.header, "running"
    match = match_of(game, record, resumed)
    meta.options = checked_options(game, msgspec.to_builtins(match.table.options), players)
    play_on(match, meta)
    await registry.open(LoadedTable(game, meta, match, "", {}), address)
    return Ticket(meta.table, wish.seat, token)


def play_on(match: Match, meta: TableMeta) -> None:
    """New luck from here on, and new players."""
    match.fork(meta.server_seed, tuple(seat.nonce for seat in meta.seats))
    for number, seat in enumerate(meta.seats):
        match.seat_taken(number, seat.name, seat.level)
    match.lone = meta.host
    match.play_forced_moves()


async def parent_of(archive: Archive, wish: Fork) -> tuple[bytes, list[Member]]:
    """The record of a finished match: of a table here, or somebody's file, whose seed says that it is finished.

    Of a table also its crew.
    """
    if (wish.table is None) == (wish.record is None):
        raise Refused(Garbage("", "either a table or a record"))
    if wish.table is None:
        return (wish.record or "").encode(), []
    stored, meta = await find_match(archive.store, wish.table)
    if meta.status != "over":
        raise Refused(NotOver(""))
    return record_file(stored, meta), members_at(meta)


def crew(players: int, seat: int, person: SeatMeta, level: str) -> list[SeatMeta]:
    seats: list[SeatMeta] = []
    for number in range(players):
        taken = [person.name, *(other.name for other in seats)]
        seats.append(person if number == seat else new_bot(level, taken, number))
    return seats
