"""Coming to a table over HTTP: open one, join one, or claim a seat by its one-time link."""

from ...core.refusals import Refused
from ...games import game_called
from ..protocol.bodies import JoinTable, NewTable, Ticket
from ..protocol.refusals import LinkUsed
from ..security.keys import checked_nonce, hashed, new_token
from ..security.names import clean_name
from ..store.meta import SeatMeta
from ..table import links, seating
from ..table.live import LiveTable
from ..table.loading import LoadedTable
from ..table.lobby import checked_level, checked_options
from .new_table import new_meta
from .registry import Registry


async def create(registry: Registry, wish: NewTable, address: str) -> Ticket:
    game = game_called(wish.game)
    token = new_token()
    host = SeatMeta(clean_name(wish.name), "person", token=hashed(token), nonce=checked_nonce(wish.nonce))
    meta = new_meta(registry.services, game, [host])
    meta.options = checked_options(game, wish.options, wish.players)
    meta.pace, meta.joining = wish.pace, wish.joining or meta.joining
    for number in range(1, wish.players):
        meta.seats.append(seating.new_bot(checked_level(wish.level), meta.names(), number))
    await registry.open(LoadedTable(game, meta, None, "", {}), address, wish.start)
    return Ticket(meta.table, 0, token)


async def join(table: LiveTable, wish: JoinTable) -> Ticket:
    if wish.watch:
        return Ticket(table.id, None, None)
    async with table.lock:
        return await seating.join(table, wish.name, wish.nonce)


async def claim(registry: Registry, link: str) -> Ticket:
    place, _, secret = link.rpartition("#")[2].partition(".")
    try:
        table = (await registry.table(place)).table
    except Refused:
        raise Refused(LinkUsed("")) from None
    async with table.lock:
        return await links.claim(table, secret)
