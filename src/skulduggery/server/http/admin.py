"""The routes of `skulduggery admin`, for whoever brings the token of the administrator."""

from typing import Annotated

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, QueryParameter

from ..protocol.info import Status
from ..protocol.operators import Load, TableLine
from ..registry.administration import delete_table, end_table, list_tables
from ..registry.load import load_of
from .api import AnyRequest, Api
from .responses import problems

MOST = 10_000


class Admin(Controller):
    path = "/api/admin"
    tags = ("operation",)

    @get("/load", responses=problems(403))
    async def load(self, api: NamedDependency[Api], request: AnyRequest) -> Load:
        """How much the server has to do."""
        await check(api, request)
        return await load_of(api.registry)

    @get("/tables", responses=problems(400, 403, 503))
    async def tables(
        self,
        api: NamedDependency[Api],
        request: AnyRequest,
        most: Annotated[int, QueryParameter(ge=1, le=MOST)] = 50,
        status: FromQuery[Status | None] = None,
    ) -> list[TableLine]:
        """The tables of this server, those where something happened last first."""
        await check(api, request)
        return await list_tables(api.registry, most, status)

    @post("/tables/{table:str}/end", status_code=204, responses=problems(400, 403, 404, 409, 503))
    async def end(self, api: NamedDependency[Api], request: AnyRequest, table: FromPath[str]) -> None:
        """End the match of a table as it stands."""
        await check(api, request)
        await end_table(api.registry, table)

    @post("/tables/{table:str}/delete", status_code=204, responses=problems(400, 403, 404, 503))
    async def delete(self, api: NamedDependency[Api], request: AnyRequest, table: FromPath[str]) -> None:
        """Delete a table for ever."""
        await check(api, request)
        await delete_table(api.registry, table)


async def check(api: Api, request: AnyRequest) -> None:
    await api.check_operator(request, api.services.settings.admin_token)
