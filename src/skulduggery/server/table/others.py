"""A table at several nodes: what this one tells the others about it, and what they have told.

Everything here is true only now: who is connected, votes, early answers. Each node writes its own part, so no two of
them write the same thing; and the part of a node that dies no longer counts.
"""

from collections.abc import Sequence
from itertools import count

from ..protocol.to_page import Shouted, TimeUp, ToPage
from ..runtime.clock import Clock
from ..store.base import Newer
from .connection import Connection, PageState
from .node_news import AnswerNews, Cry, NodeNews, PageNews, PickNews, VoteNews, unpack_news

MOST_CRIES = 16  # that are told at once
CRY_SECONDS = 5.0  # one that is older is no news to a node that has just opened the table


class PageElsewhere(PageState):
    """A page that is connected to another node."""

    def __init__(self, news: PageNews, before: PageState | None) -> None:
        super().__init__()
        self.seats, self.hidden, self.still, self.reports = news.seats, news.hidden, news.still, news.reports
        self.seen = news.seen
        self.screen, self.screen_number, self.shown = news.screen, news.screen_number, news.shown
        showing = None if before is None else before.showing
        self.showing = None if showing is None or news.seen >= showing[0] else showing


class Others:
    """`heard`: by node, what the living ones tell. `driver`: the node that drives the table, as far as is known."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.heard: dict[str, NodeNews] = {}
        self.driver: str | None = None
        self.pages: dict[tuple[str, int], PageElsewhere] = {}
        self.last_cries: dict[str, int] = {}  # by node: the newest that was told here
        # What this node tells:
        self.votes: dict[int, VoteNews] = {}
        self.answers: dict[int, AnswerNews] = {}
        self.picks: dict[int, PickNews] = {}
        self.declined: list[str] = []
        self.cries: list[Cry] = []
        self.numbers = count(1)
        self.said: NodeNews | None = None

    # --- what they have told

    def hear(self, newer: Newer) -> None:
        self.driver = newer.driver
        self.heard = {node: unpack_news(news) for node, news in newer.news.items()}
        found = {(node, page.number): page for node, news in self.heard.items() for page in news.pages}
        self.pages = {key: PageElsewhere(news, self.pages.get(key)) for key, news in found.items()}

    def driving(self) -> NodeNews | None:
        """What the driver tells, if that is another node."""
        return None if self.driver is None else self.heard.get(self.driver)

    def here(self, at: float, news: NodeNews) -> float:
        """A time that another node has told, as `Clock.elapsed` of this one."""
        return at + news.base - self.base()

    def base(self) -> float:
        return self.clock.now() - self.clock.elapsed()

    def new_cries(self) -> list[ToPage]:
        """What is to be told to the pages of this node, once."""
        fresh: list[ToPage] = []
        oldest = self.clock.elapsed() - CRY_SECONDS
        for node, news in self.heard.items():
            last = self.last_cries.get(node, 0)
            new = [cry for cry in news.cries if cry.number > last and self.here(cry.at, news) > oldest]
            fresh += [spoken(cry) for cry in new]
            self.last_cries[node] = max([last, *[cry.number for cry in news.cries]])
        self.last_cries = {node: last for node, last in self.last_cries.items() if node in self.heard}
        return fresh

    # --- what this node tells

    def cry(self, seats: Sequence[int], shout: str | None = None) -> None:
        self.cries = [*self.cries, Cry(next(self.numbers), self.clock.elapsed(), tuple(seats), shout)][-MOST_CRIES:]

    def decline(self, wish: str) -> None:
        """The host has not granted a wish of a watcher at another node. `wish`: its hash."""
        self.declined = [*self.declined, wish][-MOST_CRIES:]

    def is_news(self, news: NodeNews) -> bool:
        """Whether it differs from what was told last; from now on it is that."""
        if news == (self.said or NodeNews()):
            return False
        self.said = news
        return True


def spoken(cry: Cry) -> ToPage:
    return TimeUp(cry.seats) if cry.shout is None else Shouted(cry.seats[0], cry.shout)


def page_news(page: Connection) -> PageNews:
    return PageNews(
        number=page.number,
        seats=page.seats,
        hidden=page.hidden,
        still=page.still,
        reports=page.reports,
        screen=page.screen,
        screen_number=page.screen_number,
        shown=page.shown,
        seen=page.seen,
    )
