"""What crosses the wire: moves, events, views, targets, refusals, results. Structs only, so never compiled."""

import re
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, ClassVar, Union

import msgspec

from .fields import CARD, PIECE, PLACE, PLAIN, PLAYER, SHIP, CardId, PlaceId, Ranking, SeatNumber, fields_of


def snake_case(name: str) -> str:
    """`ShipMoved` is sent as `ship_moved`, `NotARecord` as `not_a_record`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()


TRAITS = ("_is", "_id", "_by")  # what texts add to the name of a field: `seat_is`
TOLD = {"still": "from", "tie": "attack"}  # what texts add to a message with the field behind it


def check_names(struct: type[msgspec.Struct]) -> None:
    """Refuse fields whose names mean something else already. Otherwise a text or a method would be lost silently."""
    own = [name for name, hint in vars(struct).get("__annotations__", {}).items() if "ClassVar" not in str(hint)]
    bases = struct.__mro__[1 : struct.__mro__.index(msgspec.Struct)]
    inherited = {name for base in bases for name in getattr(base, "__struct_fields__", ())}
    fields = inherited.union(own)
    for name in own:
        if name == "kind":
            raise TypeError(f"{struct.__name__}.kind: every message has a kind already. Choose another name.")
        if name not in inherited and any(name in vars(base) for base in bases):
            raise TypeError(f"{struct.__name__}.{name}: {bases[0].__name__} has a {name} already. Choose another name.")
        if name in TOLD and TOLD[name] in fields:
            raise TypeError(f"{struct.__name__}.{name}: texts have a placeholder ${name} already. Choose another name.")
        if name.endswith(TRAITS) and name[:-3] in fields:
            raise TypeError(
                f"{struct.__name__}.{name}: it is the placeholder that the field {name[:-3]} adds to texts."
            )


class Message(msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag=snake_case):
    """Anything with a kind: its class name in snake case, which is also the key of its text.

    Frozen and made of plain values, messages never form cycles: the garbage collector need not watch them.
    """

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        check_names(cls)


class Move(Message, frozen=True, cache_hash=True):
    """What a seat (or the table) does. Holds ids only, never objects of a state.

    Its hash is computed once: programs that learn look up each legal move of each decision in a table of action ids.
    """


class EventType(msgspec.StructMeta):
    """Lets the line of a class say what is the same for all its events, as `Event` lists it."""

    def __new__(mcs, name: str, bases: tuple[type, ...], members: dict[str, Any], /, **settings: Any) -> "EventType":
        said = {each: settings.pop(each) for each in ("rule", "previewed", "logged") if each in settings}
        return super().__new__(mcs, name, bases, members | said, **settings)


def any_move(module: dict[str, Any]) -> Any:
    """The union of all moves that a module defines, in this order: `AnyMove = any_move(vars())` for many moves."""
    types = [each for each in module.values() if isinstance(each, type) and each.__module__ == module["__name__"]]
    moves = [each for each in types if issubclass(each, Move)]
    return Union[tuple(moves)]  # noqa: UP007  # of types that are known at run time only


class Event(Message, frozen=True, metaclass=EventType):
    """Something that happened; events alone tell the story of a match.

    >>> class TurnBegan(Event, frozen=True, rule="TT-2", previewed=False):
    ...     seat: SeatNumber
    >>> TurnBegan(0).rule
    'TT-2'
    """

    rule: ClassVar[str] = ""  # the rule a log line links to
    previewed: ClassVar[bool] = True  # False: an aside (a new turn begins), no effect of the move itself
    logged: ClassVar[bool] = True  # False: the log of a running match leaves it out (nobody played a card)

    def seen_by(self, seat: int | None) -> "Event":
        """The event as `seat` (None: a spectator) may see it. One with a secret returns a copy without it.

        >>> Marked(0, 4).seen_by(None)
        Marked(seat=0, cell=4)
        """
        return self

    def reveals_to(self, seat: int | None) -> bool:
        """Whether `seat` learns something here that was hidden before the move. If anybody does, it cannot be undone.

        >>> Marked(0, 4).reveals_to(1)
        False
        """
        return False

    def recalled_by(self, seat: int | None) -> "Event":
        """The event as a log or a replay tells it to `seat` later, while the match goes on.

        In some games what was announced is not written down: then it tells less than at the moment itself.

        >>> Marked(0, 4).recalled_by(1)
        Marked(seat=0, cell=4)
        """
        return self.seen_by(seat)

    def is_won_by(self, seat: int) -> bool:
        """Whether the match ends here with `seat` in first place, and `seat` could know it before its move.

        A preview says so first, even if the event also shows what was hidden, such as the hands of all.

        >>> Marked(0, 4).is_won_by(0)
        False
        """
        return False

    def trail(self) -> tuple[str, ...]:
        """The places a piece passed, start included, if the event moved one.

        >>> Marked(0, 4).trail()
        ()
        """
        return ()


class Won(Event, frozen=True):
    """The first effect of a choice that ends the match with the asked seat in first place. Only previews hold it."""

    seat: SeatNumber


class Prospect(Message, frozen=True):
    """What a move may lead to: not certain, but the asked seat can know it beforehand, for instance the chance to win.

    Told by the text `prospect-<kind>`.
    """


class View(Message, frozen=True):
    """What a seat knows; built field by field, so that nothing leaves by default."""


class Target(Message, frozen=True):
    """Something a person can point at."""


class Place(Target, frozen=True):
    place: PlaceId


class Piece(Target, frozen=True):
    piece: str


class Card(Target, frozen=True):
    card: CardId


class Seat(Target, frozen=True):
    """A player, who is called by name."""

    seat: SeatNumber


class Button(Target, frozen=True):
    button: str


AnyTarget = Place | Piece | Card | Seat | Button
POINTED_AT: dict[str, Callable[[Any], Target]] = {  # by the way in which a field is told
    PLACE: lambda value: Place(str(value)),
    SHIP: lambda value: Piece(str(value)),
    PIECE: lambda value: Piece(str(value)),
    CARD: lambda value: Card(str(value)),
    PLAYER: Seat,
}
KEPT_TARGETS = 8192  # moves whose targets are kept: more than a game has


@lru_cache(KEPT_TARGETS)  # a decision is asked for them again and again, `why_not` for each target
def targets_by_type(move: Move) -> tuple[Target, ...]:
    """A target for each field of a move, as its type says; a button for a field of another type, or for no field.

    Each item of a tuple gives a target, and `None` gives none.

    >>> class Give(Move, frozen=True):
    ...     cards: tuple[CardId, ...]
    ...     to: SeatNumber | None
    >>> targets_by_type(Give(("rum", "gold"), 2))
    (Card(card='rum'), Card(card='gold'), Seat(seat=2))
    >>> targets_by_type(Give(("rum",), None))
    (Card(card='rum'),)
    """
    kind = kind_of(move)
    targets: list[Target | str] = []
    for name, aim in aims_of(type(move)):
        value = getattr(move, name)
        targets += [aim(each) for each in (value if isinstance(value, tuple) else (value,)) if each is not None]
    return tuple([Button(f"{kind}-{each}") if isinstance(each, str) else each for each in targets]) or (Button(kind),)


@cache
def aims_of(kind: type[Move]) -> list[tuple[str, Callable[[Any], Target | str]]]:
    """The fields of a move, and what makes a target of each. A `str` is the end of a button's id."""
    told = fields_of(kind)
    names = zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True)
    return [(name, POINTED_AT.get(told.get(wire, PLAIN).way, str)) for name, wire in names]


class Refusal(Message, frozen=True):
    """Why not: the rule (empty where no rule of a game is behind it) and the figures of the sentence."""

    rule: str


class Figures(msgspec.Struct, frozen=True):
    """The public figures of a question's sentence. A decision that has some derives a class with their fields."""

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        if "seat" in vars(cls).get("__annotations__", {}):
            raise TypeError(
                f"{cls.__name__}.seat: the text of a question has $seat, who is asked. Choose another name."
            )
        check_names(cls)


NO_FIGURES = Figures()


class Question(msgspec.Struct, frozen=True):
    """Who is asked what. Public: it tells nothing about hidden things."""

    seat: SeatNumber
    kind: str
    rule: str
    luck: bool
    figures: Figures


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """The path and the certain effects of a move, as the asked seat may see them.

    `further`: nothing happens yet. The same seat is asked for the rest of its choice.
    """

    path: tuple[PlaceId, ...]
    effects: tuple[Event, ...]
    further: bool = False


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal move: what to point at, what it does for certain, and what it may lead to."""

    move: Move
    targets: tuple[Target, ...]
    preview: Preview
    prospects: tuple[Prospect, ...] = ()


class Outlook(msgspec.Struct, frozen=True):
    """All that leaves for one seat: what it sees, who is asked, and its choices if it is the one."""

    view: View
    asked: Question | None
    choices: tuple[Choice, ...]


class ScoreLine(msgspec.Struct, frozen=True):
    """A line of the score's breakdown: how many of what, and what they are worth together."""

    what: str
    count: int
    amount: int


class Result(msgspec.Struct, frozen=True):
    """Places by seat (1 is first, ties share a place) and the scores behind them."""

    places: Ranking
    scores: tuple[int, ...]
    reason: str

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


def kind_of(message: Message | type[Message]) -> str:
    return str(message.__struct_config__.tag)
