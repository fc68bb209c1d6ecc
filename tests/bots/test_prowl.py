"""How the bosun plays Pirates on the Prowl: single situations, and how strong it is. Everything is seeded."""

import sys
from collections.abc import Sequence
from functools import partial
from time import process_time

import pytest

from skulduggery.bots import make_bot
from skulduggery.bots.greedy import Bosun
from skulduggery.core.chance import FastChance
from skulduggery.core.messages import Move
from skulduggery.core.options import make_options
from skulduggery.games import game_called
from skulduggery.games.prowl.moves import Attack, DavySail, Dig, Done, Dump, Raid, Sail, Store, Trade
from skulduggery.lab.duel import Score, play_rotated, score, wilson
from tests.games.prowl.scene import Scene
from tests.games.prowl.test_battle import engaged

SEED = 2026
MUST = 0.90  # the part of two-player matches on the small board that the bosun must win
SLOWEST = 0.050  # seconds of a decision on average

GAME = game_called("prowl")


def choice(scene: Scene, seed: int = 1) -> Move:
    """What the bosun plays in a situation, from what its seat may know."""
    chance, seat = FastChance(seed), scene.state.pending[-1].seat
    return Bosun(GAME, chance).choose(seat, scene.moves(), lambda: GAME.resample(scene.state, seat, chance))


def nearer(scene: Scene, move: Move, goal: str) -> bool:
    """Whether a sail brings the ship nearer to a place."""
    assert isinstance(move, Sail)
    steps = scene.sea.steps_to(scene.sea.index[goal])
    return steps[scene.sea.index[move.to]] < steps[scene.state.pos[scene.state.ship]]


# --- situations


def test_a_prowler_sails_for_a_town_and_raids_it() -> None:
    scene = Scene(at={"blue": "22,3"}, die=1)
    assert choice(scene) in (Sail("campeche"), Sail("port_royal"))
    scene.play(Sail("campeche"))
    assert choice(scene) == Raid()


def test_cargo_goes_where_it_belongs() -> None:
    scene = Scene(at={"blue": "15,7"}, cards={"blue": "C51, gold"}, die=3)
    assert nearer(scene, choice(scene), "campeche")
    there = Scene(at={"blue": "campeche"}, cards={"blue": "C51, gold"}, die=1)
    there.play(Sail("campeche"))
    assert choice(there) == Trade("C51")


def test_it_lands_and_digs() -> None:
    scene = Scene(at={"blue": "13,6"}, cards={"blue": "C05"}, die=2)
    assert choice(scene) == Sail("bora_bora")
    scene.play(Sail("bora_bora"))
    assert choice(scene) == Dig("C05")


def test_treasure_is_brought_home_and_stored() -> None:
    scene = Scene(at={"blue": "8,1"}, cards={"blue": "diamond, ruby"}, die=4)
    assert nearer(scene, choice(scene), "home_blue")
    home = Scene(cards={"blue": "diamond"}, die=1)
    home.play(Sail("home_blue"))
    assert choice(home) == Store("diamond")


def test_it_stores_what_wins() -> None:
    scene = Scene(cards={"blue": "silver"}, chests={"blue": "diamond, diamond"}, die=1)
    scene.play(Sail("home_blue"))
    assert choice(scene) == Store("silver")


def test_it_attacks_a_rich_rival_and_spares_a_strong_one() -> None:
    assert choice(engaged("bronze, bronze", "diamond, ruby")) == Attack("purple")
    assert choice(engaged("diamond, ruby", "bronze, bronze, C01")) == Done()


def test_it_keeps_the_best_of_the_booty() -> None:
    scene = engaged("bronze, C01", "diamond, ruby, gold")
    scene.play(Attack("purple"), 6, 6, 1)
    dumped = [choice(scene)]
    scene.play(dumped[0])
    dumped.append(choice(scene))
    assert set(dumped) <= {Dump("bronze"), Dump("C01")}


def test_davy_hunts_a_rich_rival() -> None:
    scene = Scene(at={"purple": "15,6"}, davy_at="13,7", commander=0, cards={"purple": "diamond, ruby"})
    assert choice(scene) == DavySail()
    scene.play(DavySail(), 1)
    to = choice(scene)
    assert isinstance(to, Sail)
    scene.play(to)
    assert scene.asked == "davy_engage 0"
    assert choice(scene) == Attack("purple")


def test_a_decision_on_the_large_board_is_quick() -> None:
    """Eight bosuns, a few rounds: the mean of all decisions with a choice."""
    options = make_options(GAME.options_type, GAME.seats, {"players": 8})
    chance = FastChance(1)
    state, bosun = GAME.start(options, chance, []), make_bot("bosun", GAME, 1)
    spent, choices = 0.0, 0
    while choices < 120:
        seat, legal = state.pending[-1].seat, GAME.legal_moves(state)
        began = process_time()
        move = bosun.choose(seat, legal, partial(GAME.resample, state, seat, chance))
        if len(legal) > 1:
            spent, choices = spent + process_time() - began, choices + 1
        GAME.apply(state, move, chance)
    assert spent / choices <= SLOWEST


# --- strength


def series(capsys: pytest.CaptureFixture[str], bots: Sequence[str], matches: int) -> Score:
    """A series with the usual options: at the round limit the ranking decides."""
    options = make_options(GAME.options_type, GAME.seats, {"players": len(bots)})
    played = [play_rotated(GAME, options, bots, SEED, at) for at in range(matches)]
    outcome = score(played)
    low, high = wilson(outcome.share, matches)
    reached = sum(match.result.reason == "target" for match, _ in played)
    with capsys.disabled():
        sys.stdout.write(
            f"\n{bots[0]} among {', '.join(bots)}: {outcome.wins} of {matches} won, 95 % interval {low:.1%} to "
            f"{high:.1%}; {reached} by a full chest; median of {outcome.median_rounds:.1f} rounds\n"
        )
    return outcome


def test_the_bosun_beats_the_deckhand_with_two_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert series(capsys, ["bosun", "deckhand"], 10).share >= MUST


@pytest.mark.slow
def test_the_bosun_wins_nine_of_ten_among_400_matches_with_two_players(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = series(capsys, ["bosun", "deckhand"], 400)
    assert outcome.share >= MUST
    assert outcome.interval[0] >= MUST


@pytest.mark.slow
def test_bosuns_among_themselves_fill_their_chests(capsys: pytest.CaptureFixture[str]) -> None:
    """Mostly before the safeguard: a match that never ends is no fun to watch."""
    outcome = series(capsys, ["bosun"] * 4, 40)
    assert outcome.median_rounds < 200
