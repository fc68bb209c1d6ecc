"""The panels of King of the Pirates: ships with their crews, the fight, the packs and the viewer's hand."""

from collections import Counter

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ...cli.charts.scene import Scene
from ...cli.charts.squares import flowed
from ...text import Wording
from .chart_signs import LETTERS, SHIP_STYLES
from .views import FightView, KingsView, PirateView, ShipView

ACTIVE = "▶"
INDENT = 4  # columns for the arrow and the letter
FIGURES = (
    "chart-kings-money",
    "chart-kings-moves",
    "chart-kings-rum",
    "chart-kings-balls",
    "chart-kings-scurvy",
    "chart-kings-cards",
)


def draw_ships(scene: Scene) -> RenderableType:
    """The target and the packs, then a row for every ship, then the crews."""
    view: KingsView = scene.view
    say = scene.wording.say
    goal = say("chart-kings-goal", round=view.round, rounds=view.last_round, target=view.target)
    grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    for _ in ("arrow", "letter"):
        grid.add_column("")
    headings = [say(figure) for figure in FIGURES]
    rest = scene.width - INDENT - sum(max(len(heading), 6) + 1 for heading in headings)
    grid.add_column("", no_wrap=True, max_width=max(rest, 4))
    for heading in headings:
        grid.add_column(heading, justify="right", no_wrap=True)
    for ship in view.ships:
        grid.add_row(*ship_row(view, ship, scene))
    crews = [crew(ship, scene) for ship in view.ships if aboard(ship, scene.wording)]
    return Group(Text(goal, style="bold"), grid, *crews)


def ship_row(view: KingsView, ship: ShipView, scene: Scene) -> list[RenderableType]:
    active = view.active == ship.seat
    return [
        ACTIVE if active else " ",
        Text(LETTERS[ship.seat], style=SHIP_STYLES[ship.colour]),
        Text(scene.names[ship.seat], style="bold" if active else ""),
        scene.wording.say("chart-kings-amount", amount=ship.money),
        str(ship.moves),
        f"{ship.rum}/{ship.rum_room}",
        f"{ship.cannonballs}/{ship.cannonball_room}",
        str(ship.scurvy),
        f"{ship.cards}/{ship.card_limit}",
    ]


def crew(ship: ShipView, scene: Scene) -> RenderableType:
    """The pirates on a ship, and the parts that were bought."""
    layout = Grid.grid(padding=(0, 1, 0, 0))
    letter = Text(LETTERS[ship.seat], style=SHIP_STYLES[ship.colour])
    layout.add_row(" ", letter, flowed(aboard(ship, scene.wording), scene.width - INDENT))
    return layout


def aboard(ship: ShipView, wording: Wording) -> list[Text]:
    """The captain first, each with the abilities that count; then the parts."""
    crew = sorted(ship.pirates, key=lambda each: not each.is_captain)
    parts = [Text(wording.name_of("part", part), style="bold") for part in ship.parts]
    return [pirate(each, wording) for each in crew] + parts


def pirate(each: PirateView, wording: Wording) -> Text:
    abilities = [each.crew, *([each.captain] if each.leads else [])]
    told = ", ".join(wording.name_of("ability", ability) for ability in abilities)
    name = wording.name_of("pirate", each.pirate)
    named = wording.say("chart-kings-captain", pirate=name) if each.is_captain else name
    return Text.assemble((named, "bold" if each.is_captain else ""), (f" ({told})", "dim"))


def below(scene: Scene) -> list[RenderableType]:
    """What helps to answer the question below: the fight, and the own cards with their effects."""
    view: KingsView = scene.view
    wording = scene.wording
    lines: list[RenderableType] = [Text(wording.say("chart-kings-packs", **pack_figures(view)), style="dim")]
    if view.fight is not None:
        lines.append(Text(fight_line(scene, view.fight), style="bold"))
    if view.hand:
        lines.append(Text(wording.say("chart-kings-hand"), style="bold"))
        lines.append(hand_table(wording, view.hand))
    return lines


def fight_line(scene: Scene, fight: FightView) -> str:
    """Who attacks whom, how it stands, and what that means: the rule of ties differs between raids and duels."""
    attacker, defender = fight.sides
    assert attacker.seat is not None, "nations do not attack"
    foe = scene.wording.name_of("foe", fight.foe)
    return scene.wording.say(
        "chart-kings-fight",
        attacker=scene.names[attacker.seat],
        foe=foe if defender.seat is None else scene.names[defender.seat],
        place=scene.wording.name_of("place", fight.place),
        attack=attacker.total,
        defence=defender.total,
        standing=standing(fight),
        loot=fight.loot,
    )


def standing(fight: FightView) -> str:
    """`open` before the dice have fallen, then `winning` or `losing`, with `tie-` before it."""
    attacker, defender = fight.sides
    if not attacker.dice or not (defender.dice or defender.seat is None):
        return "open"
    tie = "tie-" if attacker.total == defender.total else ""
    return tie + ("winning" if fight.winning else "losing")


def pack_figures(view: KingsView) -> dict[str, int]:
    return {"actions": view.actions.cards, "loot": view.loot.cards, "pirates": view.pirates.cards}


def hand_table(wording: Wording, hand: tuple[str, ...]) -> RenderableType:
    """Each kind of card with what it does."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column()
    for card, count in Counter(hand).items():
        times = f" x{count}" if count > 1 else ""
        grid.add_row(Text(wording.name_of("card", card) + times), Text(wording.say(f"effect-{card}")))
    return Padding(grid, (0, 0, 0, 2))
