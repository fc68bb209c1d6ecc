"""What can happen in Pirates on the Prowl (specification, section 8).

`seat` is the owner of `ship`; Davy Jones is the ship `davy`, and `seat` his commander. A face that only some may see is
None for the others. `fades`: the table keeps no announcements, so the face is told once and not remembered.
"""

from msgspec import field
from msgspec.structs import replace

from ...core.fields import BySeat, CardId, PlaceId, Ranking, SeatNumber, ShipId
from ...core.messages import Event
from .fields import Back, DealId, Ground, IslandId, Luck, Reason
from .messages import Announced, Unseen


class GameBegan(Event, frozen=True, rule="PR-2.05"):
    rolls: BySeat[tuple[int, ...]]  # re-rolls included
    starter: SeatNumber


class RoundBegan(Event, frozen=True, rule="PR-15.03", previewed=False):
    round: int


class TurnBegan(Event, frozen=True, rule="PR-2.05", previewed=False):
    seat: SeatNumber
    round: int


class TurnLost(Event, frozen=True, rule="PR-9.09", previewed=False):
    """Every ship of the seat lies in mutiny."""

    seat: SeatNumber


class ShipChosen(Event, frozen=True, rule="PR-12.02"):
    seat: SeatNumber
    ship: ShipId


class DavySkipped(Event, frozen=True, rule="PR-11.03", previewed=False):
    seat: SeatNumber


class DieRolled(Event, frozen=True, rule="PR-4.01"):
    """`value` of the die and `bonus`: so many `steps`."""

    seat: SeatNumber
    ship: ShipId
    value: int
    bonus: int
    steps: int


class DieThrown(Event, frozen=True, rule="PR-12.08"):
    """Before the ship is chosen: so without a bonus."""

    seat: SeatNumber
    value: int


class Sailed(Event, frozen=True, rule="PR-4.04"):
    """`path` are the fields of a shortest free way, both ends included; it is one field long for a ship that stays.

    A step from one bridge to the other goes round the world; a current is one field.
    """

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


class Stored(Unseen, frozen=True, rule="PR-6.01"):
    """Into the chest."""


class Loaded(Unseen, frozen=True, rule="PR-6.03"):
    """Out of the chest."""


class Swapped(Event, frozen=True, rule="PR-6.04"):
    """A Cargo Card for the one in the chest."""

    seat: SeatNumber
    ship: ShipId
    out: DealId | None
    into: DealId | None
    shown: bool = False

    def seen_by(self, seat: int | None) -> Event:
        return self if self.shown or seat == self.seat else replace(self, out=None, into=None)


class Traded(Announced, frozen=True, rule="PR-5.01"):
    town: PlaceId
    card: CardId | None
    extra: CardId | None
    reward: CardId | None
    fades: bool = False

    def recalled_by(self, seat: int | None) -> Event:
        return replace(self, card=None, extra=None, reward=None) if self.fades and seat != self.seat else self


class CardDrawn(Event, frozen=True, rule="PR-5.05"):
    """A raid: the card is read aloud."""

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


class CardVoided(Event, frozen=True, rule="PR-5.11"):
    """The card is for the very town that was raided: lost."""

    seat: SeatNumber
    ship: ShipId
    card: DealId


class BadLuckStruck(Announced, frozen=True, rule="PR-9.01"):
    """`to`: where a storm or a kraken leaves the ship. `lost`: the cards that go into the sea, for all to see."""

    card: Luck
    start: PlaceId = field(name="from")
    to: PlaceId
    lost: tuple[DealId, ...]
    idle: int


class Dumped(Announced, frozen=True, rule="PR-8.04"):
    card: DealId


class Dug(Announced, frozen=True, rule="PR-7.01"):
    island: IslandId
    card: CardId | None
    reward: CardId | None
    fades: bool = False

    def recalled_by(self, seat: int | None) -> Event:
        return replace(self, card=None, reward=None) if self.fades and seat != self.seat else self


class BattleFought(Event, frozen=True, rule="PR-10.07"):
    """Both throws, highest die first; the `compared` highest of each count, and the attacker loses a tie.

    `ship` attacks `target`. `seats`: their captains; for Davy his commander.
    """

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


class SpoilsTaken(Event, frozen=True, rule="PR-10.08"):
    """Everything the loser carried comes aboard the winner."""

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


class Sunk(Announced, frozen=True, rule="PR-11.07"):
    """Davy has won: the loser's cards go into the sea."""

    cards: tuple[DealId, ...]


class Exiled(Event, frozen=True, rule="PR-10.10"):
    seat: SeatNumber
    ship: ShipId
    start: PlaceId = field(name="from")
    island: IslandId


class DavyTaken(Event, frozen=True, rule="PR-11.01"):
    """The loser of a battle commands Davy from now on."""

    seat: SeatNumber


class DavySentHome(Event, frozen=True, rule="PR-11.02"):
    """Back to his Kingdom."""

    start: PlaceId = field(name="from")
    commander: SeatNumber | None


class Repaired(Event, frozen=True, rule="PR-9.08"):
    seat: SeatNumber
    ship: ShipId


class Reborn(Announced, frozen=True, rule="PR-9.12"):
    """A successor begins in the home town, with nothing. `chest`: what the kraken took out of it."""

    home: PlaceId
    chest: tuple[CardId, ...]


class Died(Announced, frozen=True, rule="PR-9.13"):
    """The pirate is out. `chest`: what the kraken took out of it."""

    chest: tuple[CardId, ...]


class PackShuffled(Event, frozen=True, rule="PR-8.02"):
    cards: int


class GameEnded(Event, frozen=True, rule="PR-15.02"):
    """All chests and ships lie open now."""

    reason: Reason
    ranking: Ranking  # places by seat
    values: BySeat[int]  # doubloons in the chests
    chests: tuple[tuple[CardId, ...], ...]  # by ship
    aboard: tuple[tuple[CardId, ...], ...]  # by ship

    def reveals_to(self, seat: int | None) -> bool:
        return True

    def is_won_by(self, seat: int) -> bool:
        """Only the target tells the winner for sure: after the last round hidden cards may decide."""
        return self.reason != "rounds" and self.ranking[seat] == 1
