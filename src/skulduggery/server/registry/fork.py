"""A fork: the moves of a finished match up to some point, then new luck, one person, and bots."""

import msgspec

from ...core.record import load
from ...core.refusals import NoSuchSeat, Refused
from ...core.replay import read_options
from ...games import game_called
from ..archive.archive import record_of
from ..archive.telling import cut_for_fork
from ..protocol.refusals import Garbage, NotOver
from ..protocol.wire import Fork, Ticket
from ..security.keys import checked_nonce, hashed, new_table_id, new_token
from ..store.meta import SeatMeta, TableMeta
from ..table.live import LiveTable
from ..table.loading import Awake
from ..table.lobby import checked_level, checked_options
from ..table.match import Match
from ..table.names import clean_name
from ..table.seating import new_bot
from .registry import Hall


async def fork(hall: Hall, wish: Fork) -> Ticket:
    services = hall.services
    person = SeatMeta(clean_name(wish.name), "person", device=wish.seat, nonce=checked_nonce(wish.nonce))
    level = checked_level(wish.level)
    data = await services.shelf.workers.run(cut_for_fork, await parent_of(hall, wish), wish.number)
    record = load(data)
    game = game_called(record.header.game)
    players = read_options(game, record).players
    if not 0 <= wish.seat < players:
        raise Refused(NoSuchSeat("", players))
    token = new_token()
    person.token = hashed(token)
    meta = TableMeta(
        table=new_table_id(),
        game=game.key,
        server_seed=services.seeds.for_match(),
        next_seed=services.seeds.for_match(),
        created=services.clock.now(),
        seats=crew(players, wish.seat, person, level),
        host=wish.seat,
        header=record.header,
        status="running",
    )
    match = Match.resume(game, record)
    meta.options = checked_options(game, msgspec.to_builtins(match.table.options), players)
    match.fork(meta.server_seed, tuple(seat.nonce for seat in meta.seats))
    table = LiveTable(services, Awake(game, meta, match, "", {}))
    for number in range(players):
        table.seat_changed(number)
    match.play_single_choices()
    await hall.open_table(table, start=False)
    return Ticket(meta.table, wish.seat, token)


async def parent_of(hall: Hall, wish: Fork) -> bytes:
    """The record of a finished match: of a table here, or somebody's file, whose seed says that it is finished."""
    if (wish.table is None) == (wish.record is None):
        raise Refused(Garbage("", "either a table or a record"))
    if wish.table is None:
        return (wish.record or "").encode()
    stored, meta = await hall.services.shelf.find(wish.table)
    if meta.status != "over":
        raise Refused(NotOver(""))
    return record_of(stored, meta)


def crew(players: int, seat: int, person: SeatMeta, level: str) -> list[SeatMeta]:
    seats: list[SeatMeta] = []
    for number in range(players):
        taken = [person.name, *(other.name for other in seats)]
        seats.append(person if number == seat else new_bot(level, taken))
        seats[number].device = number
    return seats
