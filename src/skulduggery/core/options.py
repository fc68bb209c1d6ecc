"""A match's options: one Struct per game, checked with complaints a person understands. Never compiled."""

import re
from collections.abc import Mapping
from typing import Any, ClassVar, Literal, get_args, get_origin, get_type_hints

import msgspec

from .messages import Refusal
from .refusals import BadOption, BadOptions, UnknownOption

OptionValue = str | int | bool
USUAL_PLAYERS = 4


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every game has players; its own options follow in a subclass.

    `USUAL` names the options that say which match is played, such as its length or its board. All others are house
    rules: they change how the rulebook is read, and their defaults are the reading of the specification. `ONLY_WITH`
    names options that have an effect only if another one has a certain value. `SEATS` names options whose numbers are
    seats: a lobby offers the seats of its table. `ENDLESS` are values with which a match ends only if its players want
    that. Checks, lab and adapters, whose players may want nothing, leave them out, also where they are the default.
    """

    USUAL: ClassVar[tuple[str, ...]] = ("length", "mode", "board")
    ONLY_WITH: ClassVar[Mapping[str, tuple[str, OptionValue]]] = {}
    SEATS: ClassVar[tuple[str, ...]] = ()
    ENDLESS: ClassVar[Mapping[str, OptionValue]] = {}

    players: int

    def conflict(self) -> Refusal | None:
        """Why the values of the options, fine one by one, cannot be chosen together.

        >>> options.conflict() is None
        True
        """
        return None

    def palette(self) -> tuple[str, ...]:
        """The colours that seats may choose from; none where every seat has a colour of its own.

        >>> options.palette()
        ()
        """
        return ()

    def colours_by_seat(self) -> tuple[tuple[str, ...], ...]:
        """The colours of each seat's ships, as far as they are known before the start: none where luck decides.

        >>> options.colours_by_seat()
        ()
        """
        return ()


class Condition(msgspec.Struct, frozen=True):
    """Another option, and the value that it must have."""

    key: str
    value: OptionValue


class OptionField(msgspec.Struct, frozen=True):
    """One option as a lobby or `--help` shows it: a list of values, a range, or a text of which a sample is shown."""

    key: str
    default: OptionValue | None
    values: tuple[OptionValue, ...] = ()
    least: int = 0
    most: int = 0
    pattern: str = ""  # texts besides the values
    sample: str = ""  # such a text
    house: bool = False  # a house rule: another value than the default departs from the rulebook
    only_with: Condition | None = None  # otherwise it has no effect
    seats: bool = False  # its numbers are seats, from 0

    def expected(self) -> str:
        if self.values:
            return ", ".join([*(shown(value) for value in self.values), *([self.sample] if self.pattern else [])])
        return str(self.least) if self.least == self.most else f"{self.least}-{self.most}"

    def allows(self, value: object) -> bool:
        if self.pattern and isinstance(value, str) and re.fullmatch(self.pattern, value):
            return True
        if self.values:
            return any(type(value) is type(choice) and value == choice for choice in self.values)
        return type(value) is int and self.least <= value <= self.most

    def read(self, text: str) -> OptionValue:
        """The value a person typed: `on`, `hoard`, `150`."""
        for value in self.values:
            if shown(value) == text.lower():
                return value
        return int(text) if text.removeprefix("-").isdecimal() else text


def shown(value: object) -> str:
    """Booleans are called on and off, as in the specifications."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def usual_players(seats: range) -> int:
    """How many play if nobody says otherwise: four, or as near to it as the game allows."""
    return min(max(USUAL_PLAYERS, seats[0]), seats[-1])


def describe(options_type: type[Options], seats: range) -> list[OptionField]:
    """The options of a game, players first."""
    hints = get_type_hints(options_type, include_extras=True)
    fields = [OptionField("players", None, least=seats[0], most=seats[-1])]
    for field in msgspec.structs.fields(options_type):
        if field.name != "players":
            plain = describe_field(field.name, field.default, hints[field.name])
            fields.append(in_its_group(options_type, plain))
    return fields


def describe_ending(options_type: type[Options], seats: range) -> list[OptionField]:
    """The options without the values of `ENDLESS`: every match with these options ends."""
    endless = options_type.ENDLESS
    return [
        msgspec.structs.replace(field, values=tuple(value for value in field.values if value != endless.get(field.key)))
        for field in describe(options_type, seats)
    ]


def in_its_group(options_type: type[Options], field: OptionField) -> OptionField:
    """The same option, with what the game says of it: a house rule or not, what it depends on, and if it is a seat."""
    needed = options_type.ONLY_WITH.get(field.key)
    only_with = None if needed is None else Condition(*needed)
    house, seats = field.key not in options_type.USUAL, field.key in options_type.SEATS
    return msgspec.structs.replace(field, house=house, only_with=only_with, seats=seats)


def make_ending_options(options_type: type[Options], seats: range, given: Mapping[str, object]) -> Options:
    """Checked options. A match with them ends, unless `given` says otherwise."""
    fields = describe_ending(options_type, seats)
    ending = {field.key: field.values[0] for field in fields if field.key in options_type.ENDLESS}
    return make_options(options_type, seats, {**ending, **given})


def house_rules(options: Options) -> dict[str, OptionValue]:
    """The house rules that these options choose: every one that differs from its default."""
    fields = describe(type(options), range(options.players, options.players + 1))
    chosen: dict[str, OptionValue] = msgspec.to_builtins(options)
    return {field.key: chosen[field.key] for field in fields if field.house and chosen[field.key] != field.default}


def describe_field(key: str, default: Any, hint: Any) -> OptionField:
    if hint is bool:
        return OptionField(key, default, values=(False, True))
    if get_origin(hint) is Literal:
        return OptionField(key, default, values=get_args(hint))
    meta = next((extra for extra in get_args(hint) if isinstance(extra, msgspec.Meta)), None)
    if meta is None:
        raise TypeError(f"option {key} must be a bool, a Literal, or an int or str with Meta, not {hint}")
    if meta.pattern is not None:
        sample = str((meta.examples or [""])[0])
        values = tuple((meta.extra or {}).get("values", (default,)))
        return OptionField(key, default, values=values, pattern=meta.pattern, sample=sample)
    return OptionField(key, default, least=int(meta.ge or 0), most=int(meta.le or 0))


def make_options(options_type: type[Options], seats: range, given: Mapping[str, object]) -> Options:
    """Checked options, or `BadOptions` naming the first thing that is wrong."""
    fields = {field.key: field for field in describe(options_type, seats)}
    for key, value in given.items():
        if key not in fields:
            raise BadOptions(UnknownOption("", key, tuple(fields)))
        if not fields[key].allows(value):
            raise BadOptions(BadOption("", key, shown(value), fields[key].expected()))
    if "players" not in given:
        raise BadOptions(BadOption("", "players", "", fields["players"].expected()))
    options = msgspec.convert(dict(given), options_type)
    if refusal := options.conflict():
        raise BadOptions(refusal)
    return options
