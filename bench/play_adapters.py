"""Our research adapters, played at random: `play_adapters.py --game "pettingzoo blackwood"`.

Runs with the python of .venv or .venv-compiled. It is measured like the peers (`peers/measure.py`): whole matches per
CPU second; only decisions count, and luck is sampled as in the script of the peer.
"""

import random
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "peers"))

import pyspiel
from measure import Match, main
from play_openspiel import play_match as play_spiel_match

import skulduggery.adapters.openspiel  # noqa: F401  (registers the games)
from skulduggery.adapters.pettingzoo import SeatsEnv, env
from skulduggery.games import all_games

USUAL = 4  # players, or as many as the game allows
PLAYERS = {key: min(USUAL, game.seats[-1]) for key, game in all_games().items()}


def seats(key: str, skip_single: bool) -> Callable[[], Match]:
    """One environment of PettingZoo, reset for every match."""
    return partial(play_seats_match, env(key, PLAYERS[key], skip_single=skip_single))


def play_seats_match(match: SeatsEnv) -> Match:
    decisions = choices = 0
    match.reset()
    for _agent in match.agent_iter():
        observation, _reward, terminated, truncated, _info = match.last()
        if terminated or truncated:
            match.step(None)
            continue
        # the mask has thousands of numbers here; numpy is quickest with truth values
        actions = observation["action_mask"].view(bool).nonzero()[0].tolist()
        decisions += 1
        choices += len(actions) > 1
        match.step(actions[random.randrange(len(actions))])
    return Match(decisions, choices)


def spiel(key: str) -> Callable[[], Match]:
    game = pyspiel.load_game(f"skulduggery_{key}(players={PLAYERS[key]})")
    return lambda: play_spiel_match(game)


if __name__ == "__main__":
    games: dict[str, Callable[[], Callable[[], Match]]] = {}
    games |= {f"pettingzoo {key}": partial(seats, key, True) for key in PLAYERS}
    games |= {f"pettingzoo-all {key}": partial(seats, key, False) for key in PLAYERS}
    games |= {f"openspiel {key}": partial(spiel, key) for key in PLAYERS}
    main("skulduggery", games)
