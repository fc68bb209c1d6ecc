"""The checks play what people play who change nothing, but for what makes a match short and lets it end."""

from typing import Any

import msgspec
import pytest

from skulduggery.checks.settings import settings_of
from skulduggery.core.game import Game
from skulduggery.core.options import describe
from skulduggery.games import all_games

LENGTHS = ("players", "target")  # besides ranges of numbers, which are lengths, too


@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
def test_the_first_setting_is_what_people_play_who_change_nothing(game: Game[Any]) -> None:
    played = msgspec.to_builtins(settings_of(game)[0].options)
    fields = [field for field in describe(game.options_type, game.seats) if field.values and field.key not in LENGTHS]
    usual = {field.key: field.default for field in fields if field.key not in game.options_type.ENDLESS}
    assert {key: played[key] for key in usual} == usual
    endless = game.options_type.ENDLESS
    assert all(played[key] != value for key, value in endless.items()), "a match of the checks must end"
