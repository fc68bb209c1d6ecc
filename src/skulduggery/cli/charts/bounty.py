"""The chart of the Hidden Sea in the terminal. Beside it stands who has what aboard, as far as the viewer knows."""

from collections.abc import Mapping
from functools import cache

from rich.console import RenderableType
from rich.table import Table as Grid

from ...core.parts import load_boards
from ...games.bounty.components import PACKAGE
from ...games.bounty.sea import SIGNS
from ...games.bounty.views import BountyView
from .bounty_panel import draw_panel
from .bounty_signs import GROUND, ship_sign
from .scene import Scene
from .squares import GAP, ROW_LABEL, Seabed, Sign, crowded, draw_squares, room_for


@cache
def seabed() -> Seabed:
    grid, signs = load_boards(PACKAGE)["chart"].squares(SIGNS)
    return Seabed(tuple(grid.names), signs, grid.columns, GROUND)


def landmarks() -> Mapping[str, str]:
    """H and A: Home Port and Admiralty Island. The ports' numbers would be taken for those of the choices."""
    return seabed().landmarks()


def draw_bounty(scene: Scene) -> RenderableType:
    view: BountyView = scene.view
    room = room_for(scene.width)
    things: dict[str, list[Sign]] = {}
    for ship in view.ships:
        things.setdefault(ship.square, []).append(ship_sign(scene.wording, ship.ship))
    width = ROW_LABEL + room * seabed().columns
    layout = Grid.grid(padding=(0, GAP, 0, 0))
    layout.add_column(no_wrap=True, min_width=width)
    panel = draw_panel(scene, crowded(seabed(), things, room), scene.width - width - GAP)
    layout.add_row(draw_squares(seabed(), things, scene.marks, room), panel)
    return layout
