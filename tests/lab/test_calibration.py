"""Win chances are compared with what happened, in matches that they were not fitted to."""

import sys
from io import StringIO
from pathlib import Path

import pytest

from skulduggery.cli import run
from skulduggery.core.chance import FastChance
from skulduggery.lab import calibration
from skulduggery.lab.calibration import (
    Forecast,
    Told,
    bins_of,
    brier,
    by_team,
    even_brier,
    forecasts_of,
    parts_of,
    play,
)
from skulduggery.lab.calibration_page import page
from skulduggery.lab.duel import derived, wilson
from skulduggery.lab.positions import Sitting
from skulduggery.lab.positions import play as play_for_fit

RACE = Sitting("blackwood", "race of two", "deckhand", 3)


def told(said: list[list[float]], won: list[float], at: int = 0) -> Told:
    return Told(Sitting("blackwood", "hoard", "bosun", at), said, won)


def drawn(said: float, true: float, number: int) -> list[Forecast]:
    """Forecasts of matches of their own: `said`, with what happens with the chance `true`."""
    luck = FastChance(8)
    return [Forecast(said, float(luck.random() < true), at) for at in range(number)]


def test_chances_go_into_the_right_range() -> None:
    found = bins_of([Forecast(said, 1.0, 0) for said in (0.0, 0.0999, 0.1, 0.95, 1.0)])
    assert [(one.low, one.forecasts) for one in found] == [(0.0, 2), (0.1, 1), (0.9, 2)]


def test_true_forecasts_hold_and_wrong_ones_do_not() -> None:
    assert [one.holds() for one in bins_of(drawn(0.35, 0.35, 500))] == [True]
    assert [one.holds() for one in bins_of(drawn(0.35, 0.50, 500))] == [False]


def test_one_forecast_per_match_has_the_usual_interval() -> None:
    forecasts = drawn(0.35, 0.35, 400)
    [found] = bins_of(forecasts)
    assert found.interval == pytest.approx(wilson(found.happened, 400), abs=0.0005)


def test_positions_of_one_match_count_once() -> None:
    """A hundred positions of a match say no more than one, if they all end in the same way."""
    once = drawn(0.35, 0.35, 40)
    [few], [many] = bins_of(once), bins_of(once * 100)
    assert many.forecasts == 4000
    assert many.matches == few.matches == 40
    assert many.interval == pytest.approx(few.interval, abs=0.0001)


def test_what_never_happened_is_not_called_certain() -> None:
    [found] = bins_of([Forecast(0.02, 0.0, at) for at in range(30) for _ in range(9)])
    assert found.happened == 0
    assert found.interval == pytest.approx(wilson(0.0, 30))


def test_a_match_depends_on_its_number_and_the_seed_alone() -> None:
    assert play(RACE, 5) == play(RACE, 5)
    assert play(RACE, 5).said != play(RACE, 6).said


def test_partners_have_one_chance_and_one_win() -> None:
    teams = [0, 1, 0, 1]
    assert by_team([0.7, 0.3, 0.7, 0.3], teams) == [0.7, 0.3]
    assert parts_of([0.5, 0.0, 0.5, 0.0], teams) == [1.0, 0.0]


def test_no_match_of_a_fit_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seeds of a calibration differ from those of a fit, also if both commands get the same seed."""
    used: list[int] = []

    def noted(seed: int, purpose: str, number: int) -> int:
        used.append(derived(seed, purpose, number))
        return used[-1]

    monkeypatch.setattr(calibration, "derived", noted)
    monkeypatch.setattr("skulduggery.lab.positions.derived", noted)
    play(RACE, 5)
    tried, used[:] = set(used), []
    play_for_fit(RACE, 5)
    assert tried.isdisjoint(used)


def test_errors_are_mean_squares() -> None:
    match = told([[0.9, 0.1], [0.5, 0.5]], [1.0, 0.0])
    assert brier(forecasts_of([match])) == pytest.approx((0.01 + 0.01 + 0.25 + 0.25) / 4)
    assert even_brier([match]) == pytest.approx(0.25)


def test_the_page_has_a_table_for_each_game() -> None:
    text = page([told([[0.95, 0.05]], [0.0, 1.0], at) for at in range(40)], "the command")
    assert "    the command\n" in text
    assert "## blackwood" in text
    assert "| 90% to 100% | 95.0% | 0.0% [0.0%, 8.8%] | **no** | 40 | 40 |" in text
    assert "| hoard | 40 | 0.9025 | 0.2500 | 0 of 2 |" in text


def calibrating(out: Path, *more: str) -> str:
    said, complained = StringIO(), StringIO()
    run(["--language", "en", "lab", "calibrate", *more, "--out", str(out)], sys.stdin, said, complained)
    return " ".join((said.getvalue() + complained.getvalue()).split())


def test_the_command_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    words = ["blackwood", "--bot", "deckhand", "--matches", "2"]
    whole, cut = tmp_path / "whole.md", tmp_path / "cut.md"
    ended = f"6 matches. What was said and what happened is in {whole}."
    assert calibrating(whole, *words, "--workers", "1") == ended
    lines = whole.with_suffix(".jsonl").read_bytes().splitlines(keepends=True)
    cut.with_suffix(".jsonl").write_bytes(b"".join(lines[:3]) + lines[3][:50])
    calibrating(cut, *words, "--workers", "2")
    assert cut.read_text() == whole.read_text()
    assert "    skulduggery lab calibrate blackwood --bot deckhand --matches 2 --seed 2026\n" in whole.read_text()


def test_bad_requests_are_refused(tmp_path: Path) -> None:
    out = tmp_path / "calibration.md"
    assert "with one bot" in calibrating(out, "blackwood", "--bot", "bosun", "--bot", "deckhand")
    assert "Nobody has said yet" in calibrating(out, "blackwood", "tictactoe")
    assert not list(tmp_path.iterdir())
