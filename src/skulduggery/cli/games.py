"""`games`: lists the games, or describes one with its options."""

import argparse
from typing import Any

from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from ..core.game import Game
from ..core.options import OptionField, OptionValue, describe, shown
from ..games import game_called, listed_games
from ..text import Wording
from ..text.credits import about_game
from .command import Command
from .parser import argument
from .terminal import Terminal


class Arguments(argparse.Namespace):
    game: str | None = argument("game", nargs="?")


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
    terminal.show(Text.assemble((game.key, "bold cyan"), "  ", (wording.say("game-title"), "bold")))
    if len(game.seats) > 1:
        terminal.say("cli-game-players", least=game.seats[0], most=game.seats[-1])
    else:
        terminal.say("cli-game-players-exactly", players=game.seats[0])
    terminal.say("game-summary")
    keys = [field.key for field in describe(game.options_type, game.seats)]
    terminal.say("cli-game-options", options=", ".join(keys))


def describe_game(terminal: Terminal, game: Game[Any]) -> None:
    introduce(terminal, game)
    fields = describe(game.options_type, game.seats)
    terminal.show(table_of([field for field in fields if not field.house], terminal.wording))
    house = [field for field in fields if field.house]
    if house:
        terminal.write("")
        terminal.say("cli-games-house-rules")
        terminal.show(table_of(house, terminal.wording))
    terminal.write("")
    terminal.show(Markdown(about_game(terminal.wording.language, game)))
    terminal.say("cli-games-example", command=example(game, fields))


def table_of(fields: list[OptionField], wording: Wording) -> Grid:
    """The options with what they do. Below a house rule stands what each value means."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    for key in ("cli-column-option", "cli-column-values", "cli-column-default", "cli-column-about"):
        grid.add_column(wording.say(key))
    for field in fields:
        default = "" if field.default is None else shown(field.default)
        readings = [(shown(value), reading_of(field.key, value, wording)) for value in field.values]
        told = any(reading for _, reading in readings)
        grid.add_row(field.key, "" if told else field.expected(), default, about(field, wording))
        for value, reading in readings if told else []:
            grid.add_row("", value, "", reading)
    return grid


def reading_of(key: str, value: OptionValue, wording: Wording) -> str:
    """The sentence that says what a value of a house rule means; empty if there is none."""
    text = f"option-{key}-{shown(value)}-reading"
    return wording.say(text) if wording.has(text) else ""


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


COMMAND = Command(Arguments, run)
