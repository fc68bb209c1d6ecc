"""The addresses for notices and feeds, which a seat asks for itself. Callers hold the table's lock."""

from ...core.refusals import BadOptions, Refused
from ...text.languages import known_language
from ..protocol import from_page
from ..protocol.info import Subscription
from ..protocol.refusals import BadSubscription, NotRunning
from ..security.keys import hashed, new_token, sealed
from ..security.limits import client_of
from ..store.meta import Browser
from ..table.audience.connection import Connection
from ..table.live import LiveTable
from ..table.seats.seating import own_seat
from ..table.state import LIVE

MOST_BROWSERS = 4  # of one seat


async def set_notices(table: LiveTable, connection: Connection, wish: from_page.Notices, request: str) -> None:
    seat = own_seat(table, connection, wish.seat)
    if wish.on:
        check(table, wish.to)
    others = [known for known in seat.notices if known.to.endpoint != wish.to.endpoint]
    browser = Browser(wish.to, table.services.push.client(client_of(connection.address)))
    async with table.change(request) as change:
        seat.notices = [*others, browser][-MOST_BROWSERS:] if wish.on else others
        change.meta_changed(tell=False)


def check(table: LiveTable, subscription: Subscription) -> None:
    if table.status not in LIVE:
        raise Refused(NotRunning("", table.status))
    try:
        known_language(subscription.language)
        table.services.push.check(subscription)
    except (ValueError, BadOptions):
        raise Refused(BadSubscription("")) from None


async def set_feed(table: LiveTable, connection: Connection, wish: from_page.Feed, request: str) -> str | None:
    """The address of the seat's feed, below that of the server. The server keeps only a hash of its secret."""
    seat = own_seat(table, connection, wish.seat)
    secret = new_token() if wish.on else None
    link = None if secret is None else f"/api/feeds/{table.id}/{secret}"
    async with table.change(request) as change:
        if link is not None:
            change.link = sealed(link, connection.token_behind(request), request)
        seat.feed = None if secret is None else hashed(secret)
        change.meta_changed(tell=False)
    return link
