"""The engine's bit operations compared with the reference implementation, from any position."""

from itertools import pairwise
from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skulduggery.core.chance import FastChance, ScriptedChance
from skulduggery.core.messages import Event
from skulduggery.games.prowl import GAME
from skulduggery.games.prowl.battle import fight, targets_of
from skulduggery.games.prowl.checking.oracle import Field, attacker_wins
from skulduggery.games.prowl.checking.oracle_reach import board_of, expected, plain
from skulduggery.games.prowl.components import CARGOES, COLOURS, IS_MAP
from skulduggery.games.prowl.decisions import DAVY_MOVES, SAILS, may_attack
from skulduggery.games.prowl.events import BattleFought, Sailed
from skulduggery.games.prowl.moves import Sail
from skulduggery.games.prowl.options import ProwlOptions
from skulduggery.games.prowl.sea import CURRENT, HOME, KINGDOM
from skulduggery.games.prowl.state import DAVY_SHIP, Prowl
from tests.games.situation import the
from tests.strategies import seeds

MOST_DAVY, MOST_STEPS = 9, 9


def crowded(small: bool, seed: int, bridges: Literal["safe", "open"] = "safe") -> Prowl:
    """Ships anywhere they can be, often close together, with maps; Davy somewhere at sea."""
    chance = FastChance(seed)
    players = 4 if small else 8
    state = GAME.start(ProwlOptions(players=players, bridges=bridges, ghost="hunted"), chance, [])
    sea = state.setting.sea
    centre = sea.squares[chance.below(sea.size)][0]
    near = [
        f
        for f in range(sea.size)
        if max(abs(sea.squares[f][0][0] - centre[0]), abs(sea.squares[f][0][1] - centre[1])) < 5
    ]
    for ship in range(players):
        state.places[ship] = pick(state, ship, near if chance.below(3) else list(range(sea.size)), chance)
        for card in [card for card in range(CARGOES) if IS_MAP[card] and chance.below(8) == 0][:3]:
            state.cards[ship].append(state.setting.knowledge.open_cards[card])
    water = [field for field in near if sea.is_water[field] and state.places.count(field) < sea.holds[field]]
    state.davy = chance.pick(water) if water else sea.kingdom
    state.commander = chance.below(players)
    state.steps = 1 + chance.below(MOST_STEPS)
    return state


def pick(state: Prowl, ship: int, fields: list[int], chance: FastChance) -> int:
    sea, home = state.setting.sea, state.home(ship)
    others = [field for other, field in enumerate(state.places) if other != ship]
    fits = [
        field
        for field in fields
        if sea.grounds[field] != KINGDOM
        and (sea.grounds[field] != HOME or field == home)
        and others.count(field) < sea.holds[field]
    ]
    return chance.pick(fits) if fits else home


@settings(max_examples=150)
@given(seeds, st.booleans())
def test_destinations_are_those_of_the_specification(seed: int, small: bool) -> None:  # PR-4.04, PR-4.06, PR-4.07
    state = crowded(small, seed)
    for ship in [DAVY_SHIP, *range(len(state.places))]:
        decision = DAVY_MOVES[state.commander] if ship == DAVY_SHIP else SAILS[1][ship]
        moves = decision.moves(state)
        assert len(set(moves)) == len(moves)
        fields = {plain(state, state.setting.sea.index[move.to]) for move in moves if isinstance(move, Sail)}
        assert fields == expected(state, ship)[0], state.setting.sea.names[state.places[ship]]


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("left", [0, 1])
def test_whoever_is_shut_in_may_stay(small: bool, left: int) -> None:  # PR-3.05, PR-4.03, PR-4.06
    """From each current, with all its exits but so many taken by the others."""
    state = GAME.start(ProwlOptions(players=4 if small else 8), FastChance(1), [])
    sea, homes = state.setting.sea, state.places[:]
    for current in sea.all_of(CURRENT):
        exits = [field for field in sea.outs[current] if sea.is_water[field]][left:]
        state.places[:] = [current, *exits, *homes[1 + len(exits) :]]
        for state.steps in (2, 5, MOST_STEPS):
            moves = SAILS[1][0].moves(state)
            fields = {plain(state, sea.index[move.to]) for move in moves if isinstance(move, Sail)}
            assert plain(state, current) in fields
            assert fields == expected(state, 0)[0], sea.names[current]


@settings(max_examples=100)
@given(seeds, st.booleans(), st.sampled_from(["safe", "open"]))
def test_attacks_need_exactly_all_steps_and_a_ship_alongside(  # PR-10.02 to PR-10.05, PR-10.13
    seed: int, small: bool, bridges: Literal["safe", "open"]
) -> None:
    state = crowded(small, seed, bridges)
    water = ".<>^v" if bridges == "safe" else ".<>^vNESW"
    sea, board = state.setting.sea, board_of(state)
    for ship in [DAVY_SHIP, *range(len(state.places))]:
        state.active = state.commander if ship == DAVY_SHIP else ship
        reach, exact = expected(state, ship)
        start = state.davy if ship == DAVY_SHIP else state.places[ship]
        for field in range(sea.size):
            if plain(state, field) not in reach or board.sign(plain(state, field)) not in water:
                continue
            trial = state.copy()
            put(trial, ship, field)
            rivals = {
                other
                for other, at in enumerate(state.places)
                if other not in (ship, state.active)
                and board.sign(plain(state, at)) in water + "bhpodrktci"
                and board.alongside(plain(state, field), plain(state, at))
            }
            if ship not in (DAVY_SHIP, state.commander) and board.alongside(
                plain(state, field), plain(state, state.davy)
            ):
                rivals |= {DAVY_SHIP} if board.sign(plain(state, state.davy)) in water else set()
            assert set(targets_of(trial, ship)) == rivals
            assert may_attack(trial, ship, start, field) is (bool(rivals) and plain(state, field) in exact)


def put(state: Prowl, ship: int, field: int) -> None:
    if ship == DAVY_SHIP:
        state.davy = field
    else:
        state.places[ship] = field


@settings(max_examples=60)
@given(seeds, st.booleans())
def test_every_voyage_follows_free_fields_and_is_short_enough(seed: int, small: bool) -> None:  # PR-4.01, PR-4.08
    state = crowded(small, seed)
    sea, board = state.setting.sea, board_of(state)
    for ship in range(len(state.places)):
        state.active = ship
        for move in SAILS[1][ship].moves(state)[::7]:
            assert isinstance(move, Sail)
            trial, log = state.copy(), list[Event]()
            SAILS[1][ship].resolve(trial, move, FastChance(1), log)
            way = [plain(state, sea.index[name]) for name in the(Sailed, log).path]
            assert len(way) - 1 <= state.steps
            assert (way[0], way[-1]) == (plain(state, state.places[ship]), plain(state, sea.index[move.to]))
            others = [plain(state, f) for other, f in enumerate(state.places) if other != ship] + [
                plain(state, state.davy)
            ]
            for here, there in pairwise(way):
                assert there in board.out(here)
                assert others.count(there) < board.capacity(there)
            assert all(board.is_water(field) for field in way[1:-1])


dice = st.lists(st.integers(1, 6), min_size=1, max_size=4)


@given(dice, dice)
def test_battles_are_decided_as_numbers_are_compared(attack: list[int], defence: list[int]) -> None:  # PR-10.07
    state = GAME.start(ProwlOptions(players=2), ScriptedChance([6, 1]), [])
    bronze = state.setting.knowledge.open_cards[CARGOES]
    state.cards = [[bronze] * (len(attack) - 1), [bronze] * (len(defence) - 1)]
    log: list[Event] = []
    fight(state, 0, 1, ScriptedChance([*attack, *defence]), log)
    battle = the(BattleFought, log)
    assert battle.compared == min(len(attack), len(defence))
    assert battle.won is attacker_wins(attack, defence)
    assert COLOURS[state.colours[0]] == battle.ship


@pytest.mark.parametrize("small", [False, True])
def test_positions_are_crowded_enough_to_prove_something(small: bool) -> None:
    blocked = [crowded(small, seed) for seed in range(40)]
    assert sum(len(expected(state, 0)[0]) < len(alone(state)) for state in blocked) > 5
    assert any(targets_of(state, ship) for state in blocked for ship in range(len(state.places)))


def alone(state: Prowl) -> set[Field]:
    return board_of(state).reach(plain(state, state.places[0]), state.steps, [], [])[0]
