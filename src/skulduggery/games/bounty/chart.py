"""The chart of Bounty in the terminal, and beside it what the viewer knows about every ship."""

from collections.abc import Mapping
from functools import cache

from rich.console import RenderableType

from ...cli.charts.scene import Scene
from ...cli.charts.squares import GAP, Seabed, Sign, beside, crowded, draw_squares, lettered, room_for
from .chart_panel import draw_panel
from .chart_signs import GROUND, ship_sign
from .components import PACKAGE
from .sea import SIGNS
from .views import BountyView


@cache
def seabed() -> Seabed:
    return lettered(PACKAGE, SIGNS, GROUND)


def landmarks() -> Mapping[str, str]:
    """H and A: Home Port and Admiralty Island. The ports have numbers, which a person could confuse with choices."""
    return seabed().landmarks()


def draw(scene: Scene) -> RenderableType:
    view: BountyView = scene.view
    room = room_for(scene.width)
    things: dict[str, list[Sign]] = {}
    for ship in view.ships:
        things.setdefault(ship.place, []).append(ship_sign(scene.wording, ship.ship))
    width = seabed().width(room)
    panel = draw_panel(scene, crowded(seabed(), things, room), scene.width - width - GAP)
    return beside(draw_squares(seabed(), things, scene.marks, room), width, panel)
