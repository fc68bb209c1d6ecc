"""Tunes a heuristic by matches between two variations of it (SPSA, Spall 1992).

Every weight is moved a little, up or down by lot. The variation and its opposite play two matches with the same dice
and swapped seats, and all weights move a little towards whoever won. The chain of such steps is cut into segments, so
that an interrupted series goes on where it stopped. The result is the mean of the weights in the second half.

The weights correct the value of a position by its traits. If a heuristic names figures of its own, they change these.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from statistics import mean, pstdev
from typing import Any

import msgspec

from ..bots.chances import traits_of
from ..bots.greedy import Bosun
from ..bots.heuristics import heuristic_for
from ..bots.heuristics.heuristic import Heuristic
from ..bots.tuned.heuristic import Correction, TunedHeuristic
from ..core.chance import Chance, FastChance
from ..core.game import AnyState, Game
from ..core.messages import Move
from ..core.options import make_ending_options
from ..games import game_called
from .duel import derived, play_bots

SEGMENTS = 10
SWAY = 0.1  # a variation moves values by this part of their spread between the moves of a decision, per trait
RATE = 0.08  # the part of the variation by which weights move after a win
SLOWER = 1.5  # by the end of the chain the rate has fallen to the part 1 / (1 + this)
FIGURE_SWAY = 0.3  # a variation changes a figure by about this part
NEARLY_ONE = 0.75
SAMPLES = 4  # matches from which the spread is measured

Row = tuple[float, ...]


class Segment(msgspec.Struct, frozen=True, order=True):
    """A part of a chain: number `at`, so many pairs of matches, beginning with these weights."""

    game: str
    table: str
    at: int
    pairs: int
    weights: Row


class Tuned(msgspec.Struct, frozen=True):
    """The weights after a segment, and their mean in it."""

    work: Segment
    weights: Row
    mean: Row


def first_weights(game: str) -> Row:
    """Nothing is changed yet: one weight for each figure, or for the seat's own traits, then those of rivals."""
    played = game_called(game)
    return (0.0,) * (len(heuristic_for(played).figures()) or 2 * len(traits_of(played).names))


def tune(segment: Segment, seed: int) -> Tuned:
    """Play one segment. It depends on the arguments only. Runs in a worker."""
    game = game_called(segment.game)
    kind = FigureTuner if heuristic_for(game).figures() else Tuner
    return kind(game, segment, seed).run()


class Tuner:
    """Plays the matches of one segment."""

    def __init__(self, game: Game[Any], segment: Segment, seed: int) -> None:
        self.game = game
        self.segment = segment
        self.traits = traits_of(game)
        self.base = heuristic_for(game)
        self.options = make_ending_options(game.options_type, game.seats, dict(self.traits.tables[segment.table]))
        self.seed = derived(derived(seed, segment.table, 0), "segment", segment.at)
        self.steps = self.step_sizes(derived(seed, segment.table, 0))

    def run(self) -> Tuned:
        weights, total = self.segment.weights, [0.0] * len(self.segment.weights)
        lots = FastChance(derived(self.seed, "lots", 0))
        rate = RATE / (1.0 + SLOWER * self.segment.at / SEGMENTS)
        for at in range(self.segment.pairs):
            moved = [step * (1 - 2 * lots.below(2)) for step in self.steps]
            lead = self.lead(weights, moved, derived(self.seed, "match", at))
            weights = tuple(weight + rate * lead * by for weight, by in zip(weights, moved, strict=True))
            total = [sofar + weight for sofar, weight in zip(total, weights, strict=True)]
        return Tuned(self.segment, weights, tuple(part / max(1, self.segment.pairs) for part in total))

    def lead(self, weights: Row, moved: Sequence[float], dice: int) -> float:
        """Wins minus losses of the weights moved this way against those moved the other way, in two matches."""
        up = self.heuristic([weight + by for weight, by in zip(weights, moved, strict=True)])
        down = self.heuristic([weight - by for weight, by in zip(weights, moved, strict=True)])
        return self.wins_of_even(up, down, dice) - self.wins_of_even(down, up, dice)

    def wins_of_even(self, even: Heuristic, odd: Heuristic, dice: int) -> float:
        """The part of the win of the teams with even numbers, minus one half."""
        state = self.game.start(self.options, FastChance(0), [])
        parity: list[int] = [state.team_of(seat) % 2 for seat in range(self.options.players)]
        bots = [
            Bosun(self.game, FastChance(derived(dice, "bot", seat)), odd if side else even)
            for seat, side in enumerate(parity)
        ]
        winners = play_bots(self.game, self.options, bots, dice).result.winners()
        return math.fsum([0.5 - parity[seat] for seat in winners]) / len(winners)

    def heuristic(self, weights: Sequence[float]) -> Heuristic:
        half = len(weights) // 2
        correction = Correction(list(weights[:half]), list(weights[half:]))
        tuned = TunedHeuristic(self.base, self.traits, {self.segment.table: correction})
        tuned.worlds = 1  # many quick matches tell more than fewer good ones
        return tuned

    def step_sizes(self, seed: int) -> list[float]:
        """How far each weight is moved: by the spread of values, and of the trait, between the moves of a decision.

        A trait that seldom differs between moves would be moved too far by that alone, and not far enough by its
        spread over all positions. So the geometric mean of both counts.
        """
        decisions = [one for at in range(SAMPLES) for one in self.decisions(derived(seed, "sample", at))]
        within = [pstdev(column) for column in zip(*[row for one in decisions for row in centred(one)], strict=True)]
        overall = [pstdev(column) for column in zip(*[row for one in decisions for row in one], strict=True)]
        spreads = [math.sqrt(near * far) for near, far in zip(within, overall, strict=True)]
        return [SWAY * within[0] / spread if spread else 0.0 for spread in spreads[1:]]

    def decisions(self, seed: int) -> Iterator[list[Row]]:
        """The decisions of a match of bosuns: for each move the value after it, and the traits of both sides."""
        dice = FastChance(derived(seed, "dice", 0))
        bot = Bosun(self.game, FastChance(derived(seed, "bot", 0)))
        state = self.game.start(self.options, dice, [])
        while (asked := state.asked()) is not None:
            legal = asked.moves(state)
            if len(legal) > 1:
                yield self.moves(state, asked.seat, self.base.promising(state, asked, legal), dice)
            move = bot.choose(asked.seat, legal, partial(self.game.resample, state, asked.seat, dice))
            self.game.apply(state, move, dice)

    def moves(self, state: AnyState, seat: int, moves: Sequence[Move], dice: Chance) -> list[Row]:
        rows: list[Row] = []
        for move in moves:
            after = state.copy()
            self.game.apply(after, move, dice)
            if after.pending:
                rows.append((self.base.value(after, seat), *self.sides(after, seat)))
        return rows

    def sides(self, state: AnyState, seat: int) -> list[float]:
        """The traits of the seat, and the mean of those of its rivals."""
        rows, team = self.traits.rows(state), state.team_of(seat)
        rivals = [row for other, row in enumerate(rows) if state.team_of(other) != team]
        return [*rows[seat], *[mean(column) for column in zip(*rivals, strict=True)]]


class FigureTuner(Tuner):
    """Changes the figures of a heuristic. At a larger table the seats besides the two variations play as usual."""

    def wins_of_even(self, even: Heuristic, odd: Heuristic, dice: int) -> float:
        """1 if the first variation wins, -1 if the second does."""
        seats = list(range(self.options.players))
        lots = FastChance(derived(dice, "seats", 0))
        first, second = lots.draw(seats), lots.draw(seats)
        playing = {first: even, second: odd}
        bots = [
            Bosun(self.game, FastChance(derived(dice, "bot", seat)), playing.get(seat, self.base))
            for seat in range(self.options.players)
        ]
        winners = play_bots(self.game, self.options, bots, dice).result.winners()
        return math.fsum([(seat == first) - (seat == second) for seat in winners]) / len(winners)

    def heuristic(self, weights: Sequence[float]) -> Heuristic:
        return self.base.with_figures({self.segment.table: moved_figures(self.base.figures(), weights)})

    def step_sizes(self, seed: int) -> list[float]:
        return [FIGURE_SWAY] * len(self.base.figures())


def moved_figures(figures: Mapping[str, float], weights: Sequence[float]) -> dict[str, float]:
    return {name: moved(figure, by) for (name, figure), by in zip(figures.items(), weights, strict=True)}


def moved(figure: float, by: float) -> float:
    """A figure changes by a factor. One that is nearly 1, such as patience, changes its distance to 1 by a factor."""
    if NEARLY_ONE <= figure < 1.0:
        return 1.0 - (1.0 - figure) * math.exp(-by)
    return figure * math.exp(by)


def centred(rows: Sequence[Row]) -> list[Row]:
    """The rows minus their mean."""
    centre = [mean(column) for column in zip(*rows, strict=True)]
    return [tuple(part - usual for part, usual in zip(row, centre, strict=True)) for row in rows]
