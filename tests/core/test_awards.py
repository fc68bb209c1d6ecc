"""Awards: one for every seat, for what it was best at."""

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from skulduggery.core.awards import awards_for, merit_of
from skulduggery.core.stories import Award
from skulduggery.core.tale import Deed


def test_nobody_gets_anything_where_nothing_counts() -> None:
    assert awards_for([], 4) == ()
    assert awards_for([(0, "shots", 0)], 2) == ()


def test_each_seat_gets_what_it_was_best_at() -> None:
    deeds = [(0, "miles", 50), (1, "miles", 40), (0, "shots", 3), (1, "shots", 2), (1, "shots", 3), (0, "coins", 1)]
    assert awards_for(deeds, 2) == (Award(0, "coins", 1, True), Award(1, "shots", 5, True))


def test_the_best_of_all_leaves_something_to_the_others() -> None:
    """Seat 0 leads in everything but the ones; seat 1 still gets what it lost by least, and it is not called best."""
    deeds = [(0, "coins", 9), (0, "miles", 50), (1, "miles", 45), (0, "shots", 5), (1, "shots", 1)]
    assert awards_for(deeds, 2) == (Award(0, "coins", 9, True), Award(1, "miles", 45, False))


def test_a_tie_makes_both_best() -> None:
    assert awards_for([(0, "coins", 2), (1, "coins", 2)], 2) == (
        Award(0, "coins", 2, True),
        Award(1, "coins", 2, True),
    )


def test_a_feat_is_given_twice_only_where_there_are_too_few() -> None:
    awards = awards_for([(0, "coins", 2), (1, "coins", 1), (2, "coins", 1), (2, "miles", 4)], 3)
    assert [award.feat for award in awards] == ["coins", "coins", "miles"]


def test_whoever_did_nothing_gets_a_kind_word_anyway() -> None:
    assert awards_for([(0, "coins", 2), (0, "miles", 3)], 2)[1].amount == 0


FEATS = ["a", "b", "c", "d", "e"]
deeds = st.lists(st.tuples(st.integers(0, 3), st.sampled_from(FEATS), st.integers(0, 5)), min_size=1, max_size=30)


@given(given_deeds=deeds)
def test_no_other_way_to_hand_them_out_is_better(given_deeds: list[Deed]) -> None:
    totals = {
        feat: [sum(n for s, f, n in given_deeds if (s, f) == (seat, feat)) for seat in range(4)] for feat in FEATS
    }
    used = [feat for feat in FEATS if any(totals[feat])]
    awards = awards_for(given_deeds, 4)
    if not used:
        assert awards == ()
        return
    assert [award.seat for award in awards] == [0, 1, 2, 3]
    assert len({award.feat for award in awards}) == min(4, len(used))
    for award in awards:
        assert award.amount == totals[award.feat][award.seat]
        assert award.best == (award.amount == max(totals[award.feat]))
    if len(used) >= 4:
        best = max(sum(merit_of(s, totals[feat]) for s, feat in enumerate(way)) for way in permutations(used, 4))
        assert sum(merit_of(award.seat, totals[award.feat]) for award in awards) == best


@given(given_deeds=deeds, shuffled=st.randoms(use_true_random=False))
def test_the_order_of_what_happened_does_not_matter(given_deeds: list[Deed], shuffled: st.DataObject) -> None:
    other = list(given_deeds)
    shuffled.shuffle(other)  # type: ignore[attr-defined]  # a Random
    assert awards_for(other, 4) == awards_for(given_deeds, 4)
