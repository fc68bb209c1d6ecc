"""`lab ladder`: how strong the bots are, by matches of every bot against every other."""

from pathlib import Path

from ..bots import LEVELS, make_bot
from ..games import game_called, listed_games
from ..lab.fingerprints import code_of
from ..lab.ladder import Outcome, all_bouts, all_series, play
from ..lab.ladder_page import page
from ..lab.result_file import Conditions
from .complaints import Complaint
from .lab_work import Arguments, command_line, do_missing, opened
from .seats import checked_level
from .terminal import Terminal

FILE = "LADDER.md"


def ladder(terminal: Terminal, wanted: Arguments) -> int:
    games = wanted.games or list(listed_games())
    bots = [checked_level(name) for name in wanted.bot] or list(LEVELS)
    for game in games:
        for bot in bots:
            make_bot(bot, game_called(game), 0)  # complains about what cannot play before anything is played
    series = all_series(games, bots, wanted.seats)
    if not series:
        raise Complaint("cli-lab-seats", seats=wanted.seats)
    out = Path(wanted.out or FILE).expanduser()
    file = opened(out, Conditions("ladder", wanted.seed, code_of(games, bots)), Outcome)
    outcomes = do_missing(file, list(all_bouts(series, wanted.matches)), play, wanted, terminal)
    out.write_text(page(outcomes, command(wanted, games, bots)))
    terminal.say("cli-lab-written", file=str(out), matches=len(outcomes))
    return 0


def command(wanted: Arguments, games: list[str], bots: list[str]) -> str:
    seats = [f"--seats {wanted.seats}"] if wanted.seats else []
    return command_line(wanted, *games, *[f"--bot {bot}" for bot in bots], *seats)
