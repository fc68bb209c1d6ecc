"""`rules`: the whole rulebook, one rule, or every rule with a word in it."""

import argparse
import os
import re
from typing import Any

from rich.markdown import Markdown

from ..core.game import Game
from ..games import all_games, listed_games
from ..text import Rulebook, Wording
from ..text import rules as rulebook
from ..text.boards import with_boards
from ..text.credits import about_game
from ..text.drawings import with_drawings
from ..text.rulebook import SILENT, games_with_rulebook
from .command import Command
from .complaints import Complaint
from .parser import argument
from .terminal import Terminal

RULES_TEXTS = ("rules.ftl",)
RULE_ID = re.compile(r"([a-z]+-)?([0-9]+(\.[0-9]+)?|[a-z]\.[0-9]+)", re.IGNORECASE)


class Arguments(argparse.Namespace):
    words: list[str] = argument("words", nargs="*")


def run(terminal: Terminal, arguments: Arguments) -> int:
    game, about = game_and_topic(arguments.words)
    terminal.speak_of(game)
    language = terminal.wording.language
    if about:
        for text in found_rules(game, language, about):
            terminal.show(Markdown(text))
        return 0
    show_in_pager(terminal, whole(game, Wording(language, game, RULES_TEXTS)))
    return 0


def whole(game: Game[Any], wording: Wording) -> str:
    """The rulebook with its drawings. Below the title it says what the sign ° means, at the end who made the game."""
    book = rulebook(wording.language, game.key)
    heading, _, text = book.text.partition("\n")
    explained = f"\n{legend(wording)}\n" if book.silent() else ""
    book_text = with_boards(with_drawings(f"{heading}\n{explained}{text}"), game, wording)
    return f"{book_text}\n{about_game(wording.language, game)}"


def legend(wording: Wording) -> str:
    return f"*{SILENT} {wording.say('rules-silent')}*"


def game_and_topic(words: list[str]) -> tuple[Game[Any], str]:
    """Splits `blackwood PB-4.05`, `blackwood island`, or a rule alone, whose prefix names the game."""
    games = all_games()
    if words and words[0] in games:
        return games[words[0]], " ".join(words[1:])
    return game_of_rule(" ".join(words)), " ".join(words)


def game_of_rule(about: str) -> Game[Any]:
    """The game whose rules have that prefix; else the first game."""
    games = list(listed_games().values())
    prefix, dash, _ = about.upper().partition("-")
    if dash:
        for game in games:
            if game.key in games_with_rulebook("en") and has_prefix(game, prefix):
                return game
    return games[0]


def has_prefix(game: Game[Any], prefix: str) -> bool:
    return any(rule.startswith(f"{prefix}-") for rule in rulebook("en", game.key).ids())


def found_rules(game: Game[Any], language: str, about: str) -> list[str]:
    """The rule with that id, or all rules in which the words occur, as Markdown; then what the sign ° means."""
    book = rulebook(language, game.key)
    found = rules_about(book, about)
    if not found:
        raise Complaint("cli-no-rule-says", words=about)
    explained = [legend(Wording(language, game, RULES_TEXTS))] if book.silent().intersection(found) else []
    return [written(rule, book) for rule in found] + explained


def rules_about(book: Rulebook, about: str) -> list[str]:
    if not RULE_ID.fullmatch(about):
        return [rule for rule, words in book.rules().items() if about.lower() in words.lower()]
    book.rule(about)  # or refused, with the rules that were probably meant
    return [rule for rule in book.ids() if about.upper() in (rule, rule.partition("-")[2])]


def written(rule: str, book: Rulebook) -> str:
    sign = f" {SILENT}" if rule in book.silent() else ""
    picture = with_drawings(book.picture(rule))
    return f"**{rule}{sign}** {book.rule(rule)}" + (f"\n\n{picture}" if picture else "")


def show_in_pager(terminal: Terminal, text: str) -> None:
    if not terminal.live:
        terminal.show(Markdown(text))
        return
    os.environ.setdefault("LESS", "-FRX")  # keep colours, and do not page what fits on the screen
    with terminal.console.pager(styles=True):
        terminal.show(Markdown(text))


COMMAND = Command(Arguments, run)
