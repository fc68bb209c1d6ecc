"""Luck as explicit moves: a move that needs luck is played again each time one more outcome is known.

A `Node` never changes, so copies of a match share it. A match is a chain of nodes: `node.after(action)` is the next.
"""

from ..core.chance import Chance, OutcomeNeeded, RecordedChance
from ..core.game import State
from ..core.messages import Event
from .past import Past
from .rules import Rules, shown

CHANCE = -1
TERMINAL = -4  # these two are OpenSpiel's numbers
Draw = tuple[int, int]  # how many outcomes there were, and which one it was


class Node:
    """A moment of a match: a decision, or luck that is needed (`ways` outcomes), or the end.

    While luck is needed, `state` is the match before the move (None: before the start), and `draws` are the outcomes
    of this move that are known already.
    """

    __slots__ = ("action", "draws", "ids", "past", "player", "rules", "state", "ways")

    def __init__(self, rules: Rules, state: State | None, action: int, draws: tuple[Draw, ...], ways: int, past: Past):
        self.rules = rules
        self.state = state
        self.action = action
        self.draws = draws
        self.ways = ways
        self.past = past
        self.ids: list[int] | None = None
        self.player = CHANCE if ways else player_of(state)

    def __deepcopy__(self, memo: object) -> "Node":
        return self

    def legal(self) -> list[int]:
        """The action ids of the legal moves in ascending order; of luck all outcomes."""
        if self.ids is None:
            if self.state is None or self.ways:
                self.ids = list(range(self.ways))
            else:
                self.ids = sorted(self.rules.legal(self.state))
        return self.ids

    def after(self, action: int) -> "Node":
        """The next moment, after a legal move or an outcome."""
        if self.ways:
            return self.played(self.action, (*self.draws, (self.ways, action)))
        return self.played(action, ())

    def played(self, action: int, draws: tuple[Draw, ...]) -> "Node":
        rules, before, log = self.rules, self.state, list[Event]()
        chance = RecordedChance(draws)
        try:
            if before is None:
                state: State = rules.game.start(rules.options, chance, log)
            else:
                state = before.copy()
                rules.game.apply(state, rules.moves[action], chance, log)
        except OutcomeNeeded as needed:
            return Node(rules, before, action, draws, needed.ways, self.past)
        mover = -1 if before is None else player_of(before)
        return Node(rules, state, 0, (), 0, self.past.and_then(mover, action, log))

    def described(self) -> str:
        """The moment in words, with nothing hidden."""
        if self.state is None:
            return f"before the start, with the luck {list(self.draws)}"
        views = [shown(self.rules.game, self.state, seat) for seat in range(self.rules.players)]
        luck = f"after {self.rules.name(self.action)} with the luck {list(self.draws)}" if self.ways else "no luck"
        return "\n".join([f"{luck} is needed" if not self.ways else luck, *dict.fromkeys(views)])

    def resampled(self, seat: int, chance: Chance) -> "Node":
        """The same moment with everything dealt again that `seat` cannot know."""
        if self.state is None:
            return self
        state = self.rules.game.resample(self.state, seat, chance)
        return Node(self.rules, state, self.action, self.draws, self.ways, self.past.as_known_to(seat))


def player_of(state: State | None) -> int:
    asked = None if state is None else state.asked()
    return TERMINAL if asked is None else asked.seat


def first_node(rules: Rules) -> Node:
    """Before the start, or after it in games that start without luck."""
    return Node(rules, None, 0, (), 1, Past.empty()).played(0, ())
