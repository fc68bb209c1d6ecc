"""King of the Pirates in the terminal: the ships, the names of the places, and the hexes with what can be won there."""

from functools import cache

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...cli.charts.scene import Scene
from ...cli.charts.squares import WIDE_ENOUGH, beside, flowed, named_sign
from ...core.parts import load_boards
from ...text import Wording
from .chart_panel import below, draw_ships
from .chart_remarks import KingsRemarks, nation_at
from .chart_signs import LETTERS, NATION_STYLES, SHIP_STYLES, SITES, TILES
from .components import DEFENCES, LOOTS, NATIONS, PACKAGE, SIZES, TARGETS
from .sea import SIGNS
from .views import KingsView

OPEN_SEA = "·"
UNKNOWN = "~"
SHARKS = "≈"  # not the letter of the board, which is also that of a nation
MARK = "bold grey0 on grey85"

remarks = KingsRemarks


@cache
def board() -> list[list[tuple[str, str]]]:
    """Row by row: the name of each hex and its sign on the board."""
    grid, signs = load_boards(PACKAGE)["chart"].hexes(SIGNS)
    rows: dict[str, list[tuple[str, str]]] = {}
    for name, sign in zip(grid.names, signs, strict=True):
        rows.setdefault(name[0], []).append((name, sign))
    return list(rows.values())


def draw(scene: Scene) -> RenderableType:
    """The hexes are drawn last, next to the question: on a small screen the lines above scroll away."""
    signs = signs_of(scene.view)
    room = 6 if scene.width >= WIDE_ENOUGH else 4  # characters for each hex
    width = 2 + room * len(board()[len(board()) // 2])
    chart = Group(*[draw_row(scene, row, signs, room) for row in board()])
    return Group(draw_ships(scene), names(scene), beside(chart, width, sites(scene.wording)), *below(scene))


def sketch(scene: Scene) -> RenderableType | None:
    """In a fight on another player's turn, of which there are many, what is needed for it instead of the chart."""
    view: KingsView = scene.view
    if view.fight is None or view.active == view.seat:
        return None
    return Group(*below(scene), Text(scene.wording.say("chart-kings-sketched"), style="dim"))


def signs_of(view: KingsView) -> dict[str, str]:
    """The sign of each hex, if its tile is known."""
    signs = {name: OPEN_SEA if sign in "~s" else sign for row in board() for name, sign in row}
    for tile in view.tiles:
        face_down = UNKNOWN if tile.back == "ocean" else SHARKS
        signs[tile.place] = TILES.get(tile.tile, OPEN_SEA) if tile.tile else face_down
    return signs


def draw_row(scene: Scene, row: list[tuple[str, str]], signs: dict[str, str], room: int) -> Text:
    middle = len(board()[len(board()) // 2])
    line = Text(row[0][0][0] + " " * (1 + (middle - len(row)) * room // 2), style="bold")
    for name, _ in row:
        line.append_text(draw_hex(scene, name, signs[name], room))
    return line


def draw_hex(scene: Scene, name: str, sign: str, room: int) -> Text:
    """One hex: the number of the choice, ships, tile and nation; then at least one blank."""
    view: KingsView = scene.view
    cell = Text()
    if mark := scene.marks.get(name, ""):
        cell.append(mark, style=MARK)
    for ship in view.ships:
        if ship.place == name and len(cell) < room - 2:
            cell.append(LETTERS[ship.seat], style=SHIP_STYLES[ship.colour])
    if view.dutchman == name:
        cell.append("X", style="bold grey100 on grey23")
    nation = nation_at(view, name)
    if len(cell) < room - 1:
        cell.append(sign, style=NATION_STYLES.get(nation, "dim" if sign in (UNKNOWN, SHARKS, OPEN_SEA) else "not dim"))
    if nation and len(cell) < room - 1:
        cell.append(scene.wording.say(f"chart-letter-{nation}"), style=NATION_STYLES[nation])
    cell.truncate(room)
    cell.pad_right(room - len(cell))
    return cell


def names(scene: Scene) -> Text:
    """The hexes that have a name, and the nations of towns and fortresses."""
    entries: list[Text] = []
    for name in [name for row in board() for name, _ in row]:
        called = scene.wording.name_of("place", name)
        if called != name:
            nation = nation_at(scene.view, name)
            whose = f" ({scene.wording.name_of('nation', nation)})" if nation else ""
            entries.append(Text.assemble((name, "bold"), f" {called}{whose}"))
    return flowed(entries, scene.width)


def sites(wording: Wording) -> RenderableType:
    """What the signs mean, and what can be won there."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    grid.add_column("", style="bold")
    grid.add_column("")
    for heading in ("chart-kings-defence", "chart-kings-loot"):
        grid.add_column(wording.say(heading), justify="right", no_wrap=True)
    for foe, sign in SITES.items():
        at = list[str](TARGETS).index(foe)
        grid.add_row(sign, wording.name_of("foe", foe), str(DEFENCES[at]), str(LOOTS[at]))
    signs = Text(wording.say("chart-kings-signs"))
    return Group(grid, *islands(wording), nations(wording), signs)


def islands(wording: Wording) -> list[Text]:
    found = []
    for sign, size in (("I", SIZES["large"]), ("i", SIZES["small"])):
        treasure = wording.say("chart-kings-treasure", amount=size["value"], clues=size["clues"])
        found.append(named_sign((sign, "bold"), treasure))
    return found


def nations(wording: Wording) -> Text:
    signs = [(wording.say(f"chart-letter-{nation}"), NATION_STYLES[nation]) for nation in NATIONS]
    named = zip(signs, NATIONS, strict=True)
    return Text("  ").join(named_sign(sign, wording.name_of("nation", nation)) for sign, nation in named)
