"""Jailers on the move, captures and captives. PB-9.*, PB-10.*"""

from ...core.messages import Event
from .components import EVENT_STEPS, JAILERS
from .events import Captured, Escaped, GoldDropped, JailerMoved
from .state import Blackwood


def drive_ends(state: Blackwood, jailer: int) -> list[int]:
    """PB-9.01 to PB-9.03: where exactly three steps can take him, round the other jailer."""
    walks = state.setting.sea.jailer_walks(state.jailers[jailer])
    return walks.free_ends(EVENT_STEPS, state.setting.sea.bits[state.jailers[1 - jailer]])


def drive(state: Blackwood, jailer: int, to: int, log: list[Event]) -> None:
    """PB-9.04, PB-9.05: he passes over ships, and captures all on the third square."""
    sea = state.setting.sea
    start = state.jailers[jailer]
    walk = sea.jailer_walks(start).free_walk(to, EVENT_STEPS, EVENT_STEPS, sea.bits[state.jailers[1 - jailer]])
    assert walk is not None, "only legal moves are driven"
    trail = walk.trail(sea.names)
    captives = state.ships_at(sea.lairs[jailer]) if state.is_home(jailer) else []
    log.append(JailerMoved(JAILERS[jailer], sea.names[start], sea.names[to], trail))
    state.jailers[jailer] = to
    caught = state.ships_at(to)
    if caught:
        capture(state, caught, jailer, captives, log)
        return
    for ship in captives:
        log.append(Escaped(state.ship_id(ship), sea.names[start], "jailer_away"))


def capture(state: Blackwood, caught: list[int], jailer: int, captives: list[int], log: list[Event]) -> None:
    """PB-9.07, PB-10.01: gold stays, ships and jailer go to his lair. `captives` were there already."""
    square, lair = state.jailers[jailer], state.setting.sea.lairs[jailer]
    surprised = [ship for ship in state.ships_at(lair) if ship not in captives]
    for ship in caught:
        become_captive(state, ship, jailer, square, log)
        state.places[ship] = lair
    state.jailers[jailer] = lair
    for ship in surprised:  # PB-10.06, PB-10.10
        become_captive(state, ship, jailer, lair, log, seized=state.setting.seizes_gold)


def become_captive(
    state: Blackwood, ship: int, jailer: int, square: int, log: list[Event], seized: bool = True
) -> None:
    """PB-7.01, PB-10.03: the gold stays on the square of the capture."""
    log.append(Captured(state.ship_id(ship), JAILERS[jailer], state.name(square)))
    if not seized:
        return
    drop_gold(state, ship, square, state.coins[ship], log)
    state.coins[ship] = 0


def drop_gold(state: Blackwood, ship: int, square: int, amount: int, log: list[Event]) -> None:
    """PB-7.04: several lots on one square are one lot."""
    if amount:
        state.gold[square] = state.gold.get(square, 0) + amount
        log.append(GoldDropped(state.ship_id(ship), state.name(square), amount))
