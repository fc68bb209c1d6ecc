"""The HTTP half: tables, seats, records, texts, health and metrics."""

from typing import Annotated, Any

from litestar import Controller, MediaType, Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Response

from ...bots import LEVELS
from ...core.options import describe
from ...core.refusals import Refused
from ...games import listed_games
from ...lessons import games_with_script
from ..protocol.info import TableInfo
from ..protocol.refusals import ForeignOrigin, TooFast
from ..protocol.wire import Claim, GameInfo, JoinTable, NewTable, Ticket
from ..registry.registry import Hall
from ..runtime.address import qr_as_svg
from ..security.browsers import address_of, is_from_here
from ..security.keys import new_table_id
from ..security.limits import Limit
from ..table.match import has_secrets
from .texts import Lessons, etag, rulebook, text_file

AnyRequest = Request[Any, Any, Any]
TEXT = "text/plain"
JSON_LINES = "application/x-ndjson"
ID_LENGTH = len(new_table_id())


class Desk:
    """What the routes need: the hall, and how often an address may ask."""

    def __init__(self, hall: Hall) -> None:
        settings = hall.services.settings
        self.hall = hall
        self.lessons = Lessons(hall.services.shelf.workers)
        self.opening = Limit(settings.tables_per_minute)
        self.joining = Limit(settings.joins_per_minute)
        self.telling = Limit(settings.stories_per_minute)
        self.uploading = Limit(settings.uploads_per_minute)

    def check(self, request: AnyRequest, limit: Limit) -> None:
        if not is_from_here(request, self.hall.services.settings):
            raise Refused(ForeignOrigin(""))
        if not limit.take(address_of(request), self.hall.services.clock.now()):
            raise Refused(TooFast(""))


class Tables(Controller):
    path = "/api"
    tags = ("tables",)

    @get("/games", sync_to_thread=False)
    def games(self) -> list[GameInfo]:
        """The games that can be played here, with their options."""
        return [
            GameInfo(
                game=game.key,
                least=game.seats[0],
                most=game.seats[-1],
                options=tuple(describe(game.options_type, game.seats)),
                levels=LEVELS,
                secrets=has_secrets(game),
                lesson=game.key in games_with_script(),
            )
            for game in listed_games().values()
        ]

    @post("/tables")
    async def create(self, desk: NamedDependency[Desk], request: AnyRequest, data: JSONBody[NewTable]) -> Ticket:
        """Open a table and take its first seat; with `start` the match begins at once, against bots."""
        desk.check(request, desk.opening)
        return await desk.hall.create(data)

    @post("/join")
    async def join(self, desk: NamedDependency[Desk], request: AnyRequest, data: JSONBody[JoinTable]) -> Ticket:
        """Take a free seat by a table's link or its spoken code, or just find the table to watch it."""
        desk.check(request, desk.joining)
        return await desk.hall.join(data)

    @post("/claim")
    async def claim(self, desk: NamedDependency[Desk], request: AnyRequest, data: JSONBody[Claim]) -> Ticket:
        """Use a one-time link: the seat moves here, and its old token stops working."""
        desk.check(request, desk.joining)
        return await desk.hall.claim(data.link)

    @get("/tables/{table:str}")
    async def info(self, desk: NamedDependency[Desk], request: AnyRequest, table: FromPath[str]) -> TableInfo:
        """How a table stands, as anybody with its link or spoken code may know."""
        if len(table) != ID_LENGTH:  # codes are short: they must not be tried out one by one
            desk.check(request, desk.joining)
        return (await desk.hall.at_place(table)).info()

    @get("/tables/{table:str}/record", media_type=JSON_LINES)
    async def record(self, desk: NamedDependency[Desk], table: FromPath[str]) -> bytes:
        """The match as a file for `skulduggery replay` and `verify`. Its seed is in it once the match is over."""
        return await desk.hall.record(table)

    @get("/tables/{table:str}/qr.svg")
    async def qr(
        self,
        desk: NamedDependency[Desk],
        request: AnyRequest,
        table: FromPath[str],
        size: Annotated[int, QueryParameter(ge=64, le=2048)] = 256,
    ) -> Response[bytes]:
        """The join link as a picture."""
        live = await desk.hall.table(table)
        base = desk.hall.services.settings.public_url or str(request.base_url)
        picture = qr_as_svg(f"{base.rstrip('/')}/t/{live.id}", size)
        return Response(picture, media_type="image/svg+xml", headers={"cache-control": "no-store"})


class Texts(Controller):
    path = "/api"
    tags = ("texts",)

    @get("/texts/{language:str}/{file:str}", sync_to_thread=True)
    def text(self, request: AnyRequest, language: FromPath[str], file: FromPath[str]) -> Response[str]:
        """Fluent texts: `core.ftl`, `page.ftl`, or those of a game."""
        return tagged(request, text_file(language, file.removesuffix(".ftl")))

    @get("/rules/{language:str}/{game:str}", sync_to_thread=True)
    def rules(self, request: AnyRequest, language: FromPath[str], game: FromPath[str]) -> Response[str]:
        """The players' rulebook, in Markdown."""
        return tagged(request, rulebook(language, game))

    @get("/lessons/{game:str}")
    async def lesson(self, desk: NamedDependency[Desk], request: AnyRequest, game: FromPath[str]) -> Response[str]:
        """The interactive lesson of a game (`Lesson`), computed by its rules."""
        return tagged(request, await desk.lessons.text(game), MediaType.JSON)


class Watching(Controller):
    path = "/api"
    tags = ("operation",)

    @get("/health", sync_to_thread=False)
    def health(self, desk: NamedDependency[Desk]) -> dict[str, str | int]:
        """Says that the server answers, and how many tables are in its memory."""
        return {"status": "ok", "tables": len(desk.hall.tables)}

    @get("/metrics", media_type=TEXT, sync_to_thread=False)
    def metrics(self, desk: NamedDependency[Desk]) -> str:
        """Counters in Prometheus' text form."""
        hall = desk.hall
        sockets = sum(len(table.connections) for table in hall.tables.values())
        store = {name: getattr(hall.services.store, of, 0) for name, of in STORE_FIGURES.items()}
        return hall.services.metrics.text({"tables": len(hall.tables), "sockets": sockets, **store})


STORE_FIGURES = {"commits": "commits", "writes": "written", "store_seconds": "seconds"}


def tagged(request: AnyRequest, text: str, media: str = TEXT) -> Response[str]:
    tag = etag(text)
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response("", status_code=304, headers=headers, media_type=media)
    return Response(text, headers=headers, media_type=media)
