"""The first half of the contract: what a match is, and what comes next in it. The other half is `game.py`.

Here is what every game needs. What a game may answer besides has defaults in `state_hooks.py`.

A match is a `State`. Its stack `pending` says what comes next: a `Decision` asks one seat, a `Step` is carried out
without asking. `run_steps` carries out steps until a decision lies on top; games and drivers leave that to `Game`.

The examples play noughts and crosses (`examples/tictactoe.py`); `state` is a new match of two seats.
"""

from abc import abstractmethod
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from .chance import Chance
from .messages import NO_FIGURES, Event, Figures, Move, Refusal, Target
from .pending import Pending, pickle_slots
from .state_hooks import DecisionHooks, StateHooks


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Decision(DecisionHooks):
    """A question to one seat."""

    kind: ClassVar[str]  # the specification's name, and the key of its text
    rule: ClassVar[str]
    figures_type: ClassVar[type[Figures]] = Figures  # what `figures` returns
    luck: ClassVar[bool] = False  # its move rolls or draws: people like to do that themselves
    # A choice that may lead to luck, such as a fight: it cannot be undone then. All other choices never draw.
    may_draw: ClassVar[bool] = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @abstractmethod
    def moves(self, state: Any) -> list[Move]:
        """The legal moves. Nothing else decides about legality.

        >>> state.asked().moves(state)[:2]
        [Mark(cell=0), Mark(cell=1)]
        """

    @abstractmethod
    def resolve(self, state: Any, move: Any, chance: Chance, log: list[Event]) -> None:
        """Carry out a legal move: change the state, tell it in `log`, and put on the stack what comes next.

        The decision has been taken off the stack already. Callers use `Game.apply`.

        >>> log, decision = [], state.pending.pop()
        >>> decision.resolve(state, Mark(4), NO_LUCK, log)
        >>> log, state.asked().seat
        ([Marked(seat=0, cell=4)], 1)
        """

    @abstractmethod
    def targets(self, state: Any) -> list[Target]:
        """Everything a person could point at now, legal or not.

        >>> state.asked().targets(state)[0]
        Place(place='0')
        """

    @abstractmethod
    def targets_of(self, move: Any) -> tuple[Target, ...]:
        """What a person points at to choose this move.

        >>> state.asked().targets_of(Mark(4))
        (Place(place='4'),)
        """

    @abstractmethod
    def refusal(self, state: Any, target: Target) -> Refusal:
        """Why no legal move has this target. May only tell what the asked seat knows.

        >>> state.asked().refusal(state, Place("4"))
        Occupied(rule='TT-1', place='4')
        """

    def always_asked(self, state: Any) -> bool:
        """Whether the seat is asked even if it has a single choice.

        Drivers play a single choice unasked (`Table.play_forced`). Say True where that would tell the others
        something hidden, for instance that no card in this hand can be played.

        >>> state.asked().always_asked(state)
        False
        """
        return False

    def figures(self, state: Any) -> Figures:
        """The public figures that the question's sentence shows, as a `figures_type`: `SailFigures("red", 4)`.

        >>> state.asked().figures(state)
        Figures()
        """
        return NO_FIGURES


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State(StateHooks):
    """The whole truth about a match. Plain data: no luck, no clock, no people. Can be pickled, for bots' workers.

    A plug-in lists its own fields in `__slots__`, without `pending`: copies on the compiled engine are quick then.
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


def run_steps(state: State, chance: Chance, log: list[Event]) -> None:
    """Carry out the steps on top of the stack until a decision is on top, or the stack is empty."""
    while state.pending and state.pending[-1].is_step:
        state.pending.pop().resolve(state, None, chance, log)
