"""What a page says over its WebSocket: a hello, then requests and notes.

The TypeScript types of the page are generated from these Structs (`tools/wire_types.py`), so a field is named once.
"""

from typing import Any, Literal, Union

import msgspec

from ...core.fields import SeatNumber
from ...core.options import OptionValue
from .info import Asking, Figures, Joining, Pace, Patience, StandingOrder, Subscription, Talk, TurnHours, WindowLimit

PROTOCOL = 1
LONGEST_ID = 64  # characters
LONGEST_TEXT = 140  # characters that somebody says


class FromPage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=str.lower):
    """A message of a page: `Hello`, then requests and notes."""


class Request(FromPage, frozen=True):
    """Gets one answer, which carries its `id`: a number of the page's own. The same id twice counts once."""

    id: str


class Note(FromPage, frozen=True):
    """Gets no answer unless it is refused, and may get lost without harm."""


class Hello(FromPage, frozen=True):
    """First message. No tokens: a watcher. `seen`: the number of the last update the page has, -1 for none.

    `screen`: a secret of the page's own makes it a big screen, which never has a seat.
    """

    protocol: int
    tokens: tuple[str, ...] = ()
    seen: int = -1
    screen: str | None = None


class Play(Request, frozen=True):
    at: int
    seat: SeatNumber
    move: msgspec.Raw


class Undo(Request, frozen=True):
    at: int
    seat: SeatNumber


class Why(Request, frozen=True):
    at: int
    seat: SeatNumber
    target: msgspec.Raw


class Hint(Request, frozen=True):
    """Ask for advice about the decision of this seat. It comes as `Hinted`; everybody is told that it was asked for."""

    at: int
    seat: SeatNumber


class Weigh(Request, frozen=True):
    """Ask whether this choice would be a serious mistake. The answer comes as `Weighed`.

    When a seat asks for the first time, everybody is told that it sails with the coach.
    """

    at: int
    seat: SeatNumber
    move: msgspec.Raw


class Look(Note, frozen=True):
    """On a shared device: show this seat's view from now on; None draws the curtain."""

    seat: SeatNumber | None


class Here(Note, frozen=True):
    """The tab was hidden or shown again."""

    hidden: bool


class Picked(Note, frozen=True):
    """In a reaction window: this seat has picked a card, any one, or put it down. Meanwhile its time stands still."""

    seat: SeatNumber
    window: int
    picked: bool


class Seen(Note, frozen=True):
    """This page has shown everything up to this entry. It says so after weighty events, so that bots wait for it, and
    in reaction windows, whose time then begins.

    `still`: it shows no pictures, or not until its next decision. If all pages are still, bots make no pauses.
    """

    number: int
    still: bool = False


class Pledge(Request, frozen=True):
    """The hash of a seat's nonce, its share in the luck. It is sent before the start."""

    seat: SeatNumber
    pledge: str


class Nonce(Request, frozen=True):
    """The nonce that a seat has promised. It is told when the list of pledges is fixed (`shares`)."""

    seat: SeatNumber
    nonce: str


class Say(Request, frozen=True):
    """Say something to everybody, or in private (`to`): a phrase with what it names (`figures`), or a text."""

    seat: SeatNumber
    to: SeatNumber | None = None
    phrase: str = ""
    figures: Figures = {}
    text: str = ""


class Report(Request, frozen=True):
    """Show the host what somebody else has said. It comes as a private remark."""

    seat: SeatNumber
    remark: str


class Agree(Request, frozen=True):
    """Accept a deal that was offered to this seat before everybody: the log tells it."""

    seat: SeatNumber
    remark: str


class Accuse(Request, frozen=True):
    """Say in the log that the other one has broken a deal of this seat."""

    seat: SeatNumber
    deal: int


class Vote(Request, frozen=True):
    """What to do about somebody who is away. A later vote of the seat replaces it."""

    seat: SeatNumber
    choice: Literal["wait", "bot", "skip"]


class Order(Request, frozen=True):
    """A seat's standing order: `ask` me in every window; `involved`: only where it is my turn or I am attacked;
    `fits`: only where I can do more than pass; `never`: pass for me.
    """

    seat: SeatNumber
    order: StandingOrder


class Early(Request, frozen=True):
    """A seat's answer in a window, given before its turn has come; null takes it back. A later one replaces it."""

    seat: SeatNumber
    window: int
    move: msgspec.Raw


class Interrupt(Request, frozen=True):
    """This seat stops the match to react before the asked seat decides (`Reactions.interrupters`)."""

    seat: SeatNumber


class Nobody(Request, frozen=True):
    """On a shared device: all its people who have not answered in this window pass."""

    window: int


class Lobby(Request, frozen=True):
    """Set up the table (host only): before the start all of it, later only its pace, the time limit of windows, what
    people may say, and for how long a person without a connection is only away.

    `joining` can be made stricter later, but not easier.
    """

    players: int | None = None
    options: dict[str, OptionValue] | None = None
    pace: Pace | None = None
    windows: Asking | None = None
    window_limit: WindowLimit | None = None
    joining: Joining | None = None
    patience: Patience | None = None
    turn_hours: TurnHours | None = None
    hints: bool | None = None
    talk: Talk | None = None
    private_talk: bool | None = None
    seat: SeatNumber | None = None
    holder: Literal["open", "bot", "device"] | None = None
    level: str | None = None


class Start(Request, frozen=True):
    """Begin the match (host only). In the lobby of a rematch (`table.awaited`) it says that the people of this page
    agree, or no longer (`agreed`); the match begins when nobody is awaited.

    `without_absent`: the host does not want to wait for those who have not come along.
    """

    agreed: bool = True
    without_absent: bool = False


class Rename(Request, frozen=True):
    """A seat its own name, the host anybody's."""

    seat: SeatNumber
    name: str


class Leave(Request, frozen=True):
    """A bot plays on for the seat, until the person asks for it back."""

    seat: SeatNumber


class Back(Request, frozen=True):
    """The person plays again, instead of the bot."""

    seat: SeatNumber


class Kick(Request, frozen=True):
    seat: SeatNumber


class Pause(Request, frozen=True):
    paused: bool


class End(Request, frozen=True):
    """A wish to end the match, which needs everybody who is present, or the answer to one (`table.ending`).

    It counts for all seats of this page. Without agreement the wish is dropped. The host alone ends a lobby, or a
    match that cannot go on.
    """

    agreed: bool = True


class Rematch(Request, frozen=True):
    """A lobby for the same crew once more; `game`: at another game, with its usual options."""

    game: str | None = None


class NewLink(Request, frozen=True):
    """A one-time link for a seat: to move it to another device, or (host) to invite somebody to a bot's seat.

    For the seat of a person who is gone it is a wish of the host, or the answer to one (`seat.handing`). The host
    gets the link by asking again when nobody is awaited. Without agreement the wish is dropped.
    """

    seat: SeatNumber
    agreed: bool = True


class Notices(Request, frozen=True):
    """Tell this browser when the seat is waited for while its page is closed; not `on`: no more.

    The address is kept until the match is over.
    """

    seat: SeatNumber
    to: Subscription
    on: bool = True


class Feed(Request, frozen=True):
    """A secret address of a feed that says whose turn it is, as the `link` of the answer; not `on`: it ends.

    It lasts as long as the table. A new one replaces it.
    """

    seat: SeatNumber
    on: bool = True


class AskSeat(Request, frozen=True):
    """A watcher asks the host for a bot's seat (joining: invited). A later wish replaces it; no seat: it is taken back.

    The wish is kept in memory, and ends with the connection.
    """

    seat: SeatNumber | None
    name: str = ""


class GiveSeat(Request, frozen=True):
    """The host's answer to whoever asks for this seat."""

    seat: SeatNumber
    given: bool


class Point(Request, frozen=True):
    """Whether people may point at this big screen to choose for the seat, where the choices tell no secret.

    Not `allowed`, and no such screen is connected: at no screen any more.
    """

    seat: SeatNumber
    screen: int
    allowed: bool


AnyRequest: Any = Union[tuple(Request.__subclasses__())]  # noqa: UP007  # all that are defined above
AnyNote: Any = Union[tuple(Note.__subclasses__())]  # noqa: UP007
AnyFromPage: Any = Hello | AnyRequest | AnyNote
