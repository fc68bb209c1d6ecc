"""Once more with the same crew: the same people with the tokens they have, at the same game or at another."""

import msgspec

from ...games import game_called
from ..security.keys import next_table_id
from ..services import Services
from ..store.meta import SeatMeta
from ..table.live import LiveTable
from ..table.lobby.lobby import HABITS, checked_options
from ..table.match.loader import LoadedTable
from .new_table import new_meta


def next_table(services: Services, old: LiveTable, key: str | None) -> LoadedTable:
    """The lobby of the rematch, which is not opened yet; `key` is that of another game.

    Its id follows from the old table. So a rematch is not opened twice, not even after a crash.
    """
    game = old.game if key is None else game_called(key)
    moved = 1 if game.first_seat_begins else 0  # where no luck decides it, the next one starts: all move up
    seats = [seat_for_next(seat, old.audience.is_here(number)) for number, seat in enumerate(old.meta.seats)]
    options = old.meta.options if game.key == old.game.key else {}
    meta = new_meta(services, game, moved_up(seats, moved))
    if old.meta.next_seed is not None:
        meta.server_seed = old.meta.next_seed
        meta.table = next_table_id(old.meta.table, old.meta.next_seed)
    meta.options = checked_options(game, {**options}, len(seats))
    for habit in HABITS:
        setattr(meta, habit, getattr(old.meta, habit))
    if game.key == old.game.key:
        meta.joining = old.meta.joining
    meta.agreeing, meta.host_screen = True, old.meta.host_screen
    meta.host = (old.meta.host - moved) % len(seats)
    meta.founder = None if old.meta.founder is None else (old.meta.founder - moved) % len(seats)
    return LoadedTable(game, meta, None, "", {})


def seat_for_next(seat: SeatMeta, here: bool) -> SeatMeta:
    """A seat of the next table. Whoever had left, but has come back for the end, plays again themselves."""
    away = not here
    return msgspec.structs.replace(
        seat,
        link=None,
        reissued=False,
        handing=[],
        vacated=False,
        order=None,
        ready=False,
        awaited=seat.is_person and here,
        notices=[],
        noticed=-1,
        feed=None,
        stand_in=seat.stand_in and away,
        left=seat.left and away,
    )


def moved_up(seats: list[SeatMeta], places: int) -> list[SeatMeta]:
    """The seats moved round, so that the next person starts. A device is called after the first of its seats."""
    moved = [*seats[places:], *seats[:places]]
    devices = [seat.device for seat in moved]
    for seat in moved:
        seat.device = devices.index(seat.device)
    return moved
