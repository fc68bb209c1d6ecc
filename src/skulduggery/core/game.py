"""THE CONTRACT: what every game must answer. Everything else in Skulduggery is built on this file, `state.py`
and `decision.py`.

What a game may answer besides (table moves, a score sheet, the length of a match, ...) has defaults in `game_hooks.py`.

`Game.apply` resolves the decision on top of the stack, and then all steps, until the next decision lies on top.

The examples play noughts and crosses (`examples/tictactoe.py`): `game` is the game, `state` a new match of two seats.
"""

from abc import abstractmethod
from typing import Any, ClassVar, TypeVar, cast

from mypy_extensions import mypyc_attr

from .chance import NO_LUCK, Chance, OutcomeNeeded
from .decision import Decision
from .decision_hooks import Reaction
from .engine_state import AnyState, EngineState, run_steps
from .game_hooks import GameHooks
from .messages import Event, Move, Preview, Question, Refusal, Result, Target, View
from .options import Options
from .pending import Pending, Step
from .refusals import MatchOver, UnknownTarget
from .state import State

# All that a game needs, and what drivers call its state.
__all__ = ["AnyState", "Decision", "EngineState", "Game", "OpenGame", "Pending", "Reaction", "State", "Step"]

S = TypeVar("S", bound=AnyState)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(GameHooks[S]):
    """The rules of one game; holds no match.

    A game writes `set_up`, `view`, `resample`, `result`, `all_moves` and `census`. Everybody else calls `start`,
    `legal_moves`, `apply`, `question`, `targets`, `why_not` and `preview`, which are the same in all games.
    """

    key: ClassVar[str]  # class variables: the compiled engine would not find them on interpreted games otherwise
    version: ClassVar[int]  # goes up when an old record would replay differently
    seats: ClassVar[range]  # how many may play
    options_type: ClassVar[type[Options]]
    move_type: ClassVar[Any]  # the union of the game's moves: decoding against it is the check for garbage

    # --- what a game writes

    @abstractmethod
    def set_up(self, options: Any, chance: Chance, log: list[Event]) -> S:
        """A new match: everything in its place and dealt, and on the stack what comes first. Callers use `start`.

        >>> game.set_up(options, NO_LUCK, []).cells
        [-1, -1, -1, -1, -1, -1, -1, -1, -1]
        """

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """What `seat` (None: a spectator) knows.

        >>> game.view(state, 0)
        BoardView(cells=(-1, -1, -1, -1, -1, -1, -1, -1, -1))
        """

    @abstractmethod
    def resample(self, state: S, seat: int | None, chance: Chance) -> S:
        """A copy in which all that `seat` cannot know is dealt anew. Bots think about such copies.

        >>> game.resample(state, 0, NO_LUCK).cells == state.cells
        True
        """

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """Places and scores once the match is over.

        >>> game.result(state) is None
        True
        """

    @abstractmethod
    def all_moves(self, options: Any) -> list[Move]:
        """Every move there can be, in an order that is only ever appended to: the index is the action id.

        >>> len(game.all_moves(options))
        9
        """

    @abstractmethod
    def census(self, state: S) -> dict[str, int]:
        """How many of each card, coin and token there are. These numbers never change in a match.

        >>> game.census(state)
        {'cells': 9}
        """

    # --- what everybody calls

    def start(self, options: Any, chance: Chance, log: list[Event]) -> S:
        """A new match that waits for its first decision; its first events are added to `log`.

        >>> game.start(options, NO_LUCK, []).asked().seat
        0
        """
        state = self.set_up(options, chance, log)
        run_steps(state, chance, log)
        return state

    def legal_moves(self, state: S) -> list[Move]:
        """What the asked seat may do; nothing once the match is over.

        >>> len(game.legal_moves(state))
        9
        """
        stack = state.pending
        return stack[-1].moves(state) if stack else []

    def apply(self, state: S, move: Move, chance: Chance, log: list[Event] | None = None) -> list[Event]:
        """Change `state` by a legal `move`, and tell what happened. With `log`, the events are added to that list.

        >>> game.apply(state, Mark(4), NO_LUCK)
        [Marked(seat=0, cell=4)]
        """
        told: list[Event] = [] if log is None else log
        state.pending.pop().resolve(state, move, chance, told)
        run_steps(state, chance, told)
        return told

    def question(self, state: S) -> Question | None:
        """What is asked, and whom; None once the match is over.

        >>> game.question(state)
        Question(seat=0, kind='mark', rule='TT-1', luck=False, figures=Figures())
        """
        asked = state.asked()
        if asked is None:
            return None
        return Question(asked.seat, asked.kind, asked.rule, asked.luck, asked.figures(state))

    def targets(self, state: S) -> list[Target]:
        """Everything the asked person could point at now, legal or not.

        >>> game.targets(state)[0]
        Place(place='0')
        """
        asked = state.asked()
        return [] if asked is None else asked.targets(state)

    def why_not(self, state: S, target: Target) -> Refusal | None:
        """None where a legal move has this target; otherwise the reason.

        >>> game.why_not(state, Place("4")) is None
        True
        >>> game.apply(state, Mark(4), NO_LUCK)
        [Marked(seat=0, cell=4)]
        >>> game.why_not(state, Place("4"))
        Occupied(rule='TT-1', place='4')
        """
        asked = state.asked()
        if asked is None:
            return MatchOver("")
        if target not in asked.targets(state):
            return UnknownTarget("")
        if any(target in asked.targets_of(move) for move in asked.moves(state)):
            return None
        return asked.refusal(state, target)

    def preview(self, state: S, move: Move) -> Preview:
        """Try a legal move on a copy, and tell what is certain: all before luck is pulled or a secret comes out.

        >>> game.preview(state, Mark(4))
        Preview(path=(), effects=(Marked(seat=0, cell=4),), further=False)
        """
        asked = state.asked()
        assert asked is not None, "there are no moves once the match is over"
        log: list[Event] = []
        ahead = cast(S, state.copy())  # a copy of an S is an S
        further = False
        try:
            self.apply(ahead, move, NO_LUCK, log)
            following = ahead.asked()
            further = not log and following is not None and following.seat == asked.seat
        except OutcomeNeeded:
            pass
        certain: list[Event] = []
        path: tuple[str, ...] = ()
        for event in log:
            if event.reveals_to(asked.seat):
                break
            if event.previewed:
                seen = event.seen_by(asked.seat)
                certain.append(seen)
                path = path or seen.trail()
        return Preview(path or asked.path(state, move), tuple(certain), further)


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
