"""How long a match takes: bots play it, and every question takes as long as people or bots take for one like it.

`python -m skulduggery.lab.length` prints the figures of all games; `Game.lengths` are these, rounded to five minutes.

What a match asks is counted. The seconds of bots and windows rest on measured waits, from a person's last tap to the
next question against three bots at the pace *family* (`windows.rounds --browser` in bench/): Port Blackwood 14.6 s,
Bounty 14.8 s, Pirates on the Prowl 18 s, and King of the Pirates 30 s with its windows. `Counts.wait` comes within a
fifth of them, which a test checks. The seconds of people are estimates, so the minutes are estimates too. They were
chosen so that a match of Bounty comes near the one that was watched (a newcomer with three bots: 17 minutes).
"""

import argparse
import sys
from collections.abc import Sequence
from statistics import mean
from typing import Any, Final, NamedTuple

from ..bots import make_bot
from ..core.game import AnyState, Decision, Game
from ..core.messages import Event, Move
from ..core.options import make_ending_options
from ..games import listed_games
from .duel import Onlooker, derived, play_bots

SEATS: Final = 4
CHOOSING: Final = 15.0  # seconds of a person among bots for a choice: first one looks what the bots did
CHOOSING_TOGETHER: Final = 10.0  # the same among people, whose turns leave time to think ahead
PRESSING: Final = 4.0  # seconds of a person for a button that rolls or draws, with the picture of the die
REACTING: Final = 4.0  # seconds of a reaction window in which a card fits
BOTS_TURN: Final = 5.3  # seconds of a bot's turn: the pauses and the pictures, however many moves it has
STEP: Final = 5  # minutes to which a figure for people is rounded


class Counts(NamedTuple):
    """What one match asks of one seat, on average: choices, buttons that roll or draw, and cards in windows."""

    turns: float
    choices: float
    buttons: float
    reactions: float

    def person(self, choosing: float) -> float:
        """Seconds for the questions of a person's own turns."""
        return self.choices * choosing + self.buttons * PRESSING

    def wait(self) -> float:
        """Seconds between two turns of a person among bots. In a window all answer together."""
        return (SEATS - 1) * BOTS_TURN + self.reactions * REACTING / self.turns


class Length(NamedTuple):
    """Minutes: one person with three bots, and four people."""

    alone: float
    together: float


def length_of(counts: Counts) -> Length:
    """The others watch while somebody chooses, so the times of all seats add up; only windows are open for all."""
    alone = counts.person(CHOOSING) + counts.turns * counts.wait()
    together = SEATS * counts.person(CHOOSING_TOGETHER) + counts.reactions * REACTING
    return Length(alone / 60, together / 60)


def rounded(length: Length) -> tuple[int, int]:
    """Minutes alone and together, rounded as the home page says them."""
    alone, together = (max(STEP, STEP * round(minutes / STEP)) for minutes in length)
    return alone, together


def measure(game: Game[Any], matches: int, seed: int) -> Counts:
    """The mean of this many matches of four bots with the usual options."""
    played = [count_match(game, derived(seed, "match", number)) for number in range(matches)]
    return Counts(*(mean(column) / SEATS for column in zip(*played, strict=True)))


def count_match(game: Game[Any], seed: int) -> Counts:
    """What one match asks of all its seats together."""
    options = make_ending_options(game.options_type, game.seats, {"players": SEATS})
    bots = [make_bot("bosun", game, derived(seed, "bot", seat)) for seat in range(SEATS)]
    counter = Counter()
    play_bots(game, options, bots, seed, counter)
    return Counts(counter.turns, **counter.asked_for)


class Counter(Onlooker):
    """Counts the questions of a match by their sort, and its turns."""

    def __init__(self) -> None:
        self.turns = 0
        self.asked_for = {"choices": 0, "buttons": 0, "reactions": 0}

    def asked(self, state: AnyState, asked: Decision, legal: list[Move]) -> None:
        kind = sort_of(asked, state, legal)
        if kind:
            self.asked_for[kind] += 1

    def played(self, state: AnyState, seat: int, events: list[Event], turns: int) -> None:
        self.turns += turns


def sort_of(asked: Decision, state: AnyState, legal: list[Move]) -> str:
    """How a question counts; empty if a table plays it by itself."""
    if asked.luck:
        return "buttons"
    if len(legal) < 2:
        return ""
    return "choices" if asked.reaction(state) is None else "reactions"


def report(matches: int, seed: int) -> list[str]:
    """One line for each game: what was counted per seat, the minutes that follow, and those of the home page."""
    lines = []
    for game in listed_games().values():
        counts = measure(game, matches, seed)
        found = length_of(counts)
        lines.append(f"{game.key}: {told(counts)}; {told(found)} (minutes); on the home page {game.lengths}")
    return lines


def told(figures: Counts | Length) -> str:
    return ", ".join(f"{name} {figure:.1f}" for name, figure in figures._asdict().items())


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    sys.stdout.write("\n".join(report(given.matches, given.seed)) + "\n")


if __name__ == "__main__":
    main()
