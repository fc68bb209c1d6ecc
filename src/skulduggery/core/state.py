"""The first half of the contract: what a match is, and what comes next in it. The other half is `game.py`.

A match is a `State`. Its stack `pending` says what comes next: a `Decision` asks one seat, a `Step` is carried out
without asking. `run_steps` carries out steps until a decision lies on top; games and drivers leave that to `Game`.

The examples play noughts and crosses (`examples/tictactoe.py`); `state` is a new match of two seats.
"""

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from .chance import Chance
from .messages import NO_FIGURES, Event, Figures, Move, Prospect, Refusal, Target


class Reaction:
    """Several seats are asked one after the other whether they react, for instance with a card.

    `passing` is the move that does nothing. `seats` are those that are asked as long as all pass, the asked seat first.
    `about`: the seats to whom happens what is reacted to, for instance both sides of a fight.
    All of it is public. A pass changes nothing for the seats that are still to be asked.
    """

    def __init__(self, passing: Move, seats: tuple[int, ...], about: tuple[int, ...]) -> None:
        self.passing = passing
        self.seats = seats
        self.about = about


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Pending(ABC):
    """What can lie on the stack of a state: a `Decision` or a `Step`.

    It never changes, so copies of a state share it. It holds nothing secret.
    """

    # Ask this, not `isinstance`: compiled ABCs share one cache, so interpreted code may get a wrong answer.
    is_step: bool = False

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


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Decision(Pending):
    """A question to one seat."""

    kind: ClassVar[str]  # the specification's name, and the key of its text
    rule: ClassVar[str]
    figures_type: ClassVar[type[Figures]] = Figures  # what `figures` returns
    luck: ClassVar[bool] = False  # its move rolls or draws: people like to do that themselves
    # A choice that may lead to luck, such as a fight: it cannot be undone then. All other choices never draw.
    may_draw: ClassVar[bool] = False
    is_open: ClassVar[bool] = False  # all its moves are `open_moves`

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

    def obvious(self, state: Any) -> Move | None:
        """The one sensible move of several; None: the seat has to choose.

        Drivers play it unasked, like a single choice and with the same exception (`always_asked`).

        >>> state.asked().obvious(state) is None
        True
        """
        return None

    def figures(self, state: Any) -> Figures:
        """The public figures that the question's sentence shows, as a `figures_type`: `SailFigures("red", 4)`.

        >>> state.asked().figures(state)
        Figures()
        """
        return NO_FIGURES

    def reaction(self, state: Any) -> Reaction | None:
        """For a decision whose kind is one of `Game.reactions`: who is still to be asked. None for all others.

        >>> state.asked().reaction(state) is None
        True
        """
        return None

    def open_moves(self, state: Any) -> list[Move]:
        """Those of `moves` that may be chosen on a screen which everybody sees, in a game with secrets.

        They must follow from what a spectator knows: no card of a hidden hand is among them. And everybody must see
        which of them was chosen. If in doubt: none.

        >>> state.asked().open_moves(state)
        []
        """
        return self.moves(state) if self.is_open else []

    def path(self, state: Any, move: Any) -> tuple[str, ...]:
        """The way a preview draws for a move whose events do not tell it, as names of squares.

        >>> state.asked().path(state, Mark(4))
        ()
        """
        return ()

    def prospects(self, state: Any, move: Any) -> tuple[Prospect, ...]:
        """What a legal move may lead to, beyond what `Game.preview` knows for certain. Tells only what the seat knows.

        >>> state.asked().prospects(state, Mark(4))
        ()
        """
        return ()


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State(ABC):
    """The whole truth about a match. Plain data: no luck, no clock, no people. Can be pickled, for bots' workers."""

    pending: list[Pending]  # a stack: the last comes next. Empty means that the match is over

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

    def turn_mark(self) -> int:
        """A number that changes whenever another turn begins. Searches count turns with it.

        >>> state.turn_mark()
        0
        """
        asked = self.asked()
        return -1 if asked is None else asked.seat

    def ships_of(self, seat: int) -> list[str]:
        """The ids of the ships (or other pieces) a seat commands.

        >>> state.ships_of(0)
        []
        """
        return []


def run_steps(state: State, chance: Chance, log: list[Event]) -> None:
    """Carry out the steps on top of the stack until a decision is on top, or the stack is empty."""
    while state.pending and state.pending[-1].is_step:
        state.pending.pop().resolve(state, None, chance, log)
