"""The interface of traits: the numbers from which a seat's chance to win is computed."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from ...core.game import AnyState

PAIR: Final = 2  # players: two play otherwise than more, so they have weights of their own


@mypyc_attr(allow_interpreted_subclasses=True)
class Traits:
    """What counts in one game. It keeps nothing of a match."""

    names: ClassVar[tuple[str, ...]]  # of the numbers that `rows` returns
    # Traits that say nearly the same to a person as another one: then only that one is told as a reason.
    told_as: ClassVar[Mapping[str, str]] = {}
    burdens: ClassVar[tuple[str, ...]] = ("waits",)  # of which one wants less
    # Kinds of tables with weights of their own, and the options of the matches that these are fitted to.
    tables: ClassVar[Mapping[str, Mapping[str, Any]]]

    @abstractmethod
    def rows(self, state: Any) -> list[list[float]]:
        """For each seat its numbers, each near 1 in size; differences between seats count. The match is not over."""
        raise NotImplementedError

    @abstractmethod
    def table(self, state: Any) -> str:
        """Which of `tables` is most like this one."""
        raise NotImplementedError


class NoTraits(Traits):
    """For a game that nothing is known about."""

    names = ()
    tables: ClassVar = {}

    def rows(self, state: AnyState) -> list[list[float]]:
        return []

    def table(self, state: AnyState) -> str:
        return ""


def waits(seat: int, first: int, players: int) -> float:
    """Which part of the table moves before this seat, if `first` moves next."""
    return (seat - first) % players / players
