"""The checks find a bosun that keeps people waiting."""

from typing import Any

import pytest

from skulduggery.bots.greedy import Bosun
from skulduggery.bots.heuristics.heuristic import Heuristic
from skulduggery.checks import bots

from .mutants import caught_by


class Eager(Heuristic):
    worlds, states = 64, 200

    def value(self, state: Any, seat: int) -> float:
        return 0.0


def test_a_bosun_that_judges_too_many_states(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "Bosun", lambda game, chance: Bosun(game, chance, Eager()))
    caught_by(
        bots.the_bosun_chooses_soon,
        r"^before move \d+ \(action\), the bosun would judge more than 200 states for a choice, so it looks "
        r"less far: lower `follow_ups` \(4\) or `worlds` \(64\) of the heuristic\.$",
    )


def test_a_bosun_that_needs_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time at all is allowed, so any time is too long."""
    monkeypatch.setattr(bots, "SLOW", -1.0)
    caught_by(bots.the_bosun_chooses_soon, r"the bosun needs \d+\.\d seconds for one choice: make `value` quicker, or")
