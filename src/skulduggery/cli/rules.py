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
from ..text.drawings import with_drawings
from ..text.rulebook import games_with_rulebook
from .command import Command
from .complaints import Complaint
from .parser import argument
from .terminal import Terminal

RULE_ID = re.compile(r"([a-z]+-)?([0-9]+(\.[0-9]+)?|[a-z]\.[0-9]+)", re.IGNORECASE)


class Arguments(argparse.Namespace):
    words: list[str] = argument("words", nargs="*")


def run(terminal: Terminal, arguments: Arguments) -> int:
    game, about = game_and_topic(arguments.words)
    terminal.speak_of(game)
    if about:
        for text in found_rules(game, terminal.wording, about):
            terminal.show(Markdown(text))
        return 0
    show_in_pager(terminal, with_drawings(rulebook(terminal.wording.language, game.key).text))
    return 0


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


def found_rules(game: Game[Any], wording: Wording, about: str) -> list[str]:
    """The rule with that id, or all rules in which the words occur, as Markdown."""
    book = rulebook(wording.language, game.key)
    if RULE_ID.fullmatch(about):
        return [written(about.upper(), book)]
    found = [written(rule, book) for rule, words in book.rules().items() if about.lower() in words.lower()]
    if not found:
        raise Complaint("cli-no-rule-says", words=about)
    return found


def written(wanted: str, book: Rulebook) -> str:
    words = book.rule(wanted)
    full = next((rule for rule in book.ids() if rule.endswith(f"-{wanted}")), wanted)
    picture = book.picture(full)
    return f"**{full}** {words}" + (f"\n\n{with_drawings(picture)}" if picture else "")


def show_in_pager(terminal: Terminal, text: str) -> None:
    if not terminal.live:
        terminal.show(Markdown(text))
        return
    os.environ.setdefault("LESS", "-FRX")  # keep colours, and do not page what fits on the screen
    with terminal.console.pager(styles=True):
        terminal.show(Markdown(text))


COMMAND = Command(Arguments, run)
