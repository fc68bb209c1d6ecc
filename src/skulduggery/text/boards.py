"""Whole boards in the rulebooks. A block that names a board of `parts/board.txt`, and has nothing in it:

    ```chart large
    ```

The page draws this board with the names of all places. A terminal shows its signs, and which sign is which place; the
text `board-signs` of the game (`chart.ftl`) explains the others.
"""

import re
from typing import Any, Final

from ..core.chart import Chart, Spot
from ..core.game import Game
from ..core.grid import letters
from ..core.options import describe, make_options, usual_players
from ..core.parts import BadParts, load_boards
from ..games.beside import package_of
from .wording import Wording

BLOCK: Final = re.compile(r"^```chart[ ]+(?P<board>\S+)\n```$", re.MULTILINE)
OPTION: Final = "board"  # a game with several boards chooses one by this option
SIGNS: Final = "board-signs"  # a text that explains the signs of water and land
NUMBERED: Final = re.compile(r"\d+,\d+")  # what squares are called that have no letters

Cells = dict[tuple[int, int], str]


def boards_named(text: str) -> list[str]:
    return [found["board"] for found in BLOCK.finditer(text)]


def board_names(game: Game[Any]) -> tuple[str, ...]:
    """The boards of a game; none if it has no drawing."""
    try:
        return tuple(load_boards(package_of(game)))
    except BadParts:
        return ()


def with_rows(text: str, game: Game[Any]) -> str:
    """The rulebook for a page: the rows of each board are in its block, for games that the page does not draw."""
    return BLOCK.sub(
        lambda found: "\n".join([f"```chart {found['board']}", *rows_of(game, found["board"]), "```"]), text
    )


def with_boards(text: str, game: Game[Any], wording: Wording) -> str:
    """The rulebook for a terminal: each board is drawn, with a list of its places."""
    return BLOCK.sub(lambda found: drawn(found["board"], game, wording), text)


def drawn(name: str, game: Game[Any], wording: Wording) -> str:
    rows, chart = rows_of(game, name), chart_of(game, name)
    lines = rows if chart is None else rows_of_hexes(rows) if chart.shape == "hexes" else rows_of_squares(rows, chart)
    places = "" if chart is None else " · ".join(places_on(rows, chart, wording))
    signs = ["", wording.say(SIGNS)] if wording.has(SIGNS) else []
    return "\n".join(["```text", *lines, "```", "", places, *signs])


def rows_of(game: Game[Any], name: str) -> list[str]:
    """The rows of a board, of a designer's one too; none if there is no such board (a check names it)."""
    return load_boards(package_of(game))[name].rows if name in board_names(game) else []


def chart_of(game: Game[Any], name: str) -> Chart | None:
    choices = [field.values for field in describe(game.options_type, game.seats) if field.key == OPTION]
    board = {OPTION: name} if any(name in values for values in choices) else {}
    return game.chart(make_options(game.options_type, game.seats, {"players": usual_players(game.seats), **board}))


def rows_of_squares(rows: list[str], chart: Chart) -> list[str]:
    numbered = any(NUMBERED.fullmatch(spot.place) for spot in chart.spots)
    labels = [str(at) if numbered else letters(at) for at in range(len(rows[0]) if rows else 0)]
    wide = max([len(label) for label in labels], default=0)
    heads = [" ".join(label.rjust(wide)[line] for label in labels) for line in range(wide)]
    body = [f"{at if numbered else at + 1:>3} {' '.join(row)}" for at, row in enumerate(rows)]
    return [f"    {head}".rstrip() for head in heads] + body


def rows_of_hexes(rows: list[str]) -> list[str]:
    return [f"{letters(at):>3} {row}" for at, row in enumerate(rows)]


def places_on(rows: list[str], chart: Chart, wording: Wording) -> list[str]:
    """Every place with a name, after its sign; after its id, if other places have the same sign."""
    signs = {} if chart.shape == "hexes" else {(x, y): sign for y, row in enumerate(rows) for x, sign in enumerate(row)}
    keys: dict[str, set[str]] = {}
    named = [spot for spot in chart.spots if spot.key]
    for spot in named:
        keys.setdefault(sign_of(spot, signs), set()).add(spot.key)
    marks = {(spot.family, spot.key): mark_of(spot, signs, keys) for spot in reversed(named)}
    return [f"{mark}{wording.name_of(*place)}" for place, mark in reversed(marks.items())]


def mark_of(spot: Spot, signs: Cells, keys: dict[str, set[str]]) -> str:
    sign = sign_of(spot, signs)
    if not spot.cells:
        return ""  # it lies beside the board
    return f"**{sign}** " if sign and len(keys[sign]) == 1 else f"**{spot.place}** "


def sign_of(spot: Spot, signs: Cells) -> str:
    return next((signs.get((int(x), int(y)), "") for x, y in spot.cells), "")
