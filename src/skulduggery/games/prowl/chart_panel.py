"""The panel beside the chart: the turn, every ship with its masts and its chest, the stock and the stacks."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ...cli.charts.scene import Scene
from ...cli.charts.squares import Sign, spelled_out
from ...text import Wording
from .chart_signs import ship_sign
from .views import CardView, ProwlView, ShipView

ACTIVE = "▶"
Crowd = Sequence[tuple[str, list[Sign]]]


def draw_panel(scene: Scene, crowd: Crowd) -> RenderableType:
    view: ProwlView = scene.view
    lines: list[RenderableType] = [turn(view, scene.wording)]
    for ship in view.ships:
        lines += ship_lines(view, ship, scene)
    if view.davy is not None:
        lines.append(davy(view, scene))
    lines += [stock(view, scene.wording), stacks(view, scene.wording)]
    lines += [spelled_out(square, signs) for square, signs in crowd]
    return Group(*lines)


def turn(view: ProwlView, wording: Wording) -> Text:
    parts = [wording.say("chart-round", round=view.round), wording.say("chart-prowl-target", target=view.target)]
    if view.steps:
        parts.append(wording.say("chart-prowl-steps", steps=view.steps))
    return Text(" · ".join(parts), style="bold")


def ship_lines(view: ProwlView, ship: ShipView, scene: Scene) -> list[RenderableType]:
    """Owner and condition of a ship; then masts and chest, if they hold anything."""
    wording = scene.wording
    letter, style = ship_sign(wording, ship.ship)
    active = ACTIVE if view.ship == ship.ship else " "
    words = [scene.names[ship.seat], *name_beside_others(view, ship, wording), *troubles(ship, wording)]
    lines: list[RenderableType] = [Text.assemble(active, (letter, style), f" {', '.join(words)}")]
    told: list[str] = []
    if ship.cards:
        total = " " + wording.say("chart-worth", value=ship.cards_value) if ship.cards_value else ""
        told.append(wording.say("chart-prowl-masts", cards=listed(ship.cards, wording)) + total)
    if ship.chest and ship.chest_value is None:
        told.append(wording.say("chart-prowl-chest", cards=listed(ship.chest, wording)))
    elif ship.chest:
        told.append(wording.say("chart-prowl-worth", cards=listed(ship.chest, wording), value=ship.chest_value))
    return lines + [Padding(Text(line), (0, 0, 0, 3)) for line in told]


def name_beside_others(view: ProwlView, ship: ShipView, wording: Wording) -> list[str]:
    """The pirate of one of several ships; an only ship is called by its player alone."""
    several = sum(other.seat == ship.seat for other in view.ships) > 1
    return [wording.name_of("ship", ship.ship)] if several else []


def troubles(ship: ShipView, wording: Wording) -> list[str]:
    found = []
    if not ship.alive:
        found.append(wording.say("chart-prowl-dead"))
    if ship.wrecked:
        found.append(wording.say("chart-prowl-wrecked"))
    if ship.idle:
        found.append(wording.say("chart-prowl-idle", turns=ship.idle))
    return found


def listed(cards: tuple[CardView, ...], wording: Wording) -> str:
    """Names of known cards, backs of the others."""
    names = [
        wording.name_of("deal", card.card) if card.card else f"({wording.name_of('back', card.back)})" for card in cards
    ]
    return ", ".join(names)


def davy(view: ProwlView, scene: Scene) -> Text:
    letter, style = ship_sign(scene.wording, "davy")
    where = scene.wording.name_of("place", str(view.davy))
    if view.commander is None:
        return Text.assemble(" ", (letter, style), f" {where}")
    told = scene.wording.say("chart-prowl-commander", name=scene.names[view.commander])
    return Text.assemble(" ", (letter, style), f" {where}, {told}")


def stock(view: ProwlView, wording: Wording) -> Text:
    left = ", ".join(f"{wording.name_of('card', each.treasure)} {each.left}" for each in view.stock)
    return Text(wording.say("chart-prowl-stock", left=left))


def stacks(view: ProwlView, wording: Wording) -> Text:
    return Text(wording.say("chart-prowl-stacks", blind=view.blind, pile=len(view.pile)))
