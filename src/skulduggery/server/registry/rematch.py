"""Once more with the same crew: the same people with the tokens they have, at the same game or at another."""

from collections.abc import Collection
from typing import Any

import msgspec

from ...core.game import Game
from ..security.keys import new_table_id
from ..services import Services
from ..store.meta import SeatMeta, TableMeta
from ..table.lobby import checked_options


def rematch(old: TableMeta, game: Game[Any], here: Collection[int], services: Services) -> TableMeta:
    """Its luck was promised at the old table, before anybody there said what they add to it. `here`: seats of pages."""
    moved = 1 if game.first_seat_begins else 0
    seats = [seat_for_next(seat, number in here) for number, seat in enumerate(old.seats)]
    options = old.options if game.key == old.game else {}
    return TableMeta(
        table=new_table_id(),
        game=game.key,
        server_seed=old.next_seed or services.seeds.for_match(),
        next_seed=services.seeds.for_match(),
        created=services.clock.now(),
        options=checked_options(game, {**options}, len(seats)),
        pace=old.pace,
        seats=moved_up(seats, moved),
        host=(old.host - moved) % len(seats),
    )


def seat_for_next(seat: SeatMeta, here: bool) -> SeatMeta:
    """Whoever had left, but has come back for the end, sails again themselves."""
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
