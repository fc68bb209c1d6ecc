"""The contract, part one of three: what a match is. Then come `decision.py` and `game.py`.

Here is what every game needs. What a state may answer besides has defaults in `state_hooks.py`.

A match is a `State`. Its stack `pending` says what comes next: a `Decision` asks one seat, a `Step` is carried out
without asking. Games and drivers leave the steps to `Game`.

`make compiled` leaves this module as it is. So the state of a plug-in is a plain Python object on both builds, and its
copies are as quick. The states of our own games are compiled: they are an `EngineState` (`engine_state.py`).

The examples play noughts and crosses (`examples/tictactoe.py`); `state` is a new match of two seats.
"""

from abc import abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr

from .decision import Decision
from .pending import Pending, pickle_slots
from .state_hooks import StateHooks


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State(StateHooks):
    """The whole truth about a match. Plain data: no luck, no clock, no people. Can be pickled, for bots' workers.

    A plug-in may list its own fields in `__slots__`, without `pending`.
    """

    __slots__ = ("pending",)

    pending: list[Pending]  # a stack: the last comes next. Empty means that the match is over

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        if "pending" in vars(cls).get("__slots__", ()):
            raise TypeError(f"{cls.__name__}.__slots__: State has a slot for pending already. Leave it out.")
        pickle_slots(cls)

    @abstractmethod
    def copy(self) -> "State":
        """A state that shares nothing which changes.

        >>> twin = state.copy()
        >>> twin.pending is state.pending, twin.pending == state.pending
        (False, True)
        """

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
