"""How the view of each game is drawn in the terminal. A game without a chart uses the plain one."""

from collections.abc import Callable, Mapping

from . import blackwood, bounty, kings, prowl
from .kings_remarks import KingsRemarks
from .plain import draw_plain
from .remarks import Remarks
from .scene import Chart, Sketch

CHARTS: dict[str, Chart] = {
    "blackwood": blackwood.draw_blackwood,
    "bounty": bounty.draw_bounty,
    "kings": kings.draw_kings,
    "prowl": prowl.draw_prowl,
}
ALIASES: dict[str, Callable[[], Mapping[str, str]]] = {
    "blackwood": blackwood.landmarks,
    "bounty": bounty.landmarks,
}
SKETCHES: dict[str, Sketch] = {"kings": kings.sketch_kings}
REMARKS: dict[str, type[Remarks]] = {"kings": KingsRemarks}


def chart_of(game: str) -> Chart:
    return CHARTS.get(game, draw_plain)


def sketch_of(game: str) -> Sketch | None:
    """The short drawing of a game, if it has one."""
    return SKETCHES.get(game)


def aliases_of(game: str) -> Mapping[str, str]:
    """Other names that a person may type for a place: its sign on the chart, in small letters."""
    return ALIASES[game]() if game in ALIASES else {}


def remarks_of(game: str) -> type[Remarks]:
    """The remarks beside the choices of a game."""
    return REMARKS.get(game, Remarks)
