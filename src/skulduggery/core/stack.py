"""What follows from the stack of a match alone, in the same way in all games: `Game` inherits it, callers use it.

The examples play noughts and crosses (`examples/tictactoe.py`): `game` is the game, `state` a new match of two seats.
"""

from typing import Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from .chance import NO_LUCK, Chance, OutcomeNeeded
from .engine_state import AnyState
from .messages import Event, Move, Preview, Question, Refusal, Target, Won
from .refusals import MatchOver, UnknownTarget

S = TypeVar("S", bound=AnyState)


def run_steps(state: AnyState, chance: Chance, log: list[Event]) -> None:
    """Carry out the steps on top of the stack until a decision is on top, or the stack is empty."""
    stack = state.pending
    while stack and stack[-1].is_step:
        stack.pop().resolve(state, None, chance, log)
        stack = state.pending


@mypyc_attr(allow_interpreted_subclasses=True)
class StackRules(Generic[S]):
    """What may be done now, what it does, and why something else is not possible."""

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
        """Why a target cannot be chosen. None: a legal move has this target.

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

        That it wins the match comes first, and stands for the event that ends it.

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
            if event.is_won_by(asked.seat):
                certain.insert(0, Won(asked.seat))
                break
            if event.reveals_to(asked.seat):
                break
            if event.previewed:
                seen = event.seen_by(asked.seat)
                certain.append(seen)
                path = path or seen.trail()
        return Preview(path or asked.path(state, move), tuple(certain), further)
