"""The panel beside the chart of Bounty: the turn, purses, card backs in the holds, and the cards the viewer knows."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...cli.charts.scene import Scene
from ...cli.charts.squares import QUAY, Sign, flowed, named_sign, spelled_out
from ...text import Wording
from .chart_signs import ship_sign
from .components import CARDS, PORTS, VALUES
from .sea import the_sea
from .views import BountyView, CargoView, ShipView

ACTIVE = "▶"
ICONS = 4  # columns for the arrow and the ship before a name
SHORTEST_NAME = 4
NOTHING = "–"
HAVENS = (("H", the_sea().names[the_sea().home]), ("A", the_sea().names[the_sea().admiralty]))
Crowd = Sequence[tuple[str, list[Sign]]]


def draw_panel(scene: Scene, crowd: Crowd, room: int) -> RenderableType:
    """`room` is how many columns are left beside the chart."""
    view: BountyView = scene.view
    lines: list[RenderableType] = [turn(view, scene.wording), fleet(view, scene, room)]
    lines += [line for ship in view.ships for line in badges(ship, scene.wording)]
    lines += [known_cards(ship, scene.wording) for ship in view.ships if any(card.card for card in aboard(ship))]
    lines += [ports(view, scene.wording, room), table(view, scene.wording)]
    lines += [spelled_out(square, signs) for square, signs in crowd]
    return Group(*lines)


def turn(view: BountyView, wording: Wording) -> Text:
    """Round, target and throw, if there are any."""
    parts = [wording.say("chart-round", round=view.round)]
    if view.target:
        parts.append(wording.say("chart-target", money=view.target))
    elif view.mode == "rounds" or view.last_call:
        parts.append(wording.say("chart-last-round", round=view.last_round))
    if view.roll:
        parts.append(wording.say("chart-throw", value=view.roll))
    return Text(" · ".join(parts), style="bold")


def fleet(view: BountyView, scene: Scene, room: int) -> RenderableType:
    """A line for every ship: the purse of its owner, the backs in its hold, and how many cards were taken."""
    figures = [scene.wording.say(key) for key in ("chart-purse", "chart-loans", "chart-hold", "chart-taken")]
    longest = max(len(hold(ship)) for ship in view.ships)
    taken = ICONS + sum(max(len(figure), longest if at == 2 else 0) + 1 for at, figure in enumerate(figures))
    grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    grid.add_column("")
    grid.add_column("")
    grid.add_column("", no_wrap=True, max_width=max(room - taken, SHORTEST_NAME))
    for figure in figures:
        grid.add_column(figure, justify="right", no_wrap=True)
    for ship in view.ships:
        grid.add_row(*row(view, ship, scene))
    return grid


def row(view: BountyView, ship: ShipView, scene: Scene) -> list[RenderableType]:
    """Money belongs to the seat, so only the row of its first ship shows it."""
    first = next(each for each in view.ships if each.seat == ship.seat) is ship
    letter, style = ship_sign(scene.wording, ship.ship)
    active = view.ship == ship.ship
    return [
        ACTIVE if active else " ",
        Text(letter, style=style),
        Text(scene.names[ship.seat] if first else "", style="bold" if active else ""),
        str(view.purses[ship.seat]) if first else "",
        (str(view.loans[ship.seat]) if view.loans[ship.seat] else NOTHING) if first else "",
        hold(ship),
        str(len(ship.plunder)) if ship.plunder else NOTHING,
    ]


def hold(ship: ShipView) -> str:
    """The numbers of the ports on the backs, the top card last."""
    return "".join(str(PORTS.index(card.port) + 1) for card in ship.hold) or NOTHING


def badges(ship: ShipView, wording: Wording) -> list[Text]:
    """What everybody knows about a ship, and its owner about its own."""
    words: list[str] = []
    if ship.role != "unknown" and (ship.hold or ship.commission):
        open_or_not = ship.shown or ship.commission
        role = wording.name_of("role" if open_or_not else "secret", ship.role)
        words.append(role)
    if ship.claim is not None:
        words.append(wording.say("chart-claim", ship=wording.name_of("ship", ship.claim)))
    if ship.distress:
        words.append(wording.say("chart-distress"))
    letter, style = ship_sign(wording, ship.ship)
    return [Text.assemble((letter, style), f" {', '.join(words)}")] if words else []


def known_cards(ship: ShipView, wording: Wording) -> Text:
    """The cards that the viewer knows, by name and value; plunder in brackets."""
    bought = [card_name(card, wording) for card in ship.hold if card.card]
    taken = [f"({card_name(card, wording)})" for card in ship.plunder if card.card]
    letter, style = ship_sign(wording, ship.ship)
    total = " " + wording.say("chart-worth", value=ship.worth) if ship.worth is not None else ""
    return Text.assemble((letter, style), f" {', '.join(bought + taken)}{total}")


def card_name(card: CargoView, wording: Wording) -> str:
    return f"{wording.name_of('card', str(card.card))} {VALUES[CARDS.index(str(card.card))]}"


def aboard(ship: ShipView) -> tuple[CargoView, ...]:
    return ship.hold + ship.plunder


def ports(view: BountyView, wording: Wording, room: int) -> RenderableType:
    """The name of each port by its number, the price of a card there, and how many cards are left."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    grid.add_column("")
    grid.add_column(wording.say("chart-port"), no_wrap=True)
    for heading in ("chart-fee", "chart-cards"):
        grid.add_column(wording.say(heading), no_wrap=True, justify="right")
    for at, pack in enumerate(view.packs, start=1):
        grid.add_row(Text(str(at), style=QUAY), wording.name_of("port", pack.port), str(pack.fee), str(pack.cards))
    havens = [named_sign((sign, QUAY), wording.name_of("place", place)) for sign, place in HAVENS]
    return Group(grid, flowed(havens, room))


def table(view: BountyView, wording: Wording) -> Text:
    """The cards that belong to nobody."""
    parts = [wording.say("chart-chest", cards=view.chest)]
    if view.commission is not None:
        parts.append(wording.say("chart-commission", ship=wording.name_of("ship", view.commission)))
    return Text(" · ".join(parts))
