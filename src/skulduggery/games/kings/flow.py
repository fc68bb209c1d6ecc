"""Does what is on the agenda, until a seat must be asked."""

from ...core.chance import Chance
from ...core.game import Decision
from ...core.messages import Event
from .dutchman import send
from .errands import (
    BUYS,
    CREW,
    DEFEND,
    DOCK,
    END_TURN,
    FIGHT,
    GO_ROUND,
    LEAVE,
    OPEN_WINDOW,
    QUESTIONS,
    SAILS,
    SEAT_BITS,
    SEND,
    START_TURN,
    STEALS,
    TRIMS,
)
from .fights import defend
from .hideouts import dock, leave, offer_parts, sort_crew
from .sailing import ask_to_sail
from .state import Kings
from .turns import end_turn, fight_phase, offer_steal, offer_trim, start_turn
from .windows import go_round, open_window

ASKED: list[list[Decision]] = [[] for _ in range(QUESTIONS)]  # by question and seat; decisions.py fills it
SEAT_MASK = (1 << SEAT_BITS) - 1


def go_on(state: Kings, chance: Chance, log: list[Event]) -> None:
    """Errand by errand, the last first."""
    while state.agenda and not state.pending:
        note = state.agenda.pop()
        errand, seat = note >> SEAT_BITS, note & SEAT_MASK
        if errand < QUESTIONS:
            state.pending.append(ASKED[errand][seat])
        elif errand == GO_ROUND:
            go_round(state, seat, chance, log)
        elif errand == SAILS:
            ask_to_sail(state, seat)
        else:
            do_errand(state, errand, seat, chance, log)


def do_errand(state: Kings, errand: int, seat: int, chance: Chance, log: list[Event]) -> None:
    """Those of the turn; those of the docks are rarer still."""
    if errand == OPEN_WINDOW:
        open_window(state, seat, log)
    elif errand == END_TURN:
        end_turn(state, seat, log)
    elif errand == START_TURN:
        start_turn(state, seat, log)
    elif errand == STEALS:
        offer_steal(state, seat)
    elif errand == TRIMS:
        offer_trim(state, seat)
    elif errand == FIGHT:
        fight_phase(state, seat, chance, log)
    elif errand == DEFEND:
        defend(state, seat, chance, log)
    elif errand == SEND:
        send(state, seat, chance, log)
    else:
        do_dock_errand(state, errand, seat, log)


def do_dock_errand(state: Kings, errand: int, seat: int, log: list[Event]) -> None:
    if errand == DOCK:
        dock(state, seat, log)
    elif errand == BUYS:
        offer_parts(state, seat)
    elif errand == CREW:
        sort_crew(state, seat, log)
    elif errand == LEAVE:
        leave(state, seat, log)
