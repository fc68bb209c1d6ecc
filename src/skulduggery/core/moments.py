"""A match as a chain of moments that never change; luck is a move of its own.

`moment.after(action)` is the next moment. A move that needs luck is played again each time one more outcome is known.
Programs for researchers want matches in this form: copies cost nothing, and they choose the luck themselves.
"""

from .actions import Actions
from .chance import Chance, GuessedChance
from .engine_state import AnyState
from .past import NOBODY, Draw, History

LUCK = -1  # in place of a seat: an outcome is due
OVER = -4  # in place of a seat: the match is over


class Moment:
    """A decision, or luck that is needed (`ways` outcomes), or the end.

    While luck is needed, `state` is the match before the move (None: before the start), and `draws` are the outcomes
    of this move that are known already. `length` is the number of entries of `history` that lie before this moment.
    """

    def __init__(self, history: History, length: int, state: AnyState | None, ways: int) -> None:
        self.history = history
        self.length = length
        self.state = state
        self.ways = ways
        self.action = 0
        self.draws: tuple[Draw, ...] = ()
        self.ids: list[int] | None = None
        self.player = LUCK if ways else player_of(state)  # who chooses the next action

    def __deepcopy__(self, memo: object) -> "Moment":
        return self

    def legal(self) -> list[int]:
        """The action ids of the legal moves in ascending order; of luck all outcomes. Nobody may change this list."""
        if self.ids is None:
            state = self.state
            self.ids = list(range(self.ways)) if self.ways or state is None else self.history.actions.legal(state)
        return self.ids

    def allows(self, action: int) -> bool:
        return 0 <= action < self.ways if self.ways else action in self.legal()

    def after(self, action: int) -> "Moment":
        """The next moment, after a legal action or an outcome."""
        if self.ways:
            return self.played(self.action, (*self.draws, (self.ways, action)))
        return self.played(action, ())

    def played(self, action: int, draws: tuple[Draw, ...]) -> "Moment":
        history, chance = self.history, GuessedChance(draws)
        state = history.actions.after(self.state, action, chance, [])
        if chance.ways:
            return Moment(history, self.length, self.state, chance.ways).amid(action, draws)
        return Moment(history.add(self.length, self.state, (action, draws)), self.length + 1, state, 0)

    def amid(self, action: int, draws: tuple[Draw, ...]) -> "Moment":
        """For a new moment: it lies in the middle of this action."""
        self.action = action
        self.draws = draws
        return self

    def digest(self, seat: int) -> bytes:
        """Equal for two moments exactly if the seat has seen the same."""
        return self.history.digest(seat, self.length)

    def resampled(self, seat: int, chance: Chance) -> "Moment":
        """A moment like this one, with everything dealt again that `seat` cannot know.

        For the other seats nothing is left of the past that `seat` has not seen.
        """
        if self.state is None:
            return self
        actions = self.history.actions
        state: AnyState = actions.game.resample(self.state, seat, chance)
        history = History(actions, state, seat, self.digest(seat))
        return Moment(history, 0, state, self.ways).amid(self.action, self.draws)


def player_of(state: AnyState | None) -> int:
    asked = None if state is None else state.asked()
    return OVER if asked is None else asked.seat


def first_moment(actions: Actions) -> Moment:
    """Before the start, or after it in games that start without luck."""
    return Moment(History(actions, None, NOBODY, b""), 0, None, 1).played(0, ())
