"""The charts of Pirates on the Prowl in the terminal, and beside them what the viewer knows about every ship."""

from functools import cache

from rich.console import Group, RenderableType
from rich.text import Text

from ...cli.charts.scene import Scene
from ...cli.charts.squares import GAP, Seabed, Sign, beside, crowded, draw_squares, flowed, named_sign
from .chart_panel import draw_panel
from .chart_signs import GROUND, ship_sign
from .components import DAVY
from .sea import HOME, ISLAND, TOWN, Sea, the_sea
from .views import ProwlView

PANEL = 31  # columns that the panel needs beside the chart
ROOM = 2  # columns for each square: thirty squares fill most of a terminal


@cache
def seabed(small: bool) -> Seabed:
    """Squares are called by their numbers, as fields of the open sea are."""
    sea = the_sea(small)
    names = tuple(f"{x},{y}" for y in range(sea.height) for x in range(sea.width))
    tens = "".join(str(x // 10) if x > 9 else " " for x in range(sea.width))
    heads = (tens, "".join(str(x % 10) for x in range(sea.width)))
    rows = tuple(str(y) for y in range(sea.height))
    return Seabed(names, "".join(sea.rows), sea.width, GROUND, heads, rows, tall=True)


def draw(scene: Scene) -> RenderableType:
    view: ProwlView = scene.view
    sea = the_sea(view.board == "small")
    things: dict[str, list[Sign]] = {}
    for ship in view.ships:
        if ship.place:
            things.setdefault(first_square(sea, ship.place), []).append(ship_sign(scene.wording, ship.ship))
    if view.davy is not None:
        things.setdefault(first_square(sea, view.davy), []).append(ship_sign(scene.wording, DAVY))
    ground = seabed(sea.small)
    marks = {first_square(sea, field): mark for field, mark in scene.marks.items() if field in sea.index}
    width = ground.width(ROOM)
    chart, panel = draw_squares(ground, things, marks, ROOM), draw_panel(scene, crowded(ground, things, ROOM))
    if scene.width < width + GAP + PANEL:
        return Group(panel, key(scene, sea), chart)
    return Group(key(scene, sea), beside(chart, width, panel))


def key(scene: Scene, sea: Sea) -> Text:
    """The names of the letters and numbers on the chart: towns, islands, and the home towns in this match."""
    view: ProwlView = scene.view
    homes = {ship.home for ship in view.ships}
    entries: list[Text] = []
    for kind in (TOWN, ISLAND, HOME):
        for sign, (ground, place) in sea.place_names.items():
            if ground == kind and (kind != HOME or place in homes):
                entries.append(named_sign((sign, GROUND[sign][2]), scene.wording.name_of("place", place)))
    return flowed(entries, scene.width)


def first_square(sea: Sea, field: str) -> str:
    x, y = sea.squares[sea.index[field]][0]
    return f"{x},{y}"
