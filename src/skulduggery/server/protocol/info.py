"""What everybody at a table may know, the match aside. Part of many messages."""

from typing import Literal

import msgspec

from ...core.fields import SeatNumber
from ...core.options import OptionValue

Holder = Literal["person", "bot", "open"]
Presence = Literal["here", "hidden", "gone", "bot"]
Status = Literal["lobby", "running", "paused", "over", "frozen"]
Pace = Literal["family", "brisk", "instant"]
StandingOrder = Literal["ask", "fits", "mine", "pass", "until_turn"]
Asking = Literal["strict", "brisk"]  # in a reaction window: everybody with a card, or only those who can do something
WindowLimit = Literal["off", "calm", "brisk"]
Joining = Literal["closed", "invited", "open"]  # who may take over a bot's seat in a match that has begun


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
    reissued: bool  # the host has made a new link for it, and nobody has used it yet
    asked_by: str | None  # the name of a watcher who asks the host for this bot's seat


class Absence(msgspec.Struct, frozen=True):
    """The asked person is away: first a countdown, then the others vote."""

    seat: SeatNumber
    seconds_left: float
    voting: bool
    votes: dict[str, int]  # wait, bot, skip


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
    watchers: int
    secrets: bool  # whether seats see different things: then a shared device needs the curtain
    pace: Pace
    windows: Asking | None  # who is asked in reaction windows; None: the game has none
    window_limit: WindowLimit  # how long a person may take in a reaction window
    joining: Joining
    absence: Absence | None
    clock: TableClock | None
    commitment: str
    shares: Shares | None  # from the moment on that they are fixed
    next_commitment: str | None  # of the rematch, whose nonces are given beforehand
    next_shares: Shares | None  # of the rematch, in the order of its seats, while the pages tell their nonces
    next_table: str | None  # the rematch
