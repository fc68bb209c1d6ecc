"""The settings of the suite: a few sets of options for every registered game. Each value of an option occurs in one.

They are derived from the games' own descriptions: a new game or option needs no edit here.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

from skulduggery.core.chance import FastChance
from skulduggery.core.game import Game
from skulduggery.core.options import OptionField, Options, OptionValue, describe, describe_ending, shown
from skulduggery.games import all_games

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
    """The first value of every option."""
    fields = describe_ending(game.options_type, game.seats)
    return {field.key: field.values[0] if field.values else field.least for field in fields}


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


def params_of(game: Game[Any]) -> list[Any]:
    """In `make test` the interpreted build plays only the first set of a game; the compiled build plays all."""
    first, *more = settings_of(game)
    return [param_of(first), *(param_of(each, every_option) for each in more)]


def param_of(setting: Setting, *marks: pytest.MarkDecorator) -> Any:
    """One worker plays the matches of a setting, once."""
    return pytest.param(setting, id=str(setting), marks=[*marks, pytest.mark.xdist_group(str(setting))])


def game_param(game: Game[Any]) -> Any:
    """Tests of a whole game run on the worker that plays its first setting, because they use the same matches."""
    return pytest.param(game, id=game.key, marks=pytest.mark.xdist_group(str(settings_of(game)[0])))


every_option = pytest.mark.every_option
PARAMS = [param for game in all_games().values() for param in params_of(game)]
SETTINGS = [param.values[0] for param in PARAMS]

each_setting = pytest.mark.parametrize("setting", PARAMS)
each_game = pytest.mark.parametrize("game", [game_param(game) for game in all_games().values()])
