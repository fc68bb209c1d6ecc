"""The second layer of the contract, for `decision.py`: what a decision may answer besides.

Everything here has a default that suits most games. `Decision` inherits it; a game overrides what it needs.

The examples play noughts and crosses (`examples/tictactoe.py`); `state` is a new match of two seats.
"""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from .messages import Move, Prospect
from .pending import Pending


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
class DecisionHooks(Pending):
    """What a decision may answer besides."""

    is_open: ClassVar[bool] = False  # all its moves are `open_moves`

    def obvious(self, state: Any) -> Move | None:
        """The one sensible move of several; None: the seat has to choose.

        Drivers play it unasked, like a single choice and with the same exception (`always_asked`).

        >>> state.asked().obvious(state) is None
        True
        """
        return None

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
