"""Positions of matches between bots, and who won them: win chances are fitted to these."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import msgspec

from ..bots import make_bot
from ..bots.chances import traits_of
from ..bots.chances.traits import Traits
from ..core.chance import FastChance
from ..core.game import Game, State
from ..core.messages import Move
from ..core.options import Options, make_options
from ..games import game_called
from .duel import derived

NOTED = 0.15  # the part of the choices whose position is noted: neighbours are alike
MOST_RANDOM = 0.2  # so many moves of a match are random at most, in some matches none: so positions differ
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
    """So many matches at each kind of table, one after the other: an interrupted series has some of each."""
    return [Sitting(game, table, bot, at) for at in range(matches) for table in traits_of(game_called(game)).tables]


def play(sitting: Sitting, seed: int) -> Positions:
    """Play one match and note positions. It depends on the arguments only. Runs in a worker."""
    game = game_called(sitting.game)
    traits = traits_of(game)
    options = make_options(game.options_type, game.seats, dict(traits.tables[sitting.table]))
    return Player(game, traits, options, sitting, derived(seed, sitting.table, sitting.at)).play()


class Player:
    """Plays one match. Dice, bots, and what is random or noted have a source of luck each."""

    def __init__(self, game: Game[Any], traits: Traits, options: Options, sitting: Sitting, seed: int) -> None:
        self.game = game
        self.traits = traits
        self.options = options
        self.sitting = sitting
        self.dice = FastChance(derived(seed, "dice", 0))
        self.imagination = FastChance(derived(seed, "dreams", 0))
        self.noise = FastChance(derived(seed, "whims", 0))
        self.random_part = MOST_RANDOM * self.noise.random()
        self.bots = [make_bot(sitting.bot, game, derived(seed, "bot", seat)) for seat in range(options.players)]

    def play(self) -> Positions:
        state: State = self.game.start(self.options, self.dice, [])
        rows = list(self.noted(state))
        result = self.game.result(state)
        assert result is not None, "a match without a next decision is over"
        winners = result.winners()
        won = [1 / len(winners) if seat in winners else 0.0 for seat in range(self.options.players)]
        teams = [state.team_of(seat) for seat in range(self.options.players)]
        return Positions(self.sitting, rows, teams, won)

    def noted(self, state: State) -> Iterator[list[list[float]]]:
        """Plays `state` to its end. The traits of some positions on the way."""
        while (asked := state.asked()) is not None:
            legal = asked.moves(state)
            if len(legal) > 1 and self.noise.random() < NOTED:
                yield [[round(trait, DIGITS) for trait in row] for row in self.traits.rows(state)]
            self.game.apply(state, self.chosen(state, asked.seat, legal), self.dice)

    def chosen(self, state: State, seat: int, legal: list[Move]) -> Move:
        if len(legal) == 1:
            return legal[0]
        if self.noise.random() < self.random_part:
            return self.noise.pick(legal)
        return self.bots[seat].choose(seat, legal, partial(self.game.resample, state, seat, self.imagination))


def of_table(positions: Sequence[Positions], table: str) -> list[Positions]:
    return [match for match in positions if match.work.table == table]
