"""OpenSpiel's search for games with secrets (ISMCTS), written in Python, on Leduc poker: simulations in a second."""

import argparse
import json
import random
import time
from importlib.metadata import version
from pathlib import Path

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

SIMULATIONS = 200  # of each decision


def play_match(game: pyspiel.Game, bot: ismcts.ISMCTSBot) -> int:
    """One match in which the search decides for both players. Returns how many decisions it searched."""
    state, searched = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
        else:
            searched += 1
            state.apply_action(bot.step(state))
    return searched


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--json", type=Path, required=True)
    wanted = parser.parse_args()
    game = pyspiel.load_game("leduc_poker")
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=SIMULATIONS,
        random_state=np.random.RandomState(2),
    )
    start, searched = time.process_time(), 0
    while time.process_time() - start < wanted.seconds:
        searched += play_match(game, bot)
    rate = searched * SIMULATIONS / (time.process_time() - start)
    wanted.json.write_text(json.dumps({"playouts_per_second": rate, "version": version("open-spiel")}))


if __name__ == "__main__":
    main()
