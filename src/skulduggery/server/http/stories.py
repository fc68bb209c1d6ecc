"""Matches told over HTTP: stories, chronicles, uploaded records and forks."""

import gzip

from litestar import Controller, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response

from ..archive.telling import tell_file
from ..protocol.bodies import Fork, Ticket
from ..registry.fork import fork
from ..runtime.settings import Settings
from .api import AnyRequest, Api

PACKED = "packed"  # marks routes whose answers are compressed already
JSON = "application/json"


def story_routes(settings: Settings) -> list[Router]:
    """Records may be larger than other bodies. In a fork the record is a JSON string, whose quotes are escaped."""
    largest = settings.longest_upload
    return [
        Router("/api", route_handlers=[Stories]),
        Router("/api", route_handlers=[Uploads], request_max_body_size=largest),
        Router("/api", route_handlers=[Forks], request_max_body_size=2 * largest),
    ]


class Stories(Controller):
    tags = ("stories",)

    @get("/tables/{table:str}/story", packed=True)
    async def story(
        self,
        api: NamedDependency[Api],
        request: AnyRequest,
        table: FromPath[str],
        viewer: FromQuery[int | None] = None,
    ) -> Response[bytes]:
        """A match (`Story`) as a seat saw it, or an outsider; while it runs, a seat's own only, by its bearer token."""
        api.check(request, api.telling)
        return unpacked(request, await api.services.archive.story(table, viewer, tokens_of(request)))

    @get("/tables/{table:str}/chronicle", packed=True)
    async def chronicle(self, api: NamedDependency[Api], request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
        """What a match came to (`Chronicle`), once it is over."""
        api.check(request, api.telling)
        return unpacked(request, await api.services.archive.chronicle(table))


class Uploads(Controller):
    tags = ("stories",)

    @post("/stories", packed=True, status_code=200)
    async def upload(
        self, api: NamedDependency[Api], request: AnyRequest, viewer: FromQuery[int | None] = None
    ) -> Response[bytes]:
        """A record file as the body, told (`Told`). Nothing of it is kept."""
        api.check(request, api.uploading)
        told = await api.services.archive.workers.run(tell_file, await request.body(), viewer)
        return unpacked(request, told)


class Forks(Controller):
    tags = ("stories",)

    @post("/forks")
    async def fork_match(self, api: NamedDependency[Api], request: AnyRequest, data: JSONBody[Fork]) -> Ticket:
        """Play on from a moment of a finished match, against bots and with new luck."""
        api.check(request, api.opening)
        return await fork(api.registry, data)


def tokens_of(request: AnyRequest) -> list[str]:
    """`Authorization: Bearer <token>`; the tokens of several seats are separated by blanks."""
    scheme, _, tokens = request.headers.get("authorization", "").partition(" ")
    return tokens.split() if scheme.lower() == "bearer" else []


def unpacked(request: AnyRequest, story: bytes) -> Response[bytes]:
    """Stories are stored compressed, and sent so if the client accepts it, as nearly all do."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(story, media_type=JSON, headers={**headers, "content-encoding": "gzip"})
    return Response(gzip.decompress(story), media_type=JSON, headers=headers)
