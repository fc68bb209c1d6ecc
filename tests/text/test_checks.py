"""The texts of our own games pass the checks that the texts of every game must pass (`skulduggery check GAME`)."""

from typing import Any

import pytest

from skulduggery.checks import TEXT_CHECKS, Check, findings_of
from skulduggery.core.game import Game
from skulduggery.games import all_games


def param_of(game: Game[Any]) -> Any:
    """One worker plays the matches in which the messages are seen, once."""
    return pytest.param(game, id=game.key, marks=pytest.mark.xdist_group(f"texts of {game.key}"))


every_game = pytest.mark.parametrize("game", [param_of(game) for game in all_games().values()])


@pytest.mark.thorough
@every_game
@pytest.mark.parametrize("check", TEXT_CHECKS, ids=lambda check: str(check.name))
def test_the_texts_of_a_game_pass(game: Game[Any], check: Check[Game[Any]]) -> None:
    assert [str(finding) for finding in findings_of((check, game))] == []
