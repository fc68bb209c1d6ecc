"""Everything a person reads: sentences in Fluent files, rulebooks in Markdown. No rule of any game lives here."""

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
