"""What a bot does in a long match: raid, although the Kraken may be among the next cards.

If only few blind cards are left and the Kraken is one of them, a careful captain waits until somebody else has drawn
it. If all captains are careful, all wait for ever.
"""

from ...core.game import Decision
from ...core.messages import Move
from .card_decisions import TownDecision
from .cargo import own_towns
from .components import CARGOES, EXTRAS, NO_CARD, REWARDS
from .decisions import ChooseShipDecision, SailDecision
from .moves import ChooseShip, Raid, Sail
from .state import Prowl, value_of


def bold_moves(state: Prowl, asked: Decision, moves: list[Move]) -> list[Move]:
    """The moves that may bring the end nearer, if there are any: otherwise all."""
    found: list[Move] = []
    if isinstance(asked, TownDecision) and value_of(state.cards[asked.ship]) == 0:
        found = [move for move in moves if isinstance(move, Raid)]
    elif isinstance(asked, SailDecision) and is_idle(state, asked.ship):
        found = [move for move in moves if isinstance(move, Sail) and may_be_raided(state, asked.ship, move.to)]
    elif isinstance(asked, ChooseShipDecision):
        goal = state.goal(asked.seat)
        found = [move for move in moves if isinstance(move, ChooseShip) and lacks(state, move.colour, goal)]
    return found or moves


def is_idle(state: Prowl, ship: int) -> bool:
    """Whether it has nothing to bring home and nothing to earn."""
    if state.wrecked[ship]:
        return False
    for card in state.cards[ship]:
        if card.face >= CARGOES or can_be_earned(state, ship, card.face):
            return False
    return True


def can_be_earned(state: Prowl, ship: int, card: int) -> bool:
    """Whether the reward is in stock, and the extra card on board or at home."""
    extra = EXTRAS[card]
    if state.stock[REWARDS[card] - CARGOES] == 0:
        return False
    if extra == NO_CARD or state.has(ship, extra):
        return True
    for stored in state.chests[ship]:
        if stored.face == extra:
            return True
    return False


def may_be_raided(state: Prowl, ship: int, place: str) -> bool:
    """PR-5.07, PR-5.08"""
    field = state.setting.sea.index[place]
    return field in state.setting.sea.towns and field != state.last_raid[ship] and field not in own_towns(state, ship)


def lacks(state: Prowl, colour: str, goal: int) -> bool:
    return state.chest_value(state.ship_called(colour)) < goal
