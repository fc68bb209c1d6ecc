"""A game of a minute, for the review: a bet on a hidden coin, then each seat rolls a die. The highest score wins.

Seat 0 bets or passes. A won bet is worth more than any roll. So to pass is a mistake, and to guess wrong is none.
"""

from typing import ClassVar

from skulduggery.core.chance import Chance, ScriptedChance
from skulduggery.core.fields import SeatNumber
from skulduggery.core.game import Decision, Game, Pending, State
from skulduggery.core.messages import Button, Event, Move, Refusal, Result, Target, View
from skulduggery.core.options import Options, make_options
from skulduggery.core.record import Record
from skulduggery.core.refusals import UnknownTarget
from skulduggery.core.stories import Roll
from skulduggery.core.table import Table
from skulduggery.core.telling import Telling

HEADS, TAILS, NOTHING = 0, 1, 2
WON_BET = 10


class Bet(Move, frozen=True):
    on: int


class RollDie(Move, frozen=True):
    pass


class BetMade(Event, frozen=True):
    seat: SeatNumber
    on: int


class Rolled(Event, frozen=True):
    seat: SeatNumber
    value: int


class Scores(View, frozen=True):
    scores: tuple[int, ...]


class Gamble(State):
    def __init__(self, coin: int, scores: list[int], pending: list[Pending]) -> None:
        self.coin, self.scores, self.pending = coin, scores, pending

    def copy(self) -> "Gamble":
        return Gamble(self.coin, self.scores[:], self.pending[:])


class Asked(Decision):
    rule = ""

    def targets(self, state: Gamble) -> list[Target]:
        return [Button(str(number)) for number in range(len(self.moves(state)))]

    def targets_of(self, move: Move) -> tuple[Target, ...]:
        return (Button("0"),)

    def refusal(self, state: Gamble, target: Target) -> Refusal:
        return UnknownTarget("")


class ChooseBet(Asked):
    kind = "bet"

    def moves(self, state: Gamble) -> list[Move]:
        return [Bet(HEADS), Bet(TAILS), Bet(NOTHING)]

    def resolve(self, state: Gamble, move: Bet, chance: Chance, log: list[Event]) -> None:
        log.append(BetMade(self.seat, move.on))
        state.scores[self.seat] += WON_BET if move.on == state.coin else 0
        state.pending += [ChooseRoll(1), ChooseRoll(0)]


class ChooseRoll(Asked):
    kind = "roll"
    luck = True

    def moves(self, state: Gamble) -> list[Move]:
        return [RollDie()]

    def resolve(self, state: Gamble, move: RollDie, chance: Chance, log: list[Event]) -> None:
        value = chance.die()
        state.scores[self.seat] += value
        log.append(Rolled(self.seat, value))


class GambleGame(Game[Gamble]):
    key, version, seats, listed = "gamble", 1, range(2, 3), False
    options_type, move_type = Options, Bet | RollDie
    telling: ClassVar = Telling(dice={Rolled: lambda rolled: (Roll(rolled.seat, 6, rolled.value),)})

    def set_up(self, options: Options, chance: Chance, log: list[Event]) -> Gamble:
        return Gamble(chance.below(2), [0, 0], [ChooseBet(0)])

    def view(self, state: Gamble, seat: int | None) -> View:
        return Scores(tuple(state.scores))

    def resample(self, state: Gamble, seat: int | None, chance: Chance) -> Gamble:
        guess = state.copy()
        guess.coin = chance.below(2)
        return guess

    def result(self, state: Gamble) -> Result | None:
        if state.pending:
            return None
        top = max(state.scores)
        return Result(tuple(1 if score == top else 2 for score in state.scores), tuple(state.scores), "")

    def all_moves(self, options: Options) -> list[Move]:
        return [Bet(HEADS), Bet(TAILS), Bet(NOTHING), RollDie()]

    def census(self, state: Gamble) -> dict[str, int]:
        return {"seats": len(state.scores)}


GAME = GambleGame()


def gamble(coin: int, bet: int, rolls: tuple[int, int], bots: tuple[int, ...] = (1,)) -> Record:
    """The record of a match: the coin, the bet, both rolls, and the seats of bots."""
    options = make_options(Options, GAME.seats, {"players": 2})
    table = Table(GAME, options, None, luck=ScriptedChance([coin]))
    for seat, name in enumerate(("Anna", "Ben")):
        table.seat_taken(seat, name, "bosun" if seat in bots else None)
    table.play(0, Bet(bet), ScriptedChance([]))
    for seat, value in enumerate(rolls):
        table.play(seat, RollDie(), ScriptedChance([value]))
    return table.record()
