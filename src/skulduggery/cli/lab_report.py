"""`lab report GAME`: is the game fair, is it fun, and what if an option were another?"""

from functools import partial
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from ..bots import DEFAULT_LEVEL
from ..core.game import Game
from ..core.options import Options, describe, make_ending_options
from ..core.own_parts import own_parts_of
from ..core.refusals import BadOptions, UnknownOption
from ..games import game_called
from ..lab.fingerprints import code_of
from ..lab.report.context import Context
from ..lab.report.page import page
from ..lab.report.plan import Plan, bots_for
from ..lab.report.summary import write_chapters
from ..lab.report.tables import write_tables
from ..lab.report.tally import Tally
from ..lab.report.watch import Watched, watch
from ..lab.result_file import Conditions
from .complaints import Complaint
from .lab_work import Arguments, command_line, do_missing, opened
from .play import read_values
from .seats import checked_level, players_for
from .terminal import Terminal


def report(terminal: Terminal, wanted: Arguments) -> int:
    if len(wanted.games) != 1:
        raise Complaint("cli-lab-report-one")
    game = game_called(wanted.games[0])
    plan = plan_for(game, wanted)
    bots_for(plan.bots, game, 0)  # complains about what cannot play before anything is played
    out = Path(wanted.out or f"{game.key}.html").expanduser()
    file = opened(out, Conditions(plan.described(), wanted.seed, code_of([game.key], plan.bots)), Watched)
    sittings = plan.sittings(wanted.matches)
    watched = do_missing(file, sittings, partial(watch, plan=plan), wanted, terminal)
    values = range(len(plan.variants))
    tallies = [Tally(plan, value, [match for match in watched if match.work.variant == value]) for value in values]
    context = Context(game, terminal.wording.language, plan, tallies)
    out.write_text(page(context, command(wanted, plan)), encoding="utf-8")
    written = [*write_tables(context, out), *write_chapters(context, out)]
    terminal.say("cli-lab-reported", matches=len(watched), file=str(out), tables=", ".join(map(str, written)))
    return 0


def plan_for(game: Game[Any], wanted: Arguments) -> Plan:
    """What to play, or a complaint about the first option that is wrong."""
    players = players_for(game, wanted.players, wanted.bot)
    levels = [checked_level(name) for name in wanted.bot] or [DEFAULT_LEVEL]
    if len(levels) > players:
        raise Complaint("cli-lab-too-many-bots", bots=len(levels), players=players)
    bots = tuple(islice(cycle(levels), players))
    option, values = varied(game, wanted.vary)
    given = [[*wanted.option, f"{option}={value}"] for value in values] or [[*wanted.option]]
    variants: tuple[Options, ...] = tuple(
        make_ending_options(game.options_type, game.seats, read_values(game, players, options)) for options in given
    )
    return Plan(game.key, bots, variants, option, values)


def varied(game: Game[Any], text: str) -> tuple[str, tuple[str, ...]]:
    """`events=deck,die`: the option and its values."""
    if not text:
        return "", ()
    option, _, listed = text.partition("=")
    known = [field.key for field in describe(game.options_type, game.seats)]
    if option not in known:
        raise BadOptions(UnknownOption("", option, tuple(known)))
    values = tuple(value.strip() for value in listed.split(",") if value.strip())
    if option == "players" or len(set(values)) < 2 or len(set(values)) < len(values):
        raise Complaint("cli-lab-vary", given=text)
    return option, values


def command(wanted: Arguments, plan: Plan) -> str:
    words = [plan.game, f"--players {plan.seats}"]
    words.append(f"--bots {','.join(plan.bots[: plan.rotations])}")
    words += [f"--option {option}" for option in wanted.option]
    own = own_parts_of(plan.game)
    if own is not None:
        words += [f"--board {own.files[0]}"] if own.board is not None else []
        words += [f"--data {own.files[1]}"] if own.data is not None else []
    if plan.option:
        words.append(f"--vary {plan.option}={','.join(plan.values)}")
    return command_line(wanted, *words)
