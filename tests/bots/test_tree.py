"""The tree learns which moves win for the seat that makes them, and serves the next decision too."""

from functools import partial
from typing import Any

from tictactoe import Board, Mark, MarkDecision

from skulduggery.bots import make_bot
from skulduggery.bots.search.budget import Budget
from skulduggery.bots.search.candidate import Candidate
from skulduggery.bots.search.captain import Captain
from skulduggery.bots.search.search import Search, recall
from skulduggery.bots.search.tree import Branch, Node
from skulduggery.core.chance import FastChance
from skulduggery.core.game import AnyState, Game
from skulduggery.core.messages import Move
from skulduggery.games import game_called

TICTACTOE, BLACKWOOD, PARLEY = game_called("tictactoe"), game_called("blackwood"), game_called("parley")
CURIOSITY = 0.15
MOVES: list[Move] = [Mark(0), Mark(1), Mark(2)]


def node(*chances: float) -> Node:
    """Each move was tried five times and went so."""
    made = Node(0, MOVES[: len(chances)])
    for at, chance in enumerate(chances):
        for _ in range(5):
            made.add(at, chance)
    return made


def test_the_heuristics_choice_is_tried_first_and_then_the_others_too() -> None:
    made = Node(0, MOVES)
    picked = []
    for _ in range(60):
        picked.append(made.pick(CURIOSITY))
        made.add(picked[-1], 0.5)
    assert picked[0] == 0
    assert set(picked) == {0, 1, 2}
    assert picked.count(0) > picked.count(2)


def test_what_went_well_is_preferred() -> None:
    assert node(0.3, 0.7, 0.3).pick(CURIOSITY) == 1
    assert node(0.7, 0.3, 0.3).pick(CURIOSITY) == 0


def test_a_seat_in_the_tree_looks_for_its_own_win() -> None:
    """x has marked 0 and 1; o must answer at 2. Playouts show that everything else loses."""
    state = Board([0, 0, -1, 1, -1, -1, -1, -1, -1], [MarkDecision(1)])
    branch: Branch = {}
    search = Search(TICTACTOE, 1, Budget(1))
    before = Board([0, -1, -1, 1, -1, -1, -1, -1, -1], [MarkDecision(0)])
    for luck in range(300):
        search.playouts.after(before, Mark(1), 0, luck, branch)
    (reply,) = branch.values()
    assert reply.seat == 1
    assert sorted(reply.moves, key=str) == sorted(TICTACTOE.legal_moves(state), key=str)
    assert reply.moves[reply.tries.index(max(reply.tries))] == Mark(2)


def a_choice(game: Game[Any], players: int) -> tuple[AnyState, int, list[Move]]:
    """The first choice of a match."""
    state, luck = game.start(game.options_type(players=players), FastChance(3), []), FastChance(1)
    while len(legal := game.legal_moves(state)) == 1:
        game.apply(state, legal[0], luck)
    asked = state.asked()
    assert asked is not None
    return state, asked.seat, legal


def test_worlds_with_the_same_choice_share_a_node_and_other_choices_have_their_own() -> None:
    state, seat, legal = a_choice(BLACKWOOD, 2)
    search, branch = Search(BLACKWOOD, 1, Budget(1)), Branch()
    for luck in range(40):
        search.playouts.after(BLACKWOOD.resample(state, seat, FastChance(luck)), legal[0], seat, luck, branch)
    assert sum(found.count for found in branch.values()) == 40
    assert 1 < len(branch) < 40
    assert all(key[0] == found.seat and set(found.moves) <= set(key[1]) for key, found in branch.items())


def test_a_search_begins_with_what_the_last_one_found_out() -> None:
    known = node(0.4, 0.6)
    first, better, new = (Candidate(move) for move in MOVES)
    recall([first, better, new], known)
    assert (first.playouts, better.playouts, new.playouts) == (5, 5, 0)
    assert abs(better.lead() - 0.2) < 1e-9
    assert abs(better.chance() - 0.6) < 1e-9
    assert first.lead() == new.lead() == 0.0
    assert better.branch is known.branches[1]


def test_the_error_of_a_recalled_lead_is_that_of_two_means() -> None:
    known = Node(0, MOVES[:2])
    for chance in (0.2, 0.6, 0.2, 0.6):
        known.add(0, chance)
        known.add(1, chance + 0.3)
    first, better = (Candidate(move) for move in MOVES[:2])
    recall([first, better], known)
    assert abs(better.error() - (0.04 / 4 + 0.04 / 4) ** 0.5) < 1e-9


def test_nothing_is_recalled_from_too_few_playouts_or_about_other_moves() -> None:
    seldom = Node(0, MOVES[:2])
    seldom.add(0, 0.5)
    for known in (None, seldom, Node(0, [Mark(7)])):
        first, other = (Candidate(move) for move in MOVES[:2])
        recall([first, other], known)
        assert first.playouts == other.playouts == 0


def test_a_captain_uses_its_tree_at_the_next_decision_of_its_turn() -> None:
    state, luck = BLACKWOOD.start(BLACKWOOD.options_type(players=2), FastChance(3), []), FastChance(5)
    bots = [make_bot("captain", BLACKWOOD, seat) for seat in range(2)]
    found: list[bool] = []
    while len(found) < 60 and (asked := state.asked()) is not None:
        bot, legal = bots[asked.seat], asked.moves(state)
        assert isinstance(bot, Captain)
        if len(legal) > 1:
            found.append((asked.seat, tuple(legal)) in bot.search.tree)
        move = bot.choose(asked.seat, legal, partial(BLACKWOOD.resample, state, asked.seat, luck))
        BLACKWOOD.apply(state, move, luck)
    assert any(found)
    assert not found[0]
