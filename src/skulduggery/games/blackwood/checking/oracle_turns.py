"""Plays a decision in the engine, and compares its moves and what happens with the oracle. Section 5"""

from typing import cast

from ....checks.question import asked_in
from ....core.chance import FastChance
from ....core.messages import Event, Move
from .. import GAME
from ..components import JAILERS
from ..decisions import BlastDecision, DriveDecision
from ..events import BallFired, Captured, CoinCollected, Delivered, GoldTaken, JailerMoved, ShipMoved
from ..moves import Drive, Lure, Sail, Way
from ..state import NOBODY, Blackwood
from ..views import BlackwoodView
from .oracle import FLEET, LAND, Outcome, Position, ways


def view_of(state: Blackwood) -> BlackwoodView:
    view = GAME.view(state, None)
    assert isinstance(view, BlackwoodView)
    return view


def position_of(state: Blackwood) -> Position:
    return Position(view_of(state), state.setting.options)


def summary(events: list[Event]) -> tuple[Outcome, tuple[str, ...]]:
    """The outcome that a move's events tell of."""
    moved = next(event for event in events if isinstance(event, ShipMoved))
    amounts: dict[str, int] = {}
    for event in events:
        if isinstance(event, CoinCollected | GoldTaken):
            source = "X" if isinstance(event, CoinCollected) else event.square
            amounts[source] = amounts.get(source, 0) + event.amount
    take = tuple(sorted(f"{source}*{amount}" for source, amount in amounts.items()))
    deliver = sum(event.amount for event in events if isinstance(event, Delivered))
    fire = next((event.target for event in events if isinstance(event, BallFired)), "")
    captured = any(isinstance(event, Captured) and event.square == moved.to for event in events)
    return Outcome(moved.to, take, deliver, fire, captured and moved.to not in LAND), moved.path


def expected_moves(state: Blackwood) -> list[Move] | None:
    """What the text says about the decision that is asked; None: it has no choice (DRAW, ROLL) or follows one (WAY)."""
    asked = asked_in(state)
    if asked.kind in ("draw", "roll", "way"):
        return None
    moved = FLEET[state.moved] if state.moved != NOBODY else ""
    # `isinstance` errs with compiled classes: see ARCHITECTURE.md.
    jailer = JAILERS[cast(DriveDecision, asked).jailer] if asked.kind in ("jailer", "spare") else ""
    hit = FLEET[cast(BlastDecision, asked).ship] if asked.kind == "blast" else ""
    return position_of(state).legal(asked.kind, asked.seat, moved, jailer, hit)


def expected_ways(state: Blackwood, move: Move) -> list[tuple[Outcome, tuple[str, ...]]]:
    """What the text says a ship's move can come to, in the order of the ways."""
    position = position_of(state)
    if isinstance(move, Sail | Lure):
        steps = position.allowance(move.ship) if asked_in(state).kind == "sail" else 3
        walks = position.walks(move.ship, steps, "own" if isinstance(move, Sail) else "siren")
        return [(outcome, walk.path) for outcome, walk in ways(walks)[move.to]]
    return []


def play_and_compare(state: Blackwood, chance: FastChance) -> None:
    """One decision with all that follows from it before the next one."""
    moves, expected = GAME.legal_moves(state), expected_moves(state)
    assert len(set(moves)) == len(moves)
    assert expected is None or set(moves) == set(expected)
    move = chance.pick(moves)
    promised, position = expected_ways(state, move), position_of(state)
    events = GAME.apply(state, move, chance)
    if isinstance(move, Drive):
        moved = next(event for event in events if isinstance(event, JailerMoved))
        assert moved.path == position.drives(moved.jailer)[move.to]
    if not promised:
        return
    chosen = 0
    if len(promised) > 1:
        assert GAME.legal_moves(state) == [Way(k) for k in range(len(promised))]
        chosen = chance.below(len(promised))
        events = GAME.apply(state, Way(chosen), chance)
    compare_with_promise(state, events, *promised[chosen])


def compare_with_promise(state: Blackwood, events: list[Event], outcome: Outcome, path: tuple[str, ...]) -> None:
    if state.reason in ("", "round_limit"):
        assert summary(events) == (outcome, path)
    else:  # PB-13.01: what follows a win is not played
        sailed = summary(events)[1]
        assert sailed == path[: len(sailed)]
