"""`lab tune GAME`: finds figures or corrections of a game's heuristic that win more matches."""

from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple

from ..bots.chances import traits_of
from ..bots.heuristics import heuristic_for
from ..bots.tuned.messages import Tuning
from ..core.game import Game
from ..games import game_called
from ..lab.fingerprints import code_of
from ..lab.result_file import Conditions, ResultFile
from ..lab.tuning import SEGMENTS, Row, Segment, Tuned, first_weights, moved_figures
from ..lab.tuning import tune as tune_segment
from .complaints import Complaint
from .lab_work import Arguments, command_line, do_missing, named, opened, write_json
from .terminal import Terminal

PAIR = 2  # matches


def tune(terminal: Terminal, wanted: Arguments) -> int:
    if len(wanted.games) != 1 or wanted.bot:
        raise Complaint("cli-lab-tune-one")
    game = game_called(wanted.games[0])
    if not traits_of(game).names:
        raise Complaint("cli-lab-fit-unknown", game=game.key)
    tables = tables_for(game, wanted.seats)
    out = Path(wanted.out or f"{game.key}.json").expanduser()
    file = opened(out, Conditions("tune", wanted.seed, code_of([game.key])), Tuned)
    pairs = max(1, wanted.matches // (PAIR * SEGMENTS))
    found = chains(file, Task(game.key, tables, pairs, wanted), terminal)
    command = command_line(wanted, game.key, *([f"--seats {wanted.seats}"] if wanted.seats else []))
    write_json(out, tuning(game, command, found))
    terminal.say("cli-lab-tuned", file=str(out), matches=PAIR * SEGMENTS * pairs * len(tables))
    return 0


def tuning(game: Game[Any], command: str, found: dict[str, Row]) -> Tuning:
    figures = heuristic_for(game).figures()
    if figures:
        changed = {table: moved_figures(figures, weights) for table, weights in found.items()}
        return Tuning(command, figures={table: named(list(row), list(row.values())) for table, row in changed.items()})
    names = traits_of(game).names
    return Tuning(command, {table: sides(names, weights) for table, weights in found.items()})


class Task(NamedTuple):
    """What is tuned: these kinds of tables, with so many pairs of matches in each segment."""

    game: str
    tables: list[str]
    pairs: int
    wanted: Arguments


def tables_for(game: Game[Any], seats: int) -> list[str]:
    """The kinds of tables with so many seats; 0: all. The others stay without corrections."""
    tables = traits_of(game).tables
    found = [table for table, options in tables.items() if seats in (0, options["players"])]
    if not found:
        raise Complaint("cli-lab-seats", seats=seats)
    return found


def chains(file: ResultFile[Tuned], task: Task, terminal: Terminal) -> dict[str, Row]:
    """By kind of table: the mean of the weights in the second half of its chain."""
    now = dict.fromkeys(task.tables, first_weights(task.game))
    later: dict[str, list[Row]] = {table: [] for table in now}
    for at in range(SEGMENTS):
        work = [Segment(task.game, table, at, task.pairs, weights) for table, weights in now.items()]
        for done in do_missing(file, work, tune_segment, task.wanted, terminal):
            now[done.work.table] = done.weights
            if at >= SEGMENTS // 2:
                later[done.work.table].append(done.mean)
    return {table: tuple(mean(column) for column in zip(*rows, strict=True)) for table, rows in later.items()}


def sides(names: tuple[str, ...], weights: Row) -> dict[str, dict[str, float]]:
    half = len(names)
    return {"own": named(names, weights[:half]), "rivals": named(names, weights[half:])}
