"""Turns and rounds. KP-2.01, KP-11.04

During a turn its end lies at the bottom of the stack. Above it lie the phases that are still to come, the next on top.
"""

from ...core.chance import Chance
from ...core.game import Pending
from ...core.messages import Event
from .base import SEATS, SeatStep
from .components import NOBODY
from .events import TurnBegan, TurnEnded
from .fights import break_off
from .maintenance import BEGINS, OFFER_STEALS, OFFER_TRIMS, ROLLS
from .sailing import SAILS
from .state import Kings
from .windows import MAINTENANCE_WINDOW, OPEN_WINDOWS, close
from .winning import end_match


def begin_turn(state: Kings, seat: int, log: list[Event]) -> None:
    """KP-2.01, KP-11.04: a round begins with the first player."""
    if seat == state.starter:
        if 0 < state.round == state.setting.last_round:
            end_match(state, "rounds", log)
            return
        state.round += 1
    state.active = seat
    state.steals = state.used = state.tailwinds = state.fought = 0
    log.append(TurnBegan(seat, state.round))
    state.pending += PHASES[seat]


class BeginTurn(SeatStep):
    """After the setup."""

    def take(self, state: Kings, chance: Chance, log: list[Event]) -> None:
        begin_turn(state, self.seat, log)


class EndTurn(SeatStep):
    """KP-7.05: if the ship was sent away, a window may still be open, and a fight or a dig is void."""

    def take(self, state: Kings, chance: Chance, log: list[Event]) -> None:
        if state.window != NOBODY:
            close(state, log)
        if state.fight is not None:
            break_off(state, log)
            state.fight = None
        log.append(TurnEnded(self.seat, state.round))
        begin_turn(state, (self.seat + 1) % state.setting.players, log)


def phases(seat: int) -> list[Pending]:
    """The stack at the beginning of a turn. What is done first lies on top."""
    return [
        EndTurn(seat),
        SAILS[seat],
        OPEN_WINDOWS[MAINTENANCE_WINDOW],
        ROLLS[seat],
        OFFER_TRIMS[seat],
        OFFER_STEALS[seat],
        BEGINS[seat],
    ]


BEGIN_TURNS = [BeginTurn(seat) for seat in SEATS]
PHASES = [phases(seat) for seat in SEATS]
