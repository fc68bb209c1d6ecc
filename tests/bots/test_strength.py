"""How strong the bosun is. Everything is seeded, so these figures are the same in every run."""

import sys

import pytest

from skulduggery.core.options import make_options
from skulduggery.games import game_called
from skulduggery.lab.duel import Score, duel

SEED = 2026
MUST = 0.90  # the part of two-player races that the bosun must win

GAME = game_called("blackwood")


def series(capsys: pytest.CaptureFixture[str], bots: list[str], matches: int, **options: object) -> Score:
    """Play a series and tell the outcome, also when the test passes."""
    given = make_options(GAME.options_type, GAME.seats, {"players": len(bots), **options})
    score = duel(GAME, given, bots, matches, SEED)
    low, high = score.interval
    with capsys.disabled():
        sys.stdout.write(
            f"\n{bots[0]} among {', '.join(bots)} {options or ''}: {score.wins} wins, {score.ties} ties, "
            f"{score.losses} losses: {score.share:.1%}, 95 % interval {low:.1%} to {high:.1%}; "
            f"rounds: mean {score.mean_rounds:.1f}, median {score.median_rounds:.1f}\n"
        )
    return score


def test_the_bosun_beats_the_deckhand_with_two_players(capsys: pytest.CaptureFixture[str]) -> None:
    score = series(capsys, ["bosun", "deckhand"], 40)
    assert score.share >= MUST


def test_one_bosun_beats_three_deckhands(capsys: pytest.CaptureFixture[str]) -> None:
    score = series(capsys, ["bosun", *["deckhand"] * 3], 24)
    assert score.share >= MUST


def test_two_bosuns_beat_two_deckhands_at_hoarding(capsys: pytest.CaptureFixture[str]) -> None:
    score = series(capsys, ["bosun", "deckhand"] * 2, 16, mode="hoard")
    assert score.share >= MUST


@pytest.mark.slow
def test_the_bosun_wins_nine_of_ten_among_400_races_with_two_players(capsys: pytest.CaptureFixture[str]) -> None:
    score = series(capsys, ["bosun", "deckhand"], 400)
    assert score.interval[0] >= MUST


@pytest.mark.slow
@pytest.mark.parametrize(("players", "shortest", "longest"), [(2, 15, 31), (4, 12, 24)])
def test_races_of_bosuns_are_about_as_long_as_the_specification_says(
    capsys: pytest.CaptureFixture[str], players: int, shortest: float, longest: float
) -> None:
    score = series(capsys, ["bosun"] * players, 200)
    assert score.share == pytest.approx(1 / players)
    assert shortest <= score.median_rounds <= longest
