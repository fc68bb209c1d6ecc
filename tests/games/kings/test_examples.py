"""The worked examples of section 11, number by number."""

from skulduggery.games.kings.events import Caught, FightEnded, LootDrawn, Stolen
from skulduggery.games.kings.moves import (
    AttackNation,
    AttackShip,
    Begin,
    Buy,
    Captain,
    Dig,
    DiscardCard,
    DiscardPirate,
    Hire,
    Keelhaul,
    NoSteal,
    Pass,
    PlayCitrus,
    PlayDutchman,
    PlayMercenaries,
    PlayMutiny,
    PlayScurvy,
    PlaySoldiers,
    PlayTailwind,
    Reroll,
    Roll,
    Sail,
    Steal,
    Stop,
)
from tests.games.kings.scene import Scene
from tests.games.situation import every, kinds, the

FULL = "rum_hold, gun_deck"
FORT = "C F ~ s s s i A"


def test_example_1_hideout() -> None:  # KP-4.02, KP-4.03, KP-4.04, KP-4.05, KP-4.06, KP-4.07
    scene = Scene("A H ~ T ~ A", crews={0: "Barrel Benedict, Hannah Grapeshot"}, money={0: 2700}, scurvy={0: 2})
    scene.play(Stop())
    assert scene.ship(0).scurvy == 0
    scene.play(Buy("rum_hold"))
    assert scene.ship(0).money == 200
    scene.play(Hire(), "Swift Armand", "Doctor Fenn", "Sorry Silas")
    assert len(scene.crew(0)) == 5
    scene.play_on(DiscardPirate("sorry-silas"), Captain("barrel-benedict"))
    assert (scene.ship(0).cannonballs, scene.ship(0).rum) == (2, 7)


def test_example_2_hiring() -> None:  # KP-4.04
    scene = Scene(crews={0: "Swift Armand, Doctor Fenn"}, parts={0: "gun_deck"})
    scene.play_on(Stop(), Hire(), "Ledger Lou", "Sorry Silas", "Quill Meredith")
    assert len(scene.crew(0)) == 5
    scene.play(DiscardPirate("swift-armand"))  # an old one
    assert len(scene.crew(0)) == 4
    assert scene.view().pirates.discards == ("swift-armand",)


def test_example_3_free_treasure() -> None:  # KP-5.03, KP-5.05
    scene = Scene("C F ~ s s s A F", crews={0: "Grandpa Spade, Quill Meredith"}, hands={0: "Treasure Map"})
    scene.play_on(Dig(), Pass())
    assert (scene.ship(0).money, scene.ship(0).cards) == (2000, 1)
    scene.play_on(Begin(), "Attack", "Attack", Roll(), "red", Pass(), Pass(), Stop())
    scene.state.active = 0
    scene.ask("sail", 0)
    assert Dig() in scene.moves()


def test_example_4_large_island() -> None:  # KP-5.01, KP-8.14
    maps = "Treasure Map, Treasure Map, Treasure Map, Treasure Map"
    scene = Scene("B ~ ~ A ~ ~ ~", hands={0: maps})
    scene.play_on(Dig(), Pass())
    assert (scene.ship(0).money, scene.ship(0).cards) == (3000, 0)
    helped = Scene("B ~ ~ A ~ ~ ~", hands={0: maps}, crews={0: "Swift Armand, Doctor Fenn"})
    helped.play_on(Dig(), Pass())
    assert helped.ship(0).cards == 1


def test_example_5_fortress() -> None:  # KP-6.03, KP-6.04, KP-6.05, KP-6.06, KP-6.07
    scene = Scene(FORT, crews={0: "Hannah Grapeshot"})
    scene.play_on(Stop(), AttackNation(), 4, 5)
    assert scene.totals() == (11, 11)
    events = scene.play(Reroll("first"), 6, *[100] * 8)
    assert the(FightEnded, events).attack == 13
    assert len(the(LootDrawn, events).values) == 8


def test_example_6_the_dutchman_spoils_a_fortress() -> None:  # KP-7.03, KP-7.04, KP-7.05, KP-8.06
    scene = Scene(
        FORT + "\nD ~ i s s s s X ~",
        crews={0: "Hannah Grapeshot"},
        hands={0: "Attack", 1: "Flying Dutchman"},
        rum={0: 1},
    )
    scene.play_on(Stop(), AttackNation(), 6, 5, Pass())
    events = scene.play(PlayDutchman("C7"), "blue")
    assert the(Caught, events).cards == ("attack",)
    assert not every(LootDrawn, events)
    ship = scene.ship(0)
    assert (ship.place, ship.pirates, ship.rum, scene.asked) == ("E1", (), 4, "begin 1")


def test_example_7_tie() -> None:  # KP-9.04, KP-9.05
    scene = Scene("A H ~ T + H\nA4: A B .", money={1: 600}, cannonballs={0: 0, 1: 0})
    events = scene.play_on(Stop(), AttackShip(1), 4, 4, 3, 5, 100, 200, 300, 400)
    assert the(Stolen, events).amount == 600
    assert [ship.money for ship in scene.view().ships] == [600, 0]


def test_example_8_minimum_move() -> None:  # KP-3.01, KP-3.02, KP-8.04
    scene = Scene(scurvy={0: 2}, hands={0: "Tailwind"})
    assert scene.view().moves_left == 1
    scene.play(PlayTailwind())
    assert scene.view().moves_left == 3
    big = Scene(scurvy={0: 2}, hands={0: "Citrus Fruit"}, parts={0: FULL}, crews={0: "Swift Armand"})
    assert big.view().moves_left == 2
    big.play(PlayCitrus())
    assert big.view().moves_left == 4


def test_example_9_citrus_in_a_fight() -> None:  # KP-8.04
    scene = Scene("A H ~ T + H\nA4: A m", scurvy={0: 2}, hands={0: "Citrus Fruit"}, cannonballs={0: 0})
    scene.play_on(Stop(), AttackNation(), 3, 3)
    assert scene.totals() == (4, 5)
    scene.play(PlayCitrus(), 100, 100)
    assert scene.ship(0).money == 200


def test_example_10_rum() -> None:  # KP-2.08, KP-7.06
    situation = {"rum": {0: 1}, "crews": {0: "Swift Armand"}}
    kept = Scene("A H A T ~ H", at="roll", hands={0: "Keelhaul"}, **situation)  # type: ignore[arg-type]
    kept.play_on(Roll(), "red", "rum2", Keelhaul())
    assert (kept.asked, kept.ship(0).rum, kept.captain(0)) == ("sail 0", 0, "swift-armand")
    lost = Scene("A H A T ~ H", at="roll", **situation)  # type: ignore[arg-type]
    lost.play(Roll(), "red", "rum2", "green")
    assert (lost.asked, lost.ship(0).rum, lost.captain(0), lost.ship(0).place) == ("begin 1", 4, None, "I1")


def test_example_11_off_the_board() -> None:  # KP-7.01, KP-4.01
    scene = Scene("D ~ i s s s s ~ X\nE H ~ s s A s s ~ H", at="roll")
    assert not every(Caught, scene.play(Roll(), "orange"))
    assert scene.view().dutchman == scene.ship(0).place == "E5"


def test_example_12_soldiers_answered() -> None:  # KP-6.06, KP-8.09, KP-8.10
    hands = {0: "Attack", 1: "Soldiers, Attack", 2: "Mercenaries, Attack"}
    scene = Scene("A H ~ A ~ H", players=3, hands=hands, cannonballs={0: 1})
    scene.play_on(Stop(), AttackNation(), 5, 5)
    assert scene.totals() == (10, 9)
    scene.play_on(Pass(), PlaySoldiers())
    assert scene.totals() == (10, 11)
    scene.play_on(Pass(), Reroll("both"), 6, 6)
    assert scene.totals() == (12, 11)
    scene.play_on(Pass(), PlayMercenaries("defender"))
    assert scene.totals() == (12, 12)
    events = scene.play_on(Pass(), Pass(), Pass())
    assert the(FightEnded, events).winner is None


def test_example_13_unknown_water() -> None:  # KP-3.05, KP-3.07
    scene = Scene("A H ~ T ~ A", parts={0: "rum_hold"})
    assert scene.reach() == {"A4", "B5", "B6"}
    scene.play(Sail("B5"), "small_merchant spanish")
    assert (scene.asked, scene.view().moves_left) == ("sail 0", 1)
    scene.play(Stop())
    assert AttackNation() in scene.moves()


def test_example_14_warship() -> None:  # KP-3.06, KP-3.08
    scene = Scene("A H ~ T ~ A\nB ~ ~ I ~ ~ ~", parts={0: FULL}, cannonballs={0: 0})
    events = scene.play(Sail("A4"), "warship british", 1, 1)
    assert "fight_began" in kinds(events)
    assert scene.asked == "begin 1"  # lost at once: nobody has a card
    again = Scene("A H ~ T + H\nA4: A W", cannonballs={0: 0})
    assert "A5" in again.reach()
    assert "fight_began" in kinds(again.play(Stop(), 1, 1))


def test_example_15_non_active_mutiny() -> None:  # KP-7.06, KP-8.12
    scene = Scene(at="window_maintenance", players=3, hands={1: "Mutiny"}, crews={2: "Swift Armand"})
    scene.play(PlayMutiny(2), "violet")
    assert (scene.captain(2), scene.ship(2).place, scene.asked) == (None, "A1", "sail 0")


def test_example_16_hand_limit() -> None:  # KP-2.04
    hand = "Attack, Attack, Attack, Attack, Attack, Scurvy"
    scene = Scene(at="begin", hands={0: hand})
    scene.play_on(Begin(), "Attack", "Murder", DiscardCard("attack"))
    assert scene.asked == "trim 0"
    scene.play(DiscardCard("attack"))
    assert scene.asked == "roll 0"
    playing = Scene(at="begin", hands={0: hand})
    playing.play_on(Begin(), "Attack", "Murder", PlayScurvy(1), DiscardCard("attack"))
    assert playing.asked == "roll 0"


def test_example_17_theft() -> None:  # KP-10.03
    scene = Scene(at="steals", crews={0: "Lightfinger Tam"}, money={1: 100})
    assert scene.moves() == [Steal(1, 100), NoSteal()]
    scene.play(Steal(1, 100))
    assert [ship.money for ship in scene.view().ships] == [100, 0]
