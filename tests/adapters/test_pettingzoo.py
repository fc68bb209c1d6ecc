"""The adapter for PettingZoo passes the suites of the library, and says what is wrong."""

import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from skulduggery.adapters.pettingzoo import SeatsEnv, env

from .matches import SHORT, each_game, each_table

# The suite wants a plain array, but knows seven environments by their names that have masks in their observations.
KNOWN_WARNINGS = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}


def short_env(key: str, players: int | None = None, **more: Any) -> SeatsEnv:
    return env(key, players, **SHORT[key], **more)


@each_table
def test_the_api_suite_passes(key: str, players: int) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(short_env(key, players), num_cycles=30)
    assert {str(each.message) for each in said} <= KNOWN_WARNINGS


@pytest.mark.parametrize("encoding", ["codes", "onehot"])
@each_game
def test_the_seed_suite_passes(key: str, encoding: str) -> None:
    seed_test(lambda: short_env(key, encoding=encoding), num_cycles=30)


@each_game
def test_the_render_suite_passes(key: str) -> None:
    render_test(lambda render_mode: short_env(key, render_mode=render_mode))


@each_table
def test_random_play_comes_to_an_end_with_rewards_that_add_up_to_nothing(key: str, players: int) -> None:
    match = short_env(key, players)
    rewards = played(match, seed=7)
    assert len(rewards) == players
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0 or set(rewards.values()) == {0}


def played(match: SeatsEnv, seed: int) -> dict[str, float]:
    """Play at random; what every agent got in all."""
    match.reset(seed=seed)
    generator = np.random.default_rng(seed)
    total = dict.fromkeys(match.agents, 0.0)
    for agent in match.agent_iter():
        observation, reward, over, _, info = match.last()
        total[agent] += reward
        if over:
            assert info["places"]
        match.step(None if over else int(generator.choice(np.flatnonzero(observation["action_mask"]))))
    return total


def test_a_question_with_one_answer_is_skipped_unless_the_agent_wants_it() -> None:
    for skip_single in (True, False):
        match = short_env("blackwood", 2, skip_single=skip_single)
        match.reset(seed=1)
        choices = []
        while match.legal:
            choices.append(len(match.legal))
            match.step(match.rules.ids[match.legal[0]])
        assert (1 in choices) is not skip_single


@each_game
def test_the_library_finds_every_game_by_its_name(key: str) -> None:
    made = pettingzoo.make("aec", f"skulduggery/{key}", players=2)
    assert isinstance(made, SeatsEnv)
    assert made.max_num_agents == 2


def test_the_whole_state_is_what_all_seats_see() -> None:
    match = short_env("bounty", 3)
    match.reset(seed=1)
    whole = match.state()
    assert match.state_space.contains(whole)
    assert np.array_equal(whole[: match.rules.encoder.size], match.observe("seat_0")["observation"])


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    match = env("tictactoe")
    match.reset(seed=1)
    match.step(4)
    for wrong in (4, 99, -1, None):
        with pytest.raises(ValueError, match=f"action {wrong} is not legal for seat_1 now; the legal ones are"):
            match.step(wrong)
    assert match.agent_selection == "seat_1"


def test_a_step_before_the_first_reset_is_refused() -> None:
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        env("tictactoe").step(0)


def test_bad_options_are_explained() -> None:
    with pytest.raises(ValueError, match="players"):
        env("blackwood", 9)
    with pytest.raises(ValueError, match="whist"):
        env("whist")
    with pytest.raises(ValueError, match="the encoding must be one of codes, onehot, not 'words'"):
        env("blackwood", encoding="words")
