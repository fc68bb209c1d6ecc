"""Matches told over HTTP: stories, chronicles, reviews, uploaded records and forks."""

import zlib
from collections.abc import Iterator
from functools import partial

from litestar import Controller, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response, Stream

from ...bots.review.messages import Review
from ...core.stories import Chronicle, Story
from ..archive.upload_stories import tell_file
from ..protocol.bodies import Fork, Ticket, Told
from ..registry.fork import fork
from ..runtime.settings import Settings
from ..security.browsers import address_of
from ..security.limits import client_of
from .api import AnyRequest, Api, tokens_of
from .responses import RecordUpload, answers, problems

AnyStory = Response[bytes] | Stream
PACKED = "packed"  # marks routes whose answers are compressed already
JSON = "application/json"
GZIP = 16 + zlib.MAX_WBITS
PIECE = 64 * 1024  # bytes


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

    @get("/tables/{table:str}/story", packed=True, responses=answers(Story, 400, 403, 404, 409, 429, 503))
    async def story(
        self,
        api: NamedDependency[Api],
        request: AnyRequest,
        table: FromPath[str],
        viewer: FromQuery[int | None] = None,
    ) -> AnyStory:
        """A match (`Story`) as a seat saw it, or an outsider; while it runs, a seat's own only, by its bearer token."""
        await api.check(request, api.stories)
        told = await api.services.archive.story(table, viewer, tokens_of(request), asker_of(request))
        return unpacked(request, told)

    @get("/tables/{table:str}/chronicle", packed=True, responses=answers(Chronicle, 400, 403, 404, 409, 429, 503))
    async def chronicle(self, api: NamedDependency[Api], request: AnyRequest, table: FromPath[str]) -> AnyStory:
        """What a match came to (`Chronicle`), once it is over."""
        await api.check(request, api.stories)
        return unpacked(request, await api.services.archive.chronicle(table))

    @get("/tables/{table:str}/review", packed=True, responses=answers(Review, 400, 403, 404, 409, 429, 503))
    async def review(
        self,
        api: NamedDependency[Api],
        request: AnyRequest,
        table: FromPath[str],
        looked: FromQuery[int | None] = None,
    ) -> AnyStory:
        """Chances, mistakes and luck of a finished match (`Review`), as far as they are known yet.

        It takes a while. `looked`: what the last answer said; this one comes when there is more, or after a time.
        """
        await api.check(request, api.stories)
        return unpacked(request, await api.services.archive.reviews.review(table, looked, asker_of(request)))


class Uploads(Controller):
    tags = ("stories",)

    @post(
        "/stories",
        packed=True,
        status_code=200,
        operation_class=RecordUpload,
        responses=answers(Told, 400, 403, 413, 429),
    )
    async def upload(
        self, api: NamedDependency[Api], request: AnyRequest, viewer: FromQuery[int | None] = None
    ) -> AnyStory:
        """A record file as the body, told (`Told`). Nothing of it is kept."""
        await api.check(request, api.uploading)
        uploads = api.services.archive.uploads
        told = await uploads.run(asker_of(request), tell_file, await request.body(), viewer, uploads.limits.story)
        return unpacked(request, told)


class Forks(Controller):
    tags = ("stories",)

    @post("/forks", responses=problems(400, 403, 404, 409, 413, 429, 503))
    async def fork_match(self, api: NamedDependency[Api], request: AnyRequest, data: JSONBody[Fork]) -> Ticket:
        """Play on from a moment of a finished match, against bots or with the same crew, and with new luck."""
        await api.check(request, api.uploading)
        return await fork(api.registry, data, address_of(request))


def asker_of(request: AnyRequest) -> str:
    """Whose share of the workers this request takes."""
    return client_of(address_of(request))


def unpacked(request: AnyRequest, story: bytes) -> AnyStory:
    """Stories are stored compressed, and sent so if the client accepts it, as nearly all do."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(story, media_type=JSON, headers={**headers, "content-encoding": "gzip"})
    return Stream(partial(decompressed, story), media_type=JSON, headers=headers)


def decompressed(story: bytes) -> Iterator[bytes]:
    """Decompresses a story in pieces: it may be large, and many clients may ask for it."""
    reader = zlib.decompressobj(wbits=GZIP)
    while piece := reader.decompress(story, PIECE):
        yield piece
        story = reader.unconsumed_tail
