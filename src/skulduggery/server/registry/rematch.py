"""Once more with the same crew: the same people with the tokens they have, at the same game or at another."""

import msgspec

from ...games import game_called
from ..store.meta import SeatMeta
from ..table.live import LiveTable
from ..table.loading import LoadedTable
from ..table.lobby import checked_options
from .new_table import new_meta
from .registry import Registry


async def open_rematch(registry: Registry, old: LiveTable, key: str | None) -> str:
    """Opens the next table and returns its id; `key` is that of another game.

    The luck was promised at the old table (`next_seed`), before anybody there said what they add to it.
    """
    game = old.game if key is None else game_called(key)
    moved = 1 if game.first_seat_begins else 0
    seats = [seat_for_next(seat, old.audience.is_here(number)) for number, seat in enumerate(old.meta.seats)]
    options = old.meta.options if game.key == old.game.key else {}
    meta = new_meta(registry.services, game, moved_up(seats, moved), old.meta.next_seed)
    meta.options = checked_options(game, {**options}, len(seats))
    meta.pace, meta.windows, meta.window_limit = old.meta.pace, old.meta.windows, old.meta.window_limit
    meta.host = (old.meta.host - moved) % len(seats)
    await registry.open(LoadedTable(game, meta, None, "", {}), start=True)
    return meta.table


def seat_for_next(seat: SeatMeta, here: bool) -> SeatMeta:
    """Whoever had left, but has come back for the end, plays again themselves."""
    away = not here
    return msgspec.structs.replace(
        seat,
        nonce=seat.next_nonce,
        next_nonce=None,
        link=None,
        orders={},
        stand_in=seat.stand_in and away,
        left=seat.left and away,
    )


def moved_up(seats: list[SeatMeta], places: int) -> list[SeatMeta]:
    """Round the table, so that the next one starts. A device is called after the first of its seats."""
    moved = [*seats[places:], *seats[:places]]
    devices = [seat.device for seat in moved]
    for seat in moved:
        seat.device = devices.index(seat.device)
    return moved
