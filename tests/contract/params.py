"""The games and sets of options of the contract suite, as parameters of pytest."""

from typing import Any

import pytest

from skulduggery.checks.settings import Setting, settings_of
from skulduggery.core.game import Game
from skulduggery.games import all_games

every_option = pytest.mark.every_option


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


PARAMS = [param for game in all_games().values() for param in params_of(game)]
SETTINGS = [param.values[0] for param in PARAMS]

each_setting = pytest.mark.parametrize("setting", PARAMS)
each_game = pytest.mark.parametrize("game", [game_param(game) for game in all_games().values()])
