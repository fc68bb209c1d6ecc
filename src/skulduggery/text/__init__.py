"""Everything a person reads: sentences in Fluent files, rulebooks in Markdown. No rule of any game lives here.

`Wording` turns a message into a sentence; `crew.py` says who reads it. Rulebooks contain pictures, written as text
(`situations.py`), and whole boards (`boards.py`): the page draws them with the art of the game, the terminal with signs
(`drawings.py`).

May import `core`, `games`. Start with `wording.py`.
"""

from .languages import LANGUAGES, pick_language
from .rulebook import Chapter, NoRulebook, NoSuchRule, Rulebook, rules
from .wording import Wording

__all__ = [
    "LANGUAGES",
    "Chapter",
    "NoRulebook",
    "NoSuchRule",
    "Rulebook",
    "Wording",
    "pick_language",
    "rules",
]
