"""The interface of every bot. A bot gets the legal moves and resampled states, never the real state."""

from abc import abstractmethod
from collections.abc import Callable

from mypy_extensions import mypyc_attr

from ..core.game import AnyState
from ..core.messages import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Plays one seat."""

    @abstractmethod
    def choose(self, seat: int, legal: list[Move], imagine: Callable[[], AnyState]) -> Move:
        """One of the legal moves.

        Each call of `imagine` returns a new state. Everything that `seat` cannot see is drawn at random in it.
        """
        raise NotImplementedError
