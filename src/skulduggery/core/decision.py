"""The contract, part two of three: a question to one seat. `state.py` comes before, `game.py` after it.

Here is what every game needs. What a decision may answer besides has defaults in `decision_hooks.py`.

The examples play noughts and crosses (`examples/tictactoe.py`); `state` is a new match of two seats.
"""

from abc import abstractmethod
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from .chance import Chance
from .decision_hooks import DecisionHooks
from .messages import NO_FIGURES, Event, Figures, Move, Refusal, Target


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
