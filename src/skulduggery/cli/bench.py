"""`bench`: how fast the engine is on this machine, and which build was measured."""

import argparse
from pathlib import Path

import msgspec
from rich.table import Table as Grid

from ..bots import DEFAULT_LEVEL
from ..core.options import make_ending_options
from ..games import game_called, listed_games
from ..lab.report.plan import Plan
from ..lab.scaling import Scaling, rate
from ..lab.speed import Speed, measure
from ..lab.workers import Cores
from .command import Command
from .parser import Number, Seconds, flag
from .seats import players_for
from .terminal import Terminal

RATES = ("decisions", "choices", "matches", "copies", "views")


class Arguments(argparse.Namespace):
    game: str | None = flag("--game", value="game")
    players: int | None = flag("--players", value="players", type=Number("--players", least=1))
    seconds: float = flag("--seconds", value="seconds", type=Seconds("--seconds", least=0.01), default=5.0)
    json: str | None = flag("--json", value="file")
    workers: int = flag("--workers", value="number", type=Number("--workers", least=2), default=0)


def run(terminal: Terminal, arguments: Arguments) -> int:
    game = game_called(arguments.game or next(iter(listed_games())))
    players = players_for(game, arguments.players, ())
    options = make_ending_options(game.options_type, game.seats, {"players": players})
    if arguments.json:
        Path(
            arguments.json
        ).expanduser().touch()  # opened first, so that a file that cannot be written is noticed before the measuring
    speed = measure(game, options, arguments.seconds)
    report(terminal, speed)
    if arguments.workers:
        plan = Plan(game.key, (DEFAULT_LEVEL,) * players, (options,))
        one, several = (rate(plan, Cores(workers), arguments.seconds) for workers in (1, arguments.workers))
        tell_scaling(terminal, Scaling(arguments.workers, one, several))
    if arguments.json:
        Path(arguments.json).expanduser().write_bytes(msgspec.json.encode(speed) + b"\n")
    return 0


def report(terminal: Terminal, speed: Speed) -> None:
    terminal.say(
        "cli-bench-title",
        build=terminal.wording.say(f"cli-build-{speed.build}"),
        game=speed.game,
        players=speed.players,
        python=speed.python,
        version=speed.version,
        seconds=round(speed.seconds, 1),
    )
    grid = Grid.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right", style="bold")
    for what in RATES:
        value: float = getattr(speed, f"{what}_per_second")
        grid.add_row(
            terminal.wording.say(f"cli-bench-{what}"),
            terminal.wording.say("cli-per-second", rate=round(value, 1) if value < 100 else round(value)),
        )
    grid.add_row(
        terminal.wording.say("cli-bench-bosun"),
        terminal.wording.say("cli-milliseconds", mean=speed.bosun_milliseconds, slowest=speed.bosun_slowest),
    )
    terminal.show(grid)


def tell_scaling(terminal: Terminal, found: Scaling) -> None:
    figures = {"one": round(found.one, 2), "several": round(found.several, 2)}
    terminal.say("cli-bench-workers", workers=found.workers, efficiency=round(100 * found.efficiency), **figures)


COMMAND = Command(Arguments, run)
