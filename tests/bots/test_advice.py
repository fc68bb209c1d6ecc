"""Advice: the best moves with their chances, and reasons from what the search expects. It sees what its seat sees."""

from typing import Any

import pytest
from tictactoe import Board, Mark, MarkDecision

from skulduggery.bots import make_bot
from skulduggery.bots.chances import chances_for
from skulduggery.bots.search.advice import BEST, Advice, Ends, advise, contributions, endings
from skulduggery.bots.search.budget import Budget
from skulduggery.bots.search.causes import FEWEST
from skulduggery.bots.search.messages import HintReason
from skulduggery.core.chance import FastChance
from skulduggery.core.game import AnyState, Game
from skulduggery.core.options import make_options
from skulduggery.games import game_called, listed_games
from tests.question import asked_in

BLACKWOOD, TICTACTOE = game_called("blackwood"), game_called("tictactoe")
NAMES = chances_for(BLACKWOOD).traits.names
WEIGHTS = {"turns": -2.0, "store": 1.0, "aboard": 0.5, "root of turns": -1.0}
SIGNS = {".": -1, "x": 0, "o": 1}


def advice_of(game: Game[Any], state: AnyState, seed: int = 1, playouts: int = 60) -> list[Advice]:
    asked = asked_in(state)
    luck = FastChance(seed)
    return advise(
        game, asked.seat, asked.moves(state), lambda: game.resample(state, asked.seat, luck), seed, Budget(playouts)
    )


def midway(game: Game[Any], moves: int, players: int = 3) -> AnyState:
    """After so many moves of bosuns, or as soon as a seat then has three choices."""
    state: AnyState = game.start(make_options(game.options_type, game.seats, {"players": players}), FastChance(4), [])
    bots = [make_bot("bosun", game, seat) for seat in range(players)]
    luck = FastChance(5)
    while moves > 0 or len(game.legal_moves(state)) < BEST:
        asked = asked_in(state)
        seat, now = asked.seat, state
        move = bots[seat].choose(seat, asked.moves(now), lambda: game.resample(now, seat, luck))  # noqa: B023
        game.apply(state, move, luck)
        moves -= 1
    return state


def board(drawn: str, seat: int) -> Board:
    return Board([SIGNS[sign] for sign in "".join(drawn.split())], [MarkDecision(seat)])


def test_a_move_that_wins_at_once_is_said_to() -> None:
    """Nothing is known about this game, so matches are played to the end."""
    best, *rest = advice_of(TICTACTOE, board("xx. oo. ...", 0), playouts=200)
    assert (best.move, best.chance) == (Mark(2), 1.0)
    (reason,) = best.reasons
    assert (reason.topic, reason.good, reason.turns) == ("wins", True, 0)
    assert reason.times == reason.tries > 0
    assert all(other.chance <= best.chance for other in rest)


def test_the_only_move_has_a_chance_too() -> None:
    (only,) = advice_of(TICTACTOE, board("xox oxo ox.", 1))
    assert (only.move, only.chance) == (Mark(8), 0.5)


@pytest.mark.parametrize("key", listed_games())
def test_the_best_come_first_and_the_same_seed_gives_the_same_advice(key: str) -> None:
    game = game_called(key)
    state = midway(game, 40)
    found = advice_of(game, state)
    assert 1 <= len(found) <= BEST
    assert {each.move for each in found} <= set(game.legal_moves(state))
    chances = [each.chance for each in found]
    assert chances == sorted(chances, reverse=True)
    assert all(0.0 <= chance <= 1.0 for chance in chances)
    assert found == advice_of(game, state)


@pytest.mark.parametrize("key", ["bounty", "kings"])
def test_worlds_that_look_alike_get_the_same_advice(key: str) -> None:
    """Whatever the others hold. (In Prowl only decks are hidden, which nobody has seen.)"""
    game = game_called(key)
    state, other = twins(game)
    seat = asked_in(state).seat
    assert game.view(state, seat) == game.view(other, seat)
    assert advice_of(game, state) == advice_of(game, other)


def twins(game: Game[Any]) -> tuple[AnyState, AnyState]:
    """Two worlds that the asked seat cannot tell apart, but another seat can."""
    for moves in range(2, 100, 7):
        state = midway(game, moves)
        for luck in range(10):
            other = game.resample(state, asked_in(state).seat, FastChance(luck))
            if any(game.view(state, stranger) != game.view(other, stranger) for stranger in range(3)):
                return state, other
    raise AssertionError("nothing is hidden")


def ends(own: dict[str, float], others: dict[str, float] | None = None) -> Ends:
    """Playouts that are still open, with these traits."""
    found = Ends(Mark(0))
    found.own = [[own.get(name, 0.0) for name in NAMES]] * FEWEST
    found.others = [[(others or {}).get(name, 0.0) for name in NAMES]] * FEWEST
    found.outcomes = [""] * FEWEST
    found.weights = [WEIGHTS.get(name, 0.0) for name in NAMES]
    return found


def ended(*outcomes: str) -> Ends:
    found = Ends(Mark(0))
    found.outcomes = list(outcomes)
    return found


def test_the_reason_is_what_weighs_most() -> None:
    found = contributions([ends({"store": 1.0, "aboard": 1.0}), ends({})], 0, chances_for(BLACKWOOD))
    assert found == [HintReason("store", good=True), HintReason("aboard", good=True)]


def test_less_for_the_others_is_good_and_fewer_turns_are() -> None:
    pair = [ends({"turns": 1.0}, {"store": 0.5}), ends({"turns": 2.0}, {"store": 1.0})]
    model = chances_for(BLACKWOOD)
    assert contributions(pair, 0, model) == [
        HintReason("turns", good=True, more=False),
        HintReason("store", good=True, more=False, own=False),
    ]
    assert [reason.good for reason in contributions(pair, 1, model)] == [False, False]


def test_traits_that_say_the_same_count_together() -> None:
    pair = [ends({"turns": 1.0, "root of turns": 1.0}), ends({"turns": 2.0, "root of turns": 2.0})]
    assert contributions(pair, 0, chances_for(BLACKWOOD)) == [HintReason("turns", good=True, more=False)]


def test_a_weight_that_makes_something_good_look_bad_is_no_reason() -> None:
    pair = [ends({"aboard": 1.0}), ends({})]
    for end in pair:
        end.weights = [-weight for weight in end.weights]
    assert contributions(pair, 0, chances_for(BLACKWOOD)) == []


def test_a_difference_that_may_be_chance_is_no_reason() -> None:
    shaky = ends({"aboard": 1.0})
    shaky.own = [[sign * value for value in row] for sign, row in zip((6, -5, 6, -3), shaky.own, strict=True)]
    assert contributions([shaky, ends({})], 0, chances_for(BLACKWOOD)) == []


def test_how_often_the_match_ends() -> None:
    good, bad = ended(*["wins"] * 6, *[""] * 4), ended(*["losses"] * 5, *[""] * 5)
    assert endings([good, bad], 0, 2) == [HintReason("wins", good=True, times=6, tries=10, turns=2)]
    assert endings([good, bad], 1, 2) == [HintReason("losses", good=False, times=5, tries=10, turns=2)]


def test_an_end_that_comes_after_every_move_is_no_reason() -> None:
    assert endings([ended(*["losses"] * 10), ended(*["losses"] * 10)], 0, 0) == []


def test_equal_moves_are_said_to_be_equal() -> None:
    """Both marks end in a draw; then one that wins, and others that do not."""
    drawn = advice_of(TICTACTOE, board("xox .ox .xo", 1))
    assert [(each.level, each.chance, each.reasons) for each in drawn] == [(True, 0.5, [])] * 2
    best, *rest = advice_of(TICTACTOE, board("xx. oo. ...", 0), playouts=200)
    assert [best.level, *[each.level for each in rest]] == [True, False, False]
