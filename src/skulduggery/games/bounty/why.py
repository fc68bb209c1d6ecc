"""Why not: the reason behind every square, ship or button that is not offered. Explains, never decides.

Only public things and the asker's own cards are looked at, so a reason never betrays anybody.
"""

from ...core.messages import Button, Piece, Place, Refusal, Target
from ...core.refusals import UnknownTarget
from .fights import rivals_at
from .refusals import (
    BusinessFirst,
    CommissionForbids,
    HurryHome,
    Land,
    MustLeave,
    MustSail,
    NoAttackInDistress,
    NoPirate,
    NothingAboard,
    NothingToRob,
    NotKnown,
    NoWarship,
    OnlyTheRobber,
    OutOfReach,
    OwnShip,
    RaidTheSquare,
    SafeInHarbour,
    ThrowFirst,
    TooFar,
    WholeThrow,
)
from .roles import TEMPORARY, is_known_pirate, is_known_warship, is_pirate, is_warship, role
from .state import Bounty


def throw_first() -> Refusal:
    return ThrowFirst("BO-T.04")


def business_first(rule: str) -> Refusal:
    return BusinessFirst(rule)


def not_defended(state: Bounty, ship: int, target: Target) -> Refusal:
    """BO-A.14: only a pirate can fight."""
    if isinstance(target, Button):
        return NoPirate("BO-A.14", state.id(ship))
    return business_first("BO-A.14")


def not_sailed(state: Bounty, ship: int, target: Target) -> Refusal:
    if isinstance(target, Place):
        return not_reached(state, ship, state.setting.sea.grid.at(target.place))
    if isinstance(target, Piece):
        return not_attacked(state, ship, state.setting.index[target.piece])
    if isinstance(target, Button):
        attack, _, aim = target.button.partition("-")
        if attack == "raid_ship":
            return not_attacked(state, ship, state.setting.index[aim])
        if attack == "raid":
            return not_raided(state, ship, state.setting.sea.grid.at(aim))
        return not_engaged(state, ship, state.setting.index[aim])
    return UnknownTarget("")


def not_reached(state: Bounty, ship: int, square: int) -> Refusal:
    """The first reason that fits, from the plainest to the subtlest."""
    sea, start, throw = state.setting.sea, state.squares[ship], state.throw
    name, steps = sea.names[square], sea.steps[start][square]
    if sea.land[square]:
        return Land("BO-M.01", name)
    if state.distress[ship]:
        return HurryHome("BO-D.03", state.id(ship))
    if steps > throw:
        return TooFar("BO-M.02" if sea.harbour[square] else "BO-M.03", name, steps, throw)
    if square == start:
        return MustLeave("BO-M.05", name, throw) if sea.harbour[square] else MustSail("BO-M.04", name, throw)
    return WholeThrow("BO-M.06", name, steps, throw)


def not_attacked(state: Bounty, ship: int, other: int) -> Refusal:
    """Pointing at a ship means: attack it, in the way that its own role allows."""
    square = state.squares[other]
    if is_pirate(state, ship) and state.owner(other) != state.owner(ship):
        in_reach = state.setting.sea.steps[state.squares[ship]][square] <= state.throw
        if state.setting.picks_ships and state.at_sea(other) and not state.has_cargo(other):
            return NothingAboard("BO-A.15", state.id(other))
        if in_reach and state.at_sea(other) and anything_to_rob(state, ship, square) and not state.distress[ship]:
            return RaidTheSquare("BO-A.03", state.setting.sea.names[square])
        return not_raided(state, ship, square) if state.at_sea(other) else safe(state, other)
    return not_engaged(state, ship, other)


def not_raided(state: Bounty, ship: int, square: int) -> Refusal:
    """BO-A.02"""
    sea, name = state.setting.sea, state.setting.sea.names[square]
    rivals = rivals_at(state, ship, square)
    if state.distress[ship]:
        return NoAttackInDistress("BO-D.02", state.id(ship))
    if role(state, ship) == TEMPORARY:
        return CommissionForbids("BO-C.06", state.id(ship))
    if not is_pirate(state, ship):
        return NoPirate("BO-A.02", state.id(ship))
    if sea.harbour[square]:
        return safe(state, rivals[0])
    if not anything_to_rob(state, ship, square):
        return NothingToRob("BO-A.02", name)
    return TooFar("BO-A.01", name, sea.steps[state.squares[ship]][square], state.throw)


def anything_to_rob(state: Bounty, ship: int, square: int) -> bool:
    return any(state.has_cargo(rival) for rival in rivals_at(state, ship, square))


def not_engaged(state: Bounty, ship: int, other: int) -> Refusal:
    """BO-W.03, BO-C.05"""
    name = state.id(ship)
    if state.owner(other) == state.owner(ship):
        return OwnShip("BO-W.03", state.id(other))
    if state.distress[ship]:
        return NoAttackInDistress("BO-D.02", name)
    if not is_warship(state, ship):
        return NoWarship("BO-W.03", name)
    if role(state, ship) == TEMPORARY and state.claims[ship] != other:
        return OnlyTheRobber("BO-C.05", name, state.id(state.claims[ship]))
    if not is_known_pirate(state, other) and not is_known_warship(state, other):
        return NotKnown("BO-R.04", state.id(other))
    if not state.at_sea(other):
        return safe(state, other)
    if not state.has_cargo(other):
        return NothingAboard("BO-W.03", state.id(other))
    steps = state.setting.sea.steps[state.squares[ship]][state.squares[other]]
    return OutOfReach("BO-M.02", state.id(other), steps, state.throw)


def safe(state: Bounty, ship: int) -> Refusal:
    return SafeInHarbour("BO-A.04", state.id(ship), state.setting.sea.names[state.squares[ship]])
