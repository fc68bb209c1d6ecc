"""Series of matches between bots: the same dice for every rotation of the seats, and a confidence interval."""

import hashlib
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import mean
from typing import Any

from ..bots import make_bot
from ..bots.bot import Bot
from ..core.chance import Chance, FastChance
from ..core.game import AnyState, Decision, Game
from ..core.messages import Event, Move, Result
from ..core.options import Options

CONFIDENCE = 1.959964  # standard deviations of a 95 % interval


@dataclass(frozen=True)
class Match:
    """The outcome of one match. `rounds` is the number of turns per seat (`turns_in`)."""

    result: Result
    teams: tuple[int, ...]
    rounds: float

    def standing_of(self, seat: int) -> int:
        """1 if the seat's team alone is first, 0 if it shares that place with rivals, -1 if it is beaten."""
        if self.result.places[seat] > 1:
            return -1
        return 0 if any(self.teams[other] != self.teams[seat] for other in self.result.winners()) else 1


@dataclass(frozen=True)
class Score:
    """The first bot of a series against the others."""

    wins: int
    ties: int
    losses: int
    rounds: tuple[float, ...]  # by match

    @property
    def matches(self) -> int:
        return self.wins + self.ties + self.losses

    @property
    def share(self) -> float:
        """The part of the matches that was won; a tie is half a win."""
        return (self.wins + self.ties / 2) / self.matches

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.share, self.matches)

    @property
    def mean_rounds(self) -> float:
        return mean(self.rounds)


def duel(game: Game[Any], options: Options, bots: Sequence[str], matches: int, seed: int) -> Score:
    """Play a series: `bots` are levels, one per seat. Each set of dice is played in every rotation of the seats."""
    return score([play_rotated(game, options, bots, seed, at) for at in range(matches)])


def play_rotated(game: Game[Any], options: Options, bots: Sequence[str], seed: int, at: int) -> tuple[Match, int]:
    """Match number `at` of a series, and the seat of the first bot. Depends on its arguments only."""
    seats = len(bots)
    shift = at % seats
    levels = [bots[(seat - shift) % seats] for seat in range(seats)]
    return play_match(game, options, levels, derived(seed, "match", at // seats)), shift


def score(played: Sequence[tuple[Match, int]]) -> Score:
    """Add up matches, each with the seat of the bot that is scored."""
    return added_up([match.standing_of(seat) for match, seat in played], [match.rounds for match, _ in played])


def added_up(standings: Sequence[int], rounds: Sequence[float]) -> Score:
    return Score(standings.count(1), standings.count(0), standings.count(-1), tuple(rounds))


def play_match(game: Game[Any], options: Options, levels: Sequence[str], seed: int) -> Match:
    """One match between bots of these levels, one per seat."""
    bots = [make_bot(level, game, derived(seed, "bot", seat)) for seat, level in enumerate(levels)]
    return play_bots(game, options, bots, seed)


class Onlooker:
    """Is shown a match while it is played, and changes nothing. This one does not look."""

    def begins(self, state: AnyState, opening: list[Event]) -> None:
        """Before the first decision."""

    def asked(self, state: AnyState, asked: Decision, legal: list[Move]) -> None:
        """Before every decision."""

    def played(self, state: AnyState, seat: int, events: list[Event], turns: int) -> None:
        """After every decision of a seat. `turns`: how many began by these events."""


def play_bots(
    game: Game[Any], options: Options, bots: Sequence[Bot], seed: int, onlooker: Onlooker | None = None
) -> Match:
    """One match. The dice have a random stream of their own, so they do not depend on what bots imagine."""
    onlooker = onlooker or Onlooker()
    dice, dreams = FastChance(derived(seed, "dice", 0)), FastChance(derived(seed, "dreams", 0))
    opening: list[Event] = []
    state: AnyState = game.start(options, dice, opening)
    onlooker.begins(state, opening)
    turns, changes, before = turns_in(game, opening), 0, -1
    while (asked := state.asked()) is not None:
        changes += asked.seat != before
        before = asked.seat
        legal = asked.moves(state)
        onlooker.asked(state, asked, legal)
        events = game.apply(state, chosen(legal, game, state, asked, bots[asked.seat], dreams), dice)
        turns += (begun := turns_in(game, events))
        onlooker.played(state, asked.seat, events, begun)
    result = game.result(state)
    assert result is not None, "a match without a next decision is over"
    teams = tuple(state.team_of(seat) for seat in range(options.players))
    return Match(result, teams, (turns or changes) / options.players)


def turns_in(game: Game[Any], events: Sequence[Event]) -> int:
    """The number of turns that begin, in a game whose events say so. Otherwise `play_bots` counts changes of seat."""
    mark = game.telling.mark
    return [mark(event) for event in events].count("turn")


def chosen(legal: list[Move], game: Game[Any], state: AnyState, asked: Decision, bot: Bot, dreams: Chance) -> Move:
    """The move of the bot, which sees resampled states only. A single legal move is played without asking it."""
    if len(legal) == 1:
        return legal[0]
    imagine: Callable[[], AnyState] = partial(game.resample, state, asked.seat, dreams)
    return bot.choose(asked.seat, legal, imagine)


def wilson(share: float, matches: float, deviations: float = CONFIDENCE) -> tuple[float, float]:
    """The confidence interval of a share, measured in this many matches (Wilson's score interval); usually of 95 %."""
    spread = deviations**2 / matches
    centre = (share + spread / 2) / (1 + spread)
    half = math.sqrt(share * (1 - share) * spread + spread**2 / 4) / (1 + spread)
    return max(0.0, centre - half), min(1.0, centre + half)


def derived(seed: int, purpose: str, number: int) -> int:
    """A separate seed for each purpose, the same on every machine."""
    digest = hashlib.sha256(f"{seed}/{purpose}/{number}".encode()).digest()
    return int.from_bytes(digest[:8], "big")
