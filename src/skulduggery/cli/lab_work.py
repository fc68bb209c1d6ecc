"""What all commands of the lab share: their arguments, their files, and a progress bar."""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..bots import DEFAULT_LEVEL, make_bot
from ..bots.chances import traits_of
from ..games import game_called
from ..lab.result_file import Conditions, OtherCode, OtherConditions, Result, ResultFile, UnreadableLine
from ..lab.workers import WorkersDie, on_all_cores
from .command import module_called
from .complaints import FAILED, Complaint
from .own_parts import PartsArguments
from .parser import Number, argument, flag
from .seats import checked_level
from .terminal import Terminal

R = TypeVar("R", bound=Result)
DIGITS = 4  # of weights in a file
SEED = 2026


class Arguments(PartsArguments):
    """The arguments of a command of the lab. Empty: nothing was given."""

    what: str = argument("what", nargs="?", default="")
    games: list[str] = argument("game", nargs="*", default=[])
    bot: list[str] = flag("--bot", "--bots", value="bot", action="append", default=[])
    matches: int = flag("--matches", value="number", type=Number("--matches", least=1), default=0)
    seed: int = flag("--seed", value="number", type=Number("--seed", least=0), default=SEED)
    workers: int = flag("--workers", value="number", type=Number("--workers", least=1), default=os.cpu_count() or 1)
    out: str = flag("--out", value="file", default="")
    seats: int = flag("--seats", value="number", type=Number("--seats", least=1), default=0)
    players: int | None = flag("--players", value="players", type=Number("--players", least=1))
    option: list[str] = flag("--option", value="option", action="append", default=[])
    vary: str = flag("--vary", value="values", default="")
    again: str = flag("--again", value="match", default="")
    ray: str = flag("--ray", value="host", default="")


def command_line(wanted: Arguments, *words: str) -> str:
    """The command that gives the same results again."""
    return " ".join([f"skulduggery lab {wanted.what}", *words, f"--matches {wanted.matches}", f"--seed {wanted.seed}"])


def bot_for(wanted: Arguments, games: Sequence[str]) -> str:
    """The one bot that plays for win chances. Complains about what cannot play before anything is played."""
    bot = checked_level(wanted.bot[0]) if wanted.bot else DEFAULT_LEVEL
    for key in games:
        if not traits_of(game_called(key)).tables:
            raise Complaint("cli-lab-fit-unknown", game=key)
        make_bot(bot, game_called(key), 0)
    return bot


def opened(out: Path, conditions: Conditions, kind: type[R]) -> ResultFile[R]:
    """The file of results beside `out`."""
    path = out.with_suffix(".jsonl")
    try:
        return ResultFile(path, conditions, kind)
    except OtherConditions as error:
        [found] = error.args
        raise Complaint(
            "cli-lab-other", file=str(path), what=found.what, seed=str(found.seed), version=found.version
        ) from None
    except OtherCode as error:
        part, _, name = error.args[0].partition(" ")
        raise Complaint("cli-lab-other-code", file=str(path), part=part, name=name) from None
    except UnreadableLine as error:
        raise Complaint("cli-lab-unreadable", file=str(path), line=error.args[0]) from None


def named(names: Sequence[str], weights: Sequence[float]) -> dict[str, float]:
    """The weights by the names of their traits, as a file of weights holds them."""
    return {name: round(weight, DIGITS) for name, weight in zip(names, weights, strict=True)}


def write_json(out: Path, content: msgspec.Struct) -> None:
    """Readable: one weight on each line."""
    out.write_bytes(msgspec.json.format(msgspec.json.encode(content)) + b"\n")


def progress() -> Progress:
    """A bar that is gone when the work is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


@contextmanager
def dying_workers_told() -> Iterator[None]:
    """If processes die again and again, people read why and what to do, not a traceback."""
    try:
        yield
    except WorkersDie:
        raise Complaint("cli-lab-workers-die", FAILED) from None


@dying_workers_told()
def do_missing(
    file: ResultFile[R], work: Sequence[Any], how: Callable[..., R], wanted: Arguments, terminal: Terminal
) -> list[R]:
    """Do the work that has no result yet, with a progress bar. All results, in the order of the work."""
    missing = file.missing(work)
    with progress() as bar:
        task = bar.add_task(
            terminal.wording.say("cli-lab-playing"), total=len(work), completed=len(work) - len(missing)
        )
        for result in done(partial(how, seed=file.conditions.seed), missing, wanted):
            file.add(result)
            bar.advance(task)
    return file.sorted(work)


def done(work: Callable[[Any], R], pieces: Sequence[Any], wanted: Arguments) -> Iterator[R]:
    """The results as they come, of this machine or of a cluster."""
    if not wanted.ray or not pieces:
        return on_all_cores(work, pieces, wanted.workers)
    cluster = module_called("lab_cluster", "lab --ray")
    found: Iterator[R] = cluster.done_on(wanted.ray, work, pieces)
    return found
