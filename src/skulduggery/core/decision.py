"""The contract, part two of four: what lies on the stack of a match. `state.py` comes before, `game.py` after it.

A `Decision` is a question to one seat. A `Step` is carried out without asking. Both are `Pending`.

The examples play noughts and crosses (`examples/tictactoe.py`); `state` is a new match of two seats.
"""

from abc import abstractmethod
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from .chance import Chance
from .messages import NO_FIGURES, Button, Event, Figures, Move, Prospect, Refusal, Target, targets_by_type
from .refusals import UnknownTarget


def pickle_fields(kind: type) -> None:
    """Let the fields of an interpreted class be pickled with it; a compiled base class would leave them out."""
    known = getattr(kind, "__mypyc_attrs__", None)
    if known is not None:  # an object without one of these names is pickled without it
        names = dict.fromkeys([*known, *vars(kind).get("__slots__", ()), "__dict__"])
        setattr(kind, "__mypyc_attrs__", tuple(names))  # noqa: B010  # a plain assignment does not compile


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Pending:
    """What can lie on the stack of a state: a `Decision` or a `Step`.

    It never changes, so copies of a state share it. It holds nothing secret.
    """

    is_step: bool = False

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        pickle_fields(cls)

    def moves(self, state: Any) -> list[Move]:
        """The legal moves. A step has none, since nobody is asked.

        >>> state.pending[-1].moves(state)[0]
        Mark(cell=0)
        """
        return []

    @abstractmethod
    def resolve(self, state: Any, move: Any, chance: Chance, log: list[Event]) -> None:
        """Carry it out. It has been taken off the stack already.

        >>> state.pending.pop().resolve(state, Mark(4), NO_LUCK, [])
        >>> state.cells[4]
        0
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Step(Pending):
    """Something the game does next without asking anybody: deal with the next seat, close a round, end the turn.

    A rule puts a step on the stack below the decisions that come first:

        state.pending.append(EndTurn())
        state.pending.append(CardDecision(seat))

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
        raise NotImplementedError

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


class Reaction:
    """Several seats are asked one after the other whether they react, for instance with a card.

    `passing` is the move that does nothing. `seats` are those that are asked as long as all pass, the asked seat first.
    `about`: the seats to whom happens what is reacted to, for instance both sides of a fight.
    `wanted`: the seat has stopped the match to react (`Game.interruption`), so no standing order answers for it.
    All of it is public. A pass changes nothing for the seats that are still to be asked.
    """

    def __init__(self, passing: Move, seats: tuple[int, ...], about: tuple[int, ...], wanted: bool = False) -> None:
        self.passing = passing
        self.seats = seats
        self.about = about
        self.wanted = wanted


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Decision(Pending):
    """A question to one seat. A game writes the two methods that are abstract, and of the others those it needs."""

    kind: ClassVar[str]  # the specification's name, and the key of its text
    rule: ClassVar[str]
    figures_type: ClassVar[type[Figures]] = Figures  # what `figures` returns
    luck: ClassVar[bool] = False  # its move rolls or draws: people like to do that themselves
    # A choice that may lead to luck, such as a fight: it cannot be undone then. All other choices never draw.
    may_draw: ClassVar[bool] = False
    is_open: ClassVar[bool] = False  # all its moves are `open_moves`
    buttons: ClassVar[tuple[str, ...]] = ()  # that are shown although no move may have them now
    otherwise: ClassVar[Refusal] = UnknownTarget("")  # the reason why anything else cannot be chosen

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @abstractmethod
    def moves(self, state: Any) -> list[Move]:
        """The legal moves. Nothing else decides about legality.

        >>> state.asked().moves(state)[:2]
        [Mark(cell=0), Mark(cell=1)]
        """
        raise NotImplementedError

    @abstractmethod
    def resolve(self, state: Any, move: Any, chance: Chance, log: list[Event]) -> None:
        """Carry out a legal move: change the state, tell it in `log`, and put on the stack what comes next.

        The decision has been taken off the stack already. Callers use `Game.apply`.

        >>> log, decision = [], state.pending.pop()
        >>> decision.resolve(state, Mark(4), NO_LUCK, log)
        >>> log, state.asked().seat
        ([Marked(seat=0, cell=4)], 1)
        """
        raise NotImplementedError

    # --- with defaults that suit most games (docs/plugins/optional.md)

    def targets_of(self, move: Any) -> tuple[Target, ...]:
        """What a person points at to choose this move. The default follows from the types of the move's fields.

        >>> state.asked().targets_of(Mark(4))
        (Place(place='4'),)
        """
        return targets_by_type(move)

    def targets(self, state: Any) -> list[Target]:
        """Everything a person could point at now, legal or not.

        The default: `buttons`, `State.things`, and what chooses a legal move.

        >>> state.asked().targets(state)[0]
        Place(place='0')
        """
        chosen = [target for move in self.moves(state) for target in self.targets_of(move)]
        named = [*[Button(button) for button in self.buttons], *chosen]
        buttons = [target for target in named if isinstance(target, Button)]
        return list(dict.fromkeys([*buttons, *state.things(self.seat), *named]))

    def refusal(self, state: Any, target: Target) -> Refusal:
        """Why no legal move has this target. May only tell what the asked seat knows. The default: `otherwise`.

        >>> state.asked().refusal(state, Place("4"))
        Occupied(rule='TT-1', place='4')
        """
        return self.otherwise

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

    def reaction(self, state: Any) -> Reaction | None:
        """For a decision whose kind is one of `Game.reactions`: who is still to be asked. None for all others.

        >>> state.asked().reaction(state) is None
        True
        """
        return None

    def open_moves(self, state: Any) -> list[Move]:
        """The moves that may be chosen on a screen which everybody sees, in a game with secrets.

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
