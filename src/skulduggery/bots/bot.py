"""What every bot answers. A bot sees the legal moves and imagined states, never the truth."""

from abc import ABC, abstractmethod
from collections.abc import Callable

from mypy_extensions import mypyc_attr

from ..core.game import State
from ..core.messages import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Plays one seat."""

    @abstractmethod
    def choose(self, seat: int, legal: list[Move], imagine: Callable[[], State]) -> Move:
        """One of the legal moves. `imagine` deals all that `seat` cannot see anew at every call."""
