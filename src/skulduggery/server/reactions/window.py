"""An open reaction window: who is still to be asked, and what is known of their answers."""

from typing import NamedTuple

from ...core.game import Reaction
from ...core.messages import Move
from ...core.outlook import can_react
from ...core.record import Played, Seated
from ...core.table import read_move
from ..table.match.match import Match
from .stopwatch import Stopwatch


class Answer(NamedTuple):
    """What a seat answers, and from when on it may be entered; `timed_out`: since its time is over."""

    move: Move
    due: float
    timed_out: bool = False


class Window:
    """An open reaction window.

    `name`: the number of the entry that opened it, or after which it began anew. `at`: its newest entry.
    `since`: when the time of people began to run (None: it stands still). `shown`: by seat, when its page had shown
    what is reacted to. `wanted`: its seat has stopped the match for it. `thoughts`: the answers of bots, to be entered
    later.
    """

    def __init__(self, match: Match, reaction: Reaction, now: float) -> None:
        self.match = match
        self.name = self.at = match.last_change
        self.kind = kind_asked(match)
        self.passing = reaction.passing
        self.seats = reaction.seats
        self.about = reaction.about
        self.wanted = reaction.wanted
        self.opened = now
        self.since: float | None = None
        self.shown: dict[int, float] = {}
        self.answers: dict[int, Move] = {}
        self.thoughts: dict[int, Answer] = {}
        self.watches = {seat: Stopwatch() for seat in reaction.seats}
        self.able: dict[int, bool] = {}

    @property
    def asked(self) -> int:
        return self.seats[0]

    def can_act(self, seat: int) -> bool:
        """Whether the seat has another choice than to pass. This stays so as long as the window does."""
        if seat not in self.able:
            self.able[seat] = can_react(self.match.game, self.match.state, seat)
        return self.able[seat]

    def was_passed(self) -> bool:
        """Whether the answer to the window was a pass. After a card or an undo the kept answers are dropped."""
        entries = [entry for entry in self.match.table.entries[self.at + 1 :] if not isinstance(entry, Seated)]
        if not entries or not isinstance(entries[0], Played) or entries[0].seat != self.asked:
            return False
        return read_move(self.match.game, bytes(entries[0].move)) == self.passing

    def goes_on(self, reaction: Reaction) -> bool:
        """Whether the open question is the same one, put to the next seat; then this is its window from now on."""
        same = self.kind == kind_asked(self.match)
        if self.match.last_change == self.at:
            return same and reaction.seats == self.seats
        if not (same and reaction.seats == self.seats[1:] and self.was_passed()):
            return False
        self.seats, self.at = reaction.seats, self.match.last_change
        return True


def kind_asked(match: Match) -> str:
    """The kind of the decision that is being asked."""
    asked = match.state.asked()
    return "" if asked is None else asked.kind
