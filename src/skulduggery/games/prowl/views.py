"""What a seat (or a spectator) of Pirates on the Prowl sees (specification, section 9)."""

from typing import Literal

import msgspec

from ...core.messages import View
from .messages import Back, Ground


class CardView(msgspec.Struct, frozen=True):
    """A card on a mast or in a chest. Its back is public; the card is None for those who do not know it."""

    back: Back
    card: str | None


class ShipView(msgspec.Struct, frozen=True):
    ship: str  # the colour
    seat: int
    field: str  # "" once the pirate is dead
    ground: Ground | None
    cards: tuple[CardView, ...]  # on the masts, by back and face; more than three only while booty is chosen
    chest: tuple[CardView, ...]  # in the home town, by back and face
    chest_value: int | None  # in doubloons, for the owner (and for all in the end)
    last_raid: str | None  # a town
    wrecked: bool
    idle: int  # turns still lost by mutiny
    alive: bool
    home: str


class StockView(msgspec.Struct, frozen=True):
    treasure: str
    value: int
    left: int


class ProwlView(View, frozen=True):
    seat: int | None
    board: Literal["large", "small"]
    active: int
    ship: str | None  # the ship (or `davy`) in play, once it is known
    round: int
    last_round: int
    starter: int
    target: int
    steps: int  # of the throw that is being sailed; 0 before it
    die: int
    open_cards: bool
    fades: bool  # announcements are not kept
    ships: tuple[ShipView, ...]
    davy: str | None  # his field; None if he is not in play
    commander: int | None
    stock: tuple[StockView, ...]
    blind: int  # cards in the blind stack
    pile: tuple[str, ...]  # face up, the newest last
