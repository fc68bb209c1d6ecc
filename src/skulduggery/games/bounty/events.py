"""What can happen in Bounty (specification, section 8). Cards aboard are known to their owners; their backs to all.

`seat` is the owner of `ship`. An event that shows hidden cards says so by `reveals_to`: nobody takes that back.
"""

from typing import ClassVar, Literal

from msgspec import field
from msgspec.structs import replace

from ...core.fields import BySeat, CardId, PlaceId, Ranking, SeatNumber, ShipId
from ...core.messages import Event, Feat, Roll
from .fields import Attacker, Cause, ClaimEnd, Errand, MoneyReason, PackId, PortId, Reason, Return

HARBOURS = frozenset({"I13", "I7", "E12", "N12", "B8", "O8", "C3", "O3", "J2"})  # as on the chart; a test compares
SIDES = 6

MONEY_RULES = {
    "fee": "BO-P.01",
    "sale": "BO-H.01",
    "gift": "BO-X.01",  # from the Bank, by a chest card
    "charge": "BO-X.01",
    "birthday": "BO-X.09",  # from the other players
    "present": "BO-X.09",  # to the player whose birthday it is
    "loan": "BO-D.05",
}


class FirstThrows(Event, frozen=True):
    rule: ClassVar[str] = "BO-S.05"
    throws: BySeat[tuple[int, ...]]  # those of ties included
    starter: SeatNumber

    def dice(self) -> tuple[Roll, ...]:
        return tuple(Roll(seat, SIDES, value) for seat, values in enumerate(self.throws) for value in values)


class TurnBegan(Event, frozen=True):
    rule: ClassVar[str] = "BO-S.05"
    previewed: ClassVar[bool] = False
    mark: ClassVar[str] = "turn"
    seat: SeatNumber
    round: int


class Thrown(Event, frozen=True):
    rule: ClassVar[str] = "BO-M.03"
    seat: SeatNumber
    ship: ShipId
    value: int

    def cites(self) -> str:
        return {1: "BO-T.01", 6: "BO-T.02"}.get(self.value, self.rule)

    def dice(self) -> tuple[Roll, ...]:
        return (Roll(self.seat, SIDES, self.value),)

    def feats(self) -> tuple[Feat, ...]:
        feat = {1: "ones", SIDES: "sixes"}.get(self.value)
        return (Feat(self.seat, feat, 1),) if feat else ()


class Moved(Event, frozen=True):
    rule: ClassVar[str] = "BO-M.01"
    seat: SeatNumber
    ship: ShipId
    start: PlaceId = field(name="from")
    to: PlaceId
    path: tuple[PlaceId, ...]
    cause: Cause

    def cites(self) -> str:
        if self.cause == "sail":
            return "BO-M.02" if self.to in HARBOURS else "BO-M.03"
        return {"stay": "BO-M.05", "raid": "BO-A.03", "engage": "BO-W.04", "chest": "BO-M.10"}[self.cause]

    def reveals_to(self, seat: int | None) -> bool:
        """Who attacks gives its role away, even before it shows its card."""
        return self.cause in ("raid", "engage") and seat != self.seat

    def trail(self) -> tuple[str, ...]:
        return self.path

    def feats(self) -> tuple[Feat, ...]:
        if self.cause == "chest":
            return ()
        return (Feat(self.seat, "stays", 1) if self.cause == "stay" else Feat(self.seat, "miles", len(self.path) - 1),)


class Bought(Event, frozen=True):
    rule: ClassVar[str] = "BO-P.01"
    seat: SeatNumber
    ship: ShipId
    port: PortId
    fee: int
    left: int  # cards in the pack
    card: CardId | None  # for its owner

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, card=None)

    def reveals_to(self, seat: int | None) -> bool:
        return seat == self.seat

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "trades", 1),)


class Passed(Event, frozen=True):
    """Bought, took or borrowed nothing."""

    rule: ClassVar[str] = "BO-P.03"
    seat: SeatNumber
    ship: ShipId
    errand: Errand

    def cites(self) -> str:
        return {"trade": "BO-P.03", "commission": "BO-C.03", "loan": "BO-D.05"}[self.errand]


class Revealed(Event, frozen=True):
    """The top card of a hold is turned face up."""

    rule: ClassVar[str] = "BO-R.04"
    seat: SeatNumber
    ship: ShipId
    card: CardId
    role: Attacker
    value: int

    def reveals_to(self, seat: int | None) -> bool:
        return seat != self.seat


class Raided(Event, frozen=True):
    rule: ClassVar[str] = "BO-A.03"
    mark: ClassVar[str] = "fight"
    seat: SeatNumber
    ship: ShipId
    square: PlaceId
    targets: tuple[ShipId, ...]

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "raids", 1),)


class Engaged(Event, frozen=True):
    rule: ClassVar[str] = "BO-W.03"
    mark: ClassVar[str] = "fight"
    seat: SeatNumber
    ship: ShipId
    target: ShipId

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "hunts", 1),)


class Shootout(Event, frozen=True):
    """`throws` by ship: three, then one for each tie it was part of. `ship` wins."""

    rule: ClassVar[str] = "BO-A.08"
    mark: ClassVar[str] = "fight"
    ships: tuple[ShipId, ...]
    seats: tuple[SeatNumber, ...]
    throws: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]  # of the three throws
    ties: int
    ship: ShipId
    winner: SeatNumber

    def reveals_to(self, seat: int | None) -> bool:
        """That nobody else takes part tells about the cards that stay face down."""
        return True

    def dice(self) -> tuple[Roll, ...]:
        pairs = zip(self.seats, self.throws, strict=True)
        return tuple(Roll(seat, SIDES, value) for seat, values in pairs for value in values)

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.winner, "duels", 1),)


class CargoTaken(Event, frozen=True):
    """`ship` takes everything aboard `target`: its hold from the bottom up, then its plunder."""

    rule: ClassVar[str] = "BO-A.09"
    mark: ClassVar[str] = "loss"
    seat: SeatNumber
    ship: ShipId
    loser: SeatNumber
    target: ShipId
    ports: tuple[PortId, ...]
    cards: tuple[CardId, ...]  # for both owners

    def seen_by(self, seat: int | None) -> Event:
        return self if seat in (self.seat, self.loser) else replace(self, cards=())

    def reveals_to(self, seat: int | None) -> bool:
        """The taker sees the cards; the others, that the ship on which they lay was no warship."""
        return True

    def feats(self) -> tuple[Feat, ...]:
        cards = len(self.ports)
        return (Feat(self.seat, "loot", cards), Feat(self.loser, "losses", cards))


class ClaimMade(Event, frozen=True):
    rule: ClassVar[str] = "BO-A.12"
    seat: SeatNumber
    ship: ShipId
    robber: ShipId


class ClaimEnded(Event, frozen=True):
    rule: ClassVar[str] = "BO-C.09"
    seat: SeatNumber
    ship: ShipId
    reason: ClaimEnd


class CommissionTaken(Event, frozen=True):
    rule: ClassVar[str] = "BO-C.01"
    seat: SeatNumber
    ship: ShipId

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "commissions", 1),)


class CommissionReturned(Event, frozen=True):
    rule: ClassVar[str] = "BO-C.07"
    seat: SeatNumber
    ship: ShipId
    reason: Return

    def cites(self) -> str:
        return "BO-C.07" if self.reason in ("captured", "robber_home", "bought") else "BO-C.08"


class Sold(Event, frozen=True):
    rule: ClassVar[str] = "BO-H.01"
    mark: ClassVar[str] = "prize"
    seat: SeatNumber
    ship: ShipId
    cards: tuple[CardId, ...]
    total: int

    def reveals_to(self, seat: int | None) -> bool:
        return seat != self.seat

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "sales", self.total),)


class ChestDrawn(Event, frozen=True):
    rule: ClassVar[str] = "BO-X.01"
    seat: SeatNumber
    ship: ShipId
    card: CardId

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "chests", 1),)


class Money(Event, frozen=True):
    """A purse has changed. `amount` is the change without its sign: the reason says who paid."""

    rule: ClassVar[str] = "BO-B.02"
    seat: SeatNumber
    change: int
    reason: MoneyReason
    purse: int
    amount: int

    def cites(self) -> str:
        return MONEY_RULES[self.reason]

    def feats(self) -> tuple[Feat, ...]:
        feat = {"gift": "gifts", "birthday": "gifts", "charge": "charges"}.get(self.reason)
        return (Feat(self.seat, feat, self.amount),) if feat else ()


class Tried(Event, frozen=True):
    rule: ClassVar[str] = "BO-X.04"
    mark: ClassVar[str] = "fight"
    seat: SeatNumber
    ship: ShipId
    verdict: Literal["innocent", "guilty"]
    cards: tuple[CardId, ...]  # lost to the Bank, if guilty

    def cites(self) -> str:
        return "BO-X.05" if self.verdict == "guilty" else "BO-X.06"

    def reveals_to(self, seat: int | None) -> bool:
        return seat != self.seat

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, self.verdict, 1),)


class DistressBegan(Event, frozen=True):
    rule: ClassVar[str] = "BO-D.01"
    mark: ClassVar[str] = "loss"
    seat: SeatNumber
    ship: ShipId
    unpaid: int


class DistressEnded(Event, frozen=True):
    rule: ClassVar[str] = "BO-D.04"
    seat: SeatNumber
    ship: ShipId


class Borrowed(Event, frozen=True):
    rule: ClassVar[str] = "BO-D.05"
    seat: SeatNumber
    loans: int  # of this seat by now

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "loans", 1),)


class Shuffled(Event, frozen=True):
    rule: ClassVar[str] = "BO-H.02"
    packs: tuple[PackId, ...]  # ports, or `chest`

    def cites(self) -> str:
        return "BO-X.01" if self.packs == ("chest",) else self.rule


class LastCalled(Event, frozen=True, tag="last_call"):
    """Sent as `last_call`, like the move that makes it: only the classes must not share a name."""

    rule: ClassVar[str] = "BO-E.02"
    round: int


class Ended(Event, frozen=True):
    rule: ClassVar[str] = "BO-E.05"
    reason: Reason
    ranking: Ranking  # places by seat
    money: BySeat[int]  # loans paid back
    loans: BySeat[int]
    unsold: BySeat[int]  # what the cards aboard would have brought
    cargo: tuple[tuple[CardId, ...], ...]  # by ship: all cards aboard, shown now

    def cites(self) -> str:
        return {"target": "BO-E.01", "safeguard": "BO-E.06"}.get(self.reason, "BO-E.03")

    def reveals_to(self, seat: int | None) -> bool:
        return True
