"""What the fields of messages are, said by their types. Texts, wire types and checks read these types.

    class Robbed(Event, frozen=True):
        seat: SeatNumber  # told as the name of the player
        ship: ShipId  # told as the text `ship-<id>`
        amount: int  # told as it is

The types are annotations: at run time and for mypy a `ShipId` is a plain `str`. A game names its own things in the same
way: `PortId = Annotated[str, Named("port")]` is told as the text `port-<id>`. Never compiled: mypyc drops annotations.
"""

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec

T = TypeVar("T")

PLAYER = "player"
INDEX = "index"
CHANGE = "change"
SHIP = "ship"
PIECE = "piece"
CARD = "card"
DIE = "die"
SEAT = "seat"
PLACE = "place"
RANKING = "ranking"


class Told:
    """How a sentence tells a value.

    As the name of a `PLAYER`, as a number counted from one (`INDEX`), as a number with its sign (`CHANGE`), or by a
    name.
    """

    def __init__(self, way: str) -> None:
        self.way = way


class Named(Told):
    """An id of this family: the thing is called by the text `<family>-<id>`, and by its id where there is none."""


class Each:
    """A tuple with one entry for each seat, or for each item of another field (`Each("ships")`): `Anna 5, Ben 3`."""

    def __init__(self, of: str) -> None:
        self.of = of


SeatNumber = Annotated[int, Told(PLAYER)]
Index = Annotated[int, Told(INDEX)]  # counted from zero; people count from one
Change = Annotated[int, Told(CHANGE)]  # of a number of things: `+2`, `−1`
PlaceId = Annotated[str, Named(PLACE)]
ShipId = Annotated[str, Named(SHIP)]
PieceId = Annotated[str, Named(PIECE)]
CardId = Annotated[str, Named(CARD)]
DieFace = Annotated[int, Told(DIE)]  # told as the text `die-<face>`, and as the number where there is none
BySeat = Annotated[tuple[T, ...], Each(SEAT)]  # `BySeat[int]`: one number for each seat
ByPlace = Annotated[tuple[T, ...], Each(PLACE)]  # in a view: one entry for each place of `board.txt`, row by row
Ranking = Annotated[tuple[int, ...], Each(RANKING)]  # places by seat; told from the first place to the last


class Field:
    """How one field is told: the way of its value (or of each item of a tuple), and what it has one entry for each of.

    Written as text, this is `ship`, `player` or, with an `Each`, `seat/`, `ranking/`, `ships/` and `seat/colour`.
    """

    def __init__(self, way: str, each: str) -> None:
        self.way = way
        self.each = each

    def __str__(self) -> str:
        return f"{self.each}/{self.way}" if self.each else self.way


PLAIN = Field("", "")


@cache
def fields_of(struct: type[msgspec.Struct]) -> dict[str, Field]:
    """The fields of a message that are not told as they are, by their names on the wire."""
    hints = get_type_hints(struct, include_extras=True)
    names = zip(struct.__struct_encode_fields__, struct.__struct_fields__, strict=True)
    found = {wire: field_of(hints[name]) for wire, name in names}
    return {wire: field for wire, field in found.items() if str(field)}


def field_of(hint: Any) -> Field:
    marks = list(marks_in(hint))
    ways = [mark.way for mark in marks if isinstance(mark, Told)]
    each = [mark.of for mark in marks if isinstance(mark, Each)]
    return Field((ways or [""])[0], (each or [""])[0])


def marks_in(hint: Any) -> Iterator[Told | Each]:
    """The marks of a type, the outermost first: of the type itself, then of the items of a tuple or a union."""
    if get_origin(hint) is Annotated:
        yield from (mark for mark in hint.__metadata__ if isinstance(mark, Told | Each))
        yield from marks_in(hint.__origin__)
    else:
        for part in get_args(hint):
            yield from marks_in(part)


def literals_of(hint: Any) -> tuple[Any, ...]:
    """The values of a `Literal`, whether it is marked or not."""
    return get_args(hint.__origin__ if get_origin(hint) is Annotated else hint)
