"""The sea chart of Port Blackwood. Beside it stands who carries what."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...core.parts import load_boards
from ...games.blackwood.components import PACKAGE
from ...games.blackwood.sea import ANCHORAGE, SIGNS
from ...games.blackwood.views import BlackwoodView
from .blackwood_panel import draw_panel
from .blackwood_signs import GOLD, GROUND, JAILERS, MARKED, MORE, REACHABLE, SHIP_STYLES, ship_letter
from .scene import Scene

WIDE_ENOUGH = 104  # columns of the terminal from which a square gets three characters instead of two

ROW_LABEL = 3
GAP = 2

Sign = tuple[str, str]  # a character and its style


class Seabed(NamedTuple):
    """What never changes: the squares' names and signs, row by row."""

    names: tuple[str, ...]
    signs: str
    columns: int


@cache
def seabed() -> Seabed:
    grid, signs = load_boards(PACKAGE)["chart"].squares(SIGNS)
    return Seabed(tuple(grid.names), signs, grid.columns)


@cache
def landmarks() -> dict[str, str]:
    """Squares that the chart marks with a letter of their own: the wharves P and X, the lairs, town and hoard."""
    names, signs, _ = seabed()
    return {sign.lower(): name for name, sign in zip(names, signs, strict=True) if sign.isupper()}


def draw_blackwood(scene: Scene) -> RenderableType:
    room = 3 if scene.width >= WIDE_ENOUGH else 2
    things = things_by_square(scene)
    crowded = [(name, things[name]) for name in seabed().names if len(things.get(name, ())) >= room]
    width = ROW_LABEL + room * seabed().columns
    layout = Grid.grid(padding=(0, GAP, 0, 0))
    layout.add_column(no_wrap=True, min_width=width)
    layout.add_row(draw_sea(things, scene.marks, room), draw_panel(scene, crowded, scene.width - width - GAP))
    return layout


def things_by_square(scene: Scene) -> dict[str, list[Sign]]:
    """Jailers, ships and abandoned gold on the map; the anchorage lies off it."""
    view: BlackwoodView = scene.view
    found: dict[str, list[Sign]] = {}
    for jailer in view.jailers:
        found.setdefault(jailer.square, []).append(JAILERS[jailer.jailer])
    for ship in view.ships:
        found.setdefault(ship.square, []).append((ship_letter(scene.wording, ship.ship), SHIP_STYLES[ship.ship]))
    for lot in view.gold:
        sign, style = GOLD
        found.setdefault(lot.square, []).append((f"{sign}{lot.amount}", style))
    found.pop(ANCHORAGE, None)
    return found


def draw_sea(things: Mapping[str, list[Sign]], marks: Mapping[str, str], room: int) -> Text:
    names, signs, columns = seabed()
    heads = "".join(name[0].center(3)[:room] for name in names[:columns])
    drawing = Text(f"   {heads}", style="bold")
    for at, name in enumerate(names):
        if at % columns == 0:
            drawing.append(f"\n{name[1:]:>2} ", style="bold")
        drawing.append_text(draw_square(signs[at], things.get(name, []), marks.get(name), room))
    return drawing


def draw_square(sign: str, things: list[Sign], mark: str | None, room: int) -> Text:
    """What stands there hides the ground. A mark is an arrow before it; with room a free square gets its number."""
    fill, ground, style = GROUND[sign]
    if mark and not things and len(mark) < room and room > 2:
        return Text(mark.center(room), style=MARKED, end="")
    inside = fitted(things, room) or [(ground, style)]
    square = Text(end="")
    if mark is not None:
        square.append(REACHABLE, style=MARKED)
    elif sum(len(text) for text, _ in inside) < room:
        square.append(fill, style=style)
    for text, piece_style in inside:
        square.append(text[: room - len(square)], style=piece_style)
    return square.append(fill * (room - len(square)), style=style)


def fitted(things: list[Sign], room: int) -> list[Sign]:
    """As many as fit, and a sign that there are more: the panel spells those out."""
    if len(things) < room:
        return things
    return [*things[: room - 2], (MORE, "bold")] if room > 2 else [(things[0][0][0] + MORE, things[0][1])]
