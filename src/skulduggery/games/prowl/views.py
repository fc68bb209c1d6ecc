"""What a seat (or a spectator) of Pirates on the Prowl sees (specification, section 9)."""

from typing import Literal

import msgspec

from ...core.fields import CardId, PlaceId, SeatNumber, ShipId
from ...core.messages import View
from .fields import Back, Ground


class CardView(msgspec.Struct, frozen=True):
    """A card on a mast or in a chest. Its back is public; the card is None for those who do not know it."""

    back: Back
    card: CardId | None


class ShipView(msgspec.Struct, frozen=True):
    ship: ShipId  # the colour
    seat: SeatNumber
    place: PlaceId  # "" once the pirate is dead
    ground: Ground | None
    cards: tuple[CardView, ...]  # on the masts, by back and face; more than three only while booty is chosen
    cards_value: int | None  # of the treasure among them, for the owner (and for all in the end)
    chest: tuple[CardView, ...]  # in the home town, by back and face
    chest_value: int | None  # in doubloons, for the owner (and for all in the end)
    last_raid: PlaceId | None  # a town
    wrecked: bool
    idle: int  # turns still lost by mutiny
    alive: bool
    home: PlaceId
    cannons: int  # dice in a battle: one for each
    secret: bool  # the viewer knows cards of it that somebody who looks over their shoulder may not know


class StockView(msgspec.Struct, frozen=True):
    treasure: CardId
    value: int
    left: int


class ProwlView(View, frozen=True):
    seat: SeatNumber | None
    board: Literal["large", "small"]
    active: SeatNumber
    ship: ShipId | None  # the ship (or `davy`) in play, once it is known
    round: int
    last_round: int | None  # None: the match goes on until somebody has won
    starter: SeatNumber
    target: int  # for each ship of a captain
    goal: int  # for all ships of a captain together
    steps: int  # of the throw that is being sailed; 0 before it
    roll: int
    open_cards: bool
    fades: bool  # announcements are not kept
    ships: tuple[ShipView, ...]
    davy: PlaceId | None  # his field; None if he is not in play
    commander: SeatNumber | None
    stock: tuple[StockView, ...]
    blind: int  # cards in the blind stack
    pile: tuple[CardId, ...]  # face up, the newest last
