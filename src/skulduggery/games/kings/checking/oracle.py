"""A reference implementation of the legal moves (section 5), from a seat's view only: it calls no rule.

`own`: cards may be aimed at oneself (KP-8.16).
"""

from collections.abc import Callable
from typing import Any

from ....core.messages import Move
from ....core.parts import load_boards, load_data
from .. import moves as m
from ..views import KingsView, ShipView

DATA: dict[str, Any] = load_data("skulduggery.games.kings")
ROWS = [row.split() for row in load_boards("skulduggery.games.kings")["chart"].rows]
STEPS = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
CLUES = {"small": 3, "large": 4}
Board = dict[tuple[int, int], str]


def axial(name: str) -> tuple[int, int]:
    r = "ABCDEFGHI".index(name[0]) - 4
    return int(name[1:]) - 1 + max(-4, -4 - r), r


def named(q: int, r: int) -> str:
    return f"{'ABCDEFGHI'[r + 4]}{q - max(-4, -4 - r) + 1}"


def beside(name: str) -> list[str]:
    q, r = axial(name)
    near = [(q + dq, r + dr) for dq, dr in STEPS]
    return [named(*hex_) for hex_ in near if max(abs(hex_[0]), abs(hex_[1]), abs(sum(hex_))) <= 4]


def sign(name: str) -> str:
    return ROWS["ABCDEFGHI".index(name[0])][int(name[1:]) - 1]


def count(ship: ShipView, ability: str) -> int:
    """Active abilities: those of the crew always, captains' as far as they lead."""
    crew = [each.crew for each in ship.pirates].count(ability)
    return crew + [each.captain for each in ship.pirates if each.leads].count(ability)


# --- cards


def any_time(view: KingsView, seat: int, own: bool) -> list[Move]:
    hand, aims = view.hand, [ship for ship in view.ships if own or ship.seat != seat]
    found: list[Move] = []
    if "scurvy" in hand:
        found += [m.PlayScurvy(ship.seat) for ship in aims if not count(ship, "no_scurvy")]
    if "citrus" in hand and view.ships[seat].scurvy:
        found.append(m.PlayCitrus())
    if "murder" in hand:
        pirates = [(ship.seat, each) for ship in aims for each in ship.pirates]
        found += [m.PlayMurder(owner, each.pirate) for owner, each in pirates if each.crew != "immune"]
    if "dutchman" in hand:
        found += [m.PlayDutchman(to) for to in beside(view.dutchman)]
    return found


def in_fight(view: KingsView, seat: int, own: bool) -> list[Move]:
    fight, hand = view.fight, view.hand
    assert fight is not None
    attacker, defender = fight.sides[0].seat, fight.sides[1].seat
    found: list[Move] = []
    if "attack" in hand and seat in (attacker, defender):
        found.append(m.PlayAttack())
    if "ambush" in hand and seat == defender:
        found.append(m.PlayAmbush())
    if "soldiers" in hand and defender is None and (own or seat != attacker):
        found.append(m.PlaySoldiers())
    if "mercenaries" in hand:
        if seat == attacker or (defender is not None and seat not in (attacker, defender)):
            found.append(m.PlayMercenaries("attacker"))
        if seat != attacker and (defender is not None or fight.foe == "town"):
            found.append(m.PlayMercenaries("defender"))
    failing = fight.sides[0].total <= fight.sides[1].total
    if seat == attacker and defender is None and failing and view.ships[seat].cannonballs:
        found += [m.Reroll("first"), m.Reroll("second"), m.Reroll("both")]
    return found


# --- sailing: the specification's own pseudo code


def reach(view: KingsView, seat: int, waits: bool) -> list[str]:
    stops = {tile.place for tile in view.tiles if tile.tile in (None, "warship")}
    if waits and sign(view.dutchman) != "H":
        stops.add(view.dutchman)
    ship = view.ships[seat]
    parts = {part["kind"]: part["sails"] for part in DATA["ship_part"]}
    sails = parts["bow"] + sum(parts[part] for part in ship.parts)
    assert ship.moves == max(1, sails + count(ship, "move1") - ship.scurvy)
    cost = {ship.place: 0}
    frontier = [ship.place]
    for step in range(1, view.moves_left + 1):
        beyond: list[str] = []
        for place in frontier:
            for to in beside(place):
                if to not in cost:
                    cost[to] = step
                    if to not in stops:
                        beyond.append(to)
        frontier = beyond
    return [place for place in cost if place != ship.place]


def sailing(view: KingsView, seat: int, own: bool, waits: bool) -> list[Move]:
    ship = view.ships[seat]
    found: list[Move] = [m.Stop(), *[m.Sail(to) for to in reach(view, seat, waits)], *any_time(view, seat, own)]
    if "tailwind" in view.hand:
        found.append(m.PlayTailwind())
    size = {"i": "small", "I": "large"}.get(sign(ship.place))
    if size and ship.place not in ship.dug:
        clues = count(ship, "clue1") + 2 * count(ship, "clue2")
        if view.hand.count("treasure_map") >= CLUES[size] - clues:
            found.append(m.Dig())
    return found


# --- the other decisions


def crew(view: KingsView, seat: int, move: Callable[[str], Move]) -> list[Move]:
    return [move(each.pirate) for each in view.ships[seat].pirates]


def fighting(view: KingsView, seat: int) -> list[Move]:
    ship = view.ships[seat]
    merchant = any(tile.place == ship.place and tile.tile for tile in view.tiles)
    site = sign(ship.place) in "TF" and ship.place not in ship.beaten
    here = [other.seat for other in view.ships if other.seat != seat and other.place == ship.place]
    rivals = [rival for rival in here if rival not in view.fought]
    raid: list[Move] = [m.AttackNation()] if (merchant or site) and not view.raided else []
    return [*raid, *[m.AttackShip(rival) for rival in rivals], m.NoFight()]


def answering(view: KingsView, seat: int) -> list[Move]:
    goats = [each.pirate for each in view.ships[seat].pirates if each.crew == "scapegoat"]
    return [m.AcceptMutiny(), *[m.Scapegoat(goat) for goat in goats], *keelhauls(view)]


def keelhauls(view: KingsView) -> list[Move]:
    return [m.Keelhaul()] if "keelhaul" in view.hand else []


def buying(view: KingsView, seat: int) -> list[Move]:
    ship = view.ships[seat]
    assert ship.money >= 2500
    parts: list[Move] = [m.Buy("rum_hold"), m.Buy("gun_deck")]
    return [m.Done(), *[part for part in parts if part.part not in ship.parts]]  # type: ignore[attr-defined]


def others(view: KingsView, seat: int) -> list[int]:
    return [ship.seat for ship in view.ships if ship.seat != seat]


def thefts(view: KingsView, seat: int) -> list[Move]:
    """Up to 200: every amount that the other has. All money is in hundreds."""
    return [m.Steal(each, sum_) for each in others(view, seat) for sum_ in (100, 200) if view.ships[each].money >= sum_]


def legal(kind: str, view: KingsView, seat: int, own: bool, waits: bool) -> list[Move]:
    """The specification's table of section 5, line by line."""
    mutinies: list[Move] = [
        m.PlayMutiny(other.seat) for other in view.ships if (own or other.seat != seat) and "mutiny" in view.hand
    ]
    dice: list[Move] = [m.Stand(), m.Reroll("first"), m.Reroll("second"), m.Reroll("both")]
    table: dict[str, Callable[[], list[Move]]] = {
        "begin": lambda: [m.Begin()],
        "roll": lambda: [m.Roll()],
        "hire": lambda: [m.Hire()],
        "setup_discard": lambda: crew(view, seat, m.DiscardPirate),
        "setup_captain": lambda: crew(view, seat, m.Captain),
        "new_captain": lambda: crew(view, seat, m.Captain),
        "crew_captain": lambda: [*crew(view, seat, m.Captain), *crew(view, seat, m.DiscardPirate)],
        "crew_discard": lambda: crew(view, seat, m.DiscardPirate),
        "steal": lambda: [m.NoSteal(), *thefts(view, seat)],
        "trim": lambda: [*[m.DiscardCard(card) for card in sorted(set(view.hand))], *any_time(view, seat, own)],
        "window_maintenance": lambda: [m.Pass(), *any_time(view, seat, own), *mutinies],
        "window_dig": lambda: [m.Pass(), *any_time(view, seat, own)],
        "window_interruption": lambda: [m.Pass(), *any_time(view, seat, own)],
        "window_mutiny": lambda: [m.Pass(), *keelhauls(view)],
        "window_sail": lambda: [m.Pass(), *any_time(view, seat, own)],
        "window_dock": lambda: [m.Pass(), *any_time(view, seat, own)],
        "window_fight": lambda: [m.Pass(), *any_time(view, seat, own), *in_fight(view, seat, own)],
        "mutiny_answer": lambda: answering(view, seat),
        "sail": lambda: sailing(view, seat, own, waits),
        "dock_buy": lambda: buying(view, seat),
        "fight_choice": lambda: fighting(view, seat),
        "duel_dice": lambda: dice,
    }
    return table[kind]()
