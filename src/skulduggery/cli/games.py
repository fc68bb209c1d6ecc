"""`games`: lists the games, or describes one with its options."""

import argparse
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from ..core.game import Game
from ..core.options import OptionField, describe, shown
from ..games import game_called, listed_games
from ..text import Wording
from .command import Command
from .parser import Parser
from .terminal import Terminal


class Arguments(argparse.Namespace):
    game: str | None


def add_options(parser: Parser) -> None:
    parser.option("game", nargs="?", value="game")


def run(terminal: Terminal, arguments: Arguments) -> int:
    if arguments.game:
        describe_game(terminal, game_called(arguments.game))
        return 0
    for game in listed_games().values():
        introduce(terminal, game)
    terminal.say("cli-games-more")
    return 0


def introduce(terminal: Terminal, game: Game[Any]) -> None:
    terminal.speak_of(game)
    wording = terminal.wording
    terminal.show(Text.assemble((game.key, "bold cyan"), "  ", (title_of(game, wording), "bold")))
    if len(game.seats) > 1:
        terminal.say("cli-game-players", least=game.seats[0], most=game.seats[-1])
    else:
        terminal.say("cli-game-players-exactly", players=game.seats[0])
    if wording.has("game-summary"):
        terminal.say("game-summary")
    keys = [field.key for field in describe(game.options_type, game.seats)]
    terminal.say("cli-game-options", options=", ".join(keys))


def title_of(game: Game[Any], wording: Wording) -> str:
    return wording.say("game-title") if wording.has("game-title") else game.key


def describe_game(terminal: Terminal, game: Game[Any]) -> None:
    introduce(terminal, game)
    fields = describe(game.options_type, game.seats)
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    for key in ("cli-column-option", "cli-column-values", "cli-column-default", "cli-column-about"):
        grid.add_column(terminal.wording.say(key))
    for field in fields:
        default = "" if field.default is None else shown(field.default)
        grid.add_row(field.key, field.expected(), default, about(field, terminal.wording))
    terminal.show(grid)
    terminal.say("cli-games-example", command=example(game, fields))


def about(field: OptionField, wording: Wording) -> str:
    key = f"option-{field.key}-effect"
    return wording.say(key) if wording.has(key) else ""


def example(game: Game[Any], fields: list[OptionField]) -> str:
    """A command with an option that differs from its default."""
    command = f"skulduggery play {game.key} --players {game.seats[-1]}"
    for field in fields:
        for value in field.values:
            if value != field.default:
                return f"{command} --option {field.key}={shown(value)}"
    return command


COMMAND = Command(Arguments, add_options, run)
