"""The choice of a bosun in a situation, and series of matches that print their outcome. Seeded: equal in every run."""

import sys
from collections.abc import Sequence
from statistics import median
from typing import Any

import pytest

from skulduggery.bots.greedy import Bosun
from skulduggery.core.chance import FastChance
from skulduggery.core.game import Game
from skulduggery.core.messages import Move
from skulduggery.core.options import make_options
from skulduggery.lab.duel import Score, duel, play_rotated, score
from tests.games.situation import Situation
from tests.question import asked_in

SEED = 2026
MUST = 0.90  # the part of two-player matches that the bosun must win

Captured = pytest.CaptureFixture[str]


def choice(scene: Situation[Any], seed: int = 1) -> Move:
    """What the bosun plays in a situation, from what its seat may know."""
    game, state = scene.game, scene.state
    chance, seat = FastChance(seed), asked_in(state).seat
    return Bosun(game, chance).choose(seat, scene.moves(), lambda: game.resample(state, seat, chance))


def series(capsys: Captured, game: Game[Any], bots: Sequence[str], matches: int, **options: object) -> Score:
    """At the round limit the ranking decides."""
    given = make_options(game.options_type, game.seats, {"players": len(bots), **options})
    return told(capsys, bots, duel(game, given, bots, matches, SEED))


def series_to_the_target(capsys: Captured, game: Game[Any], bots: Sequence[str], matches: int) -> Score:
    """A match that ends at the round limit is lost by everybody."""
    given = make_options(game.options_type, game.seats, {"players": len(bots)})
    played = [play_rotated(game, given, bots, SEED, at) for at in range(matches)]
    won = score([pair for pair in played if pair[0].result.reason == "target"]).wins
    return told(capsys, bots, Score(won, 0, matches - won, tuple(match.rounds for match, _ in played)))


def told(capsys: Captured, bots: Sequence[str], score: Score) -> Score:
    low, high = score.interval
    with capsys.disabled():
        sys.stdout.write(
            f"\n{bots[0]} among {', '.join(bots)}: {score.wins} wins, {score.ties} ties, {score.losses} losses: "
            f"{score.share:.1%}, 95 % interval {low:.1%} to {high:.1%}; "
            f"rounds: mean {score.mean_rounds:.1f}, median {median(score.rounds):.1f}\n"
        )
    return score
