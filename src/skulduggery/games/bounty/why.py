"""Why not: the reason behind every square, ship or button that is not offered. Explains, never decides.

Only public things and the asker's own cards are looked at, so a reason never betrays anybody.
"""

from ...core.messages import Button, Piece, Place, Refusal, Target
from ...core.refusals import UnknownTarget
from . import refusals
from .commission import robbers
from .fights import is_prey, rivals_at
from .roles import TEMPORARY, is_known_pirate, is_known_warship, is_pirate, is_warship, role
from .state import Bounty


def not_defended(state: Bounty, ship: int, target: Target) -> Refusal:
    """BO-A.14: only a pirate can fight."""
    if isinstance(target, Button):
        return refusals.NoPirate("BO-A.14", state.ship_id(ship))
    return refusals.BusinessFirst("BO-A.14")


def not_sailed(state: Bounty, ship: int, target: Target) -> Refusal:
    if isinstance(target, Place):
        return not_reached(state, ship, state.setting.sea.grid.at(target.place))
    if isinstance(target, Piece):
        return not_attacked(state, ship, state.ship_called(target.piece))
    if isinstance(target, Button):
        attack, _, aim = target.button.partition("-")
        if attack == "raid_ship":
            return not_attacked(state, ship, state.ship_called(aim))
        if attack == "raid":
            return not_raided(state, ship, state.setting.sea.grid.at(aim))
        return not_engaged(state, ship, state.ship_called(aim))
    return UnknownTarget("")


def not_reached(state: Bounty, ship: int, square: int) -> Refusal:
    """The first reason that fits, from the plainest to the subtlest."""
    sea, start, roll = state.setting.sea, state.places[ship], state.roll
    name, steps = sea.names[square], sea.steps[start][square]
    if sea.land[square]:
        return refusals.Land("BO-M.01", name)
    if state.distress[ship]:
        return refusals.HurryHome("BO-D.03", state.ship_id(ship))
    if steps > roll:
        return refusals.TooFar("BO-M.02" if sea.harbour[square] else "BO-M.03", name, steps, roll)
    if square == start:
        return (
            refusals.MustLeave("BO-M.05", name, roll)
            if sea.harbour[square]
            else refusals.MustSail("BO-M.04", name, roll)
        )
    return refusals.WholeRoll("BO-M.06", name, steps, roll)


def not_attacked(state: Bounty, ship: int, other: int) -> Refusal:
    """Pointing at a ship means: attack it, in the way that its own role allows."""
    square = state.places[other]
    if is_pirate(state, ship) and state.owner(other) != state.owner(ship):
        in_reach = state.setting.sea.steps[state.places[ship]][square] <= state.roll
        if state.is_safe(other):
            return safe(state, other)
        if state.setting.picks_ships and not is_prey(state, other):
            return refusals.NothingAboard("BO-A.17", state.ship_id(other))
        if in_reach and anything_to_rob(state, ship, square) and not state.distress[ship]:
            return refusals.RaidTheSquare("BO-A.03", state.setting.sea.names[square])
        return not_raided(state, ship, square)
    return not_engaged(state, ship, other)


def not_raided(state: Bounty, ship: int, square: int) -> Refusal:
    """BO-A.02"""
    sea, name = state.setting.sea, state.setting.sea.names[square]
    rivals = rivals_at(state, ship, square)
    if state.distress[ship]:
        return refusals.NoAttackInDistress("BO-D.02", state.ship_id(ship))
    if role(state, ship) == TEMPORARY:
        return refusals.CommissionForbids("BO-C.06", state.ship_id(ship))
    if not is_pirate(state, ship):
        return refusals.NoPirate("BO-A.02", state.ship_id(ship))
    if state.setting.safe[square]:
        return safe(state, rivals[0])
    if not anything_to_rob(state, ship, square):
        return refusals.NothingToRob("BO-A.17", name)
    return refusals.TooFar("BO-A.01", name, sea.steps[state.places[ship]][square], state.roll)


def anything_to_rob(state: Bounty, ship: int, square: int) -> bool:
    return any(is_prey(state, rival) for rival in rivals_at(state, ship, square))


def not_engaged(state: Bounty, ship: int, other: int) -> Refusal:
    """BO-W.03, BO-C.05"""
    name = state.ship_id(ship)
    if state.owner(other) == state.owner(ship):
        return refusals.OwnShip("BO-W.03", state.ship_id(other))
    if state.distress[ship]:
        return refusals.NoAttackInDistress("BO-D.02", name)
    if not is_warship(state, ship):
        return refusals.NoWarship("BO-W.03", name)
    if role(state, ship) == TEMPORARY and other not in robbers(state, ship):
        return refusals.OnlyTheRobber("BO-C.05", name, state.ship_id(robbers(state, ship)[0]))
    if not is_known_pirate(state, other) and not is_known_warship(state, other):
        return refusals.NotKnown("BO-R.04", state.ship_id(other))
    if state.is_safe(other):
        return safe(state, other)
    if not is_prey(state, other):
        return refusals.NothingAboard("BO-A.17", state.ship_id(other))
    steps = state.setting.sea.steps[state.places[ship]][state.places[other]]
    return refusals.OutOfReach("BO-M.02", state.ship_id(other), steps, state.roll)


def safe(state: Bounty, ship: int) -> Refusal:
    return refusals.SafeInHarbour("BO-A.04", state.ship_id(ship), state.setting.sea.names[state.places[ship]])
