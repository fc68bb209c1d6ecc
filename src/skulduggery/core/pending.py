"""What can lie on the stack of a match: `Step`, and `Pending`, which a `Decision` (in `decision.py`) is, too.

The examples play noughts and crosses (`examples/tictactoe.py`); `state` is a new match of two seats.
"""

from abc import ABC, abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr

from .chance import Chance
from .messages import Event, Move


def pickle_slots(kind: type) -> None:
    """Let the `__slots__` of an interpreted class be pickled with it; a compiled base class would leave them out."""
    slots = tuple(vars(kind).get("__slots__", ()))
    if slots and hasattr(kind, "__mypyc_attrs__"):
        setattr(kind, "__mypyc_attrs__", (*getattr(kind, "__mypyc_attrs__"), *slots))  # noqa: B009, B010


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Pending(ABC):
    """What can lie on the stack of a state: a `Decision` or a `Step`.

    It never changes, so copies of a state share it. It holds nothing secret.
    """

    # Ask this, not `isinstance`: compiled ABCs share one cache, so interpreted code may get a wrong answer.
    is_step: bool = False

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        pickle_slots(cls)

    @abstractmethod
    def moves(self, state: Any) -> list[Move]:
        """The legal moves. A step has none, since nobody is asked.

        >>> state.pending[-1].moves(state)[0]
        Mark(cell=0)
        """

    @abstractmethod
    def resolve(self, state: Any, move: Any, chance: Chance, log: list[Event]) -> None:
        """Carry it out. It has been taken off the stack already.

        >>> state.pending.pop().resolve(state, Mark(4), NO_LUCK, [])
        >>> state.cells[4]
        0
        """


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Step(Pending):
    """Something the game does next without asking anybody: deal with the next seat, close a round, end the turn.

    A rule puts a step on the stack below the decisions that come first:

        state.pending.append(EndTurn())
        state.pending.append(ChooseCard(seat))

    When the card has been chosen, and whatever that led to has been dealt with, the turn ends.
    """

    is_step = True

    @abstractmethod
    def take(self, state: Any, chance: Chance, log: list[Event]) -> None:
        """Do it. It may put further steps and decisions on the stack.

        >>> class Clear(Step):
        ...     def take(self, state, chance, log):
        ...         state.cells = [-1] * 9
        >>> state.cells[4] = 1
        >>> Clear().take(state, NO_LUCK, [])
        >>> state.cells[4]
        -1
        """

    def moves(self, state: Any) -> list[Move]:
        """None: nobody is asked.

        >>> class Nothing(Step):
        ...     def take(self, state, chance, log): ...
        >>> Nothing().moves(state)
        []
        """
        return []

    def resolve(self, state: Any, move: Any, chance: Chance, log: list[Event]) -> None:
        """The same as `take`, so that whoever runs the stack need not tell steps from decisions.

        >>> class Greet(Step):
        ...     def take(self, state, chance, log):
        ...         log.append("hello")
        >>> log = []
        >>> Greet().resolve(state, None, NO_LUCK, log)
        >>> log
        ['hello']
        """
        self.take(state, chance, log)
