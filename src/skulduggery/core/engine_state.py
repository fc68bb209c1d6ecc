"""The states of games that are compiled with the engine, and what drivers do with the stack of any state.

Plug-ins use `State` instead. It is a plain Python class, and mypyc lets no compiled class inherit from such a one.
So both say the same; a test compares them. `AnyState` is the type for whoever does not care.
"""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from .chance import Chance
from .decision import Decision
from .messages import Event
from .pending import Pending
from .state import State


@mypyc_attr(serializable=True)
class EngineState(ABC):
    """The whole truth about a match of one of our own games. `State` explains the methods."""

    __slots__ = ("pending",)

    pending: list[Pending]

    @abstractmethod
    def copy(self) -> "EngineState":
        """A state that shares nothing which changes."""

    def asked(self) -> Decision | None:
        # Not `cast`: a server calls this twenty times in a move, and the interpreter pays for each cast.
        return self.pending[-1] if self.pending else None  # type: ignore[return-value]

    def turn_mark(self) -> int:
        asked = self.asked()
        return -1 if asked is None else asked.seat

    def team_of(self, seat: int) -> int:
        return seat

    def whose_turn(self) -> int | None:
        return None

    def ships_of(self, seat: int) -> list[str]:
        return []


AnyState = EngineState | State  # compiled code asks first whether it is an EngineState, and is quick then


def run_steps(state: AnyState, chance: Chance, log: list[Event]) -> None:
    """Carry out the steps on top of the stack until a decision is on top, or the stack is empty."""
    stack = state.pending
    while stack and stack[-1].is_step:
        stack.pop().resolve(state, None, chance, log)
        stack = state.pending
