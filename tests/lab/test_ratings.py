"""Ratings follow from what was won: not from the order of matches, and never against it."""

import math
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skulduggery.lab.ratings import ADDED, Won, fitted, ratings, table_of

PARTS = st.sampled_from([0.0, 0.5, 1.0])
PAIRS = st.sampled_from([pair for names in ("abcd", "dcba") for pair in combinations(names, 2)])
MATCHES = st.lists(st.builds(Won, PAIRS, PARTS), min_size=1, max_size=60)


def series(first: str, second: str, wins: int, matches: int) -> list[Won]:
    return [Won((first, second), float(at < wins)) for at in range(matches)]


@given(MATCHES, st.randoms())
def test_the_order_of_matches_changes_nothing(matches: list[Won], lots: Any) -> None:
    shuffled = list(matches)
    lots.shuffle(shuffled)
    assert ratings(shuffled) == ratings(matches)


@given(st.lists(st.builds(Won, st.just(("a", "b")), PARTS), min_size=1, max_size=60))
def test_of_two_bots_the_higher_share_has_the_higher_rating(matches: list[Won]) -> None:
    share = sum(match.part for match in matches) / len(matches)
    rated = ratings(matches)
    lead = rated["a"].elo - rated["b"].elo
    assert (lead > 1e-6, lead < -1e-6) == (share > 0.5, share < 0.5)


@given(st.lists(st.tuples(*[PARTS] * 6), min_size=1, max_size=10))
def test_if_all_play_equally_often_the_ratings_follow_what_each_won(rounds: list[tuple[float, ...]]) -> None:
    pairs = list(combinations("abcd", 2))
    matches = [Won(pair, part) for parts in rounds for pair, part in zip(pairs, parts, strict=True)]
    won = {name: sum(rivals.values()) for name, rivals in table_of(matches).items()}
    rated = ratings(matches)
    for one, other in pairs:
        assert (rated[one].elo - rated[other].elo > 1e-6) == (won[one] > won[other])


@given(MATCHES)
def test_the_fit_expects_what_was_won(matches: list[Won]) -> None:
    """That is where the likelihood is greatest."""
    won = table_of(matches)
    strengths = fitted(won)
    for name, rivals in won.items():
        played = {other: part + won[other][name] for other, part in rivals.items()}
        expected = [n * strengths[name] / (strengths[name] + strengths[other]) for other, n in played.items()]
        assert sum(expected) == pytest.approx(sum(rivals.values()), abs=1e-4)


def test_two_bots_by_hand() -> None:
    """30 of 40, and one tie: the odds are 30.5 to 10.5. Each bot is half the lead from the mean."""
    rated = ratings(series("a", "b", 30, 40))
    lead = 400 * math.log10(30.5 / 10.5)
    error = 1.959964 * 400 / math.log(10) / math.sqrt(30.5 * 10.5 / 41)
    assert list(rated) == ["a", "b"]
    assert rated["a"] == pytest.approx((1500 + lead / 2, error / 2))
    assert rated["b"] == pytest.approx((1500 - lead / 2, error / 2))


def test_strengths_that_made_the_results_are_found() -> None:
    """Leads of 100 and 200 Elo, which are 64 %, 76 % and 85 %."""
    chance = {lead: 1 / (1 + 10 ** (-lead / 400)) for lead in (100, 200, 300)}
    leads = {("a", "b"): 100, ("b", "c"): 200, ("a", "c"): 300}
    matches = [won for pair, lead in leads.items() for won in series(*pair, round(chance[lead] * 10_000), 10_000)]
    rated = ratings(matches)
    assert rated["a"].elo - rated["b"].elo == pytest.approx(100, abs=1)
    assert rated["b"].elo - rated["c"].elo == pytest.approx(200, abs=1)
    assert sum(rating.elo for rating in rated.values()) / 3 == pytest.approx(1500)


def test_who_won_everything_has_a_finite_rating() -> None:
    rated = ratings(series("a", "b", 100, 100))
    assert rated["a"].elo - rated["b"].elo == pytest.approx(400 * math.log10((100 + ADDED / 2) / (ADDED / 2)))
    assert rated["a"].error > 200


def test_more_matches_make_the_interval_narrower() -> None:
    few, many = (ratings(series("a", "b", 6 * size, 10 * size))["a"].error for size in (10, 40))
    assert many == pytest.approx(few / 2, rel=0.02)


def test_nothing_played_is_nothing_rated() -> None:
    assert ratings([]) == {}
