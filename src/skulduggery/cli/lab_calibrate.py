"""`lab calibrate`: compares win chances with what happened, in matches that they were not fitted to."""

from pathlib import Path

from ..bots.chances import traits_of
from ..games import game_called, listed_games
from ..lab.calibration import Told, play
from ..lab.calibration_page import page
from ..lab.fingerprints import code_of
from ..lab.positions import all_sittings
from ..lab.result_file import Conditions
from .complaints import Complaint
from .lab_work import Arguments, bot_for, command_line, do_missing, opened
from .terminal import Terminal

FILE = "CALIBRATION.md"


def calibrate(terminal: Terminal, wanted: Arguments) -> int:
    if len(wanted.bot) > 1:
        raise Complaint("cli-lab-calibrate-one")
    games = wanted.games or [key for key in listed_games() if traits_of(game_called(key)).tables]
    bot = bot_for(wanted, games)
    sittings = all_sittings(games, bot, wanted.matches)
    out = Path(wanted.out or FILE).expanduser()
    file = opened(out, Conditions("calibrate", wanted.seed, code_of(games, [bot])), Told)
    told = do_missing(file, sittings, play, wanted, terminal)
    out.write_text(page(told, command_line(wanted, *games, f"--bot {bot}")))
    terminal.say("cli-lab-calibrated", file=str(out), matches=len(sittings))
    return 0
