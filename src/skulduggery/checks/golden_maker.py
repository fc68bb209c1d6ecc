"""Writes golden matches: whole matches of bots, in which many rules occur.

`skulduggery check GAME --golden FOLDER` writes those of a new game. If FOLDER holds matches of the game, they are
played again with the same options; then read the difference before you commit it. A change in an old match means that
the rules have changed: raise the version of the game, and say why.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from ..bots import make_bot
from ..bots.bot import Bot
from ..core.chance import FastChance
from ..core.game import AnyState, Game
from ..core.messages import Move, kind_of
from ..core.options import OptionValue, make_options
from ..core.record import Forked, Record, load, save
from ..core.replay import fork
from ..core.table import Table
from .question import asked_in
from .settings import settings_of
from .tale_text import story

SERVER_SEED = bytes(range(32))
FORK_SEED = bytes(range(32, 64))
CANDIDATES = 12  # how many moves a curious player compares
WAVER_EVERY = 8  # one of so many choices is taken back
TABLE_MOVE_EVERY = 60
FORKED_FROM = "odd"  # a forked match goes on from the middle of this one


class Curious(Bot):
    """Prefers moves with new kinds of events. Such matches use more of the rules than random ones."""

    def __init__(self, game: Game[Any], chance: FastChance) -> None:
        self.game = game
        self.chance = chance
        self.seen: Counter[str] = Counter()

    def choose(self, seat: int, legal: list[Move], imagine: Callable[[], AnyState]) -> Move:
        world = imagine()
        some = [self.chance.pick(legal) for _ in range(CANDIDATES)]
        move = max(some, key=lambda each: self.novelty(world, each))
        self.seen.update(self.kinds(world, move))
        return move

    def novelty(self, world: AnyState, move: Move) -> float:
        return math.fsum(1 / (1 + self.seen[kind]) for kind in self.kinds(world, move))

    def kinds(self, world: AnyState, move: Move) -> list[str]:
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


def write_golden(game: Game[Any], folder: Path) -> list[Path]:
    """Plays the golden matches of a game again, or its first ones; returns the files of their records."""
    folder.mkdir(parents=True, exist_ok=True)
    return [write(game, folder / f"{name}.jsonl", record) for name, record in matches(game, folder)]


def matches(game: Game[Any], folder: Path) -> Iterator[tuple[str, Record]]:
    played: dict[str, Record] = {}
    for name, values in wanted(game, folder).items():
        played[name] = play(game, values).record()
        yield name, played[name]
    if is_forked(folder / "forked.jsonl"):
        yield "forked", play_on(game, played[FORKED_FROM]).record()


def wanted(game: Game[Any], folder: Path) -> dict[str, dict[str, OptionValue]]:
    """The options by the name of the match. A new game: the usual ones, and a second match with others."""
    old = {file.stem: load(file.read_bytes()) for file in sorted(folder.glob("*.jsonl")) if not is_forked(file)}
    if old:
        return {name: msgspec.json.decode(record.header.options) for name, record in reversed(old.items())}
    odd: dict[str, OptionValue] = msgspec.to_builtins(settings_of(game)[-1].options)
    return {"usual": {"players": game.seats[0]}, FORKED_FROM: odd}


def is_forked(file: Path) -> bool:
    return file.exists() and any(isinstance(entry, Forked) for entry in load(file.read_bytes()).entries)


def write(game: Game[Any], file: Path, record: Record) -> Path:
    file.write_bytes(save(record))
    file.with_suffix(".txt").write_text(story(game, record), encoding="utf-8")
    return file
