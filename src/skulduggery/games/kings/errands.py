"""What is still to be done in a turn: the agenda. Rules put errands on it, `flow.py` does them one by one.

An errand is asked of a seat (the questions, which have a decision each) or simply done. The agenda is a stack: an
interrupt that comes in between (a mutiny, a murdered captain) lies above what it interrupts.
"""

from typing import Final

from .state import Kings

# --- questions
BEGIN: Final = 0
ROLL: Final = 1
SETUP_DISCARD: Final = 2
SETUP_CAPTAIN: Final = 3
STEAL: Final = 4
TRIM: Final = 5
WINDOW_MAINTENANCE: Final = 6  # the three windows stand in this order
WINDOW_DIG: Final = 7
WINDOW_FIGHT: Final = 8
MUTINY_ANSWER: Final = 9
NEW_CAPTAIN: Final = 10
SAIL: Final = 11
DOCK_BUY: Final = 13
HIRE: Final = 14
CREW_DISCARD: Final = 15
CREW_CAPTAIN: Final = 16
FIGHT_CHOICE: Final = 17
DUEL_DICE: Final = 18
QUESTIONS: Final = 19

# --- to be done
STEALS: Final = 20
TRIMS: Final = 21
OPEN_WINDOW: Final = 22  # the number of the seat is that of the window
GO_ROUND: Final = 23  # ask the next seat of the open window
SAILS: Final = 24
DOCK: Final = 25
BUYS: Final = 26
CREW: Final = 27
LEAVE: Final = 28
FIGHT: Final = 29
DEFEND: Final = 30
SEND: Final = 31
END_TURN: Final = 32
START_TURN: Final = 33

# --- windows
MAINTENANCE_WINDOW: Final = 0
DIG_WINDOW: Final = 1
FIGHT_WINDOW: Final = 2
WINDOWS: Final[list[str]] = ["maintenance", "dig", "fight"]

SEAT_BITS: Final = 3


def then(state: Kings, errand: int, seat: int) -> None:
    """Do this next, before whatever is on the agenda already."""
    state.agenda.append(errand << SEAT_BITS | seat)


def is_next(state: Kings, errand: int) -> bool:
    return bool(state.agenda) and state.agenda[-1] >> SEAT_BITS == errand
