"""`lab ladder`: how strong the bots are, by matches of every bot against every other."""

from pathlib import Path

from ..bots import LEVELS, make_bot
from ..games import game_called, listed_games
from ..lab.ladder import Outcome, all_bouts, all_series, play
from ..lab.ladder_page import page
from ..lab.result_file import Conditions
from .lab_work import Wanted, do_missing, opened
from .seats import checked_level
from .terminal import Terminal

FILE = "LADDER.md"


def ladder(terminal: Terminal, wanted: Wanted) -> int:
    games = wanted.games or list(listed_games())
    bots = [checked_level(name) for name in wanted.bots] or list(LEVELS)
    for game in games:
        for bot in bots:
            make_bot(bot, game_called(game), 0)  # complains about what cannot play before anything is played
    bouts = list(all_bouts(all_series(games, bots), wanted.matches))
    out = Path(wanted.out or FILE).expanduser()
    file = opened(out, Conditions("ladder", wanted.seed), Outcome)
    outcomes = do_missing(file, bouts, play, wanted.workers, terminal)
    out.write_text(page(outcomes, command(wanted, games, bots)))
    terminal.say("cli-lab-written", file=str(out), matches=len(bouts))
    return 0


def command(wanted: Wanted, games: list[str], bots: list[str]) -> str:
    words = ["skulduggery lab ladder", *games, *[f"--bot {bot}" for bot in bots]]
    return " ".join([*words, f"--matches {wanted.matches}", f"--seed {wanted.seed}"])
