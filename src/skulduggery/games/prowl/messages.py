"""What the events of Pirates on the Prowl have in common. Structs, so never compiled."""

from msgspec.structs import replace

from ...core.fields import SeatNumber, ShipId
from ...core.messages import Event
from .fields import Back, DealId


class Announced(Event, frozen=True):
    """Everybody sees cards here whose faces only their owner knew for certain."""

    seat: SeatNumber
    ship: ShipId

    def reveals_to(self, seat: int | None) -> bool:
        return seat != self.seat


class Unseen(Event, frozen=True):
    """A card between ship and chest: everybody sees its back; `shown` where cards lie open in this match."""

    seat: SeatNumber
    ship: ShipId
    back: Back
    card: DealId | None
    shown: bool = False

    def seen_by(self, seat: int | None) -> Event:
        return self if self.shown or seat == self.seat else replace(self, card=None)
