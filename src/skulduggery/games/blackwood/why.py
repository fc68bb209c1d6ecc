"""Why not: the reason behind every square or piece that is not offered. Explains, never decides."""

from ...core.messages import Button, Piece, Place, Refusal, Target
from ...core.refusals import UnknownTarget
from . import refusals
from .components import JAILERS
from .fields import Cause
from .sailing import BLAST, BREEZE, SAIL, SIREN, least_steps
from .state import NOBODY, Blackwood


def not_driven(state: Blackwood, jailer: int, target: Target) -> Refusal:
    """PB-9.01 to PB-9.03"""
    if isinstance(target, Piece):
        return refusals.WrongPiece("PB-9.01", target.piece)
    if not isinstance(target, Place):
        return UnknownTarget("")
    sea = state.setting.sea
    square = sea.grid.at(target.place)
    if not sea.is_open_sea(square) or square == state.jailers[1 - jailer]:
        return refusals.JailerNoEntry("PB-9.02", JAILERS[jailer], target.place)
    rule = "PB-9.03" if square == state.jailers[jailer] else "PB-9.01"
    return refusals.JailerExactly(rule, JAILERS[jailer], target.place)


def not_sailed(
    state: Blackwood, ships: list[int], steps: list[int], cause: Cause, seat: int, target: Target
) -> Refusal:
    """`ships` are those that may move, `steps` their allowances."""
    if isinstance(target, Button):
        return refusals.MustSail("PB-4.11")
    if isinstance(target, Piece):
        return wrong_piece(state, ships, cause, seat, target.piece)
    if not isinstance(target, Place):
        return UnknownTarget("")
    square = state.setting.sea.grid.at(target.place)
    nearest = min(ships, key=lambda ship: state.setting.sea.steps_between(state.places[ship], square))
    return not_reached(state, nearest, steps[ships.index(nearest)], cause, square)


def wrong_piece(state: Blackwood, ships: list[int], cause: Cause, seat: int, piece: str) -> Refusal:
    if piece in JAILERS:
        return refusals.WrongPiece(
            {SAIL: "PB-2.06", BREEZE: "PB-11.01", SIREN: "PB-12.01", BLAST: "PB-8.09"}[cause], piece
        )
    ship = state.ship_called(piece)
    if ship in ships:
        return held_back(state, ship, cause)
    own = state.owner(ship) == seat
    if cause == BLAST:
        return refusals.WrongPiece("PB-8.09", piece)
    if cause == SIREN and own:
        return refusals.OwnShip("PB-12.01", piece)
    if own and state.moved != NOBODY:
        return refusals.OtherShipMoved("PB-2.06", piece, state.ship_id(state.moved))
    return refusals.NotYourShip("PB-11.01" if cause == BREEZE else "PB-2.06", piece)


def held_back(state: Blackwood, ship: int, cause: Cause) -> Refusal:
    if cause == SAIL and state.is_captive(ship):
        return refusals.NeedsSix("PB-10.04", state.ship_id(ship), state.roll)
    return refusals.CannotMove("PB-4.10", state.ship_id(ship))


def not_reached(state: Blackwood, ship: int, steps: int, cause: Cause, square: int) -> Refusal:
    """The first reason that fits, from the plainest to the subtlest."""
    sea = state.setting.sea
    start, name = state.places[ship], sea.names[square]
    away = sea.steps_between(start, square)
    if sea.closed[square]:
        return refusals.ClosedSquare("PB-4.02", name)
    if start == square:
        return refusals.AlreadyThere("PB-4.06", state.ship_id(ship), name)
    if steps == 0:  # only a captive's allowance can be none
        return refusals.NeedsSix("PB-10.04", state.ship_id(ship), state.roll)
    if cause == SAIL and state.is_moored(ship) and away > steps:
        return refusals.OneStepOffLand("PB-5.06", state.ship_id(ship), away)
    if away > steps:
        return refusals.TooFar("PB-4.05", name, away, steps)
    if cause == SAIL and state.wake & sea.bits[square]:
        return refusals.LeftThisTurn("PB-4.14", state.ship_id(ship), name)
    if state.jailer_at(square) >= 0 and cause in (BREEZE, SIREN) and not state.setting.events_capture:
        return refusals.NotOntoJailers("PB-11.04", JAILERS[state.jailer_at(square)])
    if state.jailer_at(square) >= 0:
        return refusals.JailerOnlyLast("PB-4.08", JAILERS[state.jailer_at(square)], steps)
    if least_steps(state, steps, cause) < steps or square in sea.courses(start).ends[steps]:
        return refusals.JailerInTheWay("PB-4.07", name)
    return refusals.SailTheWholeWay("PB-8.12" if cause == BLAST else "PB-4.05", name, away, steps)
