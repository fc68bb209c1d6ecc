"""Series of matches: the same dice for every seating, fair counting, and honest intervals."""

from collections.abc import Callable
from statistics import median

import pytest

from skulduggery.bots.bot import Bot
from skulduggery.core.chance import FastChance
from skulduggery.core.game import AnyState
from skulduggery.core.messages import Move, Result
from skulduggery.core.options import Options, make_options
from skulduggery.games import game_called
from skulduggery.lab.duel import Match, Score, derived, duel, play_bots, play_match, play_rotated, score, wilson

BLACKWOOD = game_called("blackwood")
PARLEY = game_called("parley")


def options(players: int) -> Options:
    """Short matches: what is tested here does not depend on their length."""
    return make_options(
        BLACKWOOD.options_type, BLACKWOOD.seats, {"players": players, "rounds": "limited", "round_limit": 20}
    )


def match(*places: int, teams: tuple[int, ...] = ()) -> Match:
    return Match(Result(places, places, ""), teams or tuple(range(len(places))), 10.0)


class FirstMove(Bot):
    """Always the first legal move; remembers what it was shown."""

    def __init__(self) -> None:
        self.shown: list[AnyState] = []

    def choose(self, seat: int, legal: list[Move], imagine: Callable[[], AnyState]) -> Move:
        self.shown += [imagine(), imagine()]
        self.shown[-1].pending.clear()  # a bot may change its resampled state
        return legal[0]


def test_the_same_seed_plays_the_same_series() -> None:
    bots = ["bosun", "deckhand"]
    first, second = (duel(BLACKWOOD, options(2), bots, 4, seed=5) for _ in range(2))
    assert first == second
    assert first.rounds != duel(BLACKWOOD, options(2), bots, 4, seed=6).rounds


def test_every_set_of_dice_is_played_in_every_seating() -> None:
    shared = options(3)
    seats = [play_rotated(BLACKWOOD, shared, ["deckhand"] * 3, 1, at) for at in range(6)]
    assert [seat for _, seat in seats] == [0, 1, 2, 0, 1, 2]
    assert seats[0][0] == seats[1][0] == seats[2][0]  # equal bots, so the seating makes no difference
    assert seats[3][0] == seats[4][0] == seats[5][0]


def test_equal_bots_share_the_wins_exactly() -> None:
    mirror = duel(BLACKWOOD, options(2), ["bosun", "bosun"], 6, seed=2)
    assert mirror.share == pytest.approx(0.5)


def test_a_match_depends_on_its_seed_alone() -> None:
    levels = ["deckhand", "bosun", "deckhand", "bosun"]
    assert play_match(BLACKWOOD, options(4), levels, 7) == play_match(BLACKWOOD, options(4), levels, 7)


def test_rounds_are_turns_per_seat() -> None:
    played = play_match(BLACKWOOD, options(3), ["deckhand"] * 3, 1)
    assert played.result.reason == "round_limit"
    assert played.rounds == pytest.approx(20)


def test_bots_are_shown_resampled_states_and_cannot_change_the_match() -> None:
    given = make_options(PARLEY.options_type, PARLEY.seats, {"players": 2})
    nosy = FirstMove()
    played = play_bots(PARLEY, given, [nosy, FirstMove()], 3)
    assert played.result.places
    assert len(set(map(id, nosy.shown))) == len(nosy.shown)
    pairs = list(zip(nosy.shown[::2], nosy.shown[1::2], strict=True))
    views = [(PARLEY.view(one, 0), PARLEY.view(other, 0)) for one, other in pairs]
    assert all(one == other for one, other in views), "what seat 0 knows is the same in every resampled state"
    assert any(PARLEY.view(one, 1) != PARLEY.view(other, 1) for one, other in pairs), "the rest is dealt anew"


def test_a_shared_first_place_is_a_tie_unless_partners_share_it() -> None:
    assert match(1, 2).standing_of(0) == 1
    assert match(1, 2).standing_of(1) == -1
    assert match(1, 1).standing_of(0) == 0
    assert match(1, 2, 1, 2, teams=(0, 1, 0, 1)).standing_of(2) == 1


def test_a_score_counts_the_matches_of_one_bot() -> None:
    total = score([(match(1, 2), 0), (match(1, 2), 1), (match(1, 1), 1), (match(2, 1), 1)])
    assert (total.wins, total.ties, total.losses, total.matches) == (2, 1, 1, 4)
    assert total.share == pytest.approx(0.625)


def test_rounds_are_told_by_mean_and_median() -> None:
    total = Score(3, 0, 0, (10.0, 11.0, 30.0))
    assert (total.mean_rounds, median(total.rounds)) == (17.0, 11.0)


@pytest.mark.parametrize(
    ("share", "matches", "low", "high"),
    [(1.0, 10, 0.722, 1.0), (0.0, 10, 0.0, 0.278), (0.5, 100, 0.404, 0.596), (0.9, 400, 0.867, 0.926)],
)
def test_the_interval_is_wilsons(share: float, matches: int, low: float, high: float) -> None:
    assert wilson(share, matches) == pytest.approx((low, high), abs=0.001)


def test_derived_seeds_differ_by_purpose_and_number() -> None:
    seeds = {derived(1, purpose, number) for purpose in ("dice", "bot") for number in range(3)}
    assert len(seeds) == 6
    assert FastChance(derived(1, "dice", 0)).below(1000) == FastChance(derived(1, "dice", 0)).below(1000)
