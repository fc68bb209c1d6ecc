"""Once more with the same crew: the same people with the tokens they have, at the same game or at another."""

from typing import Any

import msgspec

from ..core.game import Game
from .keys import new_table_id
from .lobby import checked_options
from .meta import SeatMeta, TableMeta
from .services import Services


def rematch(old: TableMeta, game: Game[Any], services: Services) -> TableMeta:
    """Its luck was promised at the old table, before anybody there said what they add to it."""
    moved = 1 if game.first_seat_begins else 0
    seats = [msgspec.structs.replace(seat, nonce=seat.next_nonce, next_nonce=None, link=None) for seat in old.seats]
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


def moved_up(seats: list[SeatMeta], places: int) -> list[SeatMeta]:
    """Round the table, so that the next one starts. A device is called after the first of its seats."""
    moved = [*seats[places:], *seats[:places]]
    devices = [seat.device for seat in moved]
    for seat in moved:
        seat.device = devices.index(seat.device)
    return moved
