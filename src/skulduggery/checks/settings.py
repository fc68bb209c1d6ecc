"""The settings of the checks: a few sets of options for a game. Each value of an option occurs in one of them.

They are derived from the games' own descriptions: a new game or option needs no edit here.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from ..core.chance import FastChance
from ..core.game import Game
from ..core.options import OptionField, Options, OptionValue, describe, describe_ending, shown

TRIES = 200  # candidates for each further set
Values = dict[str, OptionValue]


class Setting(NamedTuple):
    """A game and options to play it with."""

    game: Game[Any]
    options: Options

    def __str__(self) -> str:
        values = msgspec.to_builtins(self.options)
        usual = {field.key: field.default for field in describe(self.game.options_type, self.game.seats)}
        odd = [f"{key}={shown(value)}" for key, value in values.items() if value != usual[key]]
        return " ".join([self.game.key, *odd])


def values_of(field: OptionField) -> list[OptionValue]:
    """All values of a list; of a range the least and the usual; every number of players."""
    if field.values:
        return list(field.values)
    if field.default is None:
        return list(range(field.least, field.most + 1))
    return sorted({field.least, int(field.default)})


def settings_of(game: Game[Any]) -> list[Setting]:
    """The fewest and the most players, then sets that cover every value of every option."""
    fields, plain = describe_ending(game.options_type, game.seats), plain_values(game)
    chosen = [accepted(game, {**plain, "players": players}) for players in sorted({game.seats[0], game.seats[-1]})]
    settings = [Setting(game, options) for options in chosen if options is not None]
    missing = {(field.key, value) for field in fields for value in values_of(field)}
    for setting in settings:
        missing -= pairs(setting.options)
    while missing:
        setting = best_of(game, fields, missing, FastChance(len(missing)))
        missing -= pairs(setting.options)
        settings.append(setting)
    return settings


def plain_values(game: Game[Any]) -> Values:
    """What people play who change nothing, in matches that are short and end."""
    return {field.key: plain_value(field) for field in describe_ending(game.options_type, game.seats)}


def plain_value(field: OptionField) -> OptionValue:
    """House rules as in the rulebook; of the other options the first value: it is the usual one, or the shortest."""
    if field.house and field.default in field.values:
        return field.default
    return field.values[0] if field.values else field.least


def variations_of(game: Game[Any]) -> Iterator[Setting]:
    """Sets with one value that is not the first, and as many players as can be."""
    for field in describe_ending(game.options_type, game.seats):
        for value in values_of(field):
            options = accepted(game, {**plain_values(game), "players": game.seats[-1], field.key: value})
            if options is not None:
                yield Setting(game, options)


def best_of(game: Game[Any], fields: list[OptionField], missing: set[Any], chance: FastChance) -> Setting:
    """The candidate with the most values that were not played yet."""
    candidates = [accepted(game, candidate(fields, missing, chance)) for _ in range(TRIES)]
    options = max((each for each in candidates if each is not None), key=lambda each: len(pairs(each) & missing))
    assert pairs(options) & missing, f"{game.key}: no options that go together have one of {sorted(missing, key=str)}"
    return Setting(game, options)


def candidate(fields: list[OptionField], missing: set[Any], chance: FastChance) -> Values:
    """A random set of options. It prefers missing values, but two missing values may exclude each other."""
    values: Values = {}
    for field in fields:
        wanted = [value for value in values_of(field) if (field.key, value) in missing]
        values[field.key] = chance.pick(wanted if wanted and chance.below(4) else values_of(field))
    return values


def accepted(game: Game[Any], values: Values) -> Options | None:
    options = msgspec.convert(values, game.options_type)
    return options if options.conflict() is None else None


def pairs(options: Options) -> set[tuple[str, Any]]:
    return set(msgspec.to_builtins(options).items())


def values_between(field: OptionField) -> list[OptionValue]:
    """All values of a list; of a range what keeps a match short: the least to the usual."""
    if field.values:
        return list(field.values)
    usual = field.default if isinstance(field.default, int) else field.most
    return list(range(field.least, usual + 1))
