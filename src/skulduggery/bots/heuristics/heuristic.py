"""The interface of a heuristic, and the heuristic for games that have none."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from ...core.game import Decision, Game
from ...core.messages import Move
from .search_plan import TO_THE_END, SearchPlan


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """A hand-made value function for states. It keeps nothing of a match, so seats and bots can share one.

    `value` may be asked about any state, whoever is asked in it: searches use it for their leaves. Whoever wants to
    see what a move leads to first plays `reply` until it is None, as the bosun does (`Bosun.settle`).
    """

    worlds: int = 1  # how many resampled states a choice is tried in: 1 if the game has no secrets
    even_luck: bool = False  # whether the tries of a lucky move share its outcomes evenly
    follow_ups: int = 4  # further decisions of the same seat that are tried together with the first
    states: int = 8_000  # that are judged for one choice; where more would be needed, the bosun looks less far ahead

    @abstractmethod
    def value(self, state: Any, seat: int) -> float:
        """The value of the state for `seat`. It is compared only with other values of the same decision."""
        raise NotImplementedError

    def reply(self, state: Any, asked: Decision) -> Move | None:
        """A cheap legal answer to a question that stands between a move and its effect; None: the state can be valued.

        For instance the victim of a mutiny is asked before the captain goes. Without an answer to that question, the
        card that caused the mutiny would only be seen to cost its price.
        """
        return None

    def promising(self, state: Any, asked: Decision, moves: list[Move]) -> list[Move]:
        """The moves that are worth trying, at least one. A game leaves some out where there are very many."""
        return moves

    def shortlist(self, state: Any, asked: Decision, moves: list[Move]) -> list[Move]:
        """The moves that a playout tries, at least one. A game may choose them without applying them, which is slow."""
        return self.promising(state, asked, moves)

    def plan(self) -> SearchPlan:
        """How a search imagines this game. Only a game with fitted win chances can be valued before its end."""
        return TO_THE_END

    def figures(self) -> Mapping[str, float]:
        """The numbers of the judgement that `lab tune` may change. If there are none, it tunes weights of traits."""
        return {}

    def with_figures(self, tables: Mapping[str, Mapping[str, float]]) -> "Heuristic":
        """A heuristic with other figures at these kinds of tables (`Traits.tables`)."""
        return self


def heeded(heuristic: Heuristic) -> Heuristic:
    """The heuristic, with the numbers that its class names above, also if the class is interpreted.

    Compiled code reads them from the object, where it would find the defaults. An untyped read asks the class.
    """
    told: Any = heuristic
    heuristic.worlds = told.worlds
    heuristic.even_luck = told.even_luck
    heuristic.follow_ups = told.follow_ups
    heuristic.states = told.states
    return heuristic


class PlaceHeuristic(Heuristic):
    """A heuristic that only knows who has won. So it sees a win or a loss one move ahead."""

    worlds = 4

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def value(self, state: Any, seat: int) -> float:
        result = self.game.result(state)
        return 0.0 if result is None else standing(result.places, seat)


def standing(places: tuple[int, ...], seat: int) -> float:
    """1 for the first of all, -1 for the last of all, in between by the number of seats ahead and behind."""
    own = places[seat]
    ahead = len([place for place in places if place < own])
    behind = len([place for place in places if place > own])
    return (behind - ahead) / max(1, len(places) - 1)
