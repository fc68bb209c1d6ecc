"""The checks that every game must pass: `skulduggery check GAME`, the pytest plug-in, and the tests of our own games.

A check is a function that yields sentences (`finding.py`). `invariants.py` holds what is cheap enough to be asked after
every move of a running match. May import `core`, `games`, `bots`, `text`. Start reading with `finding.py`.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from ..core.game import Game
from . import (
    bots,
    copies,
    golden,
    leaks,
    luck,
    reactions,
    records,
    rules,
    secrets,
    stories,
    table_moves,
    targets,
    texts,
    undo,
)
from .finding import GAME_CHECKS, SETTING_CHECKS, TEXT_CHECKS, Check, Finding
from .settings import Setting, settings_of

__all__ = ["GAME_CHECKS", "SETTING_CHECKS", "TEXT_CHECKS", "Check", "Finding", "Setting", "check_game", "findings_of"]

Job = tuple[Check[Any], Any]  # a check, and what it looks at
TOPICS = (rules, luck, copies, targets, reactions, table_moves, records, bots, secrets, leaks, undo, stories, golden)
TOPICS_OF_TEXTS = texts.TOPICS


def jobs_of(game: Game[Any], every_option: bool = True) -> list[Job]:
    """Every check of a game: of the game as a whole, and of each set of options (or only of the first one)."""
    settings = settings_of(game)[: None if every_option else 1]
    whole: list[Job] = [(check, game) for check in (*GAME_CHECKS, *TEXT_CHECKS)]
    return [*((check, setting) for setting in settings for check in SETTING_CHECKS), *whole]


def findings_of(job: Job, most: int = 1) -> list[Finding]:
    """The first findings of a check. What it would find later usually follows from the first one."""
    check, subject = job
    return list(islice(check.findings(subject), most))


def check_game(game: Game[Any], every_option: bool = True) -> Iterator[Finding]:
    """Everything that is wrong with a game; each sentence once."""
    told: set[str] = set()
    for job in jobs_of(game, every_option):
        for finding in findings_of(job):
            if finding.sentence not in told:
                told.add(finding.sentence)
                yield finding
