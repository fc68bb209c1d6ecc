"""Random matches: what must hold after every single move, for every onlooker. Sections 5, 9 and 12"""

import pytest
from hypothesis import given, settings

from skulduggery.games.blackwood import GAME
from skulduggery.games.blackwood.checking.oracle_turns import view_of
from skulduggery.games.blackwood.checking.watched import BlackwoodMatch
from skulduggery.games.blackwood.options import BlackwoodOptions
from tests.strategies import options_of, seeds


@settings(max_examples=60)
@given(options_of(GAME), seeds)
def test_what_must_always_hold_does(options: BlackwoodOptions, seed: int) -> None:  # PB-13.05, PB-13.06
    BlackwoodMatch(options, seed).play()


@pytest.mark.slow
@settings(max_examples=1_000)
@given(options_of(GAME), seeds)
def test_what_must_always_hold_does_in_many_matches(options: BlackwoodOptions, seed: int) -> None:
    BlackwoodMatch(options, seed).play()


def test_all_seats_and_spectators_share_one_view() -> None:
    match = BlackwoodMatch(BlackwoodOptions(players=3), 7)
    for _ in range(40):
        GAME.apply(match.state, match.choose(GAME.legal_moves(match.state)), match.chance)
    views = [GAME.view(match.state, seat) for seat in range(3)]
    assert {repr(view).replace(f"seat={seat}, active", "seat=None, active") for seat, view in enumerate(views)} == {
        repr(view_of(match.state))
    }
