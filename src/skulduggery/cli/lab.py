"""The commands of the lab: `lab ladder` and `lab fit`."""

import argparse
import os
from collections.abc import Callable

from .command import Command
from .complaints import Complaint
from .lab_fit import fit
from .lab_ladder import ladder
from .lab_work import Wanted
from .parser import Number, Parser
from .terminal import Terminal

SEED = 2026
MATCHES = 100
JOBS: dict[str, Callable[[Terminal, Wanted], int]] = {"ladder": ladder, "fit": fit}


class Arguments(argparse.Namespace):
    what: str
    games: list[str]
    bot: list[str]
    matches: int
    seed: int
    workers: int
    out: str


def add_options(parser: Parser) -> None:
    parser.option("what", value="what", nargs="?", default="")
    parser.option("games", value="game", nargs="*", default=[])
    parser.option("--bot", value="bot", action="append", default=[])
    parser.option("--matches", value="number", type=Number("--matches", least=1), default=MATCHES)
    parser.option("--seed", value="number", type=Number("--seed", least=0), default=SEED)
    parser.option("--workers", value="number", type=Number("--workers", least=1), default=os.cpu_count() or 1)
    parser.option("--out", value="file", default="")


def run(terminal: Terminal, arguments: Arguments) -> int:
    job = JOBS.get(arguments.what)
    if job is None:
        raise Complaint("cli-lab-what", given=arguments.what)
    given = arguments
    wanted = Wanted(given.games, given.bot, given.matches, given.seed, given.workers, given.out)
    return job(terminal, wanted)


COMMAND = Command(Arguments, add_options, run)
