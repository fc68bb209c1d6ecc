"""What can happen in Pirates on the Prowl (specification, section 8).

`seat` is the owner of `ship`; Davy Jones is the ship `davy`, and `seat` his commander. A face that only some may see is
None for the others. `fades`: the table keeps no announcements, so the face is told once and not remembered.
"""

from typing import ClassVar

from msgspec import field
from msgspec.structs import replace

from ...core.fields import BySeat, CardId, PlaceId, Ranking, SeatNumber, ShipId
from ...core.messages import Event
from .fields import Back, DealId, Ground, IslandId, Luck, Reason
from .messages import Announced, Unseen


class StartRolled(Event, frozen=True):
    """The highest begins; those tied for it throw again."""

    rule: ClassVar[str] = "PR-2.05"
    seat: SeatNumber
    value: int


class RoundBegan(Event, frozen=True):
    rule: ClassVar[str] = "PR-15.03"
    previewed: ClassVar[bool] = False
    round: int


class TurnBegan(Event, frozen=True):
    rule: ClassVar[str] = "PR-2.05"
    previewed: ClassVar[bool] = False
    seat: SeatNumber
    round: int


class TurnLost(Event, frozen=True):
    """Every ship of the seat lies in mutiny."""

    rule: ClassVar[str] = "PR-9.09"
    previewed: ClassVar[bool] = False
    seat: SeatNumber


class ShipChosen(Event, frozen=True):
    rule: ClassVar[str] = "PR-12.02"
    seat: SeatNumber
    ship: ShipId


class DavySkipped(Event, frozen=True):
    rule: ClassVar[str] = "PR-11.03"
    previewed: ClassVar[bool] = False
    seat: SeatNumber


class DieRolled(Event, frozen=True):
    """`value` of the die and `bonus`: so many `steps`."""

    rule: ClassVar[str] = "PR-4.01"
    seat: SeatNumber
    ship: ShipId
    value: int
    bonus: int
    steps: int


class Sailed(Event, frozen=True):
    """`path` are the fields of a shortest free way, both ends included; it is one field long for a ship that stays.

    A step from one bridge to the other goes round the world; a current is one field.
    """

    rule: ClassVar[str] = "PR-4.04"
    seat: SeatNumber
    ship: ShipId
    start: PlaceId = field(name="from")
    to: PlaceId
    path: tuple[PlaceId, ...]
    ground: Ground  # of the field where it ends

    def reveals_to(self, seat: int | None) -> bool:
        """Who lands on an island shows that it has a map for it."""
        return self.ground == "island" and self.start != self.to and seat != self.seat

    def trail(self) -> tuple[str, ...]:
        return self.path


class Stored(Unseen, frozen=True):
    """Into the chest."""

    rule: ClassVar[str] = "PR-6.01"


class Loaded(Unseen, frozen=True):
    """Out of the chest."""

    rule: ClassVar[str] = "PR-6.03"


class Swapped(Event, frozen=True):
    """A Cargo Card for the one in the chest."""

    rule: ClassVar[str] = "PR-6.04"
    seat: SeatNumber
    ship: ShipId
    out: DealId | None
    into: DealId | None
    shown: bool = False

    def seen_by(self, seat: int | None) -> Event:
        return self if self.shown or seat == self.seat else replace(self, out=None, into=None)


class Traded(Announced, frozen=True):
    rule: ClassVar[str] = "PR-5.01"
    town: PlaceId
    card: CardId | None
    extra: CardId | None
    reward: CardId | None
    fades: bool = False

    def recalled_by(self, seat: int | None) -> Event:
        return replace(self, card=None, extra=None, reward=None) if self.fades and seat != self.seat else self


class CardDrawn(Event, frozen=True):
    """A raid: the card is read aloud."""

    rule: ClassVar[str] = "PR-5.05"
    seat: SeatNumber
    ship: ShipId
    town: PlaceId
    card: DealId | None
    left: int  # cards in the blind stack
    fades: bool = False

    def recalled_by(self, seat: int | None) -> Event:
        return replace(self, card=None) if self.fades and seat != self.seat else self

    def reveals_to(self, seat: int | None) -> bool:
        return True


class CardVoided(Event, frozen=True):
    """The card is for the very town that was raided: lost."""

    rule: ClassVar[str] = "PR-5.11"
    seat: SeatNumber
    ship: ShipId
    card: DealId


class BadLuckStruck(Announced, frozen=True):
    """`to`: where a storm or a kraken leaves the ship. `lost`: the cards that go into the sea, for all to see."""

    rule: ClassVar[str] = "PR-9.01"
    card: Luck
    start: PlaceId = field(name="from")
    to: PlaceId
    lost: tuple[DealId, ...]
    idle: int


class Dumped(Announced, frozen=True):
    rule: ClassVar[str] = "PR-8.04"
    card: DealId


class Dug(Announced, frozen=True):
    rule: ClassVar[str] = "PR-7.01"
    island: IslandId
    card: CardId | None
    reward: CardId | None
    fades: bool = False

    def recalled_by(self, seat: int | None) -> Event:
        return replace(self, card=None, reward=None) if self.fades and seat != self.seat else self


class BattleFought(Event, frozen=True):
    """Both throws, highest die first; the `compared` highest of each count, and the attacker loses a tie.

    `ship` attacks `target`. `seats`: their captains; for Davy his commander.
    """

    rule: ClassVar[str] = "PR-10.07"
    ship: ShipId
    target: ShipId
    seats: tuple[SeatNumber, SeatNumber]
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    compared: int
    won: bool  # by the attacker

    @property
    def winner(self) -> str:
        return self.ship if self.won else self.target


class SpoilsTaken(Event, frozen=True):
    """Everything the loser carried comes aboard the winner."""

    rule: ClassVar[str] = "PR-10.08"
    seat: SeatNumber
    ship: ShipId
    loser: SeatNumber
    target: ShipId
    backs: tuple[Back, ...]
    cards: tuple[DealId, ...]  # for winner and loser
    shown: bool = False
    fades: bool = False

    def seen_by(self, seat: int | None) -> Event:
        return self if self.shown or seat in (self.seat, self.loser) else replace(self, cards=())

    def recalled_by(self, seat: int | None) -> Event:
        return replace(self, cards=()) if self.fades and seat != self.seat else self.seen_by(seat)

    def reveals_to(self, seat: int | None) -> bool:
        return seat == self.seat


class Sunk(Announced, frozen=True):
    """Davy has won: the loser's cards go into the sea."""

    rule: ClassVar[str] = "PR-11.07"
    cards: tuple[DealId, ...]


class Exiled(Event, frozen=True):
    rule: ClassVar[str] = "PR-10.10"
    seat: SeatNumber
    ship: ShipId
    start: PlaceId = field(name="from")
    island: IslandId


class DavyTaken(Event, frozen=True):
    """The loser of a battle commands Davy from now on."""

    rule: ClassVar[str] = "PR-11.01"
    seat: SeatNumber


class DavySentHome(Event, frozen=True):
    """Back to his Kingdom."""

    rule: ClassVar[str] = "PR-11.02"
    start: PlaceId = field(name="from")
    commander: SeatNumber | None


class Repaired(Event, frozen=True):
    rule: ClassVar[str] = "PR-9.08"
    seat: SeatNumber
    ship: ShipId


class Reborn(Announced, frozen=True):
    """A successor begins in the home town, with nothing. `chest`: what the kraken took out of it."""

    rule: ClassVar[str] = "PR-9.12"
    home: PlaceId
    chest: tuple[CardId, ...]


class Died(Announced, frozen=True):
    """The pirate is out. `chest`: what the kraken took out of it."""

    rule: ClassVar[str] = "PR-9.13"
    chest: tuple[CardId, ...]


class PackShuffled(Event, frozen=True):
    rule: ClassVar[str] = "PR-8.02"
    cards: int


class GameEnded(Event, frozen=True):
    """All chests and ships lie open now."""

    rule: ClassVar[str] = "PR-15.02"
    reason: Reason
    ranking: Ranking  # places by seat
    values: BySeat[int]  # doubloons in the chests
    chests: tuple[tuple[CardId, ...], ...]  # by ship
    aboard: tuple[tuple[CardId, ...], ...]  # by ship

    def reveals_to(self, seat: int | None) -> bool:
        return True
