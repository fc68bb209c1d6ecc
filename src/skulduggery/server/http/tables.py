"""The routes for tables and seats."""

from functools import cache
from typing import Any

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ...core.game import Game, has_secrets
from ...core.options import describe, usual_players
from ...games import listed_games
from ...lessons.script import games_with_script
from ...text.rulebook import games_with_rulebook
from ..protocol.bodies import Claim, CrewTable, GameInfo, JoinTable, NewTable, Progress, Ticket
from ..protocol.info import TableInfo
from ..registry.admission import claim, create, join
from ..security.browsers import address_of
from ..table.audience.rendering import progress
from .api import AnyRequest, Api, tokens_of
from .looks import picture_of
from .responses import JSON_LINES, problems


class Tables(Controller):
    path = "/api"
    tags = ("tables",)

    @get("/games", sync_to_thread=False)
    def games(self, api: NamedDependency[Api]) -> list[GameInfo]:
        """The games that can be played here, with their options."""
        return [info_on(game, api.services.thinkers.levels()) for game in listed_games().values()]

    @post("/tables", responses=problems(400, 403, 413, 429, 503))
    async def open_table(self, api: NamedDependency[Api], request: AnyRequest, data: JSONBody[NewTable]) -> Ticket:
        """Open a table and take its first seat; with `start` the match begins at once, against bots."""
        api.check_origin(request)
        return await create(api.registry, data, address_of(request))

    @post("/join", responses=problems(400, 403, 404, 409, 413, 429, 503))
    async def join_table(self, api: NamedDependency[Api], request: AnyRequest, data: JSONBody[JoinTable]) -> Ticket:
        """Take a free seat by a table's link or its spoken code, or just find the table to watch it."""
        await api.check(request, api.joining)
        return await join(await api.at_place(request, data.place), data)

    @post("/claim", responses=problems(400, 403, 410, 413, 429, 503))
    async def claim_seat(self, api: NamedDependency[Api], request: AnyRequest, data: JSONBody[Claim]) -> Ticket:
        """Use a one-time link: the seat moves here, and its old token stops working."""
        await api.check(request, api.joining)
        return await claim(api.registry, data.link)

    @get("/tables/{table:str}", responses=problems(400, 403, 404, 429, 503))
    async def info(self, api: NamedDependency[Api], request: AnyRequest, table: FromPath[str]) -> TableInfo:
        """How a table stands, as anybody with its link or spoken code may know."""
        live = await api.at_place(request, table)
        async with live.lock:  # nothing that is not on disk yet
            return live.info()

    @get("/tables/{table:str}/progress", responses=problems(400, 403, 404, 429, 503))
    async def progress(self, api: NamedDependency[Api], request: AnyRequest, table: FromPath[str]) -> Progress:
        """Round and wealth: as the seat of the bearer token sees them, or an outsider."""
        live = await api.at_place(request, table)
        async with live.lock:
            return progress(live.match, live.meta.seats_for(tokens_of(request)))

    @get("/tables/{table:str}/newest", responses=problems(400, 403, 404, 429, 503))
    async def newest(self, api: NamedDependency[Api], request: AnyRequest, table: FromPath[str]) -> CrewTable:
        """Where the crew of this table plays now: the last of its rematches, or this table."""
        await api.check(request, api.joining)
        return CrewTable(await api.registry.newest(table))

    @get("/tables/{table:str}/record", media_type=JSON_LINES, responses=problems(400, 403, 404, 429, 503))
    async def record(self, api: NamedDependency[Api], request: AnyRequest, table: FromPath[str]) -> bytes:
        """The match as a file for `skulduggery replay` and `verify`. Its seed is in it once the match is over."""
        await api.check(request, api.stories)
        return await api.services.archive.record(table)


@cache
def info_on(game: Game[Any], levels: tuple[str, ...]) -> GameInfo:
    return GameInfo(
        game=game.key,
        least=game.seats[0],
        most=game.seats[-1],
        usual=usual_players(game.seats),
        options=tuple(describe(game.options_type, game.seats)),
        levels=levels,
        secrets=has_secrets(game),
        lengths=game.lengths,
        lesson=game.key in games_with_script(),
        rules=game.key in games_with_rulebook("en"),
        picture=picture_of(game),
    )
