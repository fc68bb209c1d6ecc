"""The engine compared with the reference implementation of section 5, in random situations and matches."""

import pytest
from hypothesis import given, settings

from skulduggery.core.chance import FastChance
from skulduggery.games.blackwood import GAME
from skulduggery.games.blackwood import sailing as engine
from skulduggery.games.blackwood.checking.oracle import FLEET, Outcome, ways
from skulduggery.games.blackwood.checking.oracle_turns import play_and_compare, position_of, summary
from skulduggery.games.blackwood.components import EVENT_CARDS
from skulduggery.games.blackwood.decisions import BlastDecision, ask_first
from skulduggery.games.blackwood.moves import Blast
from skulduggery.games.blackwood.options import BlackwoodOptions
from skulduggery.games.blackwood.state import Blackwood
from skulduggery.games.blackwood.turns import begin_turn
from tests.games.blackwood.situations import Situation
from tests.strategies import options_of, seeds

Ways = dict[str, list[tuple[Outcome, tuple[str, ...]]]]

KINDS = {"sail": "own", "breeze": "own", "siren": "siren", "blast": "blast"}


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
    shooter = (state.owner(ship) + 1) % state.setting.players
    state.pending = [BlastDecision(shooter, ship, state.ship_id(ship), "breeze")]
    moves = GAME.legal_moves(state)
    blasts = [move for move in moves if isinstance(move, Blast)]
    assert {move.to for move in blasts} == set(expected)
    for move in blasts:
        events = GAME.apply(state.copy(), move, FastChance(0))
        assert summary(events) == expected[move.to][0]


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


def follow_the_text(options: BlackwoodOptions, seed: int, decisions: int) -> None:
    chance = FastChance(seed)
    situation = Situation(options, chance)
    state = situation.state
    state.pack = list(EVENT_CARDS) if options.events == "deck" else []
    if begin_turn(state, situation.ship % options.players, []):
        ask_first(state)
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
