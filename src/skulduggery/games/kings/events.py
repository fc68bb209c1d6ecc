"""What can happen in King of the Pirates (specification, section 8). Only hands are hidden: kinds are their owners'.

An event by which a card leaves a hand reveals it to the others: nobody takes that back.
"""

from typing import ClassVar

from msgspec import field
from msgspec.structs import replace

from ...core.fields import BySeat, PlaceId, Ranking, SeatNumber
from ...core.messages import Event, Feat, Roll
from . import words
from .fields import (
    CardKind,
    Colour,
    CompassPurpose,
    DieValue,
    DiscardCause,
    DutchmanCause,
    EndCause,
    Face,
    Foe,
    MoneyCause,
    MutinyCause,
    MutinyMeans,
    Nation,
    PackKind,
    Part,
    PirateId,
    Rerolled,
    Side,
    TheftCause,
    TileKind,
    WindowKind,
)

FIGHT_DIE = 6  # sides


class Setup(Event, frozen=True):
    rule: ClassVar[str] = "KP-1.04"
    colours: BySeat[Colour]  # each starts in the corner of its colour
    starter: SeatNumber
    goal: int  # the money that wins
    rounds: int  # after which the richest wins


class TurnStarted(Event, frozen=True):
    rule: ClassVar[str] = "KP-2.01"
    previewed: ClassVar[bool] = False
    mark: ClassVar[str] = "turn"
    seat: SeatNumber
    round: int


class TurnEnded(Event, frozen=True):
    rule: ClassVar[str] = "KP-2.01"
    previewed: ClassVar[bool] = False
    seat: SeatNumber
    round: int


class CardsDrawn(Event, frozen=True):
    rule: ClassVar[str] = "KP-2.02"
    seat: SeatNumber
    number: int
    left: int  # cards in the pack
    cards: tuple[CardKind, ...]  # for the seat

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, cards=())

    def reveals_to(self, seat: int | None) -> bool:
        return seat == self.seat


class CardDiscarded(Event, frozen=True):
    rule: ClassVar[str] = "KP-2.04"
    seat: SeatNumber
    card: CardKind

    def reveals_to(self, seat: int | None) -> bool:
        return seat != self.seat


# `victim`: against whom; `pirate`: who is murdered; `to`: the Dutchman's; `side`: whom mercenaries help.
class CardPlayed(Event, frozen=True):
    rule: ClassVar[str] = "KP-8.02"
    seat: SeatNumber
    card: CardKind
    victim: SeatNumber | None = None
    pirate: PirateId | None = None
    to: PlaceId | None = None
    side: Side | None = None

    def cites(self) -> str:
        return words.CARD_RULES.get(self.card, self.rule)

    def reveals_to(self, seat: int | None) -> bool:
        return seat != self.seat

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "cards", 1),)


class Reshuffled(Event, frozen=True):
    rule: ClassVar[str] = "KP-8.02"
    pack: PackKind


class PiratesDrawn(Event, frozen=True):
    rule: ClassVar[str] = "KP-4.04"
    seat: SeatNumber
    pirates: tuple[PirateId, ...]


class PirateDiscarded(Event, frozen=True):
    rule: ClassVar[str] = "KP-4.04"
    seat: SeatNumber
    pirate: PirateId
    cause: DiscardCause

    def cites(self) -> str:
        return words.DISCARD_RULES[self.cause]


class CaptainSet(Event, frozen=True):
    rule: ClassVar[str] = "KP-7.11"
    seat: SeatNumber
    pirate: PirateId


class Stolen(Event, frozen=True):  # `seat` takes `amount` from `victim`.
    rule: ClassVar[str] = "KP-10.03"
    mark: ClassVar[str] = "loss"
    seat: SeatNumber
    victim: SeatNumber
    amount: int
    cause: TheftCause

    def cites(self) -> str:
        return "KP-9.05" if self.cause == "duel" else self.rule

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "thefts", self.amount), Feat(self.victim, "robbed", self.amount))


class CompassRolled(Event, frozen=True):
    rule: ClassVar[str] = "KP-2.06"
    seat: SeatNumber  # whose turn it is, or whose ship is sent
    colour: Colour
    purpose: CompassPurpose


class DutchmanMoved(Event, frozen=True):
    rule: ClassVar[str] = "KP-2.06"
    start: PlaceId = field(name="from")
    to: PlaceId
    cause: DutchmanCause

    def cites(self) -> str:
        return {"compass": "KP-2.06", "off_board": "KP-7.01", "card": "KP-8.06"}[self.cause]

    def trail(self) -> tuple[str, ...]:
        return (self.start, self.to)


class Caught(Event, frozen=True):  # By the Dutchman: all cards and all pirates of the ship are discarded.
    rule: ClassVar[str] = "KP-7.03"
    mark: ClassVar[str] = "loss"
    seat: SeatNumber
    place: PlaceId
    cards: tuple[CardKind, ...]
    pirates: tuple[PirateId, ...]

    def reveals_to(self, seat: int | None) -> bool:
        return seat != self.seat and bool(self.cards)

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "caught", 1),)


class MaintenanceRolled(Event, frozen=True):
    rule: ClassVar[str] = "KP-2.07"
    seat: SeatNumber
    face: Face


class RumChanged(Event, frozen=True):
    rule: ClassVar[str] = "KP-4.07"
    seat: SeatNumber
    rum: int  # the new value
    change: int

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "rum", -self.change),) if self.change < 0 else ()


class CannonballsChanged(Event, frozen=True):
    rule: ClassVar[str] = "KP-6.05"
    seat: SeatNumber
    cannonballs: int  # the new value
    change: int


class ScurvyChanged(Event, frozen=True):
    rule: ClassVar[str] = "KP-7.12"
    seat: SeatNumber
    scurvy: int  # the new value
    change: int


class Mutiny(Event, frozen=True):  # The crew rises; it may still be prevented.
    rule: ClassVar[str] = "KP-7.06"
    seat: SeatNumber
    cause: MutinyCause

    def cites(self) -> str:
        return "KP-8.12" if self.cause == "card" else "KP-2.08"


class MutinyPrevented(Event, frozen=True):
    rule: ClassVar[str] = "KP-7.07"
    seat: SeatNumber
    means: MutinyMeans


class MutinyDone(Event, frozen=True):
    rule: ClassVar[str] = "KP-7.06"
    mark: ClassVar[str] = "loss"
    seat: SeatNumber

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "mutinies", 1),)


class Sent(Event, frozen=True):  # A ship is put into a corner hideout, wherever it was.
    rule: ClassVar[str] = "KP-4.10"
    seat: SeatNumber
    start: PlaceId = field(name="from")
    to: PlaceId


class WindowOpened(Event, frozen=True):
    rule: ClassVar[str] = "KP-8.01"
    previewed: ClassVar[bool] = False
    window: WindowKind
    seat: SeatNumber


class Passed(Event, frozen=True):
    rule: ClassVar[str] = "KP-8.01"
    window: WindowKind
    seat: SeatNumber


class WindowClosed(Event, frozen=True):
    rule: ClassVar[str] = "KP-8.01"
    previewed: ClassVar[bool] = False
    window: WindowKind
    seat: SeatNumber


class Sailed(Event, frozen=True):
    rule: ClassVar[str] = "KP-3.01"
    seat: SeatNumber
    start: PlaceId = field(name="from")
    to: PlaceId
    cost: int
    path: tuple[PlaceId, ...]

    def trail(self) -> tuple[str, ...]:
        return self.path

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "miles", self.cost),)


class TileTurned(Event, frozen=True):
    rule: ClassVar[str] = "KP-3.05"
    seat: SeatNumber
    place: PlaceId
    tile: TileKind
    nation: Nation | None

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "tiles", 1),)


class TileRemoved(Event, frozen=True):
    rule: ClassVar[str] = "KP-6.08"
    place: PlaceId
    tile: TileKind
    nation: Nation | None


class DigDeclared(Event, frozen=True):  # Shows that so many maps are in the hand.
    rule: ClassVar[str] = "KP-5.02"
    seat: SeatNumber
    place: PlaceId
    maps: int
    amount: int  # the treasure's

    def reveals_to(self, seat: int | None) -> bool:
        return seat != self.seat and self.maps > 0


class Dug(Event, frozen=True):
    rule: ClassVar[str] = "KP-5.03"
    mark: ClassVar[str] = "prize"
    seat: SeatNumber
    place: PlaceId
    maps: int  # paid
    amount: int

    def reveals_to(self, seat: int | None) -> bool:
        return seat != self.seat and self.maps > 0

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "digs", 1),)


class DigFailed(Event, frozen=True):  # So many maps would be needed now, which shows that there are fewer.
    rule: ClassVar[str] = "KP-5.04"
    mark: ClassVar[str] = "loss"
    seat: SeatNumber
    place: PlaceId
    maps: int

    def reveals_to(self, seat: int | None) -> bool:
        return seat != self.seat


class PartBought(Event, frozen=True):
    rule: ClassVar[str] = "KP-4.03"
    seat: SeatNumber
    part: Part


class FightStarted(Event, frozen=True):  # `defender` is None in a raid, `nation` in a duel.
    rule: ClassVar[str] = "KP-6.01"
    mark: ClassVar[str] = "fight"
    attacker: SeatNumber
    defender: SeatNumber | None
    foe: Foe
    nation: Nation | None
    place: PlaceId

    def cites(self) -> str:
        return "KP-9.01" if self.foe == "ship" else "KP-3.06" if self.foe == "warship" else self.rule

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.attacker, "duels" if self.foe == "ship" else "raids", 1),)


# Both fight dice of a side; `rerolled` says which fell just now, `total` counts all that helps or hinders.
class DiceRolled(Event, frozen=True):
    rule: ClassVar[str] = "KP-6.02"
    seat: SeatNumber
    values: tuple[DieValue, DieValue]
    rerolled: Rerolled | None
    total: int

    def dice(self) -> tuple[Roll, ...]:
        first, second = self.values
        fallen = [first] if self.rerolled == "first" else [second] if self.rerolled == "second" else [first, second]
        return tuple([Roll(self.seat, FIGHT_DIE, value) for value in fallen])


# `winner` is None where a nation held out; `void` where the Dutchman took a fighter away.
class FightEnded(Event, frozen=True):
    rule: ClassVar[str] = "KP-6.03"
    attacker: SeatNumber
    defender: SeatNumber | None
    winner: SeatNumber | None
    foe: Foe
    attack: int
    defence: int
    void: bool

    def cites(self) -> str:
        if self.void:
            return "KP-7.05"
        return "KP-9.04" if self.foe == "ship" else "KP-6.09" if self.winner is None else self.rule

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.winner, "victories", 1),) if self.winner is not None else ()


class LootDrawn(Event, frozen=True):
    rule: ClassVar[str] = "KP-6.07"
    mark: ClassVar[str] = "prize"
    seat: SeatNumber
    values: tuple[int, ...]
    total: int
    left: int  # cards in the pack


class MoneyChanged(Event, frozen=True):  # `amount` is the change without its sign: the cause says which way.
    rule: ClassVar[str] = "KP-11.01"
    seat: SeatNumber
    doubloons: int  # the new value
    change: int
    amount: int
    cause: MoneyCause

    def cites(self) -> str:
        return words.MONEY_RULES[self.cause]


class GameEnded(Event, frozen=True):
    rule: ClassVar[str] = "KP-11.02"
    ranking: Ranking  # places by seat
    money: BySeat[int]
    reason: EndCause
    hands: BySeat[tuple[CardKind, ...]]  # shown now

    def cites(self) -> str:
        return "KP-11.04" if self.reason == "rounds" else self.rule

    def reveals_to(self, seat: int | None) -> bool:
        return True
