"""How each game's view is drawn in the terminal. A game without a chart of its own gets the plain one."""

from collections.abc import Callable, Mapping

from . import blackwood, bounty, kings, prowl
from .kings_remarks import KingsRemarks
from .plain import draw_plain
from .remarks import Remarks
from .scene import Chart

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
REMARKS: dict[str, type[Remarks]] = {"kings": KingsRemarks}
UNTOLD: dict[str, frozenset[str]] = {"kings": frozenset({"window_opened", "passed", "window_closed", "turn_ended"})}


def chart_of(game: str) -> Chart:
    return CHARTS.get(game, draw_plain)


def aliases_of(game: str) -> Mapping[str, str]:
    """What else a person may call a place who reads the chart: its sign there, in small letters, and the place."""
    return ALIASES[game]() if game in ALIASES else {}


def remarks_of(game: str) -> type[Remarks]:
    """What is said about the game's choices."""
    return REMARKS.get(game, Remarks)


def untold_in(game: str) -> frozenset[str]:
    """Kinds of events that are no news: that a question went round and nobody answered it, that a turn is over."""
    return UNTOLD.get(game, frozenset())
