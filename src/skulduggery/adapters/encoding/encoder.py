"""The encoder of one game with its options: from what a seat sees to a vector of numbers."""

from array import array
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from ...core.chance import FastChance
from ...core.fields import Named
from ...core.game import AnyState, Game
from ...core.messages import Move
from ...core.options import Options
from .nodes import Category, Column
from .question import asked_node
from .reader import Reader, unwrapped
from .source import Place, Source

Vector = npt.NDArray[np.float32]


class Encoder:
    """`encode` gives one number for each of `columns`: first the viewer's seat, then the question, then the view."""

    def __init__(self, game: Game[Any], options: Options, moves: list[Move]) -> None:
        self.game = game
        sample = game.view(game.start(options, FastChance(0), []), 0)
        reader = Reader(options.players, game.bounds(options), ids_in(moves))
        self.parts = {
            "seat": Category("seat", reader.seats()),
            "asked": asked_node(game, reader),
            "view": reader.record(type(sample), "", sample, adds=False, but="seat"),
        }
        self.structs = reader.structs
        self.columns: tuple[Column, ...] = tuple(column for name, part in self.named() for column in part.columns(name))
        self.size = len(self.columns)
        self.low = np.array([column.least for column in self.columns], np.float32)
        self.high = np.array([column.most for column in self.columns], np.float32)
        self.empty = array("f", bytes(4 * self.size))
        self.fill = self.compiled()

    def named(self) -> list[tuple[str, Any]]:
        names = {"seat": "seat", "asked": "question", "view": ""}
        return [(names[key], part) for key, part in self.parts.items()]

    def compiled(self) -> Any:
        source, at = Source("def fill(out, seat, state, asked, view):"), Place("", 0)
        for name, part in self.parts.items():
            part.emit(source, name, at)
            at = at.plus(part.width)
        return source.compiled("fill")

    def encode(self, state: AnyState, seat: int) -> Vector:
        """What `seat` sees now. The array is new, and belongs to the caller."""
        out = self.empty[:]
        self.fill(out, seat, state, state.asked(), self.game.view(state, seat))
        return np.frombuffer(out, np.float32)


def ids_in(moves: list[Move]) -> dict[str, tuple[str, ...]]:
    """The ids that moves name, by their family: for games whose bounds say nothing about them."""
    found: dict[str, dict[str, None]] = {}
    families = {kind: families_of(kind) for kind in {type(move) for move in moves}}
    for move in moves:
        for field, family in families[type(move)]:
            found.setdefault(family, {})[str(getattr(move, field))] = None
    return {family: tuple(ids) for family, ids in found.items()}


def families_of(kind: type[msgspec.Struct]) -> list[tuple[str, str]]:
    """The fields of a move that name something by its id, each with the family of the id."""
    hints = {field.name: unwrapped(field.type) for field in msgspec.structs.fields(kind)}
    return [
        (name, mark.way)
        for name, (plain, marks) in hints.items()
        for mark in marks
        if plain is str and isinstance(mark, Named)
    ]
