"""What a seat of Parley sees."""

import msgspec

from skulduggery.core.fields import BySeat, CardId, SeatNumber
from skulduggery.core.messages import View


class CardView(msgspec.Struct, frozen=True):
    card: CardId  # HIDDEN where the seat does not know it
    knowers: tuple[SeatNumber, ...]


class ParleyView(View, frozen=True):
    seat: SeatNumber | None
    active: SeatNumber
    round: int
    last_round: int
    deck: int
    discards: tuple[CardId, ...]
    rows: BySeat[tuple[CardView, ...]]
    coins: BySeat[int]
    teams: BySeat[int]
