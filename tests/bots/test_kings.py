"""How the bosun plays King of the Pirates: single situations, and how strong it is. Everything is seeded."""

import sys
from collections.abc import Sequence

import pytest

from skulduggery.bots.greedy import Bosun
from skulduggery.bots.heuristics.kings_odds import ABOVE, hit_odds
from skulduggery.core.chance import FastChance
from skulduggery.core.messages import Move
from skulduggery.core.options import make_options
from skulduggery.games import game_called
from skulduggery.games.kings.moves import (
    AttackNation,
    Buy,
    Captain,
    Dig,
    Keelhaul,
    Pass,
    PlayMutiny,
    Reroll,
    Steal,
    Stop,
)
from skulduggery.lab.duel import Score, play_rotated, score, wilson
from tests.games.kings.scene import Scene

SEED = 2026
MUST = 0.90  # the part of two-player matches that the bosun must win; at the round limit the ranking decides

GAME = game_called("kings")
MAPS = "Treasure Map, Treasure Map, Treasure Map, Treasure Map"


def choice(scene: Scene, seed: int = 1) -> Move:
    """What the bosun plays in a situation, from what its seat may know."""
    chance, seat = FastChance(seed), scene.state.pending[-1].seat
    return Bosun(GAME, chance).choose(seat, scene.moves(), lambda: GAME.resample(scene.state, seat, chance))


def test_odds_of_two_dice() -> None:
    assert ABOVE[1] == 1.0
    assert ABOVE[6] == pytest.approx(21 / 36)
    assert hit_odds(-11, 0) == pytest.approx(1 / 36)
    assert hit_odds(-12, 9) == 0.0
    assert hit_odds(-9, 1) > hit_odds(-9, 0)


def test_it_raids_when_it_can() -> None:
    scene = Scene("A H ~ T + H\nA4: A m")
    scene.play(Stop())
    assert choice(scene) == AttackNation()


def test_it_digs_when_it_can() -> None:
    assert choice(Scene("B ~ ~ A ~ ~ ~", hands={0: MAPS})) == Dig()


def test_it_buys_a_part_early() -> None:
    scene = Scene(money={0: 2600})
    scene.play(Stop())
    assert isinstance(choice(scene), Buy)


def test_it_fires_when_it_fails() -> None:
    scene = Scene("A H ~ T + H\nA4: A M")
    scene.play_on(Stop(), AttackNation(), 1, 1)
    assert choice(scene) == Reroll("both")


def test_it_hires_for_synergy() -> None:
    scene = Scene(crews={0: "Barrel Benedict, Hannah Grapeshot, Quill Meredith, Grandpa Spade"}, parts={0: "gun_deck"})
    scene.state.ships[0].captain = -1
    scene.state.pending = []
    scene.ask("crew_captain", 0)
    assert choice(scene) == Captain("barrel-benedict")  # the council makes the most of them


def test_it_prevents_mutinies_and_starts_them() -> None:
    scene = Scene(
        at="window_maintenance", hands={0: "Keelhaul", 1: "Mutiny"}, crews={0: "Hannah Grapeshot, Ledger Lou"}
    )
    scene.play_on(Pass(), PlayMutiny(0))
    assert choice(scene) == Keelhaul()


def test_it_steals_from_the_rich() -> None:
    assert choice(Scene(at="steals", crews={0: "Sorry Silas"}, money={1: 900})) == Steal(1)


# --- strength


def series(capsys: pytest.CaptureFixture[str], bots: Sequence[str], matches: int) -> Score:
    options = make_options(GAME.options_type, GAME.seats, {"players": len(bots)})
    played = [play_rotated(GAME, options, bots, SEED, at) for at in range(matches)]
    outcome = score(played)
    low, high = wilson(outcome.share, matches)
    reached = sum(match.result.reason == "target" for match, _ in played)
    with capsys.disabled():
        sys.stdout.write(
            f"\n{bots[0]} among {', '.join(bots)}: {outcome.share:.1%} of {matches} won, 95 % interval {low:.1%} to "
            f"{high:.1%}; {reached} by the target; median of {outcome.median_rounds:.1f} rounds\n"
        )
    return outcome


def test_the_bosun_beats_the_deckhand_with_two_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert series(capsys, ["bosun", "deckhand"], 12).share >= MUST


@pytest.mark.slow
def test_the_bosun_wins_nine_of_ten_among_400_matches_with_two_players(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = series(capsys, ["bosun", "deckhand"], 400)
    assert outcome.share >= MUST
    assert outcome.interval[0] >= MUST
