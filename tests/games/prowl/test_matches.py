"""Random matches: what must hold after every single move, for every onlooker. Sections 5, 9 and 12"""

import pytest
from hypothesis import given, settings

from skulduggery.games.prowl import GAME, events
from skulduggery.games.prowl.checking.watched import ProwlMatch
from skulduggery.games.prowl.options import ProwlOptions
from skulduggery.games.prowl.sea import HOME, ISLAND, TOWN
from tests.games.showing import never_told
from tests.strategies import options_of, seeds

ROUNDS = 40  # of a bold match at most


@settings(max_examples=12)
@given(options_of(GAME), seeds)
def test_what_must_always_hold_does(options: ProwlOptions, seed: int) -> None:  # PR-8.01, PR-8.06, PR-15.01
    ProwlMatch(short(options), seed).play()


@pytest.mark.slow
@settings(max_examples=150)
@given(options_of(GAME), seeds)
def test_what_must_always_hold_does_in_many_matches(options: ProwlOptions, seed: int) -> None:
    ProwlMatch(short(options), seed).play()


def short(options: ProwlOptions) -> ProwlOptions:
    values = {name: getattr(options, name) for name in options.__struct_fields__}
    return ProwlOptions(**{**values, "rounds": "limited", "round_limit": min(options.round_limit, ROUNDS)})


def test_matches_of_bold_players_show_every_kind_of_event() -> None:
    """Otherwise the tests above prove little."""
    unseen = never_told(ProwlMatch(BOLD[seed % len(BOLD)], seed) for seed in range(20))
    assert unseen <= {"PackShuffled"}  # 72 cards last longer than these matches; tested by itself


BOLD = [
    ProwlOptions(players=4, rounds="limited", round_limit=60, kraken="reborn", ghost="hunted", announcements="kept"),
    ProwlOptions(players=2, ships=2, rounds="limited", round_limit=40, kraken="reborn", choosing="after"),
    ProwlOptions(players=8, rounds="limited", round_limit=25),
    ProwlOptions(players=4, rounds="limited", round_limit=80, kraken="dead"),
    ProwlOptions(players=3, rounds="limited", round_limit=80, announcements="fade"),
]


def test_bold_players_reach_islands_towns_and_homes() -> None:
    match = ProwlMatch(BOLD[0], 3)
    match.play()
    sea = match.state.setting.sea
    ends = {sea.grounds[sea.index[event.to]] for event in match.log if isinstance(event, events.Sailed)}
    assert {HOME, TOWN, ISLAND} <= ends
