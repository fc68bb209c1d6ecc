"""Catanatron (from PyPI): four players who choose at random.

The loop is that of `Game.play`, without its two snapshots and without its second check of the chosen action. So it does
no work that our engine does not do. We measured no difference in speed to `Game.play`. Catanatron lists the
playable actions at the end of every applied action.
"""

import random
from collections.abc import Callable

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT
from measure import Match, main


def settlers() -> Callable[[], Match]:
    """Nothing to prepare: every match lays out its own map, as its own command line does."""
    return play_match


def play_match() -> Match:
    """One match to the end, or to Catanatron's own limit of turns."""
    game = Game([RandomPlayer(color) for color in Color])
    state = game.state
    decisions = choices = 0
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        actions = state.playable_actions
        decisions += 1
        choices += len(actions) > 1
        game.execute(actions[random.randrange(len(actions))], validate_action=False)
    return Match(decisions, choices)


if __name__ == "__main__":
    main("catanatron", {"settlers": settlers})
