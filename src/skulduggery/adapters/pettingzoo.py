"""PettingZoo: every game as an AEC environment, one agent for each seat.

    from skulduggery.adapters import pettingzoo
    env = pettingzoo.env("blackwood", players=4)

Importing this module registers all installed games: `pettingzoo.make("aec", "skulduggery/blackwood", players=4)`.
"""

from functools import partial
from secrets import randbits
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, aec_registry, register

from ..core.chance import FastChance
from ..core.game import AnyState
from ..core.messages import Move
from ..core.options import OptionValue
from ..games import game_names
from .encoding.encoder import Vector
from .rules import OneMatch, Rules, rules_called

NAMESPACE = "skulduggery"
Observation = dict[str, Any]


class SeatsEnv(AECEnv[str, Observation, int], OneMatch):  # type: ignore[misc]  # the library has no types
    """A match in which agents hold all seats. An illegal action raises a ValueError; the mask tells what is legal.

    `skip_single`: a question with a single legal move is answered without asking the agent.
    """

    def __init__(self, rules: Rules, skip_single: bool, encoding: str, render_mode: str | None) -> None:
        super().__init__()
        self.rules = rules
        self.encode = rules.observer(encoding)
        self.skip_single = skip_single
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{NAMESPACE}_{rules.game.key}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(rules.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        low, high = rules.limits(encoding)
        self.observation_spaces = {agent: observation_space(low, high, rules) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(rules.actions) for agent in self.possible_agents}
        self.state_space = Box(np.tile(low, rules.players), np.tile(high, rules.players), dtype=np.float32)
        self.chance = FastChance(randbits(64))
        self.legal: list[Move] = []

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. The same seed gives the same luck; without one the luck goes on where it was."""
        if seed is not None:
            self.chance = FastChance(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.match = self.rules.start(self.chance)
        self.agent_selection = self.possible_agents[0]
        self.ask()

    def ask(self) -> None:
        """Select the agent whose seat is asked, or end the match."""
        game, state = self.rules.game, self.position()
        legal = game.legal_moves(state)
        while len(legal) == 1 and self.skip_single:
            game.apply(state, legal[0], self.chance)
            legal = game.legal_moves(state)
        self.legal = legal
        asked = state.asked()
        if asked is None:
            self.finish(state)
        else:
            self.agent_selection = self.possible_agents[asked.seat]

    def finish(self, state: AnyState) -> None:
        result = self.rules.game.result(state)
        assert result is not None, "the match is over"
        for agent, reward in zip(self.possible_agents, self.rules.rewards(state), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = {"places": result.places, "scores": result.scores, "reason": result.reason}
        self._accumulate_rewards()
        self._deads_step_first()

    def step(self, action: int | None) -> None:
        state = self.position()
        if not self.legal:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rules.game.apply(state, self.move_of(action), self.chance)
        self.ask()

    def move_of(self, action: int | None) -> Move:
        """The legal move with this action id."""
        if action is not None and 0 <= action < self.rules.actions:
            move = self.rules.moves[action]
            if move in self.legal:
                return move
        ids = sorted(self.rules.ids[move] for move in self.legal)
        raise ValueError(f"action {action} is not legal for {self.agent_selection} now; the legal ones are {ids}")

    def observe(self, agent: str) -> Observation:
        mask = self.rules.mask(self.legal if agent == self.agent_selection else [])
        return {"observation": self.encode(self.position(), self.seats[agent]), "action_mask": mask}

    def state(self) -> Vector:
        """What all seats see, one after the other: for programs that train with the knowledge of everybody."""
        match = self.position()
        return np.concatenate([self.encode(match, seat) for seat in range(self.rules.players)])

    def render(self) -> str | None:
        return self.rendered(self.render_mode, None)

    def close(self) -> None:
        """Does nothing: an environment holds nothing that must be released."""


def observation_space(low: Vector, high: Vector, rules: Rules) -> Dict:
    mask = Box(0, 1, (rules.actions,), np.int8)
    return Dict({"observation": Box(low, high, dtype=np.float32), "action_mask": mask})


def env(
    game: str,
    players: int | None = None,
    *,
    skip_single: bool = True,
    encoding: str = "codes",
    render_mode: str | None = None,
    **options: OptionValue,
) -> SeatsEnv:
    """An environment of a game by its key, with its options as `skulduggery play --help` lists them."""
    return SeatsEnv(rules_called(game, players, options), skip_single, encoding, render_mode)


def register_games() -> None:
    for key in game_names():
        if f"{NAMESPACE}/{key}" not in aec_registry:
            register("aec", f"{NAMESPACE}/{key}", partial(env, key))


register_games()
