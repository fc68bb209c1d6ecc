"""What stands beside the hexes: the round, every ship with its crew, the fight, and the viewer's own hand."""

from collections import Counter

from rich.console import Group, RenderableType
from rich.text import Text

from ...games.kings.views import FightView, KingsView, ShipView
from ...text import Wording
from .scene import Scene

LETTERS = "ABCDEF"


def draw_panel(scene: Scene, width: int) -> RenderableType:
    view: KingsView = scene.view
    wording = scene.wording
    lines: list[Text] = [Text(wording.say("chart-round", round=view.round), style="bold")]
    for ship in view.ships:
        lines += draw_ship(wording, scene.names[ship.seat], ship)
    if view.fight is not None:
        lines.append(Text(fight_line(wording, view.fight), style="bold"))
    lines.append(Text(wording.say("chart-kings-packs", **pack_figures(view)), style="dim"))
    if view.hand:
        lines.append(Text(wording.say("chart-kings-hand", cards=hand_words(wording, view.hand))))
    lines.append(Text(wording.say("chart-legend-kings"), style="dim"))
    for line in lines:
        line.no_wrap = False
    return Group(*lines)


def draw_ship(wording: Wording, name: str, ship: ShipView) -> list[Text]:
    head = wording.say(
        "chart-kings-ship",
        letter=LETTERS[ship.seat],
        name=name,
        money=ship.money,
        moves=ship.moves,
        rum=ship.rum,
        balls=ship.cannonballs,
        scurvy=ship.scurvy,
        cards=ship.cards,
    )
    return [Text(head), *crew_line(wording, ship)]


def crew_line(wording: Wording, ship: ShipView) -> list[Text]:
    """The captain first, with the abilities that count."""
    crew = sorted(ship.pirates, key=lambda each: not each.is_captain)
    words = []
    for each in crew:
        abilities = [each.crew, *([each.captain] if each.leads else [])]
        told = ", ".join(wording.name_of("ability", ability) for ability in abilities)
        words.append(f"{wording.name_of('pirate', each.pirate)} ({told})")
    return [Text("  " + "; ".join(words), style="dim")] if words else []


def fight_line(wording: Wording, fight: FightView) -> str:
    attacker, defender = fight.sides
    return wording.say(
        "chart-kings-fight",
        foe=wording.name_of("foe", fight.foe),
        place=wording.name_of("place", fight.place),
        attack=attacker.total,
        defence=defender.total,
    )


def pack_figures(view: KingsView) -> dict[str, int]:
    return {"actions": view.actions.cards, "loot": view.loot.cards, "pirates": view.pirates.cards}


def hand_words(wording: Wording, hand: tuple[str, ...]) -> str:
    counted = Counter(hand)
    return ", ".join(
        wording.name_of("card", card) + (f" x{count}" if count > 1 else "") for card, count in counted.items()
    )
