"""The twelve cards nobody wants. PR-9.*"""

import pytest

from skulduggery.games.prowl import GAME
from skulduggery.games.prowl.events import BadLuckStruck, DavySentHome, Died, GameEnded, Reborn, Repaired, TurnLost
from skulduggery.games.prowl.moves import Done, Raid, Roll, Sail
from skulduggery.games.prowl.telling import TELLING
from tests.games.prowl.scene import Scene
from tests.games.situation import kinds, the


def raid(card: str, town: str = "campeche", cards: str = "", **more: object) -> tuple[Scene, list[object]]:
    """Blue raids and draws that card."""
    at = {"blue": town, **more.pop("at", {})}  # type: ignore[dict-item]
    scene = Scene(at=at, cards={"blue": cards}, roll=1, **more)  # type: ignore[arg-type]
    scene.play(Sail(town))
    return scene, list(scene.play(Raid(), card))


def test_bad_luck_happens_at_once_and_to_the_raiding_ship_only() -> None:  # PR-9.01, PR-9.02
    scene, events = raid("fire", cards="C01", at={"purple": "campeche"})
    assert kinds(events)[:2] == ["card_drawn", "bad_luck_struck"]  # type: ignore[arg-type]
    assert scene.cards("blue") == ""
    full = Scene(at={"blue": "campeche", "purple": "campeche"}, cards={"purple": "silver"}, roll=1)
    full.play_on(Sail("campeche"), Raid(), "fire")
    assert full.cards("purple") == "silver"


def test_a_storm_carries_the_ship_to_the_opposite_town() -> None:  # PR-9.03
    scene, events = raid("storm", cards="C01, silver")
    blow = the(BadLuckStruck, events)  # type: ignore[arg-type]
    assert (blow.start, blow.to, blow.lost) == ("campeche", "tripoli", ())
    assert (scene.where("blue"), scene.cards("blue")) == ("tripoli", "C01, silver")
    assert scene.asked == "roll 1"  # nothing is done there this turn
    assert scene.ship("blue").last_raid == "campeche"


def test_a_storm_into_a_full_town_leads_next_door_or_nowhere() -> None:  # PR-9.04
    others = ("purple", "red", "yellow", "green", "white", "black")
    full = dict.fromkeys(others[:3], "tripoli")
    scene, _ = raid("storm", players=8, at=full)
    assert scene.where("blue") == "clew_bay"
    both = full | dict.fromkeys(others[3:], "clew_bay")
    scene, events = raid("storm", players=8, at=both)
    assert scene.where("blue") == "campeche"
    assert TELLING.cites(the(BadLuckStruck, events)) == "PR-9.04"  # type: ignore[arg-type]


def test_on_the_small_board_a_full_storm_town_leaves_the_ship_where_it_is() -> None:  # PR-9.04
    at = {"black": "port_royal_campeche", **dict.fromkeys(("green", "red", "yellow"), "clew_bay_tripoli")}
    scene = Scene(board="small", players=4, at=at, roll=1)
    scene.play_on(Sail("port_royal_campeche"), Raid(), "storm")
    assert scene.where("black") == "port_royal_campeche"


def test_fire_takes_everything_on_board_but_not_the_chest() -> None:  # PR-9.05
    scene, events = raid("fire", cards="C01, bronze, diamond", chests={"blue": "gold"})
    assert the(BadLuckStruck, events).lost == ("C01", "bronze", "diamond")  # type: ignore[arg-type]
    assert (scene.cards("blue"), scene.chest("blue")) == ("", "gold")
    assert scene.pile() == ["fire", "C01"]
    assert (scene.left("bronze"), scene.left("diamond")) == (6, 2)


def test_a_wrecked_ship_is_not_moved_and_keeps_its_cards() -> None:  # PR-9.06
    scene, _ = raid("shipwreck", cards="C01")
    assert (scene.where("blue"), scene.cards("blue"), scene.ship("blue").wrecked) == ("campeche", "C01", True)


def test_a_wrecked_ship_only_comes_nearer_to_its_home() -> None:  # PR-9.07
    scene = Scene(at={"blue": "port_royal"}, wrecked=["blue"], cards={"blue": "C01, C02"}, roll=4)
    steps = scene.sea.steps_to(scene.sea.index["home_blue"])
    assert steps[scene.sea.index["port_royal"]] == 11
    assert "twir_east" in scene.reach()
    assert all(steps[scene.sea.index[field]] <= 10 for field in scene.reach())
    assert all(scene.sea.is_water[scene.sea.index[field]] for field in scene.reach())
    assert "campeche" not in scene.reach()
    assert scene.why("campeche").rule == "PR-9.07"  # type: ignore[union-attr]


def test_home_in_reach_is_the_only_destination() -> None:  # PR-9.07
    scene = Scene("@4,3\nA", wrecked=["blue"], roll=2)
    assert scene.reach() == {"home_blue"}


def test_a_wrecked_ship_that_cannot_come_nearer_stays() -> None:  # PR-9.07
    at = dict(zip(("purple", "red", "yellow", "green"), ("3,2", "3,3", "3,4", "3,5"), strict=True))
    scene = Scene(players=8, at={"blue": "4,3", **at, "white": "4,4", "black": "4,2"}, wrecked=["blue"], roll=1)
    scene.state.steps = 1
    assert scene.reach() == {"4,3"}


def test_a_wrecked_ship_neither_attacks_nor_trades_until_it_is_home() -> None:  # PR-9.08
    scene = Scene("@12,5\nA", at={"purple": "10,6"}, wrecked=["blue"], cards={"blue": "silver"}, roll=1)
    scene.play(Sail("11,6"))
    assert scene.asked == "roll 1"
    island = Scene(at={"blue": "bora_bora"}, wrecked=["blue"], cards={"blue": "C05"}, roll=1)
    assert "bora_bora" not in island.reach()


def test_reaching_home_ends_the_wreck_and_gives_the_home_actions() -> None:  # PR-9.08
    scene = Scene("@4,3\nA", wrecked=["blue"], cards={"blue": "silver"}, roll=2)
    assert the(Repaired, scene.play(Sail("home_blue"))).ship == "blue"
    assert scene.offered() == {"store silver", "done"}
    assert not scene.ship("blue").wrecked


def test_mutiny_costs_the_next_two_turns() -> None:  # PR-9.09
    scene, _ = raid("mutiny")
    assert scene.ship("blue").idle == 2
    scene.play_on(Roll(), 1, Sail("home_purple"))
    events = scene.play(Done())
    assert the(TurnLost, events).seat == 0
    assert (scene.ship("blue").idle, scene.asked) == (1, "roll 1")
    scene.play_on(Roll(), 1, Sail("home_purple"), Done())
    assert (scene.ship("blue").idle, scene.asked) == (0, "roll 1")
    scene.play_on(Roll(), 1, Sail("home_purple"), Done())
    assert scene.asked == "roll 0"


def test_a_lost_turn_is_lost_for_davy_too() -> None:  # PR-9.09
    scene = Scene(idle={"purple": 2}, commander=1, roll=1)
    events = scene.play_on(Sail("home_blue"), Done())
    assert the(TurnLost, events).seat == 1
    assert scene.asked == "roll 0"


def test_a_ship_in_mutiny_takes_its_space_in_town() -> None:  # PR-9.10
    others = dict.fromkeys(("purple", "red", "yellow"), "campeche")
    scene = Scene(players=5, at={"blue": "20,3", **others}, idle={"purple": 2}, roll=1)
    assert "campeche" not in scene.reach()


def test_the_kraken_takes_ship_and_chest_and_a_successor_begins_at_home() -> None:  # PR-9.11, PR-9.12
    scene, events = raid("kraken", cards="C01, silver", chests={"blue": "gold, C02"}, commander=0, kraken="reborn")
    assert the(BadLuckStruck, events).lost == ("C01", "silver")  # type: ignore[arg-type]
    assert the(Reborn, events).chest == ("C02", "gold")  # type: ignore[arg-type]
    assert (scene.where("blue"), scene.cards("blue"), scene.chest("blue")) == ("home_blue", "", "")
    assert scene.ship("blue").last_raid is None
    assert scene.view().commander == 0
    assert scene.pile() == ["kraken", "C01", "C02"]
    assert scene.asked == "roll 1"


@pytest.mark.parametrize(
    ("storms", "towns"),
    [
        ("corner", {"campeche": "tripoli", "port_royal": "clew_bay", "cape_farina": "tortuga"}),
        ("along", {"campeche": "nassau", "port_royal": "tortuga", "cape_farina": "clew_bay"}),
        ("across", {"campeche": "saint_mary", "port_royal": "cape_farina", "cape_farina": "port_royal"}),
    ],
)
def test_which_town_is_opposite(storms: str, towns: dict[str, str]) -> None:  # PR-9.14
    for start, end in towns.items():
        scene, _ = raid("storm", town=start, storms=storms)
        assert scene.where("blue") == end


@pytest.mark.parametrize("kraken", ["dead", "reborn"])
def test_with_two_ships_only_one_and_its_chest_is_lost(kraken: str) -> None:  # PR-9.11
    chests = {"blue": "gold", "green": "ruby"}
    scene = Scene(ships=2, at={"blue": "campeche"}, chests=chests, kraken=kraken)
    scene.play_on(scene.moves()[0], Roll(), 1, Sail("campeche"), Raid(), "kraken")
    assert (scene.chest("blue"), scene.chest("green")) == ("", "ruby")


def test_a_dead_pirate_is_out_and_davy_goes_home() -> None:  # PR-9.13
    scene, events = raid("kraken", players=3, kraken="dead", commander=0, davy_at="13,8", at={})
    assert the(Died, events).ship == "blue"  # type: ignore[arg-type]
    assert the(DavySentHome, events).commander is None  # type: ignore[arg-type]
    assert (scene.where("blue"), scene.ship("blue").alive, scene.view().commander) == ("", False, None)
    assert scene.asked == "roll 1"
    for _ in range(2):
        scene.pass_turn()
    assert scene.asked == "roll 1"  # seat 0 is skipped
    assert scene.state.round == 2


def test_the_last_one_alive_wins() -> None:  # PR-9.13, PR-15.02
    scene, events = raid("kraken", kraken="dead")
    over = the(GameEnded, events)  # type: ignore[arg-type]
    assert (over.reason, over.ranking) == ("last_alive", (2, 1))
    result = GAME.result(scene.state)
    assert result is not None
    assert result.winners() == [1]


@pytest.mark.parametrize("card", ["storm", "fire", "shipwreck", "mutiny", "kraken"])
def test_every_bad_luck_is_shown_to_all(card: str) -> None:  # PR-9.01
    _, events = raid(card, cards="silver", chests={"blue": "gold"})
    for event in events:
        assert event.seen_by(1) == event.seen_by(None) == event  # type: ignore[attr-defined]
