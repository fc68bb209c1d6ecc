"""The chart of Bounty in the terminal, and beside it what the viewer knows about every ship."""

from collections.abc import Mapping
from functools import cache

from rich.console import RenderableType

from ...games.bounty.components import PACKAGE
from ...games.bounty.sea import SIGNS
from ...games.bounty.views import BountyView
from .bounty_panel import draw_panel
from .bounty_signs import GROUND, ship_sign
from .scene import Scene
from .squares import GAP, Seabed, Sign, beside, crowded, draw_squares, lettered, room_for


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
        things.setdefault(ship.square, []).append(ship_sign(scene.wording, ship.ship))
    width = seabed().width(room)
    panel = draw_panel(scene, crowded(seabed(), things, room), scene.width - width - GAP)
    return beside(draw_squares(seabed(), things, scene.marks, room), width, panel)
