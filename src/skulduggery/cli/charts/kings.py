"""The hexes of King of the Pirates in the terminal. Beside them stands what everybody has aboard."""

from functools import cache

from rich.console import Group, RenderableType
from rich.text import Text

from ...core.parts import load_boards
from ...games.kings.components import PACKAGE
from ...games.kings.sea import SIGNS
from ...games.kings.views import KingsView
from .kings_panel import draw_panel
from .scene import Scene
from .squares import GAP, beside

CELL = 4  # letters a hex
LETTERS = "ABCDEF"  # ships by seat
STYLES = {
    "red": "bold grey100 on red3",
    "orange": "grey0 on dark_orange",
    "yellow": "grey0 on gold1",
    "green": "grey0 on green3",
    "blue": "bold grey100 on dodger_blue3",
    "violet": "bold grey100 on dark_violet",
}
TILES = {"small_merchant": "m", "large_merchant": "M", "warship": "W"}
OPEN_SEA = "·"
MARK = "bold grey0 on grey85"


@cache
def board() -> list[list[tuple[str, str]]]:
    """Row by row: the name of each hex and its sign on the board."""
    grid, signs = load_boards(PACKAGE)["chart"].hexes(SIGNS)
    rows: dict[str, list[tuple[str, str]]] = {}
    for name, sign in zip(grid.names, signs, strict=True):
        rows.setdefault(name[0], []).append((name, sign))
    return list(rows.values())


def draw_kings(scene: Scene) -> RenderableType:
    view: KingsView = scene.view
    signs = {name: sign for row in board() for name, sign in row}
    for name, sign in signs.items():
        signs[name] = OPEN_SEA if sign in "~s" else sign
    for tile in view.tiles:
        face_down = "~" if tile.back == "ocean" else "s"
        signs[tile.place] = TILES.get(tile.tile, OPEN_SEA) if tile.tile else face_down
    width = 2 + CELL * len(board()[len(board()) // 2])
    chart = Group(*[draw_row(scene, row, signs) for row in board()])
    return beside(chart, width, draw_panel(scene, scene.width - width - GAP))


def draw_row(scene: Scene, row: list[tuple[str, str]], signs: dict[str, str]) -> Text:
    middle = len(board()[len(board()) // 2])
    line = Text(row[0][0][0] + " " * (1 + (middle - len(row)) * CELL // 2), style="dim")
    for name, _ in row:
        line.append_text(draw_hex(scene, name, signs[name]))
    return line


def draw_hex(scene: Scene, name: str, sign: str) -> Text:
    """What can be chosen there, who is there, and what lies there, in four letters."""
    view: KingsView = scene.view
    cell = Text()
    mark = scene.marks.get(name, "")
    if mark:
        cell.append(mark, style=MARK)
    for ship in view.ships:
        if ship.place == name and len(cell) < CELL - 1:
            cell.append(LETTERS[ship.seat], style=STYLES[ship.colour])
    if view.dutchman == name:
        cell.append("X", style="bold grey100 on grey23")
    if len(cell) < CELL - 1:
        cell.append(sign, style="" if sign not in "~s·" else "dim")
    cell.truncate(CELL)
    cell.pad_right(CELL - len(cell))
    return cell
