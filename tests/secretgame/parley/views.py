"""What a seat of Parley sees."""

import msgspec

from skulduggery.core.messages import View


class CardView(msgspec.Struct, frozen=True):
    card: str  # HIDDEN where the seat does not know it
    knowers: tuple[int, ...]


class ParleyView(View, frozen=True):
    seat: int | None
    active: int
    round: int
    last_round: int
    deck: int
    discards: tuple[str, ...]
    rows: tuple[tuple[CardView, ...], ...]  # by seat
    coins: tuple[int, ...]  # by seat
    teams: tuple[int, ...]  # by seat
