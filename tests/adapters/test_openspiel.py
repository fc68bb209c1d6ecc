"""The adapter for OpenSpiel passes the suites of the library, in all games and with chance nodes."""

import pickle
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from skulduggery.adapters import openspiel

from .matches import SECRET, SHORT, each_game, each_table, short_rules

FOLDER = Path(__file__).parent / "playthroughs"
SIMULATIONS = 4  # of each decision: enough to build a tree


def short_name(key: str, players: int = 2) -> str:
    given = "".join(f",{name}={value}" for name, value in SHORT[key].items())
    return f"skulduggery_{key}(players={players}{given})"


def random_match(game: Any, seed: int) -> list[Any]:
    """All moments of a random match; states are clones."""
    generator = np.random.RandomState(seed)
    state, moments = game.new_initial_state(), []
    while not state.is_terminal():
        moments.append(state.clone())
        state.apply_action(generator.choice(state.legal_actions()))
    return [*moments, state]


@pytest.mark.parametrize("serialize", [False, True])
@each_game
def test_the_random_simulation_suite_passes(key: str, serialize: bool) -> None:
    simulate(key, 2, serialize)


@pytest.mark.parametrize("key", ["blackwood", "bounty", "prowl"])
def test_the_random_simulation_suite_passes_for_three(key: str) -> None:
    simulate(key, 3, serialize=False)


@pytest.mark.slow
@each_table
def test_the_random_simulation_suite_passes_for_all(key: str, players: int) -> None:
    simulate(key, players, serialize=True)


def simulate(key: str, players: int, serialize: bool) -> None:
    game = pyspiel.load_game(short_name(key, players))
    pyspiel.random_sim_test(game, num_sims=1, serialize=serialize, verbose=False)


@each_game
def test_chance_nodes_are_explicit_and_fair(key: str) -> None:
    moments = random_match(pyspiel.load_game(short_name(key)), seed=1)
    at_chance = [state for state in moments if state.is_chance_node()]
    assert bool(at_chance) is (key != "tictactoe")
    for state in at_chance:
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        assert list(outcomes) == state.legal_actions()
        assert sum(chances) == pytest.approx(1)
        assert len(set(chances)) == 1


@each_game
def test_a_resampled_match_is_the_same_for_the_player_who_asks(key: str) -> None:
    """As the library's own suite demands; that suite runs in C++ and does not reach games written in Python."""
    game = pyspiel.load_game(short_name(key))
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for state in random_match(game, seed=2):
        if not state.is_chance_node():
            for player in range(game.num_players()):
                guess = state.resample_from_infostate(player, sampler)
                assert guess.information_state_string(player) == state.information_state_string(player)
                assert guess.observation_string(player) == state.observation_string(player)
                assert guess.current_player() == state.current_player()
                if player == state.current_player():
                    assert guess.legal_actions() == state.legal_actions()


def test_a_resampled_match_tells_nothing_of_the_real_one() -> None:
    """Two real matches that look alike to seat 0 give the same resampled matches: also for the eyes of seat 1."""
    game = pyspiel.load_game(short_name("parley"))
    first, second = (dealt(game, others) for others in (["C1", "C2", "C3"], ["D1", "D2", "D3"]))
    assert first.information_state_string(0) == second.information_state_string(0)
    assert first.information_state_string(1) != second.information_state_string(1)
    texts = set()
    for state in (first, second):
        guess = state.resample_from_infostate(0, lambda: 0.5)
        assert guess.history() == []
        texts.add(guess.information_state_string(1).rpartition("seen so far: ")[2])
    assert len(texts) == 1


def dealt(game: Any, others: list[str]) -> Any:
    """A match of Parley in which seat 0 holds the cards A1, A2 and A3, and seat 1 these others."""
    state = game.new_initial_state()
    for own, other in zip(["A1", "A2", "A3"], others, strict=True):
        state.apply_action(outcome_of(state, own))
        state.apply_action(outcome_of(state, other))
    return state


def outcome_of(state: Any, card: str) -> int:
    """The outcome that deals this card: decks are lists from which the drawn card is taken."""
    deck = [suit + str(value) for suit in "ABCD" for value in range(1, 6)]
    for ways, outcome in state.moment.draws:
        assert ways == len(deck)
        deck[outcome], deck[-1] = deck[-1], deck[outcome]
        deck.pop()
    return deck.index(card)


@each_game
def test_the_past_of_a_player_is_part_of_its_information_state(key: str) -> None:
    """Perfect recall: after different moves of one's own the information differs, even if the view is the same."""
    moments = random_match(pyspiel.load_game(short_name(key)), seed=3)
    texts = [state.information_state_string(0) for state in moments if not state.is_chance_node()]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("key", SECRET)
def test_the_search_of_the_library_plays_a_match(key: str) -> None:
    game = pyspiel.load_game(short_name(key))
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=SIMULATIONS,
        random_state=np.random.RandomState(2),
    )
    state, generator, searched = game.new_initial_state(), np.random.RandomState(3), 0
    while not state.is_terminal():
        if state.current_player() == 0 and searched < 20:
            state.apply_action(bot.step(state))
            searched += 1
        else:
            state.apply_action(generator.choice(state.legal_actions()))
    assert searched
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.thorough
@pytest.mark.parametrize(
    "key", [pytest.param(key, marks=[pytest.mark.slow] * (key in ("blackwood", "kings", "prowl"))) for key in SHORT]
)
def test_playthroughs_are_stable(key: str) -> None:
    """`python -m tests.adapters.playthroughs` writes them again, if a rule or an observation was changed on purpose."""
    assert (FOLDER / f"{key}.txt").read_text(encoding="utf-8") == playthrough(key)


def playthrough(key: str) -> str:
    """What the library writes about a match: its moves and returns in full, and of everything the digest."""
    text = generate_playthrough.playthrough(short_name(key), action_sequence=[], seed=1)
    kept = [line for line in text.splitlines() if line.startswith(("game:", "# Apply", "Returns()", "NumDistinct"))]
    return "\n".join([*kept, f"SHA-256 of the whole playthrough: {sha256(text.encode()).hexdigest()}", ""])


@each_game
def test_a_serialised_match_goes_on_in_the_same_way(key: str) -> None:
    game = pyspiel.load_game(short_name(key))
    moments = random_match(game, seed=4)
    for state in moments[:: max(1, len(moments) // 5)]:
        text = pyspiel.serialize_game_and_state(game, state)
        _, again = pyspiel.deserialize_game_and_state(text)
        assert str(again) == str(state)
        assert again.legal_actions() == state.legal_actions()
        assert again.information_state_string(0) == state.information_state_string(0)


def test_rules_are_the_same_object_after_a_pickle_was_read() -> None:
    rules = short_rules("kings")
    assert pickle.loads(pickle.dumps(rules)) is rules


def test_the_name_of_a_game_holds_only_what_was_chosen() -> None:
    game = pyspiel.load_game("skulduggery_blackwood(players=3,mode=race,exact_fire=True)")
    assert str(game) == "skulduggery_blackwood(exact_fire=True,players=3)"
    assert game.num_players() == 3


def test_an_option_that_is_a_word_or_a_number_is_given_as_a_word() -> None:
    """The library wants one type for each parameter."""
    rules = openspiel.rules_of(short_rules("kings").game, {"first_player": "1"})
    assert rules.options.first_player == 1  # type: ignore[attr-defined]


def test_wrong_parameters_and_actions_are_explained() -> None:
    with pytest.raises(ValueError, match="players"):
        openspiel.rules_of(short_rules("blackwood").game, {"players": 9})
    state = pyspiel.load_game("skulduggery_tictactoe").new_initial_state()
    with pytest.raises(ValueError, match="action 9 is not legal now; the legal ones are"):
        state.apply_action(9)
    with pytest.raises(ValueError, match="have no parameters"):
        state.get_game().make_py_observer(None, {"planes": 3})
