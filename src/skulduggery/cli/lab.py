"""The commands of the lab: report, ladder, fit, tune, calibrate and soak."""

from collections.abc import Callable
from typing import NamedTuple

from .command import Command, module_called
from .complaints import Complaint
from .lab_work import Arguments
from .own_parts import change
from .terminal import Terminal


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


def run(terminal: Terminal, given: Arguments) -> int:
    job = JOBS.get(given.what)
    if job is None:
        raise Complaint("cli-lab-what", given=given.what, known=", ".join(JOBS))
    refuse_unused(given, job)
    change(given.games[0] if len(given.games) == 1 else None, given.board, given.data)
    given.bot = [name for names in given.bot for name in names.split(",")]
    given.matches = given.matches or job.matches
    run_job: Callable[[Terminal, Arguments], int] = getattr(module_called(f"lab_{given.what}", "lab"), given.what)
    return run_job(terminal, given)


def refuse_unused(arguments: Arguments, job: Job) -> None:
    for option in ("seats", "players", "option", "vary", "again", "ray"):
        if getattr(arguments, option) and option not in job.heeds:
            raise Complaint("cli-lab-unused", option=f"--{option}", what=arguments.what)


COMMAND = Command(Arguments, run)
