"""The routes for people whose page is closed."""

from litestar import Controller, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from litestar.response import Response

from ...core.refusals import Refused
from ...text import LANGUAGES
from ..notices.feed import feed_of
from ..protocol.bodies import NoticeKey
from ..protocol.refusals import NoSuchTable
from ..security.keys import find_secret
from .api import AnyRequest, Api
from .responses import answers

ATOM = "application/atom+xml"


class Notices(Controller):
    path = "/api"
    tags = ("notices",)

    @get("/notices", sync_to_thread=False)
    def notices(self, api: NamedDependency[Api]) -> NoticeKey:
        """With which key a browser subscribes to notices of this server."""
        return NoticeKey(api.services.push.public_key)

    @get("/feeds/{table:str}/{secret:str}", media_type=ATOM, responses=answers(str, 400, 403, 404, 429, media=ATOM))
    async def feed(
        self,
        api: NamedDependency[Api],
        request: AnyRequest,
        table: FromPath[str],
        secret: FromPath[str],
        language: FromQuery[str] = LANGUAGES[0],
    ) -> Response[bytes]:
        """Whose turn it is at a table, for a news reader. A seat gets this address with the request `feed`."""
        await api.check(request, api.stories)
        running = await api.registry.table(table)
        async with running.table.lock:  # nothing that is not on disk yet
            seat = find_secret(secret, [seat.feed for seat in running.table.meta.seats])
            if seat is None:
                raise Refused(NoSuchTable("", table[:32]))
            base = (api.services.settings.public_url or str(request.base_url)).rstrip("/")
            feed = feed_of(running.table, running.reactions.windows, seat, base, language)
        return Response(feed, media_type=ATOM, headers={"cache-control": "no-store"})
