"""Everything that crosses between the server and a page: requests, answers, and the messages of the socket.

The TypeScript types of the page are generated from these Structs (tools/wire_types.py), so a field is named once.
`docs/protocol.md` tells the story around them.
"""

from typing import Literal

import msgspec

from ...bots import DEFAULT_LEVEL
from ...core.messages import Choice, Event, Move, Question, Refusal, Result, View
from ...core.options import OptionField, OptionValue
from ...core.stories import Chronicle, Story
from .info import TableInfo

PROTOCOL = 2
LONGEST_ID = 64  # characters
LONGEST_LOG = 400  # events in a snapshot

StandingOrder = Literal["ask", "pass", "until_turn"]


# --- over HTTP


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here; `levels` are its bots, weakest first."""

    game: str
    least: int
    most: int
    options: tuple[OptionField, ...]
    levels: tuple[str, ...]
    secrets: bool
    lesson: bool  # there is one: GET /api/lessons/{game}


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`start`: at once, bots in all other seats (Play now); otherwise a lobby."""

    game: str
    name: str
    players: int = 4
    options: dict[str, OptionValue] = {}
    start: bool = False
    level: str = DEFAULT_LEVEL
    nonce: str | None = None


class JoinTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By the link's table id or the spoken code. `watch`: no seat wanted."""

    place: str
    name: str
    watch: bool = False
    nonce: str | None = None


class Ticket(msgspec.Struct, frozen=True):
    """A seat's token is shown this once; the server keeps only its hash. No seat: a watcher."""

    table: str
    seat: int | None
    token: str | None


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a one-time link."""

    link: str


class Told(msgspec.Struct, frozen=True):
    """A record that was sent in, told; without a chronicle if the match is not over."""

    story: Story
    chronicle: Chronicle | None


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from entry `number` of a finished match (a table here, or a record file) on `seat`, against bots."""

    number: int
    seat: int
    name: str
    table: str | None = None
    record: str | None = None
    level: str = DEFAULT_LEVEL
    nonce: str | None = None


class Problem(msgspec.Struct, frozen=True):
    """Why a request failed."""

    refusal: Refusal
    text: str  # in plain English, for logs and people who use the API by hand


# --- from the page, over the socket


class FromPage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=str.lower):
    """A message of a page: `Hello`, then requests and notes."""


class Request(FromPage, frozen=True):
    """Gets one answer, which carries its `id`: a number of the page's own. The same id twice counts once."""

    id: str


class Note(FromPage, frozen=True):
    """Gets no answer unless it is refused, and may get lost without harm."""


class Hello(FromPage, frozen=True):
    """First message. No tokens: a watcher. `seen`: the number of the last update the page has, -1 for none."""

    protocol: int
    table: str
    tokens: tuple[str, ...] = ()
    seen: int = -1


class Play(Request, frozen=True):
    at: int
    seat: int
    move: msgspec.Raw


class Undo(Request, frozen=True):
    at: int
    seat: int


class Why(Request, frozen=True):
    at: int
    seat: int
    target: msgspec.Raw


class Look(Note, frozen=True):
    """On a shared device: show this seat's view from now on; None draws the curtain."""

    seat: int | None


class Here(Note, frozen=True):
    """The tab was hidden or shown again."""

    hidden: bool


class Shout(Note, frozen=True):
    seat: int
    shout: str


class Nonce(Request, frozen=True):
    """A seat's share in the luck: of this match before its start (the answer's number is -1), later of the rematch."""

    seat: int
    nonce: str


class Vote(Request, frozen=True):
    """What to do about somebody who is away. A later vote of the seat replaces it."""

    seat: int
    choice: Literal["wait", "bot", "skip"]


class Order(Request, frozen=True):
    """A seat's standing order: ask me, pass for me, or pass until my next turn. `question`: for this kind alone."""

    seat: int
    order: StandingOrder
    question: str | None = None


class Early(Request, frozen=True):
    """A seat's answer in a window, given before its turn has come; null takes it back. A later one replaces it."""

    seat: int
    window: int
    move: msgspec.Raw


class Lobby(Request, frozen=True):
    """Set up the table (host only, before the start): players, options, pace, who sits on a seat."""

    players: int | None = None
    options: dict[str, OptionValue] | None = None
    pace: Literal["family", "brisk", "instant"] | None = None
    seat: int | None = None
    holder: Literal["open", "bot", "device"] | None = None
    level: str | None = None


class Start(Request, frozen=True):
    pass


class Rename(Request, frozen=True):
    """A seat its own name, the host anybody's."""

    seat: int
    name: str


class Leave(Request, frozen=True):
    """A bot sails on; the seat can be taken back."""

    seat: int


class Back(Request, frozen=True):
    """Take the wheel back from the stand-in."""

    seat: int


class Kick(Request, frozen=True):
    seat: int


class Pause(Request, frozen=True):
    paused: bool


class End(Request, frozen=True):
    pass


class Rematch(Request, frozen=True):
    """The same crew once more; `game`: at another game, with its usual options."""

    game: str | None = None


class NewLink(Request, frozen=True):
    """A one-time link for a seat: to move it to another device, or (host) to give a lost one back."""

    seat: int


AnyRequest = (
    Play
    | Undo
    | Why
    | Nonce
    | Order
    | Early
    | Vote
    | Lobby
    | Start
    | Rename
    | Leave
    | Back
    | Kick
    | Pause
    | End
    | Rematch
    | NewLink
)
AnyNote = Look | Here | Shout
AnyFromPage = Hello | AnyRequest | AnyNote


# --- to the page, over the socket


class ToPage(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower):
    pass


class OnlyChoice(msgspec.Struct, frozen=True):
    """A move that was played for the seat, since it had no other. Its events begin at this place of the update's."""

    at: int
    move: Move


class Update(ToPage, frozen=True):
    """The match after entry `number`, as `seat` sees it (None: as a watcher). `events` since the update before."""

    number: int
    chain: str
    seat: int | None
    view: View
    events: tuple[Event, ...]
    rules: tuple[str, ...]  # the rule behind each event
    asked: Question | None
    choices: tuple[Choice, ...]
    only: tuple[OnlyChoice, ...]  # this seat's own: another's would tell its secrets
    can_undo: bool
    undone: bool  # the last entry took moves back: draw anew, do not animate
    result: Result | None


class Snapshot(ToPage, frozen=True):
    """After Hello, Look, an undo or the curtain; replaces all that was sent before. The log is what this seat saw."""

    table: TableInfo
    seats: tuple[int, ...]  # the seats this page holds
    update: Update | None  # None in the lobby
    log: tuple[tuple[int, Event, str], ...]  # (entry number, event, rule), the newest 400


class Window(msgspec.Struct, frozen=True):
    """Seats are asked in turn whether they react; this one will be, or is by now, if nobody before it acts."""

    window: int  # its name: the entry that opened it, or that let it begin anew since somebody acted
    question: Question
    choices: tuple[Choice, ...]  # as they are when the seat's turn comes
    answer: Move | None  # given early, and kept until then
    seconds_left: float | None  # then the seat passes; None: there is time


class Reactions(ToPage, frozen=True):
    """For a seat's own eyes: its standing orders, and the window it is in. A snapshot takes back what was told."""

    seat: int
    orders: dict[str, StandingOrder]  # by the kind of question
    window: Window | None


class Ack(ToPage, frozen=True):
    """The request was carried out and is on disk; an `Early` or a `Vote` is kept in memory until it counts.

    `link` answers NewLink, `ticket` a seat on this device (Lobby).
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
    """Answer to Why; None: it can be done after all."""

    id: str
    refusal: Refusal | None


class Table(ToPage, frozen=True):
    """Anything about the table but the match changed."""

    table: TableInfo


class Shouted(ToPage, frozen=True):
    seat: int
    shout: str


class Bye(ToPage, frozen=True):
    """The server ends this connection: seat moved to another device, kicked, table deleted, protocol too old."""

    reason: str


AnyToPage = Update | Snapshot | Reactions | Ack | Refused | Explained | Table | Shouted | Bye
