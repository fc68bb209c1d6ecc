"""Draft: everybody keeps one of three cards, again and again. For tests of the plain table: long names, many fields."""

from typing import Any

from skulduggery.core.chance import Chance
from skulduggery.core.fields import BySeat, CardId, SeatNumber
from skulduggery.core.game import Decision, OpenGame, Pending, State
from skulduggery.core.messages import Card, Event, Move, Result, Target, View
from skulduggery.core.options import Options

CARDS = ("oyster", "crown", "totem")
ROUNDS = 3


class Keep(Move, frozen=True):
    card: CardId


class Kept(Event, frozen=True):
    seat: SeatNumber
    card: CardId


class DraftView(View, frozen=True):
    seat: SeatNumber | None
    active: SeatNumber | None
    round: int
    rounds: int
    offered: tuple[CardId, ...]
    kept: BySeat[tuple[CardId, ...]]
    points: BySeat[int]
    pearls: BySeat[int]
    rubies: BySeat[int]
    idols: BySeat[int]
    lost_dives: BySeat[int]


class Draft(State):
    __slots__ = ("kept",)

    def __init__(self, kept: list[list[str]], pending: list[Pending]) -> None:
        self.kept, self.pending = kept, pending

    def copy(self) -> "Draft":
        return Draft([cards[:] for cards in self.kept], self.pending[:])


class KeepDecision(Decision):
    kind, rule = "keep", ""

    def moves(self, state: Draft) -> list[Move]:
        return [Keep(card) for card in CARDS]

    def resolve(self, state: Draft, move: Any, chance: Chance, log: list[Event]) -> None:
        state.kept[self.seat].append(move.card)
        log.append(Kept(self.seat, move.card))

    def targets(self, state: Draft) -> list[Target]:
        return [Card(card) for card in CARDS]


class DraftGame(OpenGame[Draft]):
    key, version, seats = "draft", 1, range(2, 6)
    options_type, move_type, first_seat_begins = Options, Keep, True

    def set_up(self, options: Options, chance: Chance, log: list[Event]) -> Draft:
        turns: list[Pending] = [KeepDecision(seat) for _ in range(ROUNDS) for seat in reversed(range(options.players))]
        return Draft([["crown", "totem"] for _ in range(options.players)], turns)

    def view(self, state: Draft, seat: int | None) -> View:
        asked, zeros = state.asked(), (0,) * len(state.kept)
        kept = tuple(tuple(cards) for cards in state.kept)
        return DraftView(
            *(seat, None if asked is None else asked.seat, 1, ROUNDS, CARDS, kept),
            *(tuple(len(cards) for cards in state.kept), zeros, zeros, zeros, zeros),
        )

    def result(self, state: Draft) -> Result | None:
        return None if state.pending else Result((1,) * len(state.kept), (ROUNDS,) * len(state.kept), "")

    def all_moves(self, options: Options) -> list[Move]:
        return [Keep(card) for card in CARDS]

    def census(self, state: Draft) -> dict[str, int]:
        return {"seats": len(state.kept)}


GAME = DraftGame()
