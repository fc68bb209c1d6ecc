"""Random matches: what must hold after every single move, for every onlooker. Sections 5, 9 and 12"""

import pytest
from hypothesis import example, given, settings

from skulduggery.games.bounty import GAME
from skulduggery.games.bounty.checking.watched import BountyMatch
from skulduggery.games.bounty.options import BountyOptions
from tests.games.showing import never_told
from tests.strategies import options_of, seeds


@settings(max_examples=30)
@given(options_of(GAME), seeds)
@example(BountyOptions(players=4, hidden_pirates="choose", raids="all"), 0)  # somebody defends, and dice are thrown
def test_what_must_always_hold_does(options: BountyOptions, seed: int) -> None:  # BO-B.02, BO-E.03, BO-E.06, BO-P.04
    BountyMatch(options, seed).play()


@pytest.mark.slow
@settings(max_examples=400)
@given(options_of(GAME), seeds)
def test_what_must_always_hold_does_in_many_matches(options: BountyOptions, seed: int) -> None:
    BountyMatch(options, seed).play()


def test_matches_of_bold_players_show_every_kind_of_event() -> None:
    """Otherwise the tests above prove little."""
    options = [BountyOptions(players=2 + at % 5, mode="clock" if at % 2 else "target") for at in range(12)]
    options += [BountyOptions(players=2 + at % 5, prey="laden", used_ports="hold") for at in range(12)]
    options += [BountyOptions(players=4, hidden_pirates="choose", prey="laden") for _ in range(3)]
    assert never_told(BountyMatch(each, seed) for seed, each in enumerate(options)) == set()
