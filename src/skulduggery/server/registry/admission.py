"""Coming to a table over HTTP: open one, join one, or claim a seat by its one-time link."""

from typing import Any

from ...core.game import Game
from ...core.refusals import Refused
from ...games import game_called
from ..protocol.bodies import JoinTable, NewTable, Ticket
from ..protocol.refusals import LinkUsed
from ..security.keys import checked_nonce, hashed, new_token
from ..security.names import clean_name
from ..store.meta import SeatMeta, TableMeta
from ..table.live import LiveTable
from ..table.lobby.lobby import checked_options
from ..table.match.loader import LoadedTable
from ..table.seats import links, seating
from .new_table import new_meta
from .registry import Registry


async def create(registry: Registry, wish: NewTable, address: str) -> Ticket:
    game = game_called(wish.game)
    if wish.screen is not None:
        return await create_on_screen(registry, game, wish, address)
    token = new_token()
    host = SeatMeta(clean_name(wish.name), "person", token=hashed(token), nonce=checked_nonce(wish.nonce))
    meta = new_meta(registry.services, game, [host])
    players = max(wish.players, 1 + len(wish.mates))
    meta.options = checked_options(game, wish.options, players)
    meta.pace, meta.joining = wish.pace, wish.joining or meta.joining
    level = registry.services.thinkers.checked_level(wish.level)
    mates = tuple([seat_mate(meta, name) for name in wish.mates])
    for number in range(len(meta.seats), players):
        meta.seats.append(seating.new_bot(level, meta.names(), number))
    await registry.open(LoadedTable(game, meta, None, "", {}), address, wish.start)
    return Ticket(meta.table, 0, token, mates)


async def create_on_screen(registry: Registry, game: Game[Any], wish: NewTable, address: str) -> Ticket:
    """A big screen sets up a table without a seat. It stays host; so is, beside it, whoever comes first."""
    seats = [SeatMeta("", "open", device=number) for number in range(wish.players)]
    meta = new_meta(registry.services, game, seats)
    meta.options = checked_options(game, wish.options, wish.players)
    meta.pace, meta.joining = wish.pace, wish.joining or meta.joining
    meta.host_screen = hashed(wish.screen or "")
    await registry.open(LoadedTable(game, meta, None, "", {}), address, wish.start)
    return Ticket(meta.table, None, None)


def seat_mate(meta: TableMeta, name: str) -> str:
    """Somebody else on the host's device. Returns the token of that seat."""
    token = new_token()
    meta.seats.append(SeatMeta(clean_name(name, meta.names()), "person", token=hashed(token)))
    return token


async def join(table: LiveTable, wish: JoinTable) -> Ticket:
    if wish.watch:
        return Ticket(table.id, None, None)
    async with table.lock:
        return await seating.join(table, wish.name, wish.nonce, wish.seat)


async def claim(registry: Registry, link: str) -> Ticket:
    place, _, secret = link.rpartition("#")[2].partition(".")
    try:
        table = (await registry.table(place)).table
    except Refused:
        raise Refused(LinkUsed("")) from None
    async with table.lock:
        return await links.claim(table, secret)
