"""The engine compared with the reference implementation of section 5, in random situations and matches."""

import pytest
from hypothesis import given, settings

from skulduggery.core.chance import FastChance
from skulduggery.core.messages import Event, Move
from skulduggery.games.blackwood import GAME
from skulduggery.games.blackwood import sailing as engine
from skulduggery.games.blackwood.components import EVENT_CARDS, JAILERS
from skulduggery.games.blackwood.decisions import BlastDecision, DriveDecision, begin_turn
from skulduggery.games.blackwood.events import (
    BallFired,
    Captured,
    CoinCollected,
    Delivered,
    GoldTaken,
    JailerMoved,
    ShipMoved,
)
from skulduggery.games.blackwood.moves import Blast, Drive, Lure, Sail, Way
from skulduggery.games.blackwood.options import BlackwoodOptions
from skulduggery.games.blackwood.state import NO_SHIP, Blackwood
from skulduggery.games.blackwood.views import BlackwoodView
from skulduggery.lab.oracles.blackwood import FLEET, LAND, Outcome, Position, ways
from tests.asking import asked_in
from tests.games.blackwood.situations import Situation
from tests.strategies import options_of, seeds

Ways = dict[str, list[tuple[Outcome, tuple[str, ...]]]]

KINDS = {"sail": "own", "breeze": "own", "siren": "siren", "blast": "blast"}


def view_of(state: Blackwood) -> BlackwoodView:
    view = GAME.view(state, None)
    assert isinstance(view, BlackwoodView)
    return view


def position_of(state: Blackwood) -> Position:
    return Position(view_of(state), state.setting.options)


def by_the_engine(situation: Situation) -> Ways:
    state, ship, cause, steps = situation.state, situation.ship, situation.cause, situation.steps
    names = state.setting.sea.names
    found: Ways = {}
    for to in engine.destinations(state, ship, steps, cause):
        found[names[to]] = []
        for way in engine.outcomes(state, ship, steps, cause, to):
            fire = FLEET[way.fire] if way.fire >= 0 else ""
            take = tuple(way.takes(names).split())
            outcome = Outcome(names[to], take, way.delivered(), fire, state.jailer_at(to) >= 0)
            found[names[to]].append((outcome, tuple(names[square] for square in way.walk.squares())))
    return found


def by_the_text(situation: Situation) -> Ways:
    walks = position_of(situation.state).walks(FLEET[situation.ship], situation.steps, KINDS[situation.cause])
    found = ways(walks)
    return {square: [(outcome, walk.path) for outcome, walk in ranked] for square, ranked in found.items()}


def compare_situation(options: BlackwoodOptions, seed: int) -> None:
    situation = Situation(options, FastChance(seed))
    expected = by_the_text(situation)
    if situation.cause == "blast":
        compare_blast(situation.state, situation.ship, expected)
    else:
        assert by_the_engine(situation) == expected


def compare_blast(state: Blackwood, ship: int, expected: Ways) -> None:
    """A blast has one outcome a square (PB-6.08): compare what is offered and what then happens."""
    shooter = (state.setting.owners[ship] + 1) % state.setting.players
    state.pending = [BlastDecision(shooter, ship, state.colour(ship), "breeze")]
    moves = GAME.legal_moves(state)
    assert {move.to for move in moves if isinstance(move, Blast)} == set(expected)
    for move in moves:
        assert isinstance(move, Blast)
        events = GAME.apply(state.copy(), move, FastChance(0))
        assert summary(events) == expected[move.to][0]


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


@settings(max_examples=1000)
@given(options_of(GAME), seeds)
def test_walks_and_their_outcomes_agree_with_the_text(options: BlackwoodOptions, seed: int) -> None:
    compare_situation(options, seed)


@pytest.mark.slow
@settings(max_examples=10_000)
@given(options_of(GAME), seeds)
def test_many_more_walks_agree_with_the_text(options: BlackwoodOptions, seed: int) -> None:
    compare_situation(options, seed)


# --- whole turns


def expected_moves(state: Blackwood) -> list[Move] | None:
    """What the text says about the decision that is asked; None: it has no choice (DRAW, ROLL) or follows one (WAY)."""
    asked = asked_in(state)
    if asked.kind in ("draw", "roll", "way"):
        return None
    moved = FLEET[state.moved] if state.moved != NO_SHIP else ""
    jailer = JAILERS[asked.jailer] if isinstance(asked, DriveDecision) else ""
    hit = FLEET[asked.ship] if isinstance(asked, BlastDecision) else ""
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


def follow_the_text(options: BlackwoodOptions, seed: int, decisions: int) -> None:
    chance = FastChance(seed)
    situation = Situation(options, chance)
    state = situation.state
    state.pack = list(EVENT_CARDS) if options.events == "deck" else []
    begin_turn(state, situation.ship % options.players, [])
    for _ in range(decisions):
        if state.pending:
            play_and_compare(state, chance)


@settings(max_examples=60)
@given(options_of(GAME), seeds)
def test_the_moves_of_every_decision_agree_with_the_text(options: BlackwoodOptions, seed: int) -> None:
    follow_the_text(options, seed, decisions=40)


@pytest.mark.slow
@settings(max_examples=2_000)
@given(options_of(GAME), seeds)
def test_the_moves_of_many_more_decisions_agree_with_the_text(options: BlackwoodOptions, seed: int) -> None:
    follow_the_text(options, seed, decisions=60)
