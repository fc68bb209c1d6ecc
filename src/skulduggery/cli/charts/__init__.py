"""How each game's view is drawn in the terminal. A game without a chart of its own gets the plain one."""

from .blackwood import draw_blackwood
from .plain import draw_plain
from .scene import Chart

CHARTS: dict[str, Chart] = {"blackwood": draw_blackwood}


def chart_of(game: str) -> Chart:
    return CHARTS.get(game, draw_plain)
