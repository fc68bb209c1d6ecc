"""The contract, part three of four: the rules of a game. `state.py` and `decision.py` come before it.

`stack.py` holds what everybody calls on a game and what is the same in all games. `Game.apply` resolves the decision on
top of the stack, and then all steps, until the next decision lies on top.

The examples play noughts and crosses (`examples/tictactoe.py`): `game` is the game, `state` a new match of two seats.
"""

from abc import abstractmethod
from typing import Any, ClassVar, cast

from mypy_extensions import mypyc_attr

from .bounds import UNKNOWN, Bounds
from .chance import Chance
from .chart import Chart
from .decision import Decision, Pending, Reaction, Step
from .engine_state import AnyState, EngineState
from .messages import Event, Move, Result, ScoreLine, View
from .options import Options
from .stack import S, StackRules, run_steps
from .state import State
from .telling import PLAIN, Telling

# All that a game needs, and what drivers call its state.
__all__ = ["AnyState", "Decision", "EngineState", "Game", "OpenGame", "Pending", "Reaction", "State", "Step"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(StackRules[S]):
    """The rules of one game; holds no match.

    A game writes the six methods that are abstract: `set_up`, `view`, `resample`, `result`, `all_moves` and `census`.
    Callers use `start` and `apply_table_move`, and what `StackRules` has.
    """

    key: ClassVar[str]  # class variables: the compiled engine would not find them on interpreted games otherwise
    version: ClassVar[int]  # goes up when an old record would replay differently
    seats: ClassVar[range]  # how many may play
    options_type: ClassVar[type[Options]]
    move_type: ClassVar[Any]  # the union of the game's moves: decoding against it is the check for garbage

    @abstractmethod
    def set_up(self, options: Any, chance: Chance, log: list[Event]) -> S:
        """A new match: everything in its place and dealt, and on the stack what comes first. Callers use `start`.

        >>> game.set_up(options, NO_LUCK, []).cells
        [-1, -1, -1, -1, -1, -1, -1, -1, -1]
        """
        raise NotImplementedError

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """What `seat` (None: a spectator) knows.

        >>> game.view(state, 0)
        BoardView(cells=(-1, -1, -1, -1, -1, -1, -1, -1, -1))
        """
        raise NotImplementedError

    @abstractmethod
    def resample(self, state: S, seat: int | None, chance: Chance) -> S:
        """A copy in which all that `seat` cannot know is dealt anew. Bots think about such copies.

        >>> game.resample(state, 0, NO_LUCK).cells == state.cells
        True
        """
        raise NotImplementedError

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """Places and scores once the match is over.

        >>> game.result(state) is None
        True
        """
        raise NotImplementedError

    @abstractmethod
    def all_moves(self, options: Any) -> list[Move]:
        """Every move there can be, in an order that is only ever appended to: the index is the action id.

        >>> len(game.all_moves(options))
        9
        """
        raise NotImplementedError

    @abstractmethod
    def census(self, state: S) -> dict[str, int]:
        """How many of each card, coin and token there are. These numbers never change in a match.

        >>> game.census(state)
        {'cells': 9}
        """
        raise NotImplementedError

    # --- with defaults that suit most games (docs/plugins/optional.md)

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

    def score_sheet(self, state: S, seat: int) -> tuple[ScoreLine, ...]:
        """What the score of a seat is made of, once the match is over. Empty: the score says it all.

        >>> game.score_sheet(state, 0)
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
        """The reactions that occur with these options.

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

    def interruption(self, state: S, seat: int) -> Move | None:
        """The one of `table_moves` with which a seat stops the match before the asked seat decides, to react.

        None: it may not. This is public: it depends on nothing that a spectator cannot know.

        >>> game.interruption(state, 1) is None
        True
        """
        return None

    def table_moves(self, state: S) -> list[Move]:
        """Moves the table itself may make now: when its time is over (a last call), or for a seat (`interruption`).

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

    # --- what everybody calls

    def start(self, options: Any, chance: Chance, log: list[Event]) -> S:
        """A new match that waits for its first decision; its first events are added to `log`.

        >>> game.start(options, NO_LUCK, []).asked().seat
        0
        """
        state = self.set_up(options, chance, log)
        run_steps(state, chance, log)
        return state

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


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenGame(Game[S]):
    """A game in which everybody sees everything: there is nothing to deal anew."""

    def resample(self, state: S, seat: int | None, chance: Chance) -> S:
        """A copy: every seat knows the whole state.

        >>> game.resample(state, 1, NO_LUCK).cells == state.cells
        True
        """
        return cast(S, state.copy())  # a copy of an S is an S


def has_secrets(game: Game[Any]) -> bool:
    """Whether seats may see different things. A game says that they do not by being an `OpenGame`."""
    return not isinstance(game, OpenGame)
