"""What a node tells the others about a table: what is true only now, and is not worth to be stored with the table.

Nodes of an older and a newer version may run side by side: a new field needs a default, and none is ever renamed.

Times are those of `Clock.elapsed` at the node that tells them. `base` is what must be added to get the database's time.
"""

import msgspec


class PageNews(msgspec.Struct, frozen=True):
    """A page that is connected to the node; `number` is its own there."""

    number: int
    seats: tuple[int, ...] = ()
    hidden: bool = False
    still: bool = False
    reports: bool = False
    screen: str = ""
    screen_number: int | None = None
    shown: int | None = None
    seen: int = -1


class VoteNews(msgspec.Struct, frozen=True):
    """A vote about the seat `missing`."""

    missing: int
    choice: str
    at: float


class AnswerNews(msgspec.Struct, frozen=True):
    """An answer in the reaction window that is called `window`. `move` is JSON; None: it was taken back."""

    window: int
    at: float
    move: str | None


class PickNews(msgspec.Struct, frozen=True):
    """A stopwatch of a seat in a reaction window (see `reactions.stopwatch`)."""

    window: int
    at: float
    paused: float
    since: float | None


class WishNews(msgspec.Struct, frozen=True):
    """A watcher asks for a bot's seat; `token` is the hash of the token that would open it."""

    name: str
    token: str


class Cry(msgspec.Struct, frozen=True):
    """Something that is told once to all pages: a shout of a seat, or (`shout` None) that the time of seats was up."""

    number: int
    at: float
    seats: tuple[int, ...]
    shout: str | None = None


class AbsenceNews(msgspec.Struct, frozen=True):
    seat: int
    wait: float
    begun: float
    until: float
    voting: bool


class WindowNews(msgspec.Struct, frozen=True):
    """The open window, as its driver calls it; `at` is its newest entry."""

    at: int
    name: int
    opened: float
    since: float | None


class DriverNews(msgspec.Struct, frozen=True):
    """What only the driver of the table knows. `missing`: by seat, since when it has no connection."""

    absence: AbsenceNews | None = None
    skipping: int | None = None
    forgiven: float = 0.0
    played: float = 0.0  # on the match clock, at the time `clock_since` or since it stands still
    clock_since: float | None = None
    window: WindowNews | None = None
    missing: dict[int, float] = {}


class NodeNews(msgspec.Struct, frozen=True, omit_defaults=True):
    base: float = 0.0
    pages: tuple[PageNews, ...] = ()
    votes: dict[int, VoteNews] = {}
    answers: dict[int, AnswerNews] = {}
    picks: dict[int, PickNews] = {}
    wishes: dict[int, WishNews] = {}
    declined: tuple[str, ...] = ()  # wishes elsewhere, by their hashes, that the host has not granted
    cries: tuple[Cry, ...] = ()
    taken: dict[str, int] = {}  # of the limits of tokens (`TableLimits.taken`)
    driver: DriverNews | None = None


def pack_news(news: NodeNews) -> bytes:
    return msgspec.json.encode(news)


def unpack_news(data: bytes) -> NodeNews:
    return msgspec.json.decode(data, type=NodeNews)
