"""What the log of a running match leaves out: each event says so itself, so games need not agree on their kinds."""

from typing import Any

import pytest

from skulduggery.core.game import Game
from skulduggery.core.messages import Event, kind_of
from skulduggery.games import all_games
from skulduggery.games.blackwood.events import Passed as DoesNothing
from skulduggery.games.kings.events import Passed as LetsItPass


def test_a_pass_is_logged_where_it_was_a_choice_of_the_turn() -> None:
    games = all_games()
    assert games["blackwood"].telling.rule_in_log(DoesNothing(0)) == "PB-2.02"
    assert games["kings"].telling.rule_in_log(LetsItPass("dig", 0)) is None


@pytest.mark.parametrize("game", all_games().values(), ids=all_games())
def test_only_events_that_say_so_are_left_out(game: Game[Any]) -> None:
    package = type(game).__module__.removesuffix(".game")
    events = [event for event in Event.__subclasses__() if event.__module__.startswith(package)]
    left_out = {kind_of(event) for event in events if not event.logged}
    expected = {"kings": {"window_opened", "passed", "window_closed", "turn_ended"}}
    assert left_out == expected.get(game.key, set())
