"""The second layer of the contract, for `game.py`: what a game may answer besides its rules.

Everything here has a default that suits most games. `Game` inherits it; a game overrides what it needs.

The examples play noughts and crosses (`examples/tictactoe.py`): `game` is the game, `state` a new match of two seats.
"""

from abc import ABC
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .bounds import UNKNOWN, Bounds
from .chance import Chance
from .chart import Chart
from .engine_state import AnyState, run_steps
from .messages import Event, Move, ScoreLine
from .telling import PLAIN, Telling

S = TypeVar("S", bound=AnyState)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameHooks(ABC, Generic[S]):
    """What a game may answer besides."""

    key: ClassVar[str]
    listed: ClassVar[bool] = True  # False: a sample or test game, not shown to players
    # Minutes of a usual match with one person and three bots, and with four people; `lab/length.py` measures them.
    lengths: ClassVar[tuple[int, int] | None] = None
    reactions: ClassVar[tuple[str, ...]] = ()  # kinds of decisions in which seats may answer before they are asked
    telling: ClassVar[Telling] = PLAIN  # what stories tell about the events
    first_seat_begins: ClassVar[bool] = False  # no luck decides who starts: for a rematch everybody moves up a seat

    def worth(self, view: Any) -> tuple[int, ...]:
        """The wealth of each seat, as far as this view knows it: the chart under a replay. Empty: there is none.

        >>> game.worth(game.view(state, 0))
        ()
        """
        return ()

    def score_sheet(self, state: S) -> tuple[tuple[ScoreLine, ...], ...]:
        """What the scores are made of, by seat, once the match is over. Empty: the score says it all.

        >>> game.score_sheet(state)
        ()
        """
        return ()

    def chart(self, options: Any) -> Chart | None:
        """Where the places of the board lie: a balance report draws on it which of them are used. None: it cannot.

        >>> game.chart(options) is None
        True
        """
        return None

    def reactions_with(self, options: Any) -> tuple[str, ...]:
        """Those of `reactions` that occur with these options.

        >>> game.reactions_with(options)
        ()
        """
        return self.reactions

    def minutes(self, options: Any) -> int | None:
        """How long is played, where the options set a time. Then the table makes its moves; the rules read no clock.

        >>> game.minutes(options) is None
        True
        """
        return None

    def bounds(self, options: Any) -> Bounds:
        """What can occur in views and questions, for numeric observations. A game that says nothing gets wide bounds.

        >>> game.bounds(options).numbers
        {}
        """
        return UNKNOWN

    def table_moves(self, state: S) -> list[Move]:
        """Moves the table itself may make now that its time is over (a last call).

        >>> game.table_moves(state)
        []
        """
        return []

    def resolve_table_move(self, state: S, move: Move, chance: Chance, log: list[Event]) -> None:
        """Carry out one of `table_moves`, as `Decision.resolve` does for seats. Callers use `apply_table_move`.

        >>> game.resolve_table_move(state, Mark(4), NO_LUCK, [])
        Traceback (most recent call last):
        NotImplementedError: tictactoe has no table moves
        """
        raise NotImplementedError(f"{self.key} has no table moves")

    def name_in_deck(self, card: str) -> str:
        """How a deck calls the card with this id, since decks may hold numbers. People who script luck write ids.

        >>> game.name_in_deck("ace")
        'ace'
        """
        return card

    def apply_table_move(self, state: S, move: Move, chance: Chance) -> list[Event]:
        """Change `state` by one of `table_moves`, and tell what happened.

        >>> game.apply_table_move(state, Mark(4), NO_LUCK)
        Traceback (most recent call last):
        NotImplementedError: tictactoe has no table moves
        """
        log: list[Event] = []
        self.resolve_table_move(state, move, chance, log)
        run_steps(state, chance, log)
        return log
