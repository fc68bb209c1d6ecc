"""The section of the report about the reaction windows of King of the Pirates, measured in a separate process."""

import os
import subprocess
from pathlib import Path

from results import Figures
from server_report import met
from server_rounds import last_line

BENCH = Path(__file__).resolve().parent
MATCHES = 10
MOST_ADDED = 0.25

METHOD = """
Whole matches of six seats at a family's pace: four bots, and two scripted people who take 1.5 s for every answer and
choose as bosun would. Time is the table's own clock, which jumps to whoever wakes up next. *Without waiting* counts for
each move somebody chose what that player takes (a bot 0.7 s), cards played in windows included, and nothing for letting
a window pass. *One by one* is the same match if every seat were asked only when its turn comes.
"""


def measure_windows(python: Path) -> Figures:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [str(python), "-m", "windows.measure", "--matches", str(MATCHES)]
    return last_line(subprocess.run(command, cwd=BENCH, env=environment, capture_output=True, text=True, check=False))


def windows_section(figures: Figures) -> str:
    added, worst = figures["added"], figures["worst"]
    verdict = met(added < MOST_ADDED)
    cells = [f"{figures[key]:,.0f}" for key in ("windows", "without", "played", "one_by_one")]
    return "\n".join(
        [
            "\n## Windows of King of the Pirates\n",
            f"- They add {added:.1%} to a match's duration, at most {worst:.1%} (must < 25 %: {verdict})\n",
            "| matches | windows | s a match without waiting | as played | one by one |",
            "|--:|--:|--:|--:|--:|",
            f"| {figures['matches']} | {' | '.join(cells)} |",
            METHOD,
        ]
    )
