"""OpenSpiel: backgammon (C++ under Python) and games that are written in Python, played at random from Python."""

import random
from collections.abc import Callable

import open_spiel.python.games  # noqa: F401  (registers the games written in Python)
import pyspiel
from measure import Match, main

GAMES = ("backgammon", "python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker")


def prepare(name: str) -> Callable[[], Callable[[], Match]]:
    """Loads a game once, for many matches."""

    def load() -> Callable[[], Match]:
        game = pyspiel.load_game(name)
        return lambda: play_match(game)

    return load


def play_match(game: pyspiel.Game) -> Match:
    """One match; chance is sampled here and not counted as a decision."""
    state = game.new_initial_state()
    decisions = choices = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
            continue
        actions = state.legal_actions()
        decisions += 1
        choices += len(actions) > 1
        state.apply_action(actions[random.randrange(len(actions))])
    return Match(decisions, choices)


if __name__ == "__main__":
    main("open-spiel", {name: prepare(name) for name in GAMES})
