"""The frame of play: throws, ship turns, rounds. BO-S.05, BO-T.*, BO-E.02, BO-E.03"""

from ...core.chance import Chance
from ...core.messages import Event
from .components import AGAIN_FACE
from .events import DieRolled, LastCalled, TurnBegan
from .state import NOBODY, Bounty
from .winning import end_by_time


def begin_turn(state: Bounty, seat: int, log: list[Event]) -> bool:
    """BO-E.03: False if the last round is over."""
    if seat == state.starter:
        if state.round == state.last_round:
            end_by_time(state, log)
            return False
        state.round += 1
    state.active = seat
    state.ship = state.setting.fleets[seat][0]
    state.roll = 0
    log.append(TurnBegan(seat, state.round))
    return True


def roll_die(state: Bounty, ship: int, chance: Chance, log: list[Event]) -> int:
    state.roll = chance.die()
    log.append(DieRolled(state.owner(ship), state.ship_id(ship), state.roll))
    return state.roll


def next_ship(state: Bounty, ship: int) -> int:
    """Who of the same seat throws next: itself after a six (BO-T.02), then the second ship (BO-T.05), or NOBODY."""
    if state.roll == AGAIN_FACE:
        return ship
    following = ship + 1
    return following if following in state.setting.fleets[state.owner(ship)] else NOBODY


def make_last_call(state: Bounty, log: list[Event]) -> None:
    """BO-E.02: the table's time is over, and this round is the last."""
    state.called = True
    state.last_round = state.round
    log.append(LastCalled(state.round))
