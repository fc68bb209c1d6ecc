"""The chart of Port Blackwood, and beside it what everybody carries."""

from collections.abc import Mapping
from functools import cache

from rich.console import Group, RenderableType
from rich.text import Text

from ...cli.charts.scene import Scene
from ...cli.charts.squares import (
    GAP,
    LAIR,
    LAND,
    QUAY,
    Seabed,
    Sign,
    beside,
    crowded,
    draw_squares,
    flowed,
    lettered,
    named_sign,
    room_for,
)
from .chart_panel import draw_panel
from .chart_signs import COIN, GROUND, JAILERS, SHIP_STYLES, ship_letter
from .components import PACKAGE
from .sea import ANCHORAGE, SIGNS
from .views import BlackwoodView

ISLANDS = "abcdefghi"


@cache
def seabed() -> Seabed:
    return lettered(PACKAGE, SIGNS, GROUND)


def landmarks() -> Mapping[str, str]:
    """The wharves P and X, the lairs, town and hoard."""
    return seabed().landmarks()


def draw(scene: Scene) -> RenderableType:
    room = room_for(scene.width)
    things = things_by_square(scene)
    width = seabed().width(room)
    panel = draw_panel(scene, crowded(seabed(), things, room), scene.width - width - GAP)
    return Group(key(scene), beside(draw_squares(seabed(), things, scene.marks, room), width, panel))


def key(scene: Scene) -> Text:
    """What the letters on the chart are called."""
    name_of = scene.wording.name_of
    lairs = [named_sign((sign, LAIR), name_of("lair", landmarks()[sign.lower()])) for sign in "SM"]
    wharves = [named_sign(("P", QUAY), name_of("place", "port")), named_sign(("X", QUAY), name_of("place", "x"))]
    islands = [named_sign((island, LAND), name_of("island", island)) for island in ISLANDS]
    return flowed(wharves + lairs + islands, scene.width)


def things_by_square(scene: Scene) -> dict[str, list[Sign]]:
    """Jailers, ships and abandoned gold by square. The anchorage is not on the chart."""
    view: BlackwoodView = scene.view
    found: dict[str, list[Sign]] = {}
    for jailer in view.jailers:
        found.setdefault(jailer.place, []).append(JAILERS[jailer.jailer])
    for ship in view.ships:
        found.setdefault(ship.place, []).append((ship_letter(scene.wording, ship.ship), SHIP_STYLES[ship.ship]))
    for lot in view.gold:
        sign, style = COIN
        found.setdefault(lot.square, []).append((f"{sign}{lot.amount}", style))
    found.pop(ANCHORAGE, None)
    return found
