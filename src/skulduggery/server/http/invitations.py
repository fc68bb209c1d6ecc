"""The routes for the invitation to a table: its link, as text and as a picture."""

import asyncio
from typing import Annotated

from litestar import Controller, get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter
from litestar.response import Response

from ..protocol.bodies import Invitation
from ..runtime.address import qr_as_svg, reachable
from ..table.live import LiveTable
from .answers import answers, problems
from .api import AnyRequest, Api

SVG = "image/svg+xml"
HTTP = 80


class Invitations(Controller):
    path = "/api/tables/{table:str}"
    tags = ("tables",)

    @get("/invitation", responses=problems(400, 403, 404, 429, 503))
    async def invitation(self, api: NamedDependency[Api], request: AnyRequest, table: FromPath[str]) -> Invitation:
        """The link that friends open, under every address by which they may reach this server."""
        return await invitation_to(api, request, await api.at_place(request, table))

    @get("/qr.svg", media_type=SVG, responses=answers(str, 400, 404, 503, media=SVG))
    async def qr(
        self,
        api: NamedDependency[Api],
        request: AnyRequest,
        table: FromPath[str],
        size: Annotated[int, QueryParameter(ge=64, le=2048)] = 256,
        link: Annotated[int, QueryParameter(ge=0, le=99)] = 0,
    ) -> Response[bytes]:
        """One of the links of the invitation as a picture. `link`: which of them; if there are fewer, the last."""
        live = (await api.registry.table(table)).table
        found = (await invitation_to(api, request, live)).links
        picture = qr_as_svg(found[min(link, len(found) - 1)], size)
        return Response(picture, media_type=SVG, headers={"cache-control": "no-store"})


async def invitation_to(api: Api, request: AnyRequest, live: LiveTable) -> Invitation:
    """By the id of the table, not by its code, which ends with the match: the link says then that it is over."""
    settings, used = api.services.settings, str(request.base_url)
    _, port = request.scope.get("server") or ("", None)
    found = await asyncio.to_thread(reachable, settings.public_url, settings.listens, used, port or HTTP)
    links = [f"{address.rstrip('/')}/t/{live.id}" for address in found or [used]]
    return Invitation(tuple(links), only_here=not found)
