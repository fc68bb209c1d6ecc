"""Matches told over HTTP: stories, chronicles, uploaded records and forks."""

import gzip

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response

from .forking import fork
from .http import AnyRequest, Desk
from .settings import Settings
from .telling import tell_file
from .wire import Fork, Ticket

PACKED = "packed"  # what is compressed already
JSON = "application/json"
LONGEST_UPLOAD = Settings().longest_upload
LONGEST_FORK = 2 * LONGEST_UPLOAD  # a record as a JSON string, with its quotes escaped


class Stories(Controller):
    path = "/api"
    tags = ("stories",)

    @get("/tables/{table:str}/story", packed=True)
    async def story(
        self,
        desk: NamedDependency[Desk],
        request: AnyRequest,
        table: FromPath[str],
        viewer: FromQuery[int | None] = None,
    ) -> Response[bytes]:
        """A match (`Story`) as a seat saw it, or an outsider; while it runs, a seat's own only, by its bearer token."""
        desk.check(request, desk.telling)
        return unpacked(request, await desk.hall.services.shelf.story(table, viewer, tokens_of(request)))

    @get("/tables/{table:str}/chronicle", packed=True)
    async def chronicle(
        self, desk: NamedDependency[Desk], request: AnyRequest, table: FromPath[str]
    ) -> Response[bytes]:
        """What a match came to (`Chronicle`), once it is over."""
        desk.check(request, desk.telling)
        return unpacked(request, await desk.hall.services.shelf.chronicle(table))

    @post("/stories", packed=True, status_code=200, request_max_body_size=LONGEST_UPLOAD)
    async def upload(
        self, desk: NamedDependency[Desk], request: AnyRequest, viewer: FromQuery[int | None] = None
    ) -> Response[bytes]:
        """A record file as the body, told (`Told`). Nothing of it is kept."""
        desk.check(request, desk.uploading)
        told = await desk.hall.services.shelf.workers.run(tell_file, await request.body(), viewer)
        return unpacked(request, told)

    @post("/forks", request_max_body_size=LONGEST_FORK)
    async def fork(self, desk: NamedDependency[Desk], request: AnyRequest, data: JSONBody[Fork]) -> Ticket:
        """Play on from a moment of a finished match, against bots and with new luck."""
        desk.check(request, desk.opening)
        return await fork(desk.hall, data)


def tokens_of(request: AnyRequest) -> list[str]:
    """`Authorization: Bearer <token>`; several seats of one device stand side by side, with blanks between them."""
    scheme, _, tokens = request.headers.get("authorization", "").partition(" ")
    return tokens.split() if scheme.lower() == "bearer" else []


def unpacked(request: AnyRequest, story: bytes) -> Response[bytes]:
    """Stories are kept compressed; hardly anybody needs them otherwise."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(story, media_type=JSON, headers={**headers, "content-encoding": "gzip"})
    return Response(gzip.decompress(story), media_type=JSON, headers=headers)
