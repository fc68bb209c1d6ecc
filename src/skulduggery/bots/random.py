"""The deckhand: a random legal move, all with equal odds."""

from collections.abc import Callable

from ..core.chance import Chance
from ..core.game import AnyState
from ..core.messages import Move
from .bot import Bot


class Deckhand(Bot):
    """Plays at random."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, seat: int, legal: list[Move], imagine: Callable[[], AnyState]) -> Move:
        return legal[self.chance.below(len(legal))]
