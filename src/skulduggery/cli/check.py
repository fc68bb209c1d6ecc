"""`check`: looks for the usual mistakes in a game, its texts and its golden matches. Findings are in English."""

import argparse
from pathlib import Path
from typing import Any

from rich.progress import Progress
from rich.text import Text

from ..checks import Finding, findings_of, jobs_of
from ..checks.beside import golden_folder, witness_of
from ..checks.golden_maker import write_golden
from ..core.game import Game
from ..games import game_called
from .command import Command
from .complaints import FAILED
from .parser import argument, flag
from .terminal import Terminal


class Arguments(argparse.Namespace):
    game: str = argument("game")
    quick: bool = flag("--quick", action="store_true")
    golden: str | None = flag("--golden", value="folder")


def run(terminal: Terminal, arguments: Arguments) -> int:
    game = game_called(arguments.game)
    if arguments.golden:
        for file in write_golden(game, Path(arguments.golden).expanduser()):
            terminal.say("cli-check-written", file=str(file))
        return 0
    introduce(terminal, game)
    findings = look(terminal, game, every_option=not arguments.quick)
    for finding in findings:
        terminal.show(Text.assemble(("✗ ", "bold red"), (finding.check, "bold")))
        terminal.write(f"  {finding}", hanging="  ")
    terminal.say("cli-check-found", game=game.key, count=len(findings))
    return FAILED if findings else 0


def introduce(terminal: Terminal, game: Game[Any]) -> None:
    """What was found beside the game, so that nobody wonders why something was not checked."""
    golden, witness = golden_folder(game), witness_of(game)
    terminal.say("cli-check-golden" if golden else "cli-check-no-golden", folder=str(golden))
    if any(witness):
        terminal.say("cli-check-witness")


def look(terminal: Terminal, game: Game[Any], every_option: bool) -> list[Finding]:
    """Each finding once: a mistake often shows with several sets of options."""
    found: dict[tuple[str, str], Finding] = {}
    jobs = jobs_of(game, every_option)
    with Progress(console=terminal.errors, transient=True, disable=not terminal.live) as progress:
        bar = progress.add_task(game.key, total=len(jobs))
        for job in jobs:
            progress.update(bar, description=f"{game.key}: {job[0].title}")
            for finding in findings_of(job):
                found.setdefault((finding.check, finding.sentence if every_option else ""), finding)
            progress.advance(bar)
    return list({finding.check: finding for finding in reversed(found.values())}.values())[::-1]


COMMAND = Command(Arguments, run)
