"""How long matches take, and what the home page says about it."""

from typing import Any

import pytest

from skulduggery.core.game import Game
from skulduggery.games import game_called, listed_games
from skulduggery.lab.length import Counts, length_of, main, measure, rounded

FOUND = Counts(turns=20, choices=28, buttons=26, reactions=0)  # Bounty
WAITS = {"blackwood": 14.6, "bounty": 14.8, "prowl": 18, "kings": 30}  # measured in a browser: bench/windows


def test_people_take_longer_than_bots_and_rounds_are_five_minutes() -> None:
    found = length_of(FOUND)
    assert 0 < found.alone < found.together
    assert rounded(found) == (15, 25)


def test_a_match_is_counted_by_its_questions() -> None:
    counts = measure(game_called("bounty"), matches=1, seed=1)
    assert counts.turns > 5
    assert counts.buttons >= counts.turns
    assert counts.choices > 0
    assert counts == measure(game_called("bounty"), matches=1, seed=1)


@pytest.mark.slow
@pytest.mark.parametrize("game", listed_games().values(), ids=list(listed_games()))
def test_the_home_page_says_what_is_measured(game: Game[Any]) -> None:
    counts = measure(game, matches=25, seed=1)
    alone, together = length_of(counts)
    assert game.lengths is not None
    assert abs(game.lengths[0] - alone) <= max(5, alone / 4)
    assert abs(game.lengths[1] - together) <= max(5, together / 4)
    assert counts.wait() == pytest.approx(WAITS[game.key], rel=0.2)


def test_the_report_names_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--matches", "1"])
    told = capsys.readouterr().out
    assert all(f"{key}:" in told for key in listed_games())
