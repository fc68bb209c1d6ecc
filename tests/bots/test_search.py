"""The search compares moves in playouts: it sees what one move ahead does not show, and it can be repeated."""

import importlib
import py_compile
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tictactoe import Board, Mark, MarkDecision

from skulduggery.bots import make_bot
from skulduggery.bots.heuristics import heuristic_for
from skulduggery.bots.heuristics.search_plan import SearchPlan
from skulduggery.bots.search.budget import Budget, is_compiled
from skulduggery.bots.search.candidate import Candidate
from skulduggery.bots.search.playouts import Playouts
from skulduggery.bots.search.search import Search, in_order, still_open
from skulduggery.bots.search.tree import Branch
from skulduggery.core.chance import FastChance
from skulduggery.core.game import AnyState, Game
from skulduggery.core.messages import Move
from skulduggery.core.options import make_options
from skulduggery.games import game_called

TICTACTOE, BLACKWOOD, PARLEY = game_called("tictactoe"), game_called("blackwood"), game_called("parley")
SIGNS = {".": -1, "x": 0, "o": 1}


def board(drawn: str, seat: int) -> Board:
    """Three rows of signs; `seat` is asked."""
    return Board([SIGNS[sign] for sign in "".join(drawn.split())], [MarkDecision(seat)])


def choice(state: AnyState, playouts: int = 200, seed: int = 1) -> Move:
    search = Search(TICTACTOE, seed, Budget(playouts))
    asked = state.asked()
    assert asked is not None
    return search.candidates(asked.seat, asked.moves(state), state.copy)[0].move


@pytest.mark.parametrize(
    ("drawn", "cell"),
    [
        pytest.param("xx. oo. ...", 2, id="it wins"),
        pytest.param("oo. x.. ..x", 2, id="it prevents a loss that one move ahead does not show"),
        pytest.param("x.. .o. ..x", 1, id="it sees two moves ahead: a corner would lose"),
    ],
)
def test_it_finds_the_move_that_counts(drawn: str, cell: int) -> None:
    seat = 1 if cell == 1 else 0
    found = choice(board(drawn, seat), playouts=800)
    assert isinstance(found, Mark)
    assert found.cell in ((1, 3, 5, 7) if cell == 1 else (cell,))


def start(key: str, **given: object) -> AnyState:
    game: Game[Any] = game_called(key)
    state: AnyState = game.start(make_options(game.options_type, game.seats, given), FastChance(3), [])
    return state


def to_a_choice(game: Game[Any], state: AnyState) -> tuple[int, list[Move]]:
    """Play first moves until a seat has a choice: who it is, and its moves."""
    while True:
        asked = state.asked()
        assert asked is not None
        legal = asked.moves(state)
        if len(legal) > 1:
            return asked.seat, legal
        game.apply(state, legal[0], FastChance(1))


def test_the_same_seed_and_playouts_give_the_same_choice() -> None:
    state = start("blackwood", players=2)
    seat, legal = to_a_choice(BLACKWOOD, state)

    def chances(seed: int) -> list[float]:
        imagine = partial(BLACKWOOD.resample, state, seat, FastChance(8))
        found = Search(BLACKWOOD, seed, Budget(30)).candidates(seat, legal, imagine)
        return [candidate.chance() for candidate in found]

    assert chances(5) == chances(5) != chances(6)


def test_a_budget_counts_playouts() -> None:
    state = start("blackwood", players=2)
    seat, legal = to_a_choice(BLACKWOOD, state)
    found = Search(BLACKWOOD, 1, Budget(20)).candidates(seat, legal, state.copy)
    width = len(found)
    assert width == min(len(legal), heuristic_for(BLACKWOOD).plan().width)
    assert 20 <= sum(candidate.playouts for candidate in found) < 20 + width


def test_a_budget_of_time_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [10.0]
    monkeypatch.setattr("time.process_time", lambda: now[0])
    budget = Budget(milliseconds=300)
    budget.begin()
    assert not budget.is_spent()
    now[0] = 10.31
    assert budget.is_spent()


def test_a_module_without_its_source_is_not_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sourceless.py").write_text("")
    py_compile.compile(str(tmp_path / "sourceless.py"), cfile=str(tmp_path / "sourceless.pyc"))
    (tmp_path / "sourceless.py").unlink()
    monkeypatch.syspath_prepend(tmp_path)
    module = importlib.import_module("sourceless")
    assert str(module.__file__).endswith(".pyc")
    assert not is_compiled(module)
    assert is_compiled(msgspec._core)  # an extension module


def test_moves_are_compared_with_the_same_hidden_cards_and_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, int]] = []

    def after(self: Playouts, world: AnyState, move: Move, seat: int, luck: int, branch: Branch) -> float:
        seen.append((id(world), luck))
        return 0.5

    monkeypatch.setattr(Playouts, "after", after)
    worlds: list[AnyState] = []

    def imagine() -> AnyState:
        worlds.append(board("... ... ...", 0))
        return worlds[-1]

    search = Search(TICTACTOE, 1, Budget(18), SearchPlan(width=9))
    search.candidates(0, TICTACTOE.legal_moves(imagine()), imagine)
    assert len(seen) == 18
    assert len(set(seen[:9])) == len(set(seen[9:])) == 1
    assert seen[0] != seen[9]


def tried(*leads: float) -> Candidate:
    candidate = Candidate(Mark(0))
    for lead in leads:
        candidate.add(0.5 + lead, 0.5)
    return candidate


def test_a_lead_that_may_be_luck_does_not_change_the_choice() -> None:
    first, lucky, better = tried(0.0, 0.0, 0.0, 0.0), tried(0.4, -0.3, 0.3, -0.2), tried(0.1, 0.12, 0.09, 0.1)
    assert in_order([first, lucky], 1.0)[0] is first
    assert in_order([first, lucky, better], 1.0)[0] is better
    assert in_order([first, lucky, better], 1_000.0)[0] is first


def test_what_is_clearly_worse_is_dropped() -> None:
    first, worse, open_still = tried(0.0, 0.0, 0.0), tried(-0.2, -0.21, -0.19), tried(0.2, -0.2, 0.1)
    assert still_open([first, worse, open_still]) == [first, open_still]
    better = tried(0.1, 0.12, 0.09)
    assert still_open([first, worse, better]) == [better], "nothing more to find out"


def test_it_is_given_resampled_states_only_and_changes_none_of_them() -> None:
    state = start("parley", players=2)
    seat, legal = to_a_choice(PARLEY, state)
    given: list[AnyState] = []

    def imagine() -> AnyState:
        given.append(PARLEY.resample(state, seat, FastChance(len(given))))
        return given[-1]

    assert make_bot("captain", PARLEY, 1).choose(seat, legal, imagine) in legal
    assert len(given) > 4
    assert all(PARLEY.view(one, seat) == PARLEY.view(state, seat) for one in given)
