"""How strong the bosun is. Everything is seeded, so these figures are the same in every run."""

from collections.abc import Callable
from functools import partial
from statistics import median

import pytest

from skulduggery.core.options import make_options
from skulduggery.games import game_called
from skulduggery.lab.duel import Score, play_match
from tests.bots.series import MUST, Captured, series, series_to_the_target

BLACKWOOD, BOUNTY, PROWL = game_called("blackwood"), game_called("bounty"), game_called("prowl")
Series = Callable[..., Score]

# One card of Pirates on the Prowl ends a match of two players at once. Skill shows where the pirate returns.
series_with_kraken = partial(series, kraken="reborn")

# How a series of the game is counted, and how many matches are enough in `make test`.
COUNTED: dict[str, tuple[Series, int]] = {
    "blackwood": (series, 40),
    "bounty": (series_to_the_target, 30),
    "kings": (series, 12),
    "prowl": (series_with_kraken, 10),
}
each_series = pytest.mark.parametrize("key", COUNTED)


@each_series
def test_the_bosun_beats_the_deckhand_with_two_players(capsys: Captured, key: str) -> None:
    counted, matches = COUNTED[key]
    assert counted(capsys, game_called(key), ["bosun", "deckhand"], matches).share >= MUST


@pytest.mark.slow
@each_series
def test_the_bosun_wins_nine_of_ten_among_400_matches_with_two_players(capsys: Captured, key: str) -> None:
    counted, _ = COUNTED[key]
    assert counted(capsys, game_called(key), ["bosun", "deckhand"], 400).interval[0] >= MUST


@pytest.mark.slow
def test_the_bosun_wins_three_of_four_although_the_kraken_kills(capsys: Captured) -> None:
    assert series(capsys, PROWL, ["bosun", "deckhand"], 400).interval[0] >= 0.75


@pytest.mark.parametrize(("key", "matches", "share"), [("blackwood", 24, MUST), ("bounty", 12, 0.75)])
def test_one_bosun_beats_three_deckhands(capsys: Captured, key: str, matches: int, share: float) -> None:
    counted, _ = COUNTED[key]
    assert counted(capsys, game_called(key), ["bosun", *["deckhand"] * 3], matches).share >= share


def test_two_bosuns_beat_two_deckhands_at_hoarding(capsys: Captured) -> None:
    assert series(capsys, BLACKWOOD, ["bosun", "deckhand"] * 2, 16, mode="hoard").share >= MUST


# --- how long matches of bosuns are, as the specification says


@pytest.mark.slow
@pytest.mark.parametrize(("players", "shortest", "longest"), [(2, 15, 31), (4, 12, 24)])
def test_races_for_gold_end_in_time(capsys: Captured, players: int, shortest: float, longest: float) -> None:
    score = series(capsys, BLACKWOOD, ["bosun"] * players, 200)
    assert score.share == pytest.approx(1 / players)
    assert shortest <= median(score.rounds) <= longest


@pytest.mark.slow
@pytest.mark.parametrize(("players", "shortest", "longest"), [(2, 11, 19), (4, 15, 27)])
def test_matches_of_bounty_end_in_time(capsys: Captured, players: int, shortest: float, longest: float) -> None:
    score = series_to_the_target(capsys, BOUNTY, ["bosun"] * players, 200)
    assert shortest <= median(score.rounds) <= longest


@pytest.mark.slow
def test_pirates_on_the_prowl_fill_their_chests(capsys: Captured) -> None:
    """Most matches end before the limit of rounds."""
    assert median(series(capsys, PROWL, ["bosun"] * 4, 40).rounds) < 200


@pytest.mark.slow
@pytest.mark.parametrize("treasure", ["player", "ship"])
def test_two_ships_each_come_to_an_end_although_no_round_is_the_last(treasure: str) -> None:
    """PR-2.04, PR-15.01: somebody wins, or outlives the others."""
    values = {"players": 2, "ships": 2, "rounds": "unlimited", "treasure": treasure}
    given = make_options(PROWL.options_type, PROWL.seats, values)
    played = [play_match(PROWL, given, ["bosun"] * 2, seed) for seed in range(10)]
    assert {match.result.reason for match in played} <= {"target", "last_alive"}
    assert median([match.rounds for match in played]) < 250
