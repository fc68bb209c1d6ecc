"""Positions of matches between bots, and who won them: win chances are fitted to these, and checked with others."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec

from ..bots import make_bot
from ..bots.chances import traits_of
from ..core.chance import FastChance
from ..core.game import AnyState, Game
from ..core.messages import Move
from ..core.options import Options, make_ending_options
from ..games import game_called
from .duel import derived

NOTED = 0.15  # the part of the choices whose position is noted: neighbours are alike
MOST_RANDOM = 0.05  # so many moves of a match are random at most, in some matches none: so positions differ
DIGITS = 4


class Sitting(msgspec.Struct, frozen=True, order=True):
    """A match that positions are taken from: number `at` at a table of this kind, between bots of this level."""

    game: str
    table: str
    bot: str
    at: int


class Positions(msgspec.Struct, frozen=True):
    """The traits of the noted positions, by seat; the team of each seat; and each seat's part of the win."""

    work: Sitting
    rows: list[list[list[float]]]
    teams: list[int]
    won: list[float]


def all_sittings(game: str, bot: str, matches: int) -> list[Sitting]:
    """The matches to play, at all kinds of tables in turn: an interrupted series has some of each."""
    return [Sitting(game, table, bot, at) for at in range(matches) for table in traits_of(game_called(game)).tables]


def play(sitting: Sitting, seed: int) -> Positions:
    """Play one match and note positions. It depends on the arguments only. Runs in a worker."""
    traits = traits_of(game_called(sitting.game))
    player = Player(sitting, derived(seed, sitting.table, sitting.at), traits.rows, MOST_RANDOM)
    rows, teams, won = player.play()
    return Positions(sitting, [[rounded(row) for row in position] for position in rows], teams, won)


def rounded(numbers: Sequence[float]) -> list[float]:
    return [round(number, DIGITS) for number in numbers]


class Noted(NamedTuple):
    """What was noted of each position; the team of each seat; and each seat's part of the win."""

    positions: list[Any]
    teams: list[int]
    won: list[float]


class Player:
    """Plays one match. Dice, bots, and what is random or noted have a source of luck each."""

    def __init__(self, sitting: Sitting, seed: int, note: Callable[[Any], Any], most_random: float) -> None:
        self.game: Game[Any] = game_called(sitting.game)
        table = traits_of(self.game).tables[sitting.table]
        self.options: Options = make_ending_options(self.game.options_type, self.game.seats, dict(table))
        self.note = note
        self.dice = FastChance(derived(seed, "dice", 0))
        self.imagination = FastChance(derived(seed, "dreams", 0))
        self.noise = FastChance(derived(seed, "whims", 0))
        self.random_part = most_random * self.noise.random()
        seats = range(self.options.players)
        self.bots = [make_bot(sitting.bot, self.game, derived(seed, "bot", seat)) for seat in seats]

    def play(self) -> Noted:
        state: AnyState = self.game.start(self.options, self.dice, [])
        positions = list(self.noted(state))
        result = self.game.result(state)
        assert result is not None, "a match without a next decision is over"
        winners = result.winners()
        won = [1 / len(winners) if seat in winners else 0.0 for seat in range(self.options.players)]
        return Noted(positions, [state.team_of(seat) for seat in range(self.options.players)], won)

    def noted(self, state: AnyState) -> Iterator[Any]:
        """Plays `state` to its end. Notes of some positions on the way."""
        while (asked := state.asked()) is not None:
            legal = asked.moves(state)
            if len(legal) > 1 and self.noise.random() < NOTED:
                yield self.note(state)
            self.game.apply(state, self.chosen(state, asked.seat, legal), self.dice)

    def chosen(self, state: AnyState, seat: int, legal: list[Move]) -> Move:
        if len(legal) == 1:
            return legal[0]
        if self.noise.random() < self.random_part:
            return self.noise.pick(legal)
        return self.bots[seat].choose(seat, legal, partial(self.game.resample, state, seat, self.imagination))


def of_table(positions: Sequence[Positions], table: str) -> list[Positions]:
    return [match for match in positions if match.work.table == table]
