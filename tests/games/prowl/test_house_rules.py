"""Where the rulebook can be read in two ways: bridges on which ships fight, cargo that goes into the sea anywhere."""

import pytest

from skulduggery.core.messages import Card
from skulduggery.games.prowl.events import BattleFought, Dumped, Exiled, Sunk
from skulduggery.games.prowl.moves import Attack, DavySail, Done, Dump, Exile, Raid, Roll, Sail
from skulduggery.games.prowl.refusals import TreasureStays
from tests.games.prowl.scene import Scene
from tests.games.situation import kinds, the

# --- open bridges


@pytest.mark.parametrize(("bridges", "asked"), [("safe", "roll 1"), ("open", "engage 0")])
def test_a_ship_on_a_bridge_is_attacked_only_where_bridges_are_open(bridges: str, asked: str) -> None:  # PR-10.13
    scene = Scene(at={"purple": "twir_north", "blue": "16,1"}, cards={"blue": "silver"}, roll=1, bridges=bridges)
    scene.play(Sail("16,0"))
    assert scene.asked == asked


@pytest.mark.parametrize(("bridges", "asked"), [("safe", "roll 1"), ("open", "engage 0")])
def test_a_ship_attacks_from_a_bridge_only_where_bridges_are_open(bridges: str, asked: str) -> None:  # PR-10.13
    scene = Scene(at={"purple": "14,1", "blue": "16,0"}, cards={"blue": "silver"}, roll=1, bridges=bridges)
    scene.play(Sail("twir_north"))
    assert scene.asked == asked


@pytest.mark.parametrize("field", ["13,0", "16,0", "14,1", "15,1"])
def test_all_squares_beside_a_bridge_are_alongside(field: str) -> None:  # PR-10.13
    scene = Scene(at={"purple": "twir_north", "blue": "14,2"}, steps=6, bridges="open")
    scene.play(Sail(field))
    assert scene.offered() == {"attack purple", "done"}


def test_corners_of_a_bridge_are_not_alongside() -> None:  # PR-10.13
    scene = Scene(at={"purple": "twir_north", "blue": "15,2"}, cards={"blue": "silver"}, roll=1, bridges="open")
    scene.play(Sail("16,1"))
    assert scene.asked == "roll 1"


def test_two_ships_on_one_bridge_lie_side_by_side() -> None:  # PR-10.13
    at = {"purple": "twir_north", "blue": "16,1"}
    scene = Scene(at=at, cards={"blue": "silver", "purple": "gold"}, roll=1, bridges="open")
    scene.play(Sail("twir_north"))
    battle = the(BattleFought, scene.play(Attack("purple"), 6, 1))
    assert (battle.ship, battle.target, battle.won) == ("blue", "purple", True)
    assert scene.asked == "loot 0"


def test_the_ends_of_a_crossing_are_not_side_by_side() -> None:  # PR-10.13
    at = {"purple": "twir_south", "blue": "16,1"}
    scene = Scene(at=at, cards={"blue": "silver", "purple": "gold"}, roll=1, bridges="open")
    scene.play(Sail("twir_north"))
    assert scene.asked == "roll 1"


def test_on_a_bridge_too_all_steps_must_be_used() -> None:  # PR-10.13, PR-10.03
    at = {"purple": "14,1", "blue": "16,0"}
    scene = Scene(at=at, cards={"blue": "C01, C02"}, roll=1, bridges="open")  # three steps: there, out and back
    scene.play(Sail("twir_north"))
    assert scene.asked == "engage 0"
    still = Scene(at={**at, "blue": "twir_north"}, cards={"blue": "silver"}, roll=1, bridges="open")
    still.play(Sail("twir_north"))  # nothing was walked
    assert still.asked == "roll 1"


def test_towns_and_homes_stay_safe() -> None:  # PR-10.13, PR-10.04
    scene = Scene(at={"purple": "tortuga", "blue": "6,1"}, cards={"blue": "silver"}, roll=1, bridges="open")
    scene.play(Sail("6,0"))
    assert scene.asked == "roll 1"


def test_a_prowler_is_exiled_from_a_bridge() -> None:  # PR-10.13, PR-10.10
    scene = Scene(at={"purple": "twir_north", "blue": "16,1"}, cards={"blue": "silver"}, roll=1, bridges="open")
    scene.play(Sail("16,0"))
    scene.play(Attack("purple"), 6, 1)
    assert the(Exiled, scene.play(Exile("chicken"))).start == "twir_north"


def test_davy_fights_on_open_bridges_and_is_attacked_there() -> None:  # PR-10.13, PR-11.09
    at = {"purple": "twir_north"}
    scene = Scene(at=at, davy_at="16,3", commander=0, cards={"purple": "gold"}, bridges="open")
    scene.play(DavySail(), 1)
    scene.play(Sail("twir_north"))
    assert scene.asked == "davy_engage 0"
    assert the(Sunk, scene.play(Attack("purple"), 6, 1)).cards == ("gold",)
    rival = Scene(
        at={"blue": "16,1"},
        davy_at="twir_north",
        commander=1,
        cards={"blue": "silver"},
        roll=1,
        bridges="open",
        ghost="hunted",
    )
    rival.play(Sail("16,0"))
    assert rival.offered() == {"attack davy", "done"}


@pytest.mark.parametrize(("bridges", "rule"), [("safe", "PR-10.04"), ("open", None)])
def test_who_is_safe_on_a_bridge_is_told(bridges: str, rule: str | None) -> None:  # PR-10.13
    at = {"purple": "twir_north", "red": "17,0", "blue": "16,1"}
    scene = Scene(players=3, at=at, cards={"blue": "silver"}, roll=1, bridges=bridges)
    scene.play(Sail("16,0"))
    why = scene.why("purple")
    assert (why.rule if why else None) == rule


# --- cargo into the sea anywhere


def test_cargo_goes_into_the_sea_before_sailing_wherever_the_ship_lies() -> None:  # PR-8.08
    for place in ("15,7", "campeche", "home_blue", "bora_bora", "twir_north"):
        scene = Scene(at={"blue": place}, cards={"blue": "C01, C05, silver"}, roll=1, ditching="anywhere")
        assert {"dump C01", "dump C05"} <= scene.offered()
        assert the(Dumped, scene.play(Dump("C05"))).card == "C05"
        assert (scene.asked, scene.pile()) == ("sail 0", ["C05"])
        assert "dump C05" not in scene.offered()


def test_usually_nothing_is_thrown_away_before_sailing() -> None:  # PR-8.05, PR-8.08
    scene = Scene(at={"blue": "15,7"}, cards={"blue": "C01, C05, silver"}, roll=1)
    assert not any(isinstance(move, Dump) for move in scene.moves())


def test_treasure_is_not_thrown_away_at_will() -> None:  # PR-8.08
    scene = Scene(at={"blue": "15,7"}, cards={"blue": "C01, silver"}, roll=1, ditching="anywhere")
    assert "dump silver" not in scene.offered()
    assert scene.game.why_not(scene.state, Card("aboard-silver")) == TreasureStays("PR-8.08", "silver")
    assert scene.why("dump-silver") == TreasureStays("PR-8.08", "silver")


def test_the_steps_of_the_throw_stay_and_the_next_throw_is_a_prowlers() -> None:  # PR-8.08, PR-4.02
    scene = Scene(at={"blue": "15,7"}, cards={"blue": "C01"}, roll=2, ditching="anywhere", davy=False)
    before = scene.reach()
    scene.play(Dump("C01"))
    assert (scene.state.steps, scene.reach()) == (3, before)
    scene.play(Sail("15,7"))
    scene.pass_turn()
    scene.play(Roll(), 2)
    assert scene.state.steps == 5


def test_without_its_map_an_island_is_out_of_reach() -> None:  # PR-8.08, PR-3.11
    scene = Scene(at={"blue": "13,6"}, cards={"blue": "C05"}, roll=2, ditching="anywhere")
    assert "bora_bora" in scene.reach()
    scene.play(Dump("C05"))
    assert "bora_bora" not in scene.reach()


def test_who_has_thrown_the_card_of_a_town_away_may_raid_it() -> None:  # PR-8.08, PR-5.05
    scene = Scene(at={"blue": "22,3"}, cards={"blue": "C51"}, roll=1, ditching="anywhere")
    scene.play(Dump("C51"))
    scene.play(Sail("campeche"))
    assert scene.offered() == {"raid", "done"}
    assert kinds(scene.play(Raid(), "C01"))[0] == "card_drawn"


def test_after_sailing_nothing_else_is_thrown_away_than_usual() -> None:  # PR-8.08, PR-5.06
    scene = Scene(at={"blue": "22,3"}, cards={"blue": "C01"}, roll=1, ditching="anywhere")
    scene.play(Sail("campeche"))
    assert scene.offered() == {"raid", "done"}


def test_a_wrecked_ship_throws_nothing_away() -> None:  # PR-8.08, PR-9.08
    scene = Scene(at={"blue": "15,7"}, cards={"blue": "C01"}, wrecked=["blue"], roll=1, ditching="anywhere")
    assert not any(isinstance(move, Dump) for move in scene.moves())


def test_all_may_go_one_at_a_time() -> None:  # PR-8.08
    scene = Scene(at={"blue": "15,7"}, cards={"blue": "C01, C05, C09"}, roll=1, ditching="anywhere")
    for card in ("C09", "C01", "C05"):
        scene.play(Dump(card))
    assert scene.state.cards[0] == []
    assert Done() not in scene.moves()  # sailing, or staying, ends it
