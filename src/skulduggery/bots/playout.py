"""Random play to the end of a match. Tree searches use it to value a position, and `bench` measures it."""

from typing import Any

from ..core.chance import Chance
from ..core.game import AnyState, Game


class Playout:
    """How a playout went. A choice is a decision with two or more legal moves."""

    def __init__(self) -> None:
        self.decisions = 0
        self.choices = 0


def play_out(game: Game[Any], state: AnyState, chance: Chance) -> Playout:
    """Change `state` by random moves until the match is over."""
    played = Playout()
    while state.pending:
        legal = game.legal_moves(state)
        count = len(legal)
        played.decisions += 1
        if count > 1:
            played.choices += 1
        game.apply(state, legal[chance.below(count)], chance)
    return played
