"""Corrections of a heuristic are tuned by matches: the method climbs towards the best, and can be interrupted."""

import sys
from collections.abc import Sequence
from io import StringIO
from pathlib import Path

import msgspec
import pytest

from skulduggery.bots.heuristics import heuristic_for
from skulduggery.bots.tuned import tuned_for
from skulduggery.bots.tuned.heuristic import Correction, TunedHeuristic
from skulduggery.bots.tuned.messages import Tuning
from skulduggery.cli import lab_tune, run
from skulduggery.core.chance import FastChance
from skulduggery.core.options import make_options
from skulduggery.games import game_called
from skulduggery.games.bounty.traits import BountyTraits
from skulduggery.lab import tuning
from skulduggery.lab.tuning import FigureTuner, Row, Segment, Tuner, first_weights, moved, tune
from tests.traits import TRAITS

TABLE = "target of two"


def segment(pairs: int, at: int = 0) -> Segment:
    return Segment("bounty", TABLE, at, pairs, first_weights("bounty"))


class Climber(Tuner):
    """The better side of a match is the one nearer to a goal: two steps up in every weight that can be moved."""

    def lead(self, weights: Row, moved: Sequence[float], dice: int) -> float:
        up = sum(self.away(weight + by, at) for at, (weight, by) in enumerate(zip(weights, moved, strict=True)))
        down = sum(self.away(weight - by, at) for at, (weight, by) in enumerate(zip(weights, moved, strict=True)))
        return 1.0 if up < down else -1.0

    def away(self, weight: float, at: int) -> float:
        return abs(weight / self.steps[at] - 2.0) if self.steps[at] else 0.0


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "SAMPLES", 1)
    monkeypatch.setattr(lab_tune, "SEGMENTS", 2)
    monkeypatch.setattr(BountyTraits, "tables", {TABLE: {"players": 2}})


def test_weights_move_towards_what_wins() -> None:
    climber = Climber(game_called("bounty"), segment(600), 3)
    found = climber.run().weights
    moved = [weight / step for weight, step in zip(found, climber.steps, strict=True) if step]
    assert moved
    assert all(1.0 < part < 3.0 for part in moved)


def test_traits_that_never_differ_are_left_alone() -> None:
    tuner = Tuner(game_called("bounty"), segment(1), 3)
    never = TRAITS["bounty"].names.index("money at the end")  # there is a target at this table
    assert tuner.steps[never] == 0.0
    assert tuner.steps[0] > 0.0


def test_figures_of_a_heuristic_are_tuned_themselves() -> None:
    work = Segment("prowl", "two", 0, 1, first_weights("prowl"))
    tuner = FigureTuner(game_called("prowl"), work, 3)
    figures = heuristic_for(game_called("prowl")).figures()
    assert len(work.weights) == len(tuner.steps) == len(figures)
    state = game_called("prowl").start(tuner.options, FastChance(1), [])
    assert tuner.heuristic(work.weights).value(state, 0) == pytest.approx(tuner.base.value(state, 0))
    up = [by * name.startswith("raid") for name, by in zip(figures, tuner.steps, strict=True)]  # all masts are free now
    assert tuner.heuristic(up).value(state, 0) > tuner.base.value(state, 0)


def test_a_figure_moves_by_a_factor_and_never_beyond_one() -> None:
    assert moved(0.5, 0.3) == pytest.approx(0.675, abs=0.001)
    assert 0.92 < moved(0.92, 0.3) < 1.0
    assert moved(0.92, -0.3) < 0.92
    assert moved(0.92, 0.0) == pytest.approx(0.92)


def test_a_segment_depends_on_its_number_and_the_seed_alone() -> None:
    first = tune(segment(3, at=1), 6)
    assert tune(segment(3, at=1), 6) == first
    assert tune(segment(3), 6).weights != first.weights


def test_without_corrections_the_value_is_that_of_the_heuristic() -> None:
    game = game_called("bounty")
    state = game.start(make_options(game.options_type, game.seats, {"players": 2}), FastChance(1), [])
    none = TunedHeuristic(heuristic_for(game), TRAITS["bounty"], {})
    assert none.value(state, 0) == heuristic_for(game).value(state, 0)
    rows = TRAITS["bounty"].rows(state)
    count = len(rows[0])
    one = TunedHeuristic(heuristic_for(game), TRAITS["bounty"], {TABLE: Correction([1.0] * count, [-2.0] * count)})
    assert one.value(state, 0) == pytest.approx(none.value(state, 0) + sum(rows[0]) - 2 * sum(rows[1]))


def test_a_game_without_traits_keeps_its_heuristic() -> None:
    assert not isinstance(tuned_for(game_called("tictactoe")), TunedHeuristic)


def tuned(out: Path, *more: str) -> str:
    said, complained = StringIO(), StringIO()
    run(["--language", "en", "lab", "tune", *more, "--out", str(out)], sys.stdin, said, complained)
    return " ".join((said.getvalue() + complained.getvalue()).split())


def test_the_command_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    words = ["bounty", "--matches", "4", "--workers", "1"]
    whole, cut = tmp_path / "whole.json", tmp_path / "cut.json"
    assert tuned(whole, *words) == f"4 matches. The corrections are in {whole}."
    lines = whole.with_suffix(".jsonl").read_bytes().splitlines(keepends=True)
    cut.with_suffix(".jsonl").write_bytes(b"".join(lines[:2]) + lines[2][:50])
    tuned(cut, *words)
    assert cut.read_bytes() == whole.read_bytes()
    found = msgspec.json.decode(whole.read_bytes(), type=Tuning)
    assert found.command == "skulduggery lab tune bounty --matches 4 --seed 2026"
    assert set(found.tables[TABLE]["rivals"]) == set(TRAITS["bounty"].names)


def test_bad_requests_are_refused(tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    assert "for one game" in tuned(out, "blackwood", "kings")
    assert "nothing to fit" in tuned(out, "tictactoe")
    assert "2 or 4 seats, not with 4" in tuned(out, "bounty", "--seats", "4")  # this test knows tables of two only
    assert not list(tmp_path.iterdir())
