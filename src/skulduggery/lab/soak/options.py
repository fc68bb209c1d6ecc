"""Draws a set of options by lot: every value of every option, and lengths of a match that are mostly short."""

from typing import Any

import msgspec

from ...checks.settings import Setting
from ...core.chance import Chance
from ...core.game import Game
from ...core.options import OptionField, Options, OptionValue, describe_ending

TRIES = 1_000
SHORTEST = 3  # of four matches whose length is an option are as short as can be
LONGEST = 100  # of so many one is as long as can be
Values = dict[str, OptionValue]


def drawn(game: Game[Any], chance: Chance, long: bool = True) -> Setting:
    """Values that the game accepts together. Without `long` no match is longer than it needs to be."""
    fields = describe_ending(game.options_type, game.seats)
    for _ in range(TRIES):
        options = try_values(game, {field.key: one_of(field, chance, long) for field in fields}, chance)
        if options is not None:
            return Setting(game, options)
    raise ValueError(f"{game.key}: no options that go together were found in {TRIES} tries")


def one_of(field: OptionField, chance: Chance, long: bool) -> OptionValue:
    """A value of the list. Of a range: any number of players, but mostly the least number of rounds."""
    if field.values:
        return chance.pick(field.values)
    if field.default is None:
        return field.least + chance.below(field.most - field.least + 1)
    if not long:
        return field.least
    if chance.below(LONGEST) == 0:
        return field.most
    usual = max(int(field.default), field.least)
    return field.least if chance.below(4) < SHORTEST else field.least + chance.below(usual - field.least + 1)


def try_values(game: Game[Any], values: Values, chance: Chance) -> Options | None:
    """With an option for colours they are chosen by lot half of the time."""
    options = msgspec.convert(values, game.options_type)
    palette = list(options.palette())
    if palette and "colours" in values and chance.below(2):
        colours = [chance.draw(palette) for _ in range(min(options.players, len(palette)))]
        options = msgspec.convert({**values, "colours": "-".join(colours)}, game.options_type)
    return options if options.conflict() is None else None
