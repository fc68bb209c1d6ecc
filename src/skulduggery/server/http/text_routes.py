"""The routes for texts, rulebooks, credits and lessons."""

from litestar import Controller, MediaType, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Response

from ...lessons.lesson import Lesson
from ...text.credits import Credits
from .api import AnyRequest, Api
from .responses import tagged_answers
from .texts import etag, rulebook, text_file, written_credits

PLAIN = tagged_answers(str, 400, 404, media=MediaType.TEXT)


class Texts(Controller):
    path = "/api"
    tags = ("texts",)

    @get("/texts/{language:str}/{file:str}", sync_to_thread=True, responses=PLAIN)
    def text(self, request: AnyRequest, language: FromPath[str], file: FromPath[str]) -> Response[str]:
        """Fluent texts: `core.ftl`, `page.ftl`, or those of a game."""
        return tagged(request, text_file(language, file.removesuffix(".ftl")))

    @get("/rules/{language:str}/{game:str}", sync_to_thread=True, responses=PLAIN)
    def rules(self, request: AnyRequest, language: FromPath[str], game: FromPath[str]) -> Response[str]:
        """The players' rulebook, in Markdown."""
        return tagged(request, rulebook(language, game))

    @get("/credits/{language:str}/{game:str}", sync_to_thread=False, responses=tagged_answers(Credits, 400, 404))
    def credits(self, request: AnyRequest, language: FromPath[str], game: FromPath[str]) -> Response[str]:
        """Who made the original of a game, and on which terms."""
        return tagged(request, written_credits(language, game), MediaType.JSON)

    @get("/lessons/{game:str}", responses=tagged_answers(Lesson, 400, 404))
    async def lesson(self, api: NamedDependency[Api], request: AnyRequest, game: FromPath[str]) -> Response[str]:
        """The interactive lesson of a game (`Lesson`), computed by its rules."""
        return tagged(request, await api.lessons.text(game), MediaType.JSON)


def tagged(request: AnyRequest, text: str, media: str = MediaType.TEXT) -> Response[str]:
    tag = etag(text)
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response("", status_code=304, headers=headers, media_type=media)
    return Response(text, headers=headers, media_type=media)
