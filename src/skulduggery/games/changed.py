"""Plays a game with a designer's board or tables: reads them, checks them, and loads the game with them.

The game must not have been loaded before: it reads its parts only once (`core/own_parts.py`).
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from ..core.chance import FastChance
from ..core.game import Game
from ..core.options import make_options
from ..core.own_parts import BOARD, DATA, OwnParts, own_parts_of, use_parts
from ..core.parts import BadParts, read_boards, read_data, usual_part
from ..core.record import ChangedParts
from ..core.refusals import BadOptions, BadRecord, OtherParts
from ..core.shapes import check_data

TRIAL_MOVES = 400  # so many moves of a match are tried with each number of players
RECORD = "the record"  # what complaints call parts that came with a match


def change_game(key: str, package: str, board: Path | None, data: Path | None) -> Game[Any]:
    """The game of this package with these files in place of its own; or `BadParts`, which names the file and line."""
    texts = [None if file is None else file.read_text(encoding="utf-8") for file in (board, data)]
    return load_changed(OwnParts(key, package, texts[0], texts[1], (str(board or BOARD), str(data or DATA))))


def change_for_record(key: str, package: str, parts: ChangedParts) -> None:
    """Use the parts that came with a record; or `BadRecord` if this process plays the game with others already."""
    own = OwnParts(key, package, parts.board, parts.data, (RECORD, RECORD))
    used = own_parts_of(key)
    if used is not None and used.hash == own.hash:
        return
    if is_loaded(own.package):
        raise BadRecord(OtherParts("", key, own.hash[:8], "" if used is None else used.hash[:8]))
    load_changed(own)


def is_loaded(package: str) -> bool:
    return package in sys.modules


def load_changed(own: OwnParts) -> Game[Any]:
    """Checks the form of the parts, loads the game with them, and tries it."""
    if is_loaded(own.package):
        raise RuntimeError(f"{own.game} has been loaded already, with other parts")
    check_form(own)
    use_parts(own)
    try:
        game: Game[Any] = import_module(own.package).GAME
        for players in game.seats:
            try_out(game, players)
    except BadParts:
        raise
    except Exception as error:  # whatever a rule stumbles over, it is the designer who must know where
        raise BadParts(f"{place_of(own, error)}: the game cannot be played with this: {told(error)}") from error
    return game


def check_form(own: OwnParts) -> None:
    if own.board is not None:
        needed = set(read_boards(usual_part(own.package, BOARD)))
        missing = needed - set(read_boards(own.board, own.source(BOARD)))
        if missing:
            raise BadParts(f"{own.source(BOARD)}: there is no board {', '.join(sorted(missing))!r}")
    if own.data is not None:
        usual = read_data(usual_part(own.package, DATA), DATA)
        check_data(own.data, own.source(DATA), usual)


def try_out(game: Game[Any], players: int) -> None:
    """A match at random: every rule that it meets must be able to read the parts, and nothing may get lost."""
    try:
        options = make_options(game.options_type, game.seats, {"players": players})
    except BadOptions:
        return  # the usual options do not suit this number of players
    chance = FastChance(players)
    state = game.start(options, chance, [])
    census = game.census(state)
    for _ in range(TRIAL_MOVES):
        asked = state.asked()
        if asked is None:
            break
        legal = asked.moves(state)
        if not legal:
            raise ValueError(f"nobody has a legal move in a match of {players}")
        game.apply(state, chance.pick(legal), chance)
    if game.census(state) != census:
        raise ValueError(f"cards or tokens got lost in a match of {players}")


def told(error: Exception) -> str:
    words = str(error) or type(error).__name__
    return f"{words} is not known" if isinstance(error, KeyError) else words


def place_of(own: OwnParts, error: Exception) -> str:
    """The file and, where the complaint quotes something that stands in it once, the line."""
    if isinstance(error, KeyError) and error.args:
        wanted = str(error.args[0])
        for name in (DATA, BOARD):
            lines = [at for at, line in enumerate((own.text(name) or "").splitlines(), start=1) if wanted in line]
            if len(lines) == 1:
                return f"{own.source(name)}, line {lines[0]}"
    return " / ".join(own.source(name) for name in (BOARD, DATA) if own.text(name) is not None)
