"""The players' rulebook: chapters in plain words. Every rule has the same id as in the specification.

A rule that the printed book does not decide has the sign ° after its id: `**PR-3.03 °** text`.
"""

import re
from functools import cache
from typing import Any, Final

import msgspec

from ..core.game import Game
from ..core.messages import Refusal
from ..core.refusals import Refused
from ..games import all_games, game_called
from .languages import known_language
from .own import RULES, readable

SILENT: Final = "°"
RULE: Final = re.compile(rf"^\*\*([A-Z]+-[A-Z0-9]+\.\d+)( {SILENT})?\*\* (.+)$", re.MULTILINE)


class NoRulebook(Refusal, frozen=True):
    game: str
    known: tuple[str, ...]


class NoSuchRule(Refusal, frozen=True):
    """`known`: the rules of the chapter that was probably meant, or the first rule of each chapter."""

    wanted: str
    known: tuple[str, ...]


class Chapter(msgspec.Struct, frozen=True):
    """`text` is Markdown, without the heading."""

    title: str
    text: str

    def rules(self) -> dict[str, str]:
        """The chapter's rules by id, in their order."""
        return {rule: words for rule, _, words in RULE.findall(self.text)}


class Rulebook(msgspec.Struct, frozen=True):
    """A whole rulebook. `text` is all of it as Markdown, `opening` the part before the first chapter."""

    title: str
    opening: str
    chapters: tuple[Chapter, ...]
    text: str

    def ids(self) -> tuple[str, ...]:
        return tuple(self.rules())

    def rules(self) -> dict[str, str]:
        return {rule: words for chapter in self.chapters for rule, words in chapter.rules().items()}

    def silent(self) -> frozenset[str]:
        """The rules that the printed book does not decide."""
        return frozenset(rule for rule, sign, _ in RULE.findall(self.text) if sign)

    def rule(self, rule_id: str) -> str:
        """The text of one rule. `pb-4.05` and `4.05` also find PB-4.05."""
        rules = self.rules()
        wanted = rule_id.strip().upper()
        for known in rules:
            if wanted in (known, known.partition("-")[2]):
                return rules[known]
        raise Refused(NoSuchRule("", rule_id, self.near(wanted)))

    def picture(self, rule_id: str) -> str:
        """The drawing below a rule, as Markdown (`situations.py`); empty if there is none."""
        rule = rf"^\*\*{re.escape(rule_id)}(?: {SILENT})?\*\* .+\n\n(```situation(?:.*\n)*?```)$"
        found = re.search(rule, self.text, re.MULTILINE)
        return found[1] if found else ""

    def near(self, wanted: str) -> tuple[str, ...]:
        """The rules to suggest if an id does not exist."""
        number = wanted.partition(".")[0].rpartition("-")[2]
        near = [known for known in self.ids() if known.partition("-")[2].partition(".")[0] == number]
        first = [next(iter(chapter.rules())) for chapter in self.chapters if chapter.rules()]
        return tuple(near or first)


def rules(language: str, game_key: str) -> Rulebook:
    """The rulebook of a game, or `Refused` naming the games that have one."""
    known = games_with_rulebook(known_language(language))
    if game_key not in known:
        raise Refused(NoRulebook("", game_key, known))
    return read(known_language(language), game_called(game_key))


def games_with_rulebook(language: str) -> tuple[str, ...]:
    """Keys. A rulebook that exists in English only counts in every language."""
    return tuple(sorted(key for key, game in all_games().items() if readable(language, game, RULES)))


@cache
def read(language: str, game: Game[Any]) -> Rulebook:
    file = readable(language, game, RULES)
    return parse("" if file is None else file.read_text(encoding="utf-8"))


def parse(text: str) -> Rulebook:
    """A rulebook is one `#` title, an opening, and `##` chapters."""
    front, *chapters = re.split(r"^## ", text, flags=re.MULTILINE)
    title, _, opening = front.removeprefix("# ").partition("\n")
    return Rulebook(title.strip(), opening.strip(), tuple(parse_chapter(chapter) for chapter in chapters), text)


def parse_chapter(text: str) -> Chapter:
    title, _, body = text.partition("\n")
    return Chapter(title.strip(), body.strip())
