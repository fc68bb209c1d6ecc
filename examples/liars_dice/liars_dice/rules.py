"""The state of a match and its two questions: roll, and bid or doubt."""

from collections.abc import Sequence
from typing import Any

from skulduggery.core.chance import Chance
from skulduggery.core.game import Decision, Pending, State
from skulduggery.core.messages import Button, Event, Figures, Move, Piece, Place, Refusal, Target

from .messages import (
    Bid,
    BidFigures,
    BidMade,
    DiceShown,
    DieLost,
    Doubt,
    Doubted,
    LiarsOptions,
    MatchEnded,
    NoBidYet,
    Roll,
    Rolled,
    TooLow,
)

FACES = range(1, 7)
NONE = Bid(0, 0)  # every bid is higher


class Match(State):
    """The dice of each seat, the bid to beat, and who is out (the first to go first)."""

    __slots__ = ("bid", "bidder", "dice", "lost", "open", "options", "out", "round")

    def __init__(self, options: LiarsOptions, dice: list[tuple[int, ...]], pending: list[Pending]) -> None:
        self.options, self.dice, self.pending = options, dice, pending
        self.bid, self.bidder = NONE, -1
        self.round, self.open, self.lost = 0, False, 0  # `open`: the cups are lifted
        self.out: list[int] = []

    def copy(self) -> "Match":
        twin = Match(self.options, self.dice[:], self.pending[:])
        twin.bid, twin.bidder = self.bid, self.bidder
        twin.round, twin.open, twin.lost = self.round, self.open, self.lost
        twin.out = self.out[:]
        return twin

    def total(self) -> int:
        return sum(len(dice) for dice in self.dice)

    def matching(self, face: int) -> int:
        return sum(counted(dice, face, self.options.wild) for dice in self.dice)

    def next_seat(self, seat: int) -> int:
        """The next one who still has dice."""
        after = [(seat + step) % len(self.dice) for step in range(1, len(self.dice) + 1)]
        return next(other for other in after if self.dice[other])

    def places(self) -> tuple[int, ...]:
        """LD-4.01: whoever lasts longer comes first."""
        players = len(self.dice)
        return tuple(players - self.out.index(seat) if seat in self.out else 1 for seat in range(players))

    def turn_mark(self) -> int:
        return self.round


def counted(dice: Sequence[int], face: int, wild: bool) -> int:
    """LD-2.02: ones count as every face, if they are wild."""
    return sum(die == face or (wild and die == 1) for die in dice)


def is_higher(bid: Bid, than: Bid) -> bool:
    """LD-2.01: more dice, or as many of a higher face."""
    return (bid.count, bid.face) > (than.count, than.face)


class RollDecision(Decision):
    """LD-1.01"""

    kind, rule, luck = "roll", "LD-1.01", True

    def moves(self, state: Match) -> list[Move]:
        return [Roll()]

    def resolve(self, state: Match, move: Any, chance: Chance, log: list[Event]) -> None:
        state.round += 1
        state.open, state.bid, state.bidder = False, NONE, -1
        for seat, dice in enumerate(state.dice):
            if dice:
                state.dice[seat] = tuple(sorted(chance.die() for _ in dice))
                log.append(Rolled(seat, len(dice), state.dice[seat]))
        state.pending.append(BidDecision(self.seat))


class BidDecision(Decision):
    """LD-2.01, LD-3.01"""

    kind, rule = "bid", "LD-2.01"
    figures_type = BidFigures

    def moves(self, state: Match) -> list[Move]:
        counts = range(max(1, state.bid.count), state.total() + 1)
        bids = [bid for count in counts for face in FACES if is_higher(bid := Bid(count, face), state.bid)]
        return [*([Doubt()] if state.bidder >= 0 else []), *bids]

    def resolve(self, state: Match, move: Any, chance: Chance, log: list[Event]) -> None:
        if isinstance(move, Bid):
            state.bid, state.bidder = move, self.seat
            log.append(BidMade(self.seat, move.count, move.face))
            state.pending.append(BidDecision(state.next_seat(self.seat)))
        else:
            lift_the_cups(state, self.seat, log)

    def targets(self, state: Match) -> list[Target]:
        counts = [Piece(f"count:{count}") for count in range(1, state.total() + 1)]
        return [Button("doubt"), *counts, *(Place(f"face:{face}") for face in FACES)]

    def targets_of(self, move: Any) -> tuple[Target, ...]:
        if isinstance(move, Bid):
            return Piece(f"count:{move.count}"), Place(f"face:{move.face}")
        return super().targets_of(move)

    def refusal(self, state: Match, target: Target) -> Refusal:
        if isinstance(target, Button):
            return NoBidYet(self.rule)
        return TooLow(self.rule, state.bid.count, state.bid.face)

    def figures(self, state: Match) -> Figures:
        return BidFigures(state.bidder if state.bidder >= 0 else None, state.bid.count, state.bid.face)


def lift_the_cups(state: Match, doubter: int, log: list[Event]) -> None:
    """LD-3: everybody shows the dice; whoever was wrong loses one and begins the next round."""
    found = state.matching(state.bid.face)
    loser = doubter if found >= state.bid.count else state.bidder
    log.append(Doubted(doubter, state.bidder))
    log.append(DiceShown(tuple(state.dice), found, state.bid.face))
    state.open, state.lost = True, state.lost + 1
    state.dice[loser] = state.dice[loser][1:]
    log.append(DieLost(loser, len(state.dice[loser])))
    if not state.dice[loser]:
        state.out.append(loser)
    if len(state.out) == len(state.dice) - 1:
        log.append(MatchEnded(state.places()))
    else:
        state.pending.append(RollDecision(loser if state.dice[loser] else state.next_seat(loser)))
