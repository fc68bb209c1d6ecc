"""Windows: the moments when anybody may play a card (specification, section 5, Windows). KP-8.01, KP-2.09"""

from typing import Final

from ...core.chance import Chance
from ...core.messages import Event
from .components import MOST_PLAYERS, NOBODY, SHIP
from .digging import finish
from .errands import DIG_WINDOW, FIGHT_WINDOW, GO_ROUND, MAINTENANCE_WINDOW, SAILS, WINDOW_MAINTENANCE, WINDOWS, then
from .events import Passed, WindowClosed, WindowOpened
from .fights import end_fight, is_winning
from .state import Kings

SEATS = range(MOST_PLAYERS)
OPENED: Final[list[list[Event]]] = [[WindowOpened(kind, seat) for seat in SEATS] for kind in WINDOWS]  # type: ignore[arg-type]
PASSED: Final[list[list[Event]]] = [[Passed(kind, seat) for seat in SEATS] for kind in WINDOWS]  # type: ignore[arg-type]
CLOSED: Final[list[list[Event]]] = [[WindowClosed(kind, seat) for seat in SEATS] for kind in WINDOWS]  # type: ignore[arg-type]


def open_window(state: Kings, window: int, log: list[Event]) -> None:
    """Clockwise, beginning with the active seat."""
    log.append(OPENED[window][state.active])
    state.window = window
    state.passes = 0
    then(state, GO_ROUND, state.active)


def go_round(state: Kings, seat: int, chance: Chance, log: list[Event]) -> None:
    """Ask the next seat that has something to be asked for; after as many passes as there are seats it is over."""
    players = state.setting.players
    while state.passes < players:
        if is_asked(state, seat):
            then(state, WINDOW_MAINTENANCE + state.window, seat)
            return
        state.passes += 1
        seat = (seat + 1) % players
    window = state.window
    close(state, log)
    if window == MAINTENANCE_WINDOW:
        then(state, SAILS, state.active)
    elif window == DIG_WINDOW:
        finish(state, state.active, log)
    else:
        end_fight(state, chance, log)


def is_asked(state: Kings, seat: int) -> bool:
    """Whoever has a card, whatever it is; in a raid also an attacker who fails and has a cannonball. All public."""
    ship = state.ships[seat]
    return ship.cards > 0 or (ship.cannonballs > 0 and may_fire(state, seat))


def still_asked(state: Kings, seat: int) -> tuple[int, ...]:
    """From this seat on, as long as all pass."""
    players = state.setting.players
    left = [(seat + step) % players for step in range(players - state.passes)]
    return tuple([each for each in left if is_asked(state, each)])


def may_fire(state: Kings, seat: int) -> bool:
    """KP-6.06: cannonballs aside."""
    fight = state.fight
    if state.window != FIGHT_WINDOW or fight is None or fight.foe == SHIP or seat != fight.attacker:
        return False
    return not is_winning(state, fight)


def close(state: Kings, log: list[Event]) -> None:
    log.append(CLOSED[state.window][state.active])
    state.window = NOBODY


def pass_on(state: Kings, seat: int, log: list[Event]) -> None:
    log.append(PASSED[state.window][seat])
    state.passes += 1


def act(state: Kings) -> None:
    """Any action starts the count anew, so that a pass is never final while others act."""
    state.passes = 0
