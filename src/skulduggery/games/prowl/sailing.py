"""Where ships and Davy may sail, and what a voyage looks like. PR-3.*, PR-4.*, PR-9.07, PR-11.05"""

from ...core.messages import Event, Move
from .components import CARGOES, COLOURS, DAVY, IS_MAP
from .courses import Ends
from .events import Sailed
from .sea import GROUNDS
from .state import DAVY_SHIP, Prowl


def destinations(state: Prowl, ship: int) -> list[Move]:
    """T5: every field within reach, the own one included (PR-4.03); stop fields last."""
    sea, here = state.setting.sea, state.places[ship]
    ends = state.setting.courses.ends(here, state.steps, state.full_for(ship))
    if state.wrecked[ship]:
        return homeward(state, ship, ends)
    stops: list[Move] = []
    for town in sea.towns:
        if ends.has(town) and town != here:
            stops.append(sea.sails[town])
    home = state.home(ship)
    if ends.has(home) and home != here:
        stops.append(sea.sails[home])
    for card in state.cards[ship]:
        if card.face < CARGOES and IS_MAP[card.face]:
            island = sea.destination[card.face]
            if ends.has(island) and island != here and sea.sails[island] not in stops:
                stops.append(sea.sails[island])
    if not sea.is_water[here]:
        stops.append(sea.sails[here])
    if ends is ends.throw.usual:  # kept for every match; other ends are made for this question alone
        return ends.sails + stops if stops else ends.sails
    ends.sails.extend(stops)
    return ends.sails


def homeward(state: Prowl, ship: int, ends: Ends) -> list[Move]:
    """PR-9.07: home, or water that is nearer to it; if there is none, stay."""
    sea, here, home = state.setting.sea, state.places[ship], state.home(ship)
    if here == home or ends.has(home):
        return [sea.sails[home]]
    steps = sea.steps_to(home)
    nearer: list[Move] = []
    for field in range(sea.size):
        if steps[field] < steps[here] and sea.is_water[field] and ends.has(field):
            nearer.append(sea.sails[field])
    return nearer or [sea.sails[here]]


def davy_destinations(state: Prowl) -> list[Move]:
    """T2, PR-11.05: water only; he may stay, even in his Kingdom."""
    sea = state.setting.sea
    ends = state.setting.courses.ends(state.davy, state.steps, state.full_for(DAVY_SHIP))
    return ends.sails if sea.is_water[state.davy] else [*ends.sails, sea.sails[state.davy]]


def sail(state: Prowl, ship: int, to: int, log: list[Event]) -> None:
    """Move a ship, or Davy, along a shortest free way."""
    sea = state.setting.sea
    start = state.davy if ship == DAVY_SHIP else state.places[ship]
    names = sea.names
    if start == to:
        path: tuple[str, ...] = (names[to],)
    else:
        way = state.setting.ways.path(start, to, state.full_for(ship))
        path = tuple([names[field] for field in way])
    if ship == DAVY_SHIP:
        state.davy = to
    else:
        state.places[ship] = to
    ground = GROUNDS[sea.grounds[to]]
    name = DAVY if ship == DAVY_SHIP else COLOURS[state.colours[ship]]
    log.append(Sailed(state.active, name, names[start], names[to], path, ground))


def uses_all_steps(state: Prowl, ship: int, start: int, to: int) -> bool:
    """PR-10.03: fields may be passed twice, so most ships just tack about until all steps are used.

    PR-7.03: whoever stays on an island has used none.
    """
    setting, full = state.setting, state.full_for(ship)
    if start == to and not setting.sea.is_water[to]:
        return False
    spare = state.steps + 1 - len(setting.ways.path(start, to, full))
    if spare == 0 or (spare > 1 and setting.courses.can_tack(to, full)):
        return True
    return setting.courses.ends_exactly(start, to, state.steps, full)


def has_map_for(state: Prowl, ship: int, island: int) -> bool:
    """PR-3.11, PR-13.01"""
    for card in state.cards[ship]:
        if card.face < CARGOES and state.setting.sea.destination[card.face] == island:
            return True
    return False


def free_islands(state: Prowl) -> list[int]:
    """PR-10.10: islands without a ship on them."""
    return [field for field in state.setting.sea.islands if field not in state.places]
