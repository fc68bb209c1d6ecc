"""Short matches of every game for the tests of the adapters, the two plug-in games included."""

from collections.abc import Iterator
from typing import Any

import pytest

from skulduggery.adapters.rules import Rules, rules_called
from skulduggery.core.chance import FastChance
from skulduggery.core.game import AnyState
from skulduggery.games import all_games

# The shortest matches that the options allow.
SHORT: dict[str, dict[str, Any]] = {
    "blackwood": {"round_limit": 20},
    "bounty": {"mode": "rounds", "rounds": 5},
    "kings": {"rounds": "limited", "round_limit": 20, "target": 5000},
    "prowl": {"round_limit": 20},
    "parley": {"rounds": 3},
    "tictactoe": {},
}
OURS = ("blackwood", "bounty", "kings", "prowl")
SECRET = ("bounty", "kings", "prowl", "parley")

each_game = pytest.mark.parametrize("key", SHORT)


def seat_counts(key: str) -> list[int]:
    """The fewest and the most players, and three where the game allows that."""
    seats = all_games()[key].seats
    return sorted({seats[0], min(3, seats[-1]), seats[-1]})


each_table = pytest.mark.parametrize(
    ("key", "players"), [(key, players) for key in SHORT for players in seat_counts(key)]
)


def short_rules(key: str, players: int | None = None) -> Rules:
    return rules_called(key, players, SHORT[key])


def positions(rules: Rules, seed: int) -> Iterator[AnyState]:
    """Every position of a random match, the end included. The state goes on when the next one is asked for."""
    chance = FastChance(seed)
    state = rules.start(chance)
    while True:
        yield state
        legal = rules.game.legal_moves(state)
        if not legal:
            return
        rules.game.apply(state, legal[chance.below(len(legal))], chance)
