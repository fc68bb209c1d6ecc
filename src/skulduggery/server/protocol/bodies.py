"""The bodies of HTTP requests and answers."""

import msgspec

from ...bots import DEFAULT_LEVEL
from ...core.fields import BySeat, SeatNumber
from ...core.messages import Refusal
from ...core.options import USUAL_PLAYERS, OptionField, OptionValue
from ...core.stories import Chronicle, Story
from .info import Joining, Pace


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here; `levels` are its bots, weakest first."""

    game: str
    least: int
    most: int
    usual: int  # how many play if nobody says otherwise
    options: tuple[OptionField, ...]
    levels: tuple[str, ...]
    secrets: bool
    lengths: tuple[int, int] | None  # minutes of a usual match: one person with bots, four people
    lesson: bool  # there is one: GET /api/lessons/{game}
    rules: bool  # there is a rulebook: GET /api/rules/{language}/{game}
    picture: str | None  # the address of its picture on the home page, for a game that is not drawn by our page


class BoardLook(msgspec.Struct, frozen=True):
    """A board of squares or hexes, as its file draws it. `places` are the ids of its places, row by row."""

    columns: int
    rows: int
    radius: int  # of a hexagon of hexes; 0: squares
    places: tuple[str, ...]
    land: tuple[str, ...]  # those that are drawn as land


class GameLook(msgspec.Struct, frozen=True):
    """What a game brings for the page that is not part of our page."""

    script: str | None  # the address of its own page, a JavaScript module
    board: BoardLook | None


class GameParts(msgspec.Struct, frozen=True):
    """What a game is played with where a designer has changed it: the texts of its board and of its data (TOML)."""

    board: str
    data: str


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open. `start`: begin at once with bots on all other seats; otherwise it begins with a lobby.

    `joining`: who may take over a bot's seat later; if left out, nobody where there are secrets. `mates`: names of
    further people who play on the same device, on the seats after the first one. `screen`: the secret of a big
    screen (`Hello`) that opens the table. Nobody has a seat then, all seats are open, and `name` does not count.
    """

    game: str
    name: str
    players: int = USUAL_PLAYERS
    options: dict[str, OptionValue] = {}
    start: bool = False
    level: str = DEFAULT_LEVEL
    nonce: str | None = None
    pace: Pace = "family"
    joining: Joining | None = None
    mates: tuple[str, ...] = ()
    screen: str | None = None


class JoinTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`place` is the table id of a link, or a spoken code. `watch`: no seat is wanted.

    `seat`: one of `TableInfo.free_seats`; if left out, the first of them.
    """

    place: str
    name: str
    watch: bool = False
    seat: SeatNumber | None = None
    nonce: str | None = None


class Ticket(msgspec.Struct, frozen=True):
    """A seat's token is shown this once; the server keeps only its hash. No seat: a watcher.

    `mates`: the tokens of the seats that follow, where a table was opened for several people on one device.
    """

    table: str
    seat: SeatNumber | None
    token: str | None
    mates: tuple[str, ...] = ()


class CrewTable(msgspec.Struct, frozen=True):
    """Where a crew plays now, however many rematches later."""

    table: str


class Progress(msgspec.Struct, frozen=True):
    """How far a match is, as the asker may know it. None and empty where a game has no rounds or no wealth."""

    round: int | None
    worth: BySeat[int]


class Invitation(msgspec.Struct, frozen=True):
    """The link to join a table, the best address first. `only_here`: no other device can open it."""

    links: tuple[str, ...]
    only_here: bool


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a one-time link."""

    link: str


class Told(msgspec.Struct, frozen=True):
    """The story of an uploaded record; there is no chronicle if the match is not over."""

    story: Story
    chronicle: Chronicle | None


class Limits(msgspec.Struct, frozen=True):
    """What the page must know before it sends something, since the operator can change it."""

    longest_upload: int  # bytes of a record file


class NoticeKey(msgspec.Struct, frozen=True):
    """The public key that a browser needs to take notices of this server; none: it sends none."""

    key: str | None


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from entry `number` of a finished match (a table here, or a record file) on `seat`, against bots.

    `watch`: a bot plays on this seat, too, until the person asks for it (`Back`).
    `crew`: with the names and seats of the original. Bots play for its people until they come by a link of the host.
    """

    number: int
    seat: SeatNumber
    name: str
    table: str | None = None
    record: str | None = None
    level: str = DEFAULT_LEVEL
    nonce: str | None = None
    watch: bool = False
    crew: bool = False


class Problem(msgspec.Struct, frozen=True):
    """Why a request failed."""

    refusal: Refusal
    text: str  # in plain English, for logs and people who use the API by hand
