"""The registry: games announce themselves by entry point."""

from importlib.metadata import EntryPoint, entry_points

import pytest

from skulduggery.core.refusals import BadOptions, UnknownGame
from skulduggery.games import all_games, game_called, listed_games


def test_every_game_is_registered_under_its_own_key() -> None:
    games = all_games()
    assert {"blackwood", "parley", "tictactoe"} <= set(games)
    assert all(key == game.key for key, game in games.items())


def test_samples_and_test_games_are_not_shown_to_players() -> None:
    assert "blackwood" in listed_games()
    assert not {"parley", "tictactoe"} & set(listed_games())


def test_a_game_is_found_by_its_key_listed_or_not() -> None:
    assert game_called("parley") is all_games()["parley"]


def test_an_unknown_game_is_refused_with_those_that_can_be_played() -> None:
    with pytest.raises(BadOptions) as caught:
        game_called("monopoly")
    assert caught.value.refusal == UnknownGame("", "monopoly", tuple(listed_games()))


def test_a_broken_plug_in_is_named_and_does_not_stop_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = EntryPoint("shipwreck", "no_such_module:GAME", "skulduggery.games")
    installed = [*entry_points(group="skulduggery.games"), broken]
    monkeypatch.setattr("skulduggery.games.announced", lambda: installed)
    assert game_called("parley").key == "parley"  # without a warning, since no other game is loaded
    with pytest.warns(UserWarning, match="shipwreck cannot be loaded from no_such_module"):
        assert "blackwood" in all_games.__wrapped__()
