"""What everybody at a table may know, the match aside. Part of many messages."""

from typing import Annotated, Final, Literal

import msgspec

from ...core.fields import SeatNumber
from ...core.options import OptionValue
from ...core.stories import FormerName

Holder = Literal["person", "bot", "open"]
Presence = Literal["here", "hidden", "away", "gone", "bot"]  # away: gone for a while that the host sets (`patience`)
Status = Literal["lobby", "running", "paused", "over", "frozen"]
IN_MATCH: Final = ("running", "paused")  # statuses
Pace = Literal["family", "brisk", "instant"]
StandingOrder = Literal["ask", "involved", "fits", "never"]
Asking = Literal["strict", "brisk"]  # in a reaction window: everybody with a card, or only those who can do something
WindowLimit = Literal["off", "calm", "brisk"]
Patience = Literal[1, 5, 15, 60]  # minutes
TurnHours = Annotated[int, msgspec.Meta(ge=0, le=336)]  # at a table by the day: for one turn; 0: a live table
Talk = Literal["free", "phrases", "off"]  # what people may say to each other: anything, phrases, or nothing
Joining = Literal["closed", "invited", "open"]  # who may take over a bot's seat in a match that has begun


CrewNewsKind = Literal[
    "joined",  # an open or a bot's seat in the lobby
    "took_over",  # the seat of the bot `other` in a match
    "left",  # the lobby
    "left_to_bot",  # the match: a bot plays on for the seat
    "replaced",  # the others have voted for a bot
    "back",  # plays again, instead of a bot
    "sent_away",  # by the host; `other` has the seat now
    "renamed",  # is called `other` from now on
    "host",  # has the rights of the host from now on
    "link_made",  # to the seat of `name`, who is gone: the others have agreed
    "link_opened",  # somebody sits there by that link
    "coached",  # sails with the coach, who warns of serious mistakes
    "returned",  # the owner of a seat that was opened by that link has it again
]


class Subscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where and how a browser takes messages while its page is closed, as it says itself (`PushSubscription`).

    `key` and `secret` are in Base64 for addresses. `language`: of the notice.
    """

    endpoint: str
    key: str
    secret: str
    language: str = "en"


class SeatInfo(msgspec.Struct, frozen=True):
    seat: SeatNumber
    name: str
    holder: Holder
    level: str | None  # of the bot that sits or stands in
    stand_in: bool  # a bot plays for a person who is away
    presence: Presence
    since: float  # seconds in this presence
    device: int  # seats with the same number share a device
    host: bool
    ready: bool  # has agreed to the rematch
    reissued: bool  # the host has made a new link for it, and nobody has used it yet
    asked_by: str | None  # the name of a watcher who asks the host for this bot's seat
    handing: "Consent | None"  # to a link to this seat, whose person is gone


class Absence(msgspec.Struct, frozen=True):
    """The asked person is away: first a countdown, then the others vote."""

    seat: SeatNumber
    seconds_left: float
    voting: bool
    votes: dict[str, int]  # wait, bot, skip


class Consent(msgspec.Struct, frozen=True):
    """A wish that needs the consent of the others. It is granted when nobody is awaited; one no drops it."""

    agreed: tuple[SeatNumber, ...]  # whoever wants it comes first
    awaited: tuple[SeatNumber, ...]


class CrewNews(msgspec.Struct, frozen=True):
    """Something about the people at the table that everybody is told in one sentence (`event-crew-...`).

    The names are those of that moment. `other` is a bot: whose seat was taken over, or that sits there from now on;
    or a person's new name.
    """

    number: int  # counts up
    after: int  # the newest entry of the match then; -1 in the lobby
    kind: CrewNewsKind
    name: str
    other: str = ""


Figures = dict[str, int | str]  # what a phrase names: a `seat`, an `other` seat, a `ship`, a `round`


class Deal(msgspec.Struct, frozen=True):
    """What two seats say that they have agreed. No rule holds them to it."""

    number: int  # counts up
    offer: str  # the id of the remark that was accepted
    after: int  # the newest entry of the match then
    phrase: str  # of the group `deal`
    figures: Figures
    seats: tuple[SeatNumber, SeatNumber]  # who offered it, who accepted
    names: tuple[str, str]  # as they were called then
    accuser: SeatNumber | None = None  # the one of them who says that the other has broken it
    broken_after: int = -1  # the newest entry when that was said


class TableClock(msgspec.Struct, frozen=True):
    """Of a match that is played by time. It stands still while nobody is there or the match is paused."""

    seconds_left: float
    runs: bool


class Shares(msgspec.Struct, frozen=True):
    """The seats' shares in the luck: the hashes by which they were promised, and the seats that have told theirs.

    Once the match has begun, a seat with a pledge that is not in `told` has withheld its nonce.
    """

    pledges: tuple[str | None, ...]
    told: tuple[SeatNumber, ...]


class ScreenInfo(msgspec.Struct, frozen=True):
    """A big screen that is connected: a page without a seat that shows the board to everybody in the room."""

    screen: int  # its number at this table, which it shows
    host: bool  # the table was set up on it, so it has the rights of the host, too
    seats: tuple[SeatNumber, ...]  # that let people point at it to choose for them


class TableInfo(msgspec.Struct, frozen=True):
    """The table without its match: who sits where, options, and how it stands."""

    table: str
    code: str | None  # the spoken code, while a seat can be joined
    game: str
    status: Status
    why_frozen: str
    options: dict[str, OptionValue]
    palette: tuple[str, ...]  # colours that seats may choose from, none where each has its own
    colours: tuple[tuple[str, ...], ...]  # of each seat's ships; none where luck decides
    seats: tuple[SeatInfo, ...]
    free_seats: tuple[SeatNumber, ...]  # that somebody may take now, open ones first
    watchers: int
    screens: tuple[ScreenInfo, ...]
    secrets: bool  # whether seats see different things: then a shared device needs the curtain
    pace: Pace
    windows: Asking | None  # who is asked in reaction windows; None: the game has none
    window_limit: WindowLimit  # how long a person may take in a reaction window
    joining: Joining
    turn_hours: TurnHours
    turn: SeatNumber | None  # whose turn it is, while a match runs
    waiting: float  # seconds since the newest move: at a table by the day they count
    patience: Patience  # for so long a person without a connection is away; then they are gone
    hints: bool  # whether players may ask for hints
    hinted: tuple[tuple[int, SeatNumber], ...]  # after which entry which seat has asked for one, the newest last
    awaited: tuple[SeatNumber, ...] | None  # in the lobby of a rematch: who has not agreed; None: the host starts
    absence: Absence | None
    ending: Consent | None  # to end the match
    news: tuple[CrewNews, ...]  # the newest last
    talk: Talk  # what people may say here now
    talk_offered: tuple[Talk, ...]  # what the host may choose: the operator may have forbidden free text
    private_talk: bool  # whether one may speak to one seat alone
    deals: tuple[Deal, ...]  # the newest last
    former: tuple[FormerName, ...]  # names that seats had in this match, the oldest first
    clock: TableClock | None
    commitment: str
    shares: Shares | None  # from the moment on that they are fixed
    kept_days: float  # so long the table is kept after the last change
    next_table: str | None  # the rematch
