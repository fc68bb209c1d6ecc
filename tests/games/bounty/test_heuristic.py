"""How the bosun plays Bounty, in single situations. Everything is seeded."""

import pytest

from skulduggery.core.messages import Move
from skulduggery.games import game_called
from skulduggery.games.bounty.heuristic_routes import routes_on, turns
from skulduggery.games.bounty.moves import Borrow, Buy, Engage, Fight, Raid, Sail, Take
from skulduggery.games.bounty.sea import NO_PORT
from tests.bots.series import choice
from tests.games.bounty.scene import Scene

GAME = game_called("bounty")


def often(scene: Scene) -> Move:
    """What it plays in most of several tries, each with other hidden cards."""
    choices = [choice(scene, seed) for seed in range(7)]
    return max(choices, key=choices.count)


# --- routes


def test_turns_grow_with_the_distance() -> None:
    assert turns(0) == 0
    assert turns(4) < turns(8) < turns(16)


def test_voyages_bring_less_the_emptier_the_purse_and_the_more_ports_are_used() -> None:
    sea = Scene().state.setting.sea
    plan = routes_on(sea).plan(12)
    rich, poor, broke = (plan.best(sea.home, 0, purse, NO_PORT, 0).net for purse in (63, 12, 0))
    assert rich > poor > broke
    assert plan.best(sea.home, 0b1111111, 63, NO_PORT, 0).net < rich


def test_a_turn_costs_what_the_best_voyage_earns_in_it() -> None:
    """So a voyage brings nothing beyond its turns, and a ship that waits loses them."""
    sea = Scene().state.setting.sea
    routes = routes_on(sea)
    assert routes.plan(12).best(sea.home, 0, 12, NO_PORT, 0).net == pytest.approx(0.0, abs=0.01)
    assert routes.plan(12).rate < routes.plan(48).rate


# --- situations


def test_it_enters_a_port_and_buys() -> None:
    scene = Scene("D E F\n 11 . C .", purses={0: 63}, roll=3)
    assert choice(scene) == Sail("E12")
    scene.play(Sail("E12"))
    assert choice(scene) == Buy()


def test_it_spends_its_last_dubloons_on_a_card_before_it_goes_home() -> None:
    scene = Scene("D E F\n 11 . C .", holds={"crimson": "Coral, Molasses"}, purses={0: 4}, roll=3)
    scene.play(Sail("E12"))
    assert choice(scene) == Buy()


def test_it_races_home_with_a_cargo_that_wins() -> None:
    scene = Scene("H I J\n 11 . C .", holds={"crimson": "Crown Jewels"}, purses={0: 40}, roll=2)
    assert choice(scene) == Sail("I13")
    far = Scene("H I J\n 5 . C .", holds={"crimson": "Crown Jewels, Coral"}, purses={0: 40}, roll=4)
    home = far.state.setting.sea.steps[far.state.setting.sea.home]
    move = choice(far)
    assert isinstance(move, Sail)
    assert home[far.state.setting.sea.index[move.square]] < home[far.state.places[0]]


def test_a_hidden_pirate_robs_a_rich_ship() -> None:
    holds = {"crimson": "The Mudlark", "gold": "Salt Cod, Wool, Coral, Emeralds"}
    assert often(Scene("H I J\n 9 C . G", holds=holds, roll=2)) == Raid("J9")


def test_it_robs_a_rich_ship_that_may_choose_to_fight_and_fights_for_a_rich_cargo() -> None:  # BO-A.14
    holds = {"crimson": "The Mudlark", "gold": "Salt Cod, Wool, Coral, Emeralds"}
    assert often(Scene("H I J\n 9 C . G", holds=holds, roll=2, hidden_pirates="choose")) == Raid("J9")
    holds = {"crimson": "Red Moll", "gold": "Salt Cod, Coral, Emeralds, The Mudlark"}
    scene = Scene("H I J\n 9 C . G", holds=holds, roll=2, hidden_pirates="choose")
    scene.play(Raid("J9"))
    assert often(scene) == Fight()


def test_a_pirate_with_a_rich_hold_does_not_risk_it_for_a_trifle() -> None:
    holds = {"crimson": "Emeralds, Jade, Coral, The Mudlark", "gold": "Salt Cod"}
    assert often(Scene("H I J\n 9 C . G", holds=holds, roll=2)) != Raid("J9")


def test_a_warship_takes_a_known_pirate() -> None:
    scene = Scene(
        "H I J\n 9 C . G",
        holds={"crimson": "Brig Steadfast", "gold": "Red Moll"},
        plunder={"gold": "Jade, Coral"},
        shown=["gold"],
        roll=2,
    )
    assert choice(scene) == Engage("gold")


def test_the_robbed_fetch_the_commission_and_catch_the_robber() -> None:
    robbed = {
        "holds": {"gold": "Red Moll"},
        "plunder": {"gold": "Jade, Coral, Emeralds"},
        "shown": ["gold"],
        "claims": {"crimson": "gold"},
    }
    scene = Scene("G H I J K\n 7 . C A # .\n 8 . . . . .\n 5 . G . . .", roll=2, **robbed)  # type: ignore[arg-type]
    assert choice(scene) == Sail("I7")
    scene.play(Sail("I7"))
    assert choice(scene) == Take()
    chase = Scene("H I J\n 9 C . G", commission="crimson", roll=3, **robbed)  # type: ignore[arg-type]
    assert choice(chase) == Engage("gold")


def test_a_rich_ship_keeps_out_of_reach_of_a_known_pirate() -> None:
    scene = Scene(
        "G H I J K L M\n 9 . . . C . . G",
        holds={"crimson": "Jade, Coral, Emeralds", "gold": "Red Moll"},
        shown=["gold"],
        roll=4,
    )
    move = choice(scene)
    assert isinstance(move, Sail)
    sea = scene.state.setting.sea
    assert sea.harbour[sea.index[move.square]] or sea.steps[sea.index[move.square]][sea.index["M9"]] > 3


def test_it_borrows_when_it_cannot_trade_otherwise() -> None:
    scene = Scene(purses={0: 0}, roll=2)
    scene.play(Sail("I13"))
    assert choice(scene) == Borrow()


@pytest.mark.parametrize("purse", [5, 12, 20, 35])
def test_it_does_not_wait_in_home_port(purse: int) -> None:  # BO-S.06
    assert choice(Scene(players=3, purses={0: purse}, roll=4)) != Sail("I13")


@pytest.mark.parametrize("purse", [5, 12, 25, 50])
def test_its_second_ship_does_not_wait_in_home_port_until_the_first_is_back(purse: int) -> None:  # BO-S.02
    """The first ship may not plan with all the money: then the second would have nothing to do."""
    scene = Scene("H I J\n 11 . C .", players=2, purses={0: purse}, ship="crimson-2", roll=4)
    assert choice(scene) != Sail("I13")


def test_it_does_not_come_home_empty() -> None:
    assert choice(Scene("H I J\n 11 . C .", roll=2)) != Sail("I13")
