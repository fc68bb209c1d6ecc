"""Random matches: what must hold after every single move, for every onlooker. Sections 5, 9 and 12"""

from typing import Any

import pytest
from hypothesis import given, settings

from skulduggery.games.kings import GAME
from skulduggery.games.kings.checking.watched import KingsMatch
from skulduggery.games.kings.options import KingsOptions
from tests.games.showing import never_told
from tests.strategies import options_of, seeds


@settings(max_examples=10, deadline=None)
@given(options_of(GAME), seeds)
def test_what_must_always_hold_does(options: KingsOptions, seed: int) -> None:  # KP-11.03, KP-11.04, KP-4.06
    KingsMatch(options, seed).play()


@pytest.mark.slow
@settings(max_examples=200, deadline=None)
@given(options_of(GAME), seeds)
def test_what_must_always_hold_does_in_many_matches(options: KingsOptions, seed: int) -> None:
    KingsMatch(options, seed).play()


def test_matches_of_bold_players_show_every_kind_of_event() -> None:
    """Otherwise the tests above prove little."""
    short: dict[str, Any] = {"rounds": "limited", "round_limit": 25}
    unseen = never_told(KingsMatch(KingsOptions(players=2 + seed % 5, **short), seed) for seed in range(8))
    assert unseen <= {"DigFailed"}  # a murder in the right moment: see test_digging.py
