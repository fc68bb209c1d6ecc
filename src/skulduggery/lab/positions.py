"""Positions of matches between bots, and who won them: win chances are fitted to these, and checked with others."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from ..bots import make_bot
from ..bots.bot import Bot
from ..bots.chances import traits_of
from ..core.chance import FastChance
from ..core.game import AnyState, Decision, Game
from ..core.messages import Move
from ..core.options import make_ending_options
from ..games import game_called
from .duel import Onlooker, derived, play_bots

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


def all_sittings(games: Sequence[str], bot: str, matches: int) -> list[Sitting]:
    """The matches to play, at all kinds of tables in turn: an interrupted series has some of each."""
    tables = [(key, table) for key in games for table in traits_of(game_called(key)).tables]
    return [Sitting(key, table, bot, at) for at in range(matches) for key, table in tables]


def play(sitting: Sitting, seed: int) -> Positions:
    """Play one match and note positions. It depends on the arguments only. Runs in a worker."""
    traits = traits_of(game_called(sitting.game))
    rows, teams, won = noted(sitting, derived(seed, sitting.table, sitting.at), traits.rows, MOST_RANDOM)
    return Positions(sitting, [[rounded(row) for row in position] for position in rows], teams, won)


def rounded(numbers: Sequence[float]) -> list[float]:
    return [round(number, DIGITS) for number in numbers]


class Noted(NamedTuple):
    """What was noted of each position; the team of each seat; and each seat's part of the win."""

    positions: list[Any]
    teams: list[int]
    won: list[float]


class Noting(Onlooker):
    """Notes some of the positions in which a seat has a choice."""

    def __init__(self, note: Callable[[Any], Any], noise: FastChance) -> None:
        self.note = note
        self.noise = noise
        self.positions: list[Any] = []

    def asked(self, state: AnyState, asked: Decision, legal: list[Move]) -> None:
        if len(legal) > 1 and self.noise.random() < NOTED:
            self.positions.append(self.note(state))


class WhimsicalBot(Bot):
    """Makes a part of its choices at random."""

    def __init__(self, bot: Bot, part: float, noise: FastChance) -> None:
        self.bot = bot
        self.part = part
        self.noise = noise

    def choose(self, seat: int, legal: list[Move], imagine: Callable[[], AnyState]) -> Move:
        return self.noise.pick(legal) if self.noise.random() < self.part else self.bot.choose(seat, legal, imagine)


def noted(sitting: Sitting, seed: int, note: Callable[[Any], Any], most_random: float) -> Noted:
    """Plays one match. Dice, bots, and what is random or noted have a source of luck each."""
    game: Game[Any] = game_called(sitting.game)
    options = make_ending_options(game.options_type, game.seats, dict(traits_of(game).tables[sitting.table]))
    noise = FastChance(derived(seed, "whims", 0))
    part = most_random * noise.random()
    hired = [make_bot(sitting.bot, game, derived(seed, "bot", seat)) for seat in range(options.players)]
    noting = Noting(note, noise)
    match = play_bots(game, options, [WhimsicalBot(bot, part, noise) for bot in hired], seed, noting)
    winners = match.result.winners()
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(options.players)]
    return Noted(noting.positions, list(match.teams), won)


def of_table(positions: Sequence[Positions], table: str) -> list[Positions]:
    return [match for match in positions if match.work.table == table]
