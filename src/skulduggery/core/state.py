"""The contract, part one of four: what a match is. Then come `decision.py`, `game.py` and `chance.py`.

A match is a `State`. Its stack `pending` says what comes next: a `Decision` asks one seat, a `Step` is carried out
without asking. Games and drivers leave the steps to `Game`.

`make compiled` leaves this module as it is. So the state of a plug-in is a plain Python object on both builds, and its
copies are as quick. The states of our own games are compiled: `engine_state.py` says how.

The examples play noughts and crosses (`examples/tictactoe.py`); `state` is a new match of two seats.
"""

from abc import abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr

from .decision import Decision, Pending, pickle_fields
from .messages import Target


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State:
    """The whole truth about a match. Plain data: no luck, no clock, no people. Can be pickled, for bots' workers.

    A plug-in may list its own fields in `__slots__`, without `pending`.
    """

    __slots__ = ("pending",)

    pending: list[Pending]  # a stack: the last comes next. Empty means that the match is over

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        if "pending" in vars(cls).get("__slots__", ()):
            raise TypeError(f"{cls.__name__}.__slots__: State has a slot for pending already. Leave it out.")
        pickle_fields(cls)

    @abstractmethod
    def copy(self) -> "State":
        """A state that shares nothing which changes.

        >>> twin = state.copy()
        >>> twin.pending is state.pending, twin.pending == state.pending
        (False, True)
        """
        raise NotImplementedError

    def asked(self) -> Decision | None:
        """The decision that is being asked; None once the match is over. Between moves no step is on top.

        >>> state.asked().seat
        0
        """
        # Not `cast`: a server calls this twenty times in a move, and the interpreter pays for each cast.
        return self.pending[-1] if self.pending else None  # type: ignore[return-value]

    def turn_mark(self) -> int:
        """A number that changes whenever another turn begins. Searches count turns with it.

        >>> state.turn_mark()
        0
        """
        asked = self.asked()
        return -1 if asked is None else asked.seat

    def team_of(self, seat: int) -> int:
        """The team a seat plays for; without teams each seat is its own.

        >>> state.team_of(1)
        1
        """
        return seat

    def whose_turn(self) -> int | None:
        """The seat whose turn it is, whoever is asked. Only games with reactions need to say it.

        >>> state.whose_turn() is None
        True
        """
        return None

    def things(self, seat: int) -> list[Target]:
        """What lies on the table for `seat` to point at, whatever is asked: places, pieces, cards that it knows.

        >>> len(state.things(0))
        9
        """
        return []

    def ships_of(self, seat: int) -> list[str]:
        """The ids of the ships (or other pieces) a seat commands.

        >>> state.ships_of(0)
        []
        """
        return []
