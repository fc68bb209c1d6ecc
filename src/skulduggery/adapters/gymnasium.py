"""Gymnasium: every game for one learner, with bots or other policies in the other seats.

    import gymnasium, skulduggery.adapters.gymnasium
    env = gymnasium.make("skulduggery/Blackwood-v0", players=2, opponents="bosun")

Importing this module registers all installed games.
"""

import math
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from ..core.chance import FastChance
from ..core.game import AnyState
from ..core.messages import Move
from ..core.options import OptionValue
from ..games import game_names
from .encoding.encoder import Vector
from .opponents import SEEDS, Opponent, Opponents, by_seat
from .rules import Mask, OneMatch, rules_called

NAMESPACE = "skulduggery"
ILLEGAL = ("end", "raise")


class SeatEnv(gymnasium.Env[Vector, np.int64], OneMatch):
    """A match in which the learner holds one seat.

    `seat` is the learner's; None: another one in each match. `opponents`: a level of bot, a policy, or a list of them.
    `shaping` adds this much reward for each unit by which the learner's lead in wealth grows. `illegal`: an illegal
    action ends the match with the reward -1, or raises a ValueError. `info["action_mask"]` tells what is legal.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012  # the library declares it so

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int | None = 0,
        opponents: Opponent | Sequence[Opponent] = "bosun",
        skip_single: bool = True,
        encoding: str = "codes",
        shaping: float = 0.0,
        illegal: str = "end",
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        self.rules = rules_called(game, players, options)
        if seat is not None and not 0 <= seat < self.rules.players:
            raise ValueError(f"the seat must be from 0 to {self.rules.players - 1}, or None, not {seat}")
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal must be one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.wanted_seat = seat
        self.encode = self.rules.observer(encoding)
        self.given_opponents = opponents
        self.skip_single = skip_single
        self.shaping = shaping
        self.ends_if_illegal = illegal == "end"
        self.render_mode = render_mode
        low, high = self.rules.limits(encoding)
        self.observation_space = Box(low, high, dtype=np.float32)
        self.action_space = Discrete(self.rules.actions)
        self.seat = seat or 0
        self.opponents = Opponents(self.rules, self.encode, by_seat(self.rules, opponents, self.seat))
        self.opponents.sit_down(0)  # complains at once about a bot that does not exist
        self.chance = FastChance(0)
        self.legal: list[Move] = []
        self.lead = 0.0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        """A new match. The same seed gives the same luck and the same bots."""
        super().reset(seed=seed)
        if self.wanted_seat is None:
            self.seat = int(self.np_random.integers(self.rules.players))
            self.opponents.players = by_seat(self.rules, self.given_opponents, self.seat)
        self.chance = FastChance(int(self.np_random.integers(SEEDS)))
        self.opponents.sit_down(int(self.np_random.integers(SEEDS)))
        self.match = self.rules.start(self.chance)
        self.go_on(self.match)
        self.lead = self.lead_of(self.match)
        return self.encode(self.match, self.seat), self.info()

    def go_on(self, state: AnyState) -> None:
        """Play until the learner is asked, or the match is over."""
        game = self.rules.game
        while True:
            self.legal = game.legal_moves(state)
            asked = state.asked()
            if asked is None:
                return
            if len(self.legal) == 1 and (self.skip_single or asked.seat != self.seat):
                move = self.legal[0]
            elif asked.seat == self.seat:
                return
            else:
                move = self.opponents.choose(state, asked.seat, self.legal)
            game.apply(state, move, self.chance)

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        state = self.position()
        move = self.move_of(int(action))
        if move is None:
            self.legal = []
            return self.encode(state, self.seat), -1.0, True, False, {**self.info(), "illegal_action": int(action)}
        self.rules.game.apply(state, move, self.chance)
        self.go_on(state)
        lead = self.lead_of(state)
        reward = self.rules.rewards(state)[self.seat] if not self.legal else 0.0
        reward += self.shaping * (lead - self.lead)
        self.lead = lead
        return self.encode(state, self.seat), reward, not self.legal, False, self.info()

    def move_of(self, action: int) -> Move | None:
        """The legal move with this action id; None if there is none, and an illegal action ends the match."""
        if not self.legal:
            raise RuntimeError("the match is over: call reset() first")
        move = self.rules.moves[action] if 0 <= action < self.rules.actions else None
        if move in self.legal:
            return move
        if self.ends_if_illegal:
            return None
        ids = sorted(self.rules.ids[move] for move in self.legal)
        raise ValueError(f"action {action} is not legal now; the legal ones are {ids}")

    def lead_of(self, state: AnyState) -> float:
        """The learner's wealth, as it knows it, minus the mean of the others'; 0 in games without wealth."""
        if not self.shaping:
            return 0.0
        worth = self.rules.game.worth(self.rules.game.view(state, self.seat))
        others = [each for seat, each in enumerate(worth) if seat != self.seat]
        return worth[self.seat] - math.fsum(others) / len(others) if others else 0.0

    def action_masks(self) -> Mask:
        """For sb3-contrib, whose masked algorithms call it."""
        return self.rules.mask(self.legal)

    def info(self) -> dict[str, Any]:
        result = self.rules.game.result(self.position())
        place = {} if result is None else {"place": result.places[self.seat], "score": result.scores[self.seat]}
        return {"action_mask": self.action_masks(), **place}

    def render(self) -> str | None:
        return self.rendered(self.render_mode, self.seat)


def register_games() -> None:
    for key in game_names():
        name = f"{NAMESPACE}/{key.capitalize()}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, f"{__name__}:{SeatEnv.__name__}", kwargs={"game": key})


register_games()
