"""How the view of each game is drawn in the terminal. A game without a chart uses the plain one.

Each game has its chart beside it (`games/beside.py`). The module of a chart has a function `draw`, and may have
`sketch`, `landmarks` and `remarks`.
"""

from collections.abc import Mapping
from typing import Any

from ...games import game_called
from ...games.beside import thing_beside
from .plain import draw_plain
from .remarks import Remarks
from .scene import Chart, Sketch


def chart_of(game: str) -> Chart:
    return part_of(game, "draw") or draw_plain


def sketch_of(game: str) -> Sketch | None:
    """The short drawing of a game, if it has one."""
    found: Sketch | None = part_of(game, "sketch")
    return found


def aliases_of(game: str) -> Mapping[str, str]:
    """Other names that a person may type for a place: its sign on the chart, in small letters."""
    landmarks = part_of(game, "landmarks")
    return landmarks() if landmarks else {}


def remarks_of(game: str) -> type[Remarks]:
    """The remarks beside the choices of a game."""
    return part_of(game, "remarks") or Remarks


def part_of(game: str, name: str) -> Any:
    return thing_beside(game_called(game), "chart", name)
