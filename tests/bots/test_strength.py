"""How strong the bosun is. Everything is seeded, so these figures are the same in every run."""

import pytest

from skulduggery.games import game_called
from tests.bots.series import MUST, Captured, series

GAME = game_called("blackwood")


def test_the_bosun_beats_the_deckhand_with_two_players(capsys: Captured) -> None:
    score = series(capsys, GAME, ["bosun", "deckhand"], 40)
    assert score.share >= MUST


def test_one_bosun_beats_three_deckhands(capsys: Captured) -> None:
    score = series(capsys, GAME, ["bosun", *["deckhand"] * 3], 24)
    assert score.share >= MUST


def test_two_bosuns_beat_two_deckhands_at_hoarding(capsys: Captured) -> None:
    score = series(capsys, GAME, ["bosun", "deckhand"] * 2, 16, mode="hoard")
    assert score.share >= MUST


@pytest.mark.slow
def test_the_bosun_wins_nine_of_ten_among_400_races_with_two_players(capsys: Captured) -> None:
    score = series(capsys, GAME, ["bosun", "deckhand"], 400)
    assert score.interval[0] >= MUST


@pytest.mark.slow
@pytest.mark.parametrize(("players", "shortest", "longest"), [(2, 15, 31), (4, 12, 24)])
def test_races_of_bosuns_are_about_as_long_as_the_specification_says(
    capsys: Captured, players: int, shortest: float, longest: float
) -> None:
    score = series(capsys, GAME, ["bosun"] * players, 200)
    assert score.share == pytest.approx(1 / players)
    assert shortest <= score.median_rounds <= longest
