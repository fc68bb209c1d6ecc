"""Davy Jones in the hands of the bosun: what he can sink, and which of his many courses are worth a try."""

from typing import Final

from ...core.messages import Move
from .battle import is_battlefield
from .moves import Sail
from .sailing import uses_all_steps
from .state import DAVY_SHIP, Prowl, value_of

K: Final = 1000.0
PATIENCE: Final = 0.92  # a prize loses value by this factor for every turn that Davy needs
PACE: Final = 6.5  # steps of Davy in a turn, on average
FIELDS: Final = 2  # fields beside the same rival that are tried: a battle is the same from all of them


def best_prize(state: Prowl, seat: int) -> tuple[float, int]:
    """The most treasure that Davy could sink for this seat, in thousands and by his way there, and its field."""
    best, at = 0.0, state.davy
    for ship, field in enumerate(state.places):
        if field >= 0 and state.owner(ship) != seat and state.setting.sea.grounds[field] <= state.setting.last_fought:
            turns = state.setting.sea.steps_to(field)[state.davy] / PACE
            worth = value_of(state.cards[ship]) / K * float(PATIENCE**turns)
            if worth > best:
                best, at = worth, field
    return best, at


def promising_courses(state: Prowl, seat: int, moves: list[Move]) -> list[Move]:
    """Davy reaches most of the sea. Tried are: fields beside rivals that he can attack, and the nearest to a prize."""
    sea, alongside = state.setting.sea, state.setting.alongside
    rivals = [field for ship, field in enumerate(state.places) if field >= 0 and state.owner(ship) != seat]
    left = {field: FIELDS for field in rivals if is_battlefield(state.setting, field)}
    to_prize = sea.steps_to(best_prize(state, seat)[1])
    found: list[Move] = []
    nearest, fewest = moves[0], sea.size
    for move in moves:
        assert isinstance(move, Sail), "Davy only sails"
        to = sea.index[move.to]
        if to_prize[to] < fewest:
            nearest, fewest = move, to_prize[to]
        for field in left:
            if left[field] and alongside[to][field] and may_fight_on(state, to):
                left[field] -= 1
                found.append(move)
    return found if nearest in found else [*found, nearest]


def may_fight_on(state: Prowl, to: int) -> bool:
    """PR-10.03, PR-10.04: where ships fight, and with all steps used."""
    setting = state.setting
    return setting.sea.grounds[to] <= setting.last_fought and uses_all_steps(state, DAVY_SHIP, state.davy, to)
