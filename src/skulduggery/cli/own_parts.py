"""`--board FILE --data FILE`: a game with a designer's board or cards."""

import argparse
from pathlib import Path

import msgspec

from ..core.own_parts import own_parts_of
from ..core.parts import BadParts
from ..core.record import Record
from ..games import package_named
from ..games.changed import change_for_record, change_game
from .complaints import Complaint
from .parser import flag
from .terminal import Terminal

SHORT = 8  # so much of a hash is shown


class PartsArguments(argparse.Namespace):
    board: str | None = flag("--board", value="file", help="cli-help-own-board")
    data: str | None = flag("--data", value="file", help="cli-help-own-data")


def change(game: str | None, board: str | None, data: str | None) -> None:
    """Before anything else loads the game."""
    if board is None and data is None:
        return
    if not game:
        raise Complaint("cli-parts-need-game")
    files = [None if file is None else Path(file).expanduser() for file in (board, data)]
    try:
        change_game(game, package_named(game), *files)
    except (BadParts, UnicodeDecodeError) as error:
        raise Complaint("cli-bad-parts", detail=str(error)) from None


def change_for(record: Record) -> None:
    """A match with changed parts brings them along."""
    parts = record.header.parts
    if isinstance(parts, msgspec.UnsetType):
        return
    try:
        change_for_record(record.header.game, package_named(record.header.game), parts)
    except BadParts as error:
        raise Complaint("cli-bad-parts", detail=str(error)) from None


def tell_changes(terminal: Terminal, game: str) -> None:
    """Says that this is not the game of the rulebook."""
    own = own_parts_of(game)
    if own is not None:
        what = "both" if own.board and own.data else "board" if own.board else "data"
        terminal.say("cli-changed-parts", what=what, hash=own.hash[:SHORT])
