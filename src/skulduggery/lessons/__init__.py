"""*Learn in 3 minutes*: a scripted match for each game. The engine plays it, so a lesson cannot teach a wrong rule.

May import `core`, `games`. Start with `script.py`.
"""

from functools import cache

from ..games import game_called
from .lesson import Lesson, LessonStep, Passage, Reason
from .rehearsal import teach
from .script import BadLesson, games_with_script, load_script, read_script

__all__ = [
    "BadLesson",
    "Lesson",
    "LessonStep",
    "Passage",
    "Reason",
    "games_with_script",
    "lesson_of",
    "load_script",
    "read_script",
    "teach",
]


@cache
def lesson_of(game: str) -> Lesson:
    """The lesson of a game; `games_with_script` says which have one."""
    return teach(game_called(game), load_script(game))
