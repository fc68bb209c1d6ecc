"""The measuring counts what it says it counts."""

from skulduggery.core import game as contract
from skulduggery.core.chance import FastChance
from skulduggery.core.options import make_options
from skulduggery.games import game_called
from skulduggery.lab.speed import build_name, calls_per_second, measure, play_matches, sample_states

GAME = game_called("tictactoe")
OPTIONS = make_options(GAME.options_type, GAME.seats, {"players": 2})


def test_whole_matches_are_counted_decision_by_decision() -> None:
    played = play_matches(GAME, OPTIONS, FastChance(1), 0)
    chance, state, counts = FastChance(1), None, [0, 0]
    state = GAME.start(OPTIONS, chance, [])
    while legal := GAME.legal_moves(state):
        counts[0] += 1
        counts[1] += len(legal) > 1
        GAME.apply(state, legal[chance.below(len(legal))], chance)
    assert (played.matches, played.decisions, played.choices) == (1, *counts)


def test_at_least_the_time_asked_for_is_measured() -> None:
    played = play_matches(GAME, OPTIONS, FastChance(1), 0.02)
    assert played.seconds >= 0.02
    assert played.matches > 10
    assert 5 * played.matches <= played.decisions <= 9 * played.matches


def test_the_rates_belong_together() -> None:
    speed = measure(GAME, OPTIONS, 0.05)
    assert speed.seconds >= 0.05
    assert speed.matches_per_second * 9 >= speed.decisions_per_second >= speed.choices_per_second > 0
    assert speed.copies_per_second > 0
    assert speed.views_per_second > 0
    assert 0 < speed.bosun_milliseconds <= speed.bosun_slowest
    assert speed.build == build_name()


def test_the_build_is_named_after_the_engine_that_runs() -> None:
    compiled = not str(contract.__file__).endswith(".py")
    assert build_name() == ("compiled" if compiled else "interpreted")


def test_samples_are_states_from_a_whole_match() -> None:
    states = sample_states(GAME, OPTIONS, FastChance(1))
    assert 5 <= len(states) <= 9
    assert all(state.pending for state in states)


def test_calls_are_counted() -> None:
    calls: list[int] = []
    assert calls_per_second([lambda: calls.append(1)], 0.001) > 0
    assert calls
