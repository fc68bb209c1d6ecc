"""What a game brings for the plain table: files of its own, and the board that its rules are played on."""

import logging
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Controller, get
from litestar.params import FromPath
from litestar.response import Response

from ...core.game import Game
from ...core.grid import Grid
from ...core.hexes import HexGrid
from ...core.own_parts import BOARD, DATA, own_parts_of
from ...core.parts import BadParts, Drawing, part, read_boards
from ...core.refusals import Refused
from ...games import all_games
from ...games.beside import folder_of
from ..protocol.bodies import BoardLook, GameLook, GameParts
from ..protocol.refusals import NoSuchText
from .api import AnyRequest
from .page import page_file, response_for
from .responses import problems

log = logging.getLogger("skulduggery.http")

SCRIPT = "page.js"
PICTURES = ("card.svg", "card.webp", "card.png", "card.jpg")


class Looks(Controller):
    path = "/api/games"
    tags = ("games",)

    @get("/{game:str}/look", sync_to_thread=True, responses=problems(404))
    def look(self, game: FromPath[str]) -> GameLook:
        """What a game brings for the plain table."""
        return look_at(known(game))

    @get("/{game:str}/parts", sync_to_thread=True, responses=problems(404))
    def parts(self, game: FromPath[str]) -> GameParts:
        """Board and data of a game that is played with a designer's own (`serve --board FILE --data FILE`)."""
        own = own_parts_of(known(game).key)
        if own is None:
            raise Refused(NoSuchText("", game[:32]))
        return GameParts(part(own.package, BOARD)[0], part(own.package, DATA)[0])

    @get("/{game:str}/files/{path:path}", packed=True, sync_to_thread=True, include_in_schema=False)
    def file(self, request: AnyRequest, game: FromPath[str], path: FromPath[str]) -> Response[bytes]:
        """A file of the folder `page` of a game."""
        found = page_file(page_folder(known(game)), path)
        if found is None:
            raise Refused(NoSuchText("", path[:32]))
        return response_for(found, request)


def known(key: str) -> Game[Any]:
    game = all_games().get(key)
    if game is None:
        raise Refused(NoSuchText("", key[:32]))
    return game


def look_at(game: Game[Any]) -> GameLook:
    return GameLook(address_of_file(game, (SCRIPT,)), board_of(game))


def page_folder(game: Game[Any]) -> Path:
    return folder_of(game) / "page"


def picture_of(game: Game[Any]) -> str | None:
    return address_of_file(game, PICTURES)


def address_of_file(game: Game[Any], names: tuple[str, ...]) -> str | None:
    """The address of the first of these files that the game has."""
    found = [name for name in names if (page_folder(game) / name).is_file()]
    return f"/api/games/{game.key}/files/{found[0]}" if found else None


@cache
def board_of(game: Game[Any]) -> BoardLook | None:
    """The first board of `parts/board.txt`, or of a designer's file in place of it.

    With a mistake in it, of which the log tells, there is none.
    """
    file = folder_of(game) / "parts" / "board.txt"
    if not file.is_file():
        return None
    own = own_parts_of(game.key)
    try:
        drawings = read_boards((own and own.board) or file.read_text(encoding="utf-8"), str(file))
        return next((look_of(drawing) for drawing in drawings.values()), None)
    except BadParts as error:
        log.warning("the board of %s cannot be drawn: %s", game.key, error)
        return None


def look_of(drawing: Drawing) -> BoardLook:
    """`places` in its file are ids in place of the usual names (A1, B1 ...); `land` are the signs of land."""
    land = drawing.facts.get("land", "")
    if "radius" in drawing.facts:
        hexes, signs = drawing.hexes("".join(drawing.rows))
        return BoardLook(0, 0, hexes.radius, *named(drawing, hexes, signs, land))
    grid, signs = drawing.squares("".join(drawing.rows))
    return BoardLook(grid.columns, grid.rows, 0, *named(drawing, grid, signs, land))


def named(drawing: Drawing, grid: Grid | HexGrid, signs: str, land: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    places = tuple(drawing.facts.get("places", "").split()) or tuple(grid.names)
    if len(places) != grid.size:
        raise BadParts(f"{drawing.source}: {len(places)} places are named, the board has {grid.size}")
    return places, tuple(place for place, sign in zip(places, signs, strict=True) if sign in land)
