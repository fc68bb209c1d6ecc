"""The adapter for Gymnasium passes the checker of the library; one learner plays against bots and policies."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from skulduggery.adapters.gymnasium import SeatEnv

from .matches import SHORT, each_game


def made(key: str, **more: Any) -> Any:
    settings: dict[str, Any] = {"opponents": "deckhand", **SHORT[key], **more}
    return gymnasium.make(f"skulduggery/{key.capitalize()}-v0", **settings)


def played(env: SeatEnv, seed: int) -> tuple[float, dict[str, Any]]:
    """Play at random; the sum of the rewards, and the last info."""
    _, info = env.reset(seed=seed)
    generator = np.random.default_rng(seed)
    total, over = 0.0, False
    while not over:
        action = generator.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, over, _, info = env.step(action)
        assert env.observation_space.contains(observation)
        total += reward
    return total, info


@pytest.mark.parametrize("encoding", ["codes", "onehot"])
@each_game
def test_the_checker_has_nothing_to_say(key: str, encoding: str) -> None:
    """Warnings are errors in all tests."""
    check_env(made(key, encoding=encoding, opponents="bosun").unwrapped)


@each_game
def test_a_match_ends_with_the_place_of_the_learner(key: str) -> None:
    env = made(key, seat=1).unwrapped
    reward, info = played(env, seed=5)
    assert info["place"] == env.rules.game.result(env.match).places[1]
    assert reward == env.rules.rewards(env.match)[1]


def test_the_same_seed_gives_the_same_match() -> None:
    ends = [played(made("bounty", seat=None, opponents="bosun").unwrapped, seed)[1]["score"] for seed in (3, 3, 4)]
    assert ends[0] == ends[1] != ends[2]


def test_environments_can_be_vectorised() -> None:
    vector = gymnasium.make_vec("skulduggery/Blackwood-v0", 3, players=2, opponents="deckhand", round_limit=20)
    observations, info = vector.reset(seed=1)
    actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
    after, rewards, over, _, info = vector.step(actions)
    assert observations.shape == after.shape == (3, *vector.single_observation_space.shape)  # type: ignore[misc]
    assert rewards.shape == over.shape == (3,)
    assert info["action_mask"].shape == (3, vector.single_action_space.n)  # type: ignore[attr-defined]
    vector.close()


def test_an_illegal_action_ends_the_match_with_the_worst_reward() -> None:
    env = made("tictactoe").unwrapped
    env.reset(seed=1)
    taken = next(cell for cell in range(9) if not env.action_masks()[cell] or env.step(cell))
    _, reward, over, truncated, info = env.step(taken)
    assert (reward, over, truncated, info["illegal_action"]) == (-1.0, True, False, taken)
    assert not info["action_mask"].any()
    with pytest.raises(RuntimeError, match=r"the match is over: call reset\(\) first"):
        env.step(0)


def test_an_illegal_action_can_be_an_error() -> None:
    env = made("tictactoe", illegal="raise").unwrapped
    env.reset(seed=1)
    with pytest.raises(ValueError, match="action 99 is not legal now; the legal ones are"):
        env.step(99)


def test_a_policy_can_hold_other_seats_and_sees_only_its_own() -> None:
    seen = []

    def first_legal(observation: Any, mask: Any) -> int:
        seen.append(int(observation[0]))
        return int(np.flatnonzero(mask)[0])

    env = made("bounty", players=3, seat=1, opponents=[first_legal, "deckhand"]).unwrapped
    played(env, seed=1)
    assert set(seen) == {3}, "the first column is the seat, counted from 1: the one after the learner's"


def test_a_policy_that_answers_nonsense_is_named() -> None:
    env = made("tictactoe", seat=1, opponents=lambda observation, mask: 99 % 9).unwrapped
    env.reset(seed=1)
    with pytest.raises(ValueError, match="the policy of seat 0 chose the action 0, which is not legal"):
        env.step(1)


def test_shaping_pays_for_wealth_and_keeps_the_sum() -> None:
    plain, _ = played(made("kings", players=2).unwrapped, seed=2)
    env = made("kings", players=2, shaping=0.001).unwrapped
    shaped, _ = played(env, seed=2)
    assert shaped == pytest.approx(plain + 0.001 * env.lead_of(env.match), abs=1e-6)
    assert env.lead_of(env.match) != 0


def test_rendering_shows_the_view_of_the_learner() -> None:
    env = made("parley", render_mode="ansi").unwrapped
    env.reset(seed=1)
    assert "rows: " in env.render()


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"opponents": "parrot"}, "parrot"),
        ({"opponents": ["bosun", "bosun"]}, "there are 1 other seats, but 2 opponents were given"),
        ({"seat": 5}, "the seat must be from 0 to 1, or None, not 5"),
        ({"illegal": "ignore"}, "illegal must be one of end, raise, not 'ignore'"),
    ],
)
def test_bad_settings_are_explained(given: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        SeatEnv("tictactoe", **given)
