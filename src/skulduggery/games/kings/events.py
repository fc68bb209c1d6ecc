"""What can happen in King of the Pirates (specification, section 8). Only hands are hidden: kinds are their owners'.

An event by which a card leaves a hand reveals it to the others: nobody takes that back.
"""

from msgspec import field
from msgspec.structs import replace

from ...core.fields import BySeat, Change, PlaceId, Ranking, SeatNumber
from ...core.messages import Event
from .fields import (
    CardKind,
    Colour,
    CompassPurpose,
    DieValue,
    DiscardCause,
    DutchmanCause,
    Face,
    Foe,
    MoneyCause,
    MutinyCause,
    MutinyMeans,
    Nation,
    PackKind,
    Part,
    PirateId,
    Reason,
    Rerolled,
    Side,
    TheftCause,
    TileKind,
    WindowKind,
)


class GameBegan(Event, frozen=True, rule="KP-1.04"):
    colours: BySeat[Colour]  # each starts in the corner of its colour
    starter: SeatNumber
    goal: int  # the money that wins


class TurnBegan(Event, frozen=True, rule="KP-2.01", previewed=False):
    seat: SeatNumber
    round: int


class TurnEnded(Event, frozen=True, rule="KP-2.01", previewed=False, logged=False):
    seat: SeatNumber
    round: int


class CardsDrawn(Event, frozen=True, rule="KP-2.02"):
    seat: SeatNumber
    number: int
    left: int  # cards in the pack
    cards: tuple[CardKind, ...]  # for the seat

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, cards=())

    def reveals_to(self, seat: int | None) -> bool:
        return seat == self.seat


class CardDiscarded(Event, frozen=True, rule="KP-2.04"):
    seat: SeatNumber
    card: CardKind

    def reveals_to(self, seat: int | None) -> bool:
        return seat != self.seat


# `victim`: against whom; `pirate`: who is murdered; `to`: the Dutchman's; `side`: whom mercenaries help.
class CardPlayed(Event, frozen=True, rule="KP-8.02"):
    seat: SeatNumber
    card: CardKind
    victim: SeatNumber | None = None
    pirate: PirateId | None = None
    to: PlaceId | None = None
    side: Side | None = None

    def reveals_to(self, seat: int | None) -> bool:
        return seat != self.seat


class PackShuffled(Event, frozen=True, rule="KP-8.02"):
    pack: PackKind


class PiratesDrawn(Event, frozen=True, rule="KP-4.04"):
    seat: SeatNumber
    pirates: tuple[PirateId, ...]


class PirateDiscarded(Event, frozen=True, rule="KP-4.04"):
    seat: SeatNumber
    pirate: PirateId
    cause: DiscardCause


class CaptainSet(Event, frozen=True, rule="KP-7.11"):
    seat: SeatNumber
    pirate: PirateId


class Stolen(Event, frozen=True, rule="KP-10.03"):  # `seat` takes `amount` from `victim`.
    seat: SeatNumber
    victim: SeatNumber
    amount: int
    cause: TheftCause


class CompassRolled(Event, frozen=True, rule="KP-2.06"):
    seat: SeatNumber  # whose turn it is, or whose ship is sent
    colour: Colour
    purpose: CompassPurpose


class DutchmanMoved(Event, frozen=True, rule="KP-2.06"):
    start: PlaceId = field(name="from")
    to: PlaceId
    cause: DutchmanCause

    def trail(self) -> tuple[str, ...]:
        return (self.start, self.to)


# By the Dutchman: all cards and all pirates of the ship are discarded.
class Caught(Event, frozen=True, rule="KP-7.03"):
    seat: SeatNumber
    place: PlaceId
    cards: tuple[CardKind, ...]
    pirates: tuple[PirateId, ...]

    def reveals_to(self, seat: int | None) -> bool:
        return seat != self.seat and bool(self.cards)


class MaintenanceRolled(Event, frozen=True, rule="KP-2.07"):
    seat: SeatNumber
    face: Face


class RumChanged(Event, frozen=True, rule="KP-4.07"):
    seat: SeatNumber
    rum: int  # the new value
    change: Change


class CannonballsChanged(Event, frozen=True, rule="KP-6.05"):
    seat: SeatNumber
    cannonballs: int  # the new value
    change: Change


class ScurvyChanged(Event, frozen=True, rule="KP-7.12"):
    seat: SeatNumber
    scurvy: int  # the new value
    change: Change


class MutinyBegan(Event, frozen=True, rule="KP-7.06"):  # The crew rises; it may still be prevented.
    seat: SeatNumber
    cause: MutinyCause


class MutinyPrevented(Event, frozen=True, rule="KP-7.07"):
    seat: SeatNumber
    means: MutinyMeans


class MutinyDone(Event, frozen=True, rule="KP-7.06"):
    seat: SeatNumber


class Sent(Event, frozen=True, rule="KP-4.10"):  # A ship is put into a corner hideout, wherever it was.
    seat: SeatNumber
    start: PlaceId = field(name="from")
    to: PlaceId


class WindowOpened(Event, frozen=True, rule="KP-8.01", previewed=False, logged=False):
    window: WindowKind
    seat: SeatNumber


class Interrupted(Event, frozen=True, rule="KP-8.17", previewed=False):
    seat: SeatNumber


class Passed(Event, frozen=True, rule="KP-8.01", logged=False):
    window: WindowKind
    seat: SeatNumber


class WindowClosed(Event, frozen=True, rule="KP-8.01", previewed=False, logged=False):
    window: WindowKind
    seat: SeatNumber


class Sailed(Event, frozen=True, rule="KP-3.01"):
    seat: SeatNumber
    start: PlaceId = field(name="from")
    to: PlaceId
    cost: int
    path: tuple[PlaceId, ...]

    def trail(self) -> tuple[str, ...]:
        return self.path


class TileTurned(Event, frozen=True, rule="KP-3.05"):
    seat: SeatNumber
    place: PlaceId
    tile: TileKind
    nation: Nation | None


class TileRemoved(Event, frozen=True, rule="KP-6.08"):
    place: PlaceId
    tile: TileKind
    nation: Nation | None


class DigDeclared(Event, frozen=True, rule="KP-5.02"):  # Shows that so many maps are in the hand.
    seat: SeatNumber
    place: PlaceId
    maps: int
    amount: int  # the treasure's

    def reveals_to(self, seat: int | None) -> bool:
        return seat != self.seat and self.maps > 0


class Dug(Event, frozen=True, rule="KP-5.03"):
    seat: SeatNumber
    place: PlaceId
    maps: int  # paid
    amount: int

    def reveals_to(self, seat: int | None) -> bool:
        return seat != self.seat and self.maps > 0


# So many maps would be needed now, which shows that there are fewer.
class DigFailed(Event, frozen=True, rule="KP-5.04"):
    seat: SeatNumber
    place: PlaceId
    maps: int

    def reveals_to(self, seat: int | None) -> bool:
        return seat != self.seat


class PartBought(Event, frozen=True, rule="KP-4.03"):
    seat: SeatNumber
    part: Part


class FightBegan(Event, frozen=True, rule="KP-6.01"):  # `defender` is None in a raid, `nation` in a duel.
    attacker: SeatNumber
    defender: SeatNumber | None
    foe: Foe
    nation: Nation | None
    place: PlaceId


# Both fight dice of a side; `rerolled` says which fell just now, `total` counts all that helps or hinders.
class DiceRolled(Event, frozen=True, rule="KP-6.02"):
    seat: SeatNumber
    values: tuple[DieValue, DieValue]
    rerolled: Rerolled | None
    total: int


# `winner` is None where a nation held out; `void` where the Dutchman took a fighter away.
class FightEnded(Event, frozen=True, rule="KP-6.03"):
    attacker: SeatNumber
    defender: SeatNumber | None
    winner: SeatNumber | None
    foe: Foe
    attack: int
    defence: int
    void: bool


class LootDrawn(Event, frozen=True, rule="KP-6.07"):
    seat: SeatNumber
    values: tuple[int, ...]
    total: int
    left: int  # cards in the pack


# `amount` is the change without its sign: the cause says which way.
class MoneyChanged(Event, frozen=True, rule="KP-11.01"):
    seat: SeatNumber
    doubloons: int  # the new value
    change: Change
    amount: int
    cause: MoneyCause


class GameEnded(Event, frozen=True, rule="KP-11.02"):
    ranking: Ranking  # places by seat
    money: BySeat[int]
    reason: Reason
    hands: BySeat[tuple[CardKind, ...]]  # shown now

    def reveals_to(self, seat: int | None) -> bool:
        return True

    def is_won_by(self, seat: int) -> bool:
        """Only the target tells the winner for sure: after the last round hidden cards may decide."""
        return self.reason == "target" and self.ranking[seat] == 1
