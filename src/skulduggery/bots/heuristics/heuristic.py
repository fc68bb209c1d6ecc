"""What a heuristic answers, and the one for games that have none of their own."""

from abc import ABC, abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr

from ...core.game import Game
from ...core.messages import Result


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic(ABC):
    """A hand-made judgement of imagined states. Holds no match, so seats and bots may share one."""

    worlds: int = 1  # how many imagined states a choice is judged in: 1 where a game hides nothing
    follow_ups: int = 4  # decisions of the same seat that are judged together with the first

    @abstractmethod
    def value(self, state: Any, seat: int) -> float:
        """How well `seat` stands; only compared with other values of the same decision."""


class PlaceHeuristic(Heuristic):
    """Knows nothing but who has won: sees a win or a loss that one move brings, and no further."""

    worlds = 4

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def value(self, state: Any, seat: int) -> float:
        result = self.game.result(state)
        return 0.0 if result is None else standing(result, seat)


def standing(result: Result, seat: int) -> float:
    """1 for a victory over everybody, -1 for a defeat by everybody; in between by the seats ahead and behind."""
    own = result.places[seat]
    ahead = sum(1 for place in result.places if place < own)
    behind = sum(1 for place in result.places if place > own)
    return (behind - ahead) / max(1, len(result.places) - 1)
