"""What can happen in Bounty (specification, section 8). Cards aboard are known to their owners; their backs to all.

`seat` is the owner of `ship`. An event that shows hidden cards says so by `reveals_to`: nobody takes that back.
"""

from typing import ClassVar, Literal

from msgspec import field
from msgspec.structs import replace

from ...core.messages import Event, Feat, Roll

HARBOURS = frozenset({"I13", "I7", "E12", "N12", "B8", "O8", "C3", "O3", "J2"})  # as on the chart; a test compares
SIDES = 6

Cause = Literal["sail", "stay", "raid", "engage", "chest"]
Errand = Literal["trade", "commission", "loan"]
ClaimEnd = Literal["captured", "robber_home", "robber_beaten", "robber_guilty", "bought", "home", "guilty"]
Return = Literal["captured", "robber_home", "robber_beaten", "robber_guilty", "bought", "home", "guilty", "beaten"]
Reason = Literal["target", "rounds", "last_call", "safeguard"]
MoneyReason = Literal["fee", "sale", "gift", "charge", "birthday", "present", "loan"]
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
    throws: tuple[tuple[int, ...], ...]  # by seat, those of ties included
    starter: int

    def dice(self) -> tuple[Roll, ...]:
        return tuple(Roll(seat, SIDES, value) for seat, values in enumerate(self.throws) for value in values)


class TurnBegan(Event, frozen=True):
    rule: ClassVar[str] = "BO-S.05"
    previewed: ClassVar[bool] = False
    mark: ClassVar[str] = "turn"
    seat: int
    round: int


class Thrown(Event, frozen=True):
    rule: ClassVar[str] = "BO-M.03"
    seat: int
    ship: str
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
    seat: int
    ship: str
    start: str = field(name="from")
    to: str
    path: tuple[str, ...]
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
    seat: int
    ship: str
    port: str
    fee: int
    left: int  # cards in the pack
    card: str | None  # for its owner

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, card=None)

    def reveals_to(self, seat: int | None) -> bool:
        return seat == self.seat

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "trades", 1),)


class Passed(Event, frozen=True):
    """Bought, took or borrowed nothing."""

    rule: ClassVar[str] = "BO-P.03"
    seat: int
    ship: str
    errand: Errand

    def cites(self) -> str:
        return {"trade": "BO-P.03", "commission": "BO-C.03", "loan": "BO-D.05"}[self.errand]


class Revealed(Event, frozen=True):
    """The top card of a hold is turned face up."""

    rule: ClassVar[str] = "BO-R.04"
    seat: int
    ship: str
    card: str
    role: Literal["pirate", "warship"]
    value: int

    def reveals_to(self, seat: int | None) -> bool:
        return seat != self.seat


class Raided(Event, frozen=True):
    rule: ClassVar[str] = "BO-A.03"
    mark: ClassVar[str] = "fight"
    seat: int
    ship: str
    square: str
    targets: tuple[str, ...]

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "raids", 1),)


class Engaged(Event, frozen=True):
    rule: ClassVar[str] = "BO-W.03"
    mark: ClassVar[str] = "fight"
    seat: int
    ship: str
    target: str

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "hunts", 1),)


class Shootout(Event, frozen=True):
    """`throws` by ship: three, then one for each tie it was part of. `ship` wins."""

    rule: ClassVar[str] = "BO-A.08"
    mark: ClassVar[str] = "fight"
    ships: tuple[str, ...]
    seats: tuple[int, ...]
    throws: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]  # of the three throws
    ties: int
    ship: str
    winner: int

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
    seat: int
    ship: str
    loser: int
    target: str
    ports: tuple[str, ...]
    cards: tuple[str, ...]  # for both owners

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
    seat: int
    ship: str
    robber: str


class ClaimEnded(Event, frozen=True):
    rule: ClassVar[str] = "BO-C.09"
    seat: int
    ship: str
    reason: ClaimEnd


class CommissionTaken(Event, frozen=True):
    rule: ClassVar[str] = "BO-C.01"
    seat: int
    ship: str

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "commissions", 1),)


class CommissionReturned(Event, frozen=True):
    rule: ClassVar[str] = "BO-C.07"
    seat: int
    ship: str
    reason: Return

    def cites(self) -> str:
        return "BO-C.07" if self.reason in ("captured", "robber_home", "bought") else "BO-C.08"


class Sold(Event, frozen=True):
    rule: ClassVar[str] = "BO-H.01"
    mark: ClassVar[str] = "prize"
    seat: int
    ship: str
    cards: tuple[str, ...]
    total: int

    def reveals_to(self, seat: int | None) -> bool:
        return seat != self.seat

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "sales", self.total),)


class ChestDrawn(Event, frozen=True):
    rule: ClassVar[str] = "BO-X.01"
    seat: int
    ship: str
    card: str

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "chests", 1),)


class Money(Event, frozen=True):
    """A purse has changed. `amount` is the change without its sign: the reason says who paid."""

    rule: ClassVar[str] = "BO-B.02"
    seat: int
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
    seat: int
    ship: str
    verdict: Literal["innocent", "guilty"]
    cards: tuple[str, ...]  # lost to the Bank, if guilty

    def cites(self) -> str:
        return "BO-X.05" if self.verdict == "guilty" else "BO-X.06"

    def reveals_to(self, seat: int | None) -> bool:
        return seat != self.seat

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, self.verdict, 1),)


class DistressBegan(Event, frozen=True):
    rule: ClassVar[str] = "BO-D.01"
    mark: ClassVar[str] = "loss"
    seat: int
    ship: str
    unpaid: int


class DistressEnded(Event, frozen=True):
    rule: ClassVar[str] = "BO-D.04"
    seat: int
    ship: str


class Borrowed(Event, frozen=True):
    rule: ClassVar[str] = "BO-D.05"
    seat: int
    loans: int  # of this seat by now

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(self.seat, "loans", 1),)


class Shuffled(Event, frozen=True):
    rule: ClassVar[str] = "BO-H.02"
    packs: tuple[str, ...]  # ports, or `chest`

    def cites(self) -> str:
        return "BO-X.01" if self.packs == ("chest",) else self.rule


class LastCalled(Event, frozen=True, tag="last_call"):
    """Sent as `last_call`, like the move that makes it: only the classes must not share a name."""

    rule: ClassVar[str] = "BO-E.02"
    round: int


class Ended(Event, frozen=True):
    rule: ClassVar[str] = "BO-E.05"
    reason: Reason
    ranking: tuple[int, ...]  # places by seat
    money: tuple[int, ...]  # by seat, loans paid back
    loans: tuple[int, ...]  # by seat
    unsold: tuple[int, ...]  # by seat: what the cards aboard would have brought
    cargo: tuple[tuple[str, ...], ...]  # by ship: all cards aboard, shown now

    def cites(self) -> str:
        return {"target": "BO-E.01", "safeguard": "BO-E.06"}.get(self.reason, "BO-E.03")

    def reveals_to(self, seat: int | None) -> bool:
        return True
