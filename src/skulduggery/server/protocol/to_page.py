"""What the server says over a page's WebSocket: the match, the table, and answers to requests."""

import msgspec

from ...bots.search.messages import HintReason
from ...core.fields import SeatNumber
from ...core.messages import Choice, Event, Move, Question, Refusal, Result, View
from ...core.stories import Weight
from .bodies import Ticket
from .info import Figures, StandingOrder, TableInfo

LONGEST_LOG = 400  # events in a snapshot
MOST_MISSED = 400  # events that a returning page is shown; after more than that it only gets the newest state


class ToPage(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower):
    pass


class OnlyChoice(msgspec.Struct, frozen=True):
    """A move that was played for the seat because no other was legal; `at`: where its events begin in the update."""

    at: int
    move: Move


class Update(ToPage, frozen=True):
    """The match after entry `number`, as `seat` sees it (None: as a watcher). `events` since the update before."""

    number: int
    chain: str
    seat: SeatNumber | None
    view: View
    events: tuple[Event, ...]
    rules: tuple[str | None, ...]  # the rule behind each event; None: the log leaves this event out
    weights: tuple[Weight, ...]  # how much each event weighs for this seat, and so how long it is shown
    asked: Question | None
    choices: tuple[Choice, ...]
    only: tuple[OnlyChoice, ...]  # this seat's own: another's would tell its secrets
    can_undo: bool
    undone: bool  # the last entry took moves back: draw anew, do not animate
    result: Result | None


class Reported(msgspec.Struct, frozen=True):
    """A remark that somebody wants the host to read."""

    name: str
    phrase: str
    figures: Figures
    text: str


class Remark(msgspec.Struct, frozen=True):
    """What somebody has said: a phrase with its figures, a text, or a report to the host about another remark."""

    id: str  # made by luck: it does not tell how much others say in private
    seat: SeatNumber
    name: str  # of whoever spoke, at that time
    to: SeatNumber | None = None  # in private; None: to everybody
    phrase: str = ""
    figures: Figures = {}
    text: str = ""
    reported: Reported | None = None


class Snapshot(ToPage, frozen=True):
    """Replaces all that was sent before: after Hello, Look, an undo or the curtain. The log is what this seat saw."""

    table: TableInfo
    seats: tuple[SeatNumber, ...]  # the seats this page holds
    update: Update | None  # None in the lobby
    log: tuple[tuple[int, Event, str], ...]  # (entry number, event, rule), the newest 400
    screen: int | None = None  # the number of this page, if it is a big screen
    talk: tuple[Remark, ...] = ()  # what was said that this page may read, the newest last


class Window(msgspec.Struct, frozen=True):
    """An open reaction window: this seat is asked now, or will be if nobody before it acts."""

    window: int  # its name: the entry that opened it, or that began it anew because somebody acted
    question: Question
    choices: tuple[Choice, ...]  # as they are when the seat's turn comes
    answer: Move | None  # given early, and kept until then
    seconds_left: float | None  # when they are over the seat passes; None: no limit
    seconds_still: float  # for so long they stand still first, because a card is picked


class Reactions(ToPage, frozen=True):
    """Only for the pages of this seat: its standing order, and its open window. A snapshot makes it void."""

    seat: SeatNumber
    order: StandingOrder
    questions: tuple[str, ...]  # the kinds of decisions that are asked in windows of this match
    offered: tuple[StandingOrder, ...]  # the orders that count at this table
    passes: bool  # in the window that is open now the server passes for this seat
    interrupters: tuple[SeatNumber, ...]  # the seats of this page that may stop the match now (`Interrupt`)
    window: Window | None


class Anybody(ToPage, frozen=True):
    """For a shared device, in a reaction window: who of its people have not answered. All of them are asked at once.

    Who says yes takes the device (Look); the others pass (Nobody). It depends on no hand, but for standing orders
    that the host has allowed. `window`: null while none is open. A snapshot makes it void.
    """

    window: int | None
    seats: tuple[SeatNumber, ...]


class Ack(ToPage, frozen=True):
    """The request was carried out and is on disk; an `Early`, a `Vote` or a wish is kept in memory until it counts.

    `link` answers NewLink, `ticket` a seat on this device (Lobby). To AskSeat, `ticket` has the token that opens the
    seat if the host gives it; then a snapshot shows that this page holds it.
    """

    id: str
    number: int
    chain: str
    link: str | None
    ticket: Ticket | None


class Refused(ToPage, frozen=True):
    """The request changed nothing, and why."""

    id: str
    refusal: Refusal


class Explained(ToPage, frozen=True, tag="refusal"):
    """Answer to Why. No refusal: it can be done after all."""

    id: str
    refusal: Refusal | None


class HintedChoice(msgspec.Struct, frozen=True):
    move: Move
    chance: int  # to win, in per cent, if bots like the bosun play on from there
    reasons: tuple[HintReason, ...]
    level: bool  # as good as the first one, as far as the search can tell


class Hinted(ToPage, frozen=True):
    """Only for pages that show this seat's view: the best choices, the best first. None: no hint could be found.

    A quick answer comes first, and then a better one, which is `final`.
    """

    seat: SeatNumber
    number: int  # the `at` of the request
    choices: tuple[HintedChoice, ...]
    final: bool


class Weighed(ToPage, frozen=True):
    """Only for pages that show this seat's view: `better` than the chosen move, with the chances to win in per cent.

    Without one the choice is no serious mistake, as far as could be found out in time.
    """

    seat: SeatNumber
    number: int  # the `at` of the request
    better: Move | None = None
    chance: int = 0  # after the chosen move
    best: int = 0  # after the better one


class Table(ToPage, frozen=True):
    """Anything about the table but the match changed."""

    table: TableInfo


class Said(ToPage, frozen=True):
    """In private: only for pages that show the view of one of the two seats."""

    remark: Remark


class TimeUp(ToPage, frozen=True):
    """These seats passed because their time in a reaction window was over."""

    seats: tuple[SeatNumber, ...]


class Bye(ToPage, frozen=True):
    """The server ends this connection: seat moved to another device, kicked, table deleted, protocol too old."""

    reason: str
