"""A designer's changed board or tables, in place of a game's own. They hold for one game and for a whole process.

A game reads its parts when it is loaded, so they must be named before (`games/changed.py` does). They are kept in the
environment: every process that this one starts plays with them, too.
"""

import hashlib
import os
from typing import Final, NamedTuple

import msgspec

VARIABLE: Final = "SKULDUGGERY_PARTS"
BOARD: Final = "board.txt"
DATA: Final = "data.toml"


class OwnParts(NamedTuple):
    """The texts of the files that replace those of `game`; None: the game keeps its own. `files`: what they are called.

    `package`: the package of the game.
    """

    game: str
    package: str
    board: str | None
    data: str | None
    files: tuple[str, str] = (BOARD, DATA)

    def text(self, name: str) -> str | None:
        return self.board if name == BOARD else self.data

    def source(self, name: str) -> str:
        return self.files[0 if name == BOARD else 1]

    def packed(self) -> str:
        """The parts as text, for the environment."""
        return msgspec.json.encode(self).decode()

    @property
    def hash(self) -> str:
        """The hash of the texts, whatever their files are called."""
        return hash_of(self.board, self.data)


def hash_of(board: str | None, data: str | None) -> str:
    """The hash of a board and its data. A missing text and an empty one have different hashes."""
    return hashlib.sha256(msgspec.json.encode([board, data])).hexdigest()


def own_parts() -> OwnParts | None:
    """The designer's parts in this process."""
    text = os.environ.get(VARIABLE)
    if not text:
        return None
    game, package, board, data, names = msgspec.json.decode(text)
    return OwnParts(game, package, board, data, (names[0], names[1]))


def own_parts_of(game: str) -> OwnParts | None:
    """The designer's parts of this game."""
    own = own_parts()
    return own if own is not None and own.game == game else None


def use_parts(own: OwnParts | None) -> None:
    """Plays with a designer's parts. None: all games have their own parts again."""
    if own is None:
        os.environ.pop(VARIABLE, None)
    else:
        os.environ[VARIABLE] = own.packed()
