"""`lab ladder`: how strong the bots are, by matches of every bot against every other."""

import argparse
import os
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..bots import LEVELS, make_bot
from ..games import game_called, listed_games
from ..lab.ladder import Bout, all_bouts, all_series, play
from ..lab.ladder_file import Conditions, LadderFile, OtherConditions
from ..lab.ladder_page import page
from ..lab.workers import on_all_cores
from .command import Command
from .complaints import Complaint
from .parser import Number, Parser
from .seats import checked_level
from .terminal import Terminal

LADDER = "ladder"
SEED = 2026


class Arguments(argparse.Namespace):
    what: str
    game: list[str]
    bot: list[str]
    matches: int
    seed: int
    workers: int
    out: str


def add_options(parser: Parser) -> None:
    parser.option("what", value="what", nargs="?", default="")
    parser.option("--game", value="game", action="append", default=[])
    parser.option("--bot", value="bot", action="append", default=[])
    parser.option("--matches", value="number", type=Number("--matches", least=1), default=100)
    parser.option("--seed", value="number", type=Number("--seed", least=0), default=SEED)
    parser.option("--workers", value="number", type=Number("--workers", least=1), default=os.cpu_count() or 1)
    parser.option("--out", value="file", default="LADDER.md")


def run(terminal: Terminal, arguments: Arguments) -> int:
    if arguments.what != LADDER:
        raise Complaint("cli-lab-what", given=arguments.what)
    games = arguments.game or list(listed_games())
    bots = [checked_level(name) for name in arguments.bot] or list(LEVELS)
    for game in games:
        for bot in bots:
            make_bot(bot, game_called(game), 0)  # complains about what cannot play before anything is played
    bouts = list(all_bouts(all_series(games, bots), arguments.matches))
    out = Path(arguments.out).expanduser()
    file = opened(out.with_suffix(".jsonl"), arguments.seed)
    play_missing(file, bouts, arguments.workers, terminal)
    write_page(out, file, bouts, arguments, games, bots)
    terminal.say("cli-lab-written", file=str(out), matches=len(bouts))
    return 0


def opened(path: Path, seed: int) -> LadderFile:
    try:
        return LadderFile(path, Conditions(seed))
    except OtherConditions as error:
        raise Complaint(
            "cli-lab-other", file=str(path), seed=str(error.found.seed), version=error.found.version
        ) from None


def play_missing(file: LadderFile, bouts: list[Bout], workers: int, terminal: Terminal) -> None:
    missing = file.missing(bouts)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(
            terminal.wording.say("cli-lab-playing"), total=len(bouts), completed=len(bouts) - len(missing)
        )
        for outcome in on_all_cores(partial(play, seed=file.conditions.seed), missing, workers):
            file.add(outcome)
            bar.advance(task)


def write_page(
    out: Path, file: LadderFile, bouts: list[Bout], arguments: Arguments, games: list[str], bots: list[str]
) -> None:
    words = ["skulduggery lab ladder", *[f"--game {game}" for game in games], *[f"--bot {bot}" for bot in bots]]
    command = " ".join([*words, f"--matches {arguments.matches}", f"--seed {arguments.seed}"])
    out.write_text(page(file.sorted(bouts), command))


COMMAND = Command(Arguments, add_options, run)
