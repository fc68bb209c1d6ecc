"""Writes the golden matches again: `python -m tests.golden.make [GAME ...]`. Read the diff before you commit it.

A change in an old match means that the rules have changed: then their version goes up and the changelog says why.
"""

import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from skulduggery.bots import make_bot
from skulduggery.bots.bot import Bot
from skulduggery.core.chance import FastChance
from skulduggery.core.game import Game, State
from skulduggery.core.messages import Move, kind_of
from skulduggery.core.options import OptionValue, make_options
from skulduggery.core.record import Record, save
from skulduggery.core.replay import fork
from skulduggery.core.table import Table
from skulduggery.games import all_games
from tests.asking import asked_in

from .story import story

HOME = Path(__file__).parent
SERVER_SEED = bytes(range(32))
FORK_SEED = bytes(range(32, 64))
CANDIDATES = 12  # how many moves a curious player compares
WAVER_EVERY = 8  # one of so many choices is taken back
TABLE_MOVE_EVERY = 60

# A second match with other options, because the usual ones leave out much of a game.
ODD: dict[str, dict[str, OptionValue]] = {
    "blackwood": {"players": 4, "mode": "hoard", "events": "die", "short_moves": True, "round_limit": 40},
    "bounty": {"players": 6, "mode": "rounds", "rounds": 60},
    "kings": {"players": 5, "target": 5000, "max_rounds": 20},
    "parley": {"players": 4, "teams": True, "rounds": 8},
    "prowl": {"players": 6, "board": "large", "target": 6000, "max_rounds": 40},
}
# A third match for a short game: a fork from the middle of the second one, with a new seed.
FORKED = "parley"


class Curious(Bot):
    """Prefers moves with new kinds of events. Such matches use more of the rules than random ones."""

    def __init__(self, game: Game[Any], chance: FastChance) -> None:
        self.game = game
        self.chance = chance
        self.seen: Counter[str] = Counter()

    def choose(self, seat: int, legal: list[Move], imagine: Callable[[], State]) -> Move:
        world = imagine()
        some = [self.chance.pick(legal) for _ in range(CANDIDATES)]
        move = max(some, key=lambda each: self.novelty(world, each))
        self.seen.update(self.kinds(world, move))
        return move

    def novelty(self, world: State, move: Move) -> float:
        return sum(1 / (1 + self.seen[kind]) for kind in self.kinds(world, move))

    def kinds(self, world: State, move: Move) -> list[str]:
        return [kind_of(move), *map(kind_of, self.game.preview(world, move).effects)]


def play(game: Game[Any], values: dict[str, OptionValue]) -> Table[Any]:
    """A match of bosuns against curious players, who sometimes take a choice back."""
    options = make_options(game.options_type, game.seats, values)
    table: Table[Any] = Table(game, options, SERVER_SEED, ("parrot", *[None] * (options.players - 1)))
    chance, bosun = FastChance(2), make_bot("bosun", game, 2)
    curious = Curious(game, chance)
    for seat in range(options.players):
        table.seat_taken(seat, f"Player {seat}", None if seat % 2 else "bosun")
    while table.state.pending:
        take_turn(table, curious if asked_in(table.state).seat % 2 else bosun, chance)
    return table


def play_on(game: Game[Any], record: Record) -> Table[Any]:
    """Continues a match from its middle: a person on the second seat, bosuns on the others."""
    table = fork(game, record, len(record.entries) // 2)
    table.fork(FORK_SEED, (None, "macaw"))
    table.seat_taken(1, "Macaw", None)
    chance, bosun = FastChance(3), make_bot("bosun", game, 3)
    while table.state.pending:
        take_turn(table, bosun, chance)
    return table


def take_turn(table: Table[Any], player: Bot, chance: FastChance) -> None:
    game, seat = table.game, asked_in(table.state).seat
    legal = game.legal_moves(table.state)
    table.play(seat, player.choose(seat, legal, lambda: game.resample(table.state, seat, chance)))
    if table.can_undo(seat) and chance.below(WAVER_EVERY) == 0:
        table.undo(seat)
    offers = game.table_moves(table.state)
    if offers and chance.below(TABLE_MOVE_EVERY) == 0:
        table.play_for_table(offers[0])


def write(game: Game[Any], name: str, record: Record) -> None:
    file = HOME / game.key / f"{name}.jsonl"
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(save(record))
    file.with_suffix(".txt").write_text(story(game, record), encoding="utf-8")


def main(keys: list[str]) -> None:
    for key, game in all_games().items():
        if not keys or key in keys:
            write(game, "usual", play(game, {"players": game.seats[0]}).record())
            if key in ODD:
                odd = play(game, ODD[key]).record()
                write(game, "odd", odd)
            if key == FORKED:
                write(game, "forked", play_on(game, odd).record())


if __name__ == "__main__":
    main(sys.argv[1:])
