"""What the routes need: the tables, and how often an address may ask."""

from typing import Any

from litestar import Request

from ...core.refusals import Refused
from ..nodes.relay import FORWARDED
from ..protocol.refusals import ForeignOrigin, OperatorOnly, too_fast
from ..registry.registry import Registry
from ..security.browsers import address_of, is_from_here
from ..security.keys import is_same, is_table_id
from ..security.limits import Limit
from ..table.live import LiveTable
from .readiness import Readiness
from .texts import Lessons

AnyRequest = Request[Any, Any, Any]


class Api:
    def __init__(self, registry: Registry) -> None:
        settings = registry.services.settings
        self.registry = registry
        self.services = registry.services
        self.lessons = Lessons(self.services.archive.queue)
        self.readiness = Readiness(registry)
        self.joining = Limit("joins", settings.joins_per_minute)
        self.guessing = Limit("codes", settings.wrong_codes_per_hour / 60.0, settings.wrong_codes_at_once)
        self.stories = Limit("stories", settings.stories_per_minute)
        self.uploading = Limit("uploads", settings.uploads_per_minute)

    async def check(self, request: AnyRequest, limit: Limit) -> None:
        """Refuse requests of other sites' pages, and too many from one address.

        That address waits for its refusal. Otherwise a program that asks again at once would keep the server busy.
        """
        self.check_origin(request)
        if FORWARDED in request.scope:  # the first node has asked
            return
        address = address_of(request)
        wait = await self.services.nodes.take_from(limit, address, self.services.clock.elapsed())
        if wait is not None:
            await self.services.clock.sleep(self.services.settings.refusal_seconds)
            raise Refused(too_fast(limit.what, wait))

    def check_origin(self, request: AnyRequest) -> None:
        if not is_from_here(request, self.services.settings):
            raise Refused(ForeignOrigin(""))

    async def check_operator(self, request: AnyRequest, wanted: str | None) -> None:
        """Whether the request brings this token of the operator: one guess, and a wrong one waits for its refusal."""
        self.check_origin(request)
        if not wanted or not is_same(wanted, bearer_of(request)):
            await self.services.clock.sleep(self.services.settings.refusal_seconds)
            raise Refused(OperatorOnly(""))

    async def at_place(self, request: AnyRequest, place: str) -> LiveTable:
        """The table with this id or spoken code. `Elsewhere`: another node owns it."""
        return (await self.registry.table(await self.id_at(request, place))).table

    async def id_at(self, request: AnyRequest, place: str) -> str:
        """The id of the table with this id or spoken code.

        Codes are short, so they must not be tried out one by one: an address may be wrong so often. A right code does
        not count, so a school class behind one address may join at once.
        """
        if is_table_id(place):
            return place
        await self.check(request, self.guessing)
        found = await self.registry.id_of(place)
        if FORWARDED not in request.scope:
            await self.services.nodes.give_back(self.guessing, address_of(request))
        return found


def tokens_of(request: AnyRequest) -> list[str]:
    """The tokens of several seats are separated by blanks."""
    return bearer_of(request).split()


def bearer_of(request: AnyRequest) -> str:
    """What follows `Authorization: Bearer`."""
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    return given if scheme.lower() == "bearer" else ""
