"""An open reaction window: who is still to be asked, and what is known of their answers."""

from ...core.game import Reaction
from ...core.messages import Move
from ...core.record import Played, Seated
from ...core.table import read_move
from ..table.match import Match


class Window:
    """`name` is the entry that opened it, or let it begin anew; `at` the newest one of it.

    `since`: when people's time began to run (None: it stands still). `thoughts`: what bots will do, and from when on.
    """

    def __init__(self, match: Match, reaction: Reaction, now: float) -> None:
        self.match = match
        self.name = self.at = match.last_change
        self.kind = kind_asked(match)
        self.passing = reaction.passing
        self.seats = reaction.seats
        self.opened = now
        self.since: float | None = None
        self.answers: dict[int, Move] = {}
        self.thoughts: dict[int, tuple[Move, float]] = {}

    @property
    def asked(self) -> int:
        return self.seats[0]

    def is_passed_on(self) -> bool:
        """Whether its last answer was a pass. After anything else (a card, an undo) the kept answers are dropped."""
        entries = [entry for entry in self.match.table.entries[self.at + 1 :] if not isinstance(entry, Seated)]
        if not entries or not isinstance(entries[0], Played) or entries[0].seat != self.asked:
            return False
        return read_move(self.match.game, bytes(entries[0].move)) == self.passing

    def goes_on(self, reaction: Reaction) -> bool:
        """Whether the open question is the same one, put to the next seat; then this is its window from now on."""
        same = self.kind == kind_asked(self.match)
        if self.match.last_change == self.at:
            return same and reaction.seats == self.seats
        if not (same and reaction.seats == self.seats[1:] and self.is_passed_on()):
            return False
        self.seats, self.at = reaction.seats, self.match.last_change
        return True


def kind_asked(match: Match) -> str:
    """The kind of the decision that is being asked."""
    asked = match.state.asked()
    return "" if asked is None else asked.kind
