"""The panel beside the chart of Port Blackwood: the turn, gold, cannonballs, and what does not fit on the chart."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...cli.charts.scene import Scene
from ...cli.charts.squares import Sign, spelled_out
from ...text import Wording
from .chart_signs import JAILERS, SHIP_STYLES, ship_letter
from .sea import ANCHORAGE
from .views import BlackwoodView, ShipView

ACTIVE = "▶"
ICONS = 5  # columns for the arrow and up to two ships before a name
Crowd = Sequence[tuple[str, list[Sign]]]


def draw_panel(scene: Scene, crowded: Crowd, room: int) -> RenderableType:
    """`room` is how many columns are left beside the chart."""
    view: BlackwoodView = scene.view
    lines: list[RenderableType] = [turn(view, scene.wording), players(view, scene, room), stores(view, scene.wording)]
    for key, ships in (
        ("chart-anchorage", [ship for ship in view.ships if ship.place == ANCHORAGE]),
        ("chart-captives", [ship for ship in view.ships if ship.captive]),
    ):
        if ships:
            lines.append(fleet(scene.wording.say(key), ships, scene.wording))
    lines += [spelled_out(square, signs) for square, signs in crowded]
    return Group(*lines, *legend(scene.wording))


def turn(view: BlackwoodView, wording: Wording) -> Text:
    """Round, event and roll, if they are known."""
    parts = [wording.say("chart-round", round=view.round)]
    if view.event:
        parts.append(wording.name_of("card", view.event))
    if view.roll:
        parts.append(wording.say("chart-roll", value=view.roll))
    return Text(" · ".join(parts), style="bold")


def players(view: BlackwoodView, scene: Scene, room: int) -> RenderableType:
    say = scene.wording.say
    teams = len(set(view.teams)) < len(view.teams)
    grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    grid.add_column("")
    grid.add_column("")
    figures = [say(key) for key in ("chart-home", "chart-load", "chart-balls", *(["chart-team"] if teams else []))]
    grid.add_column("", no_wrap=True, max_width=room - ICONS - sum(len(figure) + 1 for figure in figures))
    for figure in figures:
        grid.add_column(figure, justify="right", no_wrap=True)
    for seat, name in enumerate(scene.names):
        grid.add_row(*player(view, seat, name, scene.wording), *([str(view.teams[seat] + 1)] if teams else []))
    return grid


def player(view: BlackwoodView, seat: int, name: str, wording: Wording) -> list[RenderableType]:
    ships = [ship for ship in view.ships if ship.seat == seat]
    home = str(view.stores[seat]) + (f"/{view.goal}" if view.goal else "")
    load = "+".join(str(ship.coins) for ship in ships)
    active = view.active == seat
    return [
        ACTIVE if active else " ",
        letters(ships, wording),
        Text(name, style="bold" if active else ""),
        home,
        load,
        str(view.balls[seat]),
    ]


def letters(ships: Sequence[ShipView], wording: Wording) -> Text:
    text = Text()
    for ship in ships:
        text.append(ship_letter(wording, ship.ship), style=SHIP_STYLES[ship.ship])
    return text


def stores(view: BlackwoodView, wording: Wording) -> Text:
    """The supplies that belong to nobody."""
    parts = [wording.say("chart-hoard", coins=view.hoard)]
    parts.append(
        wording.say("chart-stockpile-endless")
        if view.stockpile is None
        else wording.say("chart-stockpile", balls=view.stockpile)
    )
    if view.pack or view.discards:
        parts.append(wording.say("chart-pack", cards=view.pack))
    return Text(" · ".join(parts))


def fleet(title: str, ships: Sequence[ShipView], wording: Wording) -> Text:
    return Text.assemble(f"{title} ", letters(ships, wording))


def legend(wording: Wording) -> list[Text]:
    return [
        Text.assemble((sign, style), f" {wording.name_of('jailer', name)}") for name, (sign, style) in JAILERS.items()
    ]
