"""Teach a network to play Port Blackwood: masked PPO from sb3-contrib, against a bot that plays at random.

    python -m venv .venv-training
    .venv-training/bin/pip install --require-hashes -r examples/training/requirements.txt
    .venv-training/bin/pip install -e .
    .venv-training/bin/python examples/training/train_blackwood.py

Two players, 40 rounds at most. It stops after some minutes of CPU time, plays matches that it has not seen, and says
how many it won. `--save FILE` keeps the network; `--load FILE` only plays the matches.
"""

import argparse
import sys
from time import process_time
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

from skulduggery.adapters.gymnasium import SeatEnv

ENVIRONMENTS = 8
ENDLESS = 1 << 40  # steps: the clock stops the training
GAME: dict[str, Any] = {"game": "blackwood", "players": 2, "round_limit": 40, "encoding": "onehot"}


class StopAfter(BaseCallback):  # type: ignore[misc]  # the library has no types
    """Ends the training after so many CPU seconds of this process."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds

    def _on_step(self) -> bool:
        return process_time() < self.seconds


def learner(opponents: str, seed: int) -> MaskablePPO:
    """Each coin that the learner gains on its opponent is rewarded a little, so that it finds the way to the hoard."""
    settings = {**GAME, "opponents": opponents, "seat": None, "shaping": 0.5}
    environment = make_vec_env(SeatEnv, n_envs=ENVIRONMENTS, seed=seed, env_kwargs=settings)
    return MaskablePPO(
        "MlpPolicy",
        environment,
        n_steps=128,
        batch_size=512,
        n_epochs=3,
        learning_rate=5e-4,
        gamma=0.99,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [64, 64]},
        seed=seed,
        device="cpu",
    )


def won(model: MaskablePPO, opponents: str, matches: int) -> int:
    """How many of the matches the learner wins alone; a shared first place does not count."""
    environment = SeatEnv(**GAME, opponents=opponents, seat=None)
    count = 0
    for number in range(matches):
        observation, info = environment.reset(seed=1_000_000 + number)
        reward, over = 0.0, False
        while not over:
            action, _ = model.predict(observation, action_masks=info["action_mask"], deterministic=True)
            observation, reward, over, _, info = environment.step(action)
        count += reward > 0
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--minutes", type=float, default=9.0, help="CPU time of the training")
    parser.add_argument("--opponents", default="deckhand")
    parser.add_argument("--matches", type=int, default=200, help="played after the training")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save")
    parser.add_argument("--load")
    wanted = parser.parse_args()
    torch.set_num_threads(1)
    if wanted.load:
        model = MaskablePPO.load(wanted.load, device="cpu")
    else:
        model = learner(wanted.opponents, wanted.seed)
        model.learn(ENDLESS, callback=StopAfter(wanted.minutes * 60))
        sys.stdout.write(f"trained: {model.num_timesteps:,} steps, {process_time() / 60:.1f} CPU minutes\n")
    if wanted.save:
        model.save(wanted.save)
    count = won(model, wanted.opponents, wanted.matches)
    share = count / wanted.matches
    sys.stdout.write(f"won {count} of {wanted.matches} matches against {wanted.opponents} ({share:.0%})\n")


if __name__ == "__main__":
    main()
