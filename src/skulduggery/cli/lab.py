"""The commands of the lab: report, ladder, fit, tune, calibrate and soak."""

import argparse
import os
from collections.abc import Callable
from typing import NamedTuple

from .command import Command, module_called
from .complaints import Complaint
from .lab_work import Wanted
from .own_parts import add_parts_options, change
from .parser import Number, Parser
from .terminal import Terminal

SEED = 2026


class Job(NamedTuple):
    """A command of the lab: how many matches it plays if nobody says how many, and which options it heeds.

    The command `fit` is the function `fit` in `lab_fit.py`.
    """

    matches: int
    heeds: tuple[str, ...] = ()  # of the options that not every command has


JOBS = {
    "report": Job(1000, ("players", "option", "vary", "ray")),
    "ladder": Job(100, ("seats", "ray")),
    "fit": Job(100),
    "tune": Job(2000, ("seats",)),
    "calibrate": Job(250),
    "soak": Job(10_000, ("again",)),
}


class Arguments(argparse.Namespace):
    what: str
    games: list[str]
    bot: list[str]
    matches: int
    seed: int
    workers: int
    out: str
    seats: int
    players: int | None
    option: list[str]
    vary: str
    again: str
    ray: str
    board: str | None
    data: str | None


def add_options(parser: Parser) -> None:
    parser.option("what", value="what", nargs="?", default="")
    parser.option("games", value="game", nargs="*", default=[])
    parser.option("--bot", "--bots", value="bot", action="append", default=[])
    parser.option("--matches", value="number", type=Number("--matches", least=1), default=0)
    parser.option("--seed", value="number", type=Number("--seed", least=0), default=SEED)
    parser.option("--workers", value="number", type=Number("--workers", least=1), default=os.cpu_count() or 1)
    parser.option("--out", value="file", default="")
    parser.option("--seats", value="number", type=Number("--seats", least=1), default=0)
    parser.option("--players", value="players", type=Number("--players", least=1))
    parser.option("--option", value="option", action="append", default=[])
    parser.option("--vary", value="values", default="")
    parser.option("--again", value="match", default="")
    parser.option("--ray", value="host", default="")
    add_parts_options(parser)


def run(terminal: Terminal, given: Arguments) -> int:
    job = JOBS.get(given.what)
    if job is None:
        raise Complaint("cli-lab-what", given=given.what, known=", ".join(JOBS))
    refuse_unused(given, job)
    change(given.games[0] if len(given.games) == 1 else None, given.board, given.data)
    bots = [name for names in given.bot for name in names.split(",")]
    wanted = Wanted(
        games=given.games,
        bots=bots,
        matches=given.matches or job.matches,
        seed=given.seed,
        workers=given.workers,
        out=given.out,
        seats=given.seats,
        players=given.players,
        options=tuple(given.option),
        vary=given.vary,
        again=given.again,
        ray=given.ray,
    )
    run_job: Callable[[Terminal, Wanted], int] = getattr(module_called(f"lab_{given.what}", "lab"), given.what)
    return run_job(terminal, wanted)


def refuse_unused(arguments: Arguments, job: Job) -> None:
    for option in ("seats", "players", "option", "vary", "again", "ray"):
        if getattr(arguments, option) and option not in job.heeds:
            raise Complaint("cli-lab-unused", option=f"--{option}", what=arguments.what)


COMMAND = Command(Arguments, add_options, run)
