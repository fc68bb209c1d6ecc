"""*Learn in 3 minutes*: a scripted match for each game. The engine plays it, so a lesson cannot teach a wrong rule.

May import `core`, `games`. Start with `script.py`.
"""

from functools import cache

from ..games import game_called
from .lesson import Lesson
from .rehearsal import teach
from .script import load_script


@cache
def lesson_of(game: str) -> Lesson:
    """The lesson of a game; `games_with_script` says which have one."""
    return teach(game_called(game), load_script(game))
