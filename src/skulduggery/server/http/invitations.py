"""The routes for the invitation to a table: its link, as text and as a picture."""

import asyncio
from typing import Annotated

from litestar import Controller, get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter
from litestar.response import Response

from ...core.refusals import Refused
from ..protocol.bodies import Invitation
from ..protocol.refusals import NoSuchTable
from ..runtime.address import qr_as_svg, reachable
from .api import AnyRequest, Api
from .responses import answers, problems

SVG = "image/svg+xml"
HTTP = 80


class Invitations(Controller):
    path = "/api/tables/{table:str}"
    tags = ("tables",)

    @get("/invitation", responses=problems(400, 403, 404, 429, 503))
    async def invitation(self, api: NamedDependency[Api], request: AnyRequest, table: FromPath[str]) -> Invitation:
        """The link that friends open, under every address by which they may reach this server."""
        return await invitation_to(api, request, await api.id_at(request, table))

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
        found = (await invitation_to(api, request, table)).links
        picture = qr_as_svg(found[min(link, len(found) - 1)], size)
        return Response(picture, media_type=SVG, headers={"cache-control": "no-store"})


async def invitation_to(api: Api, request: AnyRequest, table: str) -> Invitation:
    """The link names the id of the table, not its code, which ends with the match: the link says then that it is over.

    The node that was asked answers, whoever owns the table: its own addresses are in the invitation.
    """
    if not await api.registry.exists(table):
        raise Refused(NoSuchTable("", table[:32]))
    settings, used = api.services.settings, str(request.base_url)
    _, port = request.scope.get("server") or ("", None)
    found = await asyncio.to_thread(reachable, settings.public_url, settings.listens, used, port or HTTP)
    links = [f"{address.rstrip('/')}/t/{table}" for address in found or [used]]
    return Invitation(tuple(links), only_here=not found)
