"""Pirate attacks. BO-A.*"""

import pytest

from skulduggery.games.bounty.events import CargoTaken, Raided, Revealed, ShootoutFought
from skulduggery.games.bounty.moves import Raid, Roll, Sail
from tests.games.bounty.scene import Scene, ids
from tests.games.situation import every, kinds, the

DUEL = "H I J\n 9 C . G"
CROWD = """
        H I J
     9  C . +
    J9: G E Z
"""


def duel(crimson: str, gold: str, roll: int = 2, **situation: object) -> Scene:
    """Crimson, about to sail, and gold two squares away."""
    holds = {ship: cards for ship, cards in (("crimson", crimson), ("gold", gold)) if cards}
    return Scene(DUEL, holds=holds, roll=roll, **situation)  # type: ignore[arg-type]  # what a Scene takes


def crowd(gold: str, emerald: str, azure: str, **situation: object) -> Scene:
    """Crimson, a hidden pirate, and three ships on one square."""
    listed = {"crimson": "Red Moll", "gold": gold, "emerald": emerald, "azure": azure}
    holds = {ship: cards for ship, cards in listed.items() if cards}
    return Scene(CROWD, players=4, holds=holds, roll=2, **situation)  # type: ignore[arg-type]  # what a Scene takes


# --- when


def test_a_pirate_attacks_by_reaching_its_target_and_turning_its_card_up() -> None:  # BO-A.01
    scene = duel("Red Moll", "Wool")
    assert scene.attacks() == [Raid("J9")]
    assert the(Revealed, scene.play(Raid("J9"))) == Revealed(0, "crimson", "barley-5", "pirate", 2)
    assert (scene.where("crimson"), scene.ship("crimson").role) == ("J9", "pirate")


@pytest.mark.parametrize("top", ["Wool", "Brig Steadfast", "Red Moll, Salt Cod"])
def test_only_pirates_raid(top: str) -> None:  # BO-A.02
    assert duel(top, "Coral").squares("raid") == set()


def test_known_pirates_raid_too() -> None:  # BO-A.02
    assert duel("Red Moll", "Wool", shown=["crimson"]).squares("raid") == {"J9"}


def test_no_raid_with_the_commission() -> None:  # BO-A.02, BO-C.06
    scene = duel("Red Moll", "Wool", claims={"crimson": "emerald"}, commission="crimson")
    assert scene.attacks() == []


def test_no_raid_in_distress() -> None:  # BO-A.02, BO-D.02
    assert duel("Red Moll", "Wool", distress=["crimson"]).squares("raid") == set()


def test_at_a_table_that_spares_empty_ships_there_must_be_something_to_rob() -> None:  # BO-A.17
    assert duel("Red Moll", "", prey="laden").squares("raid") == set()
    assert duel("Red Moll", "", plunder={"gold": "Coral"}, prey="laden").squares("raid") == {"J9"}


def test_one_ship_with_cargo_among_empty_ones_is_enough() -> None:  # BO-A.17
    assert crowd("", "Coral", "", prey="laden").squares("raid") == {"J9"}


def test_a_pirate_does_not_raid_its_own_second_ship() -> None:  # BO-A.02
    scene = Scene("H I J\n 9 C . c", players=2, holds={"crimson-1": "Red Moll", "crimson-2": "Coral"}, roll=2)
    assert scene.attacks() == []


@pytest.mark.parametrize("roll", [2, 3, 4, 5, 6])
def test_the_own_square_is_in_reach_of_every_throw(roll: int) -> None:  # BO-A.02
    scene = Scene(
        """
               I J
            9  . +
           J9: C G
        """,
        holds={"crimson": "Red Moll", "gold": "Wool"},
        roll=roll,
    )
    assert scene.squares("raid") == {"J9"}
    scene.play(Raid("J9"))
    assert scene.plunder("crimson") == "Wool"


@pytest.mark.parametrize("harbour", ["E12", "I13"])
def test_ships_in_a_port_cannot_be_attacked(harbour: str) -> None:  # BO-A.04
    beside = {"E12": "E11", "I13": "I12"}[harbour]
    scene = Scene(holds={"crimson": "Red Moll", "gold": "Wool"})
    sea = scene.state.setting.sea
    scene.state.places[:2] = [sea.index[beside], sea.index[harbour]]
    scene.play(Roll(), 4)
    assert scene.squares("raid") == set()


# --- what comes of it


def test_all_ships_on_the_square_are_attacked_at_once() -> None:  # BO-A.03, BO-A.07
    scene = crowd("Wool", "Coral", "Nutmeg")
    events = scene.play(Raid("J9"))
    assert the(Raided, events) == Raided(0, "crimson", "J9", ("gold", "emerald", "azure"))
    assert scene.plunder("crimson") == "Wool, Coral, Nutmeg"
    assert [scene.hold(ship) for ship in ("gold", "emerald", "azure")] == ["", "", ""]


def test_the_raiders_own_second_ship_takes_no_part_whoever_wins() -> None:  # BO-A.03
    for dice, winner in ([(6, 6, 6, 1, 1, 1), "crimson-1"], [(1, 1, 1, 6, 6, 6), "gold-1"]):
        scene = Scene(
            """
                   H I J
                9  C . +
               J9: c G
            """,
            players=2,
            holds={"crimson-1": "Red Moll", "crimson-2": "Captain Clove", "gold-1": "Sugar Tom"},
            roll=2,
        )
        fight = the(ShootoutFought, scene.play(Raid("J9"), *dice))
        assert (fight.ships, fight.ship) == (("crimson-1", "gold-1"), winner)
        assert (scene.hold("crimson-2"), scene.ship("crimson-2").shown) == ("Captain Clove", False)


@pytest.mark.parametrize("shown", [[], ["gold"]])
def test_a_warship_takes_the_raiders_cargo_and_saves_the_others(shown: list[str]) -> None:  # BO-A.05
    scene = crowd("Brig Steadfast", "Coral", "Nutmeg", plunder={"crimson": "Jade"}, shown=shown)
    events = scene.play(Raid("J9"))
    assert [event.ship for event in every(Revealed, events)] == ["crimson", "gold"][: 2 - len(shown)]
    assert the(CargoTaken, events).cards == ids("Red Moll, Jade")
    assert scene.plunder("gold") == "Red Moll, Jade"
    assert [scene.hold(ship) for ship in ("emerald", "azure")] == ["Coral", "Nutmeg"]
    assert scene.ship("gold").role == "warship"


def test_pirates_among_the_targets_stay_hidden_behind_a_warship() -> None:  # BO-A.05
    scene = crowd("Captain Clove", "Brig Steadfast", "Coral")
    events = scene.play(Raid("J9"))
    assert every(ShootoutFought, events) == []
    assert (scene.hold("gold"), scene.ship("gold").role) == ("Captain Clove", "unknown")


def test_several_warships_shoot_it_out_for_the_raiders_cargo() -> None:  # BO-A.05, BO-A.08
    scene = crowd("Brig Steadfast", "Coral", "Frigate Sentinel")
    fight = the(ShootoutFought, scene.play(Raid("J9"), 1, 2, 3, 4, 4, 4))
    assert (fight.ships, fight.totals, fight.ship) == (("gold", "azure"), (6, 12), "azure")
    assert scene.plunder("azure") == "Red Moll"
    assert (scene.hold("gold"), scene.ship("gold").role) == ("Brig Steadfast", "warship")


@pytest.mark.parametrize(("dice", "winner"), [((6, 6, 6, 1, 1, 1), "crimson"), ((1, 1, 1, 6, 6, 6), "gold")])
def test_pirates_shoot_it_out_and_the_winner_takes_everything(dice: tuple[int, ...], winner: str) -> None:  # BO-A.06
    scene = crowd("Captain Clove", "Coral", "Nutmeg")
    events = scene.play(Raid("J9"), *dice)
    assert [event.ship for event in every(Revealed, events)] == ["crimson", "gold"]
    loser, card = ("gold", "Captain Clove") if winner == "crimson" else ("crimson", "Red Moll")
    assert scene.plunder(winner) == f"{card}, Coral, Nutmeg"
    assert (scene.hold(loser), scene.ship(loser).role) == ("", "merchant")


def test_three_pirates_all_take_part() -> None:  # BO-A.06, BO-A.08
    scene = crowd("Captain Clove", "Coral", "Sugar Tom")
    fight = the(ShootoutFought, scene.play(Raid("J9"), 1, 1, 1, 2, 2, 2, 3, 3, 3))
    assert (fight.ships, fight.rolls, fight.ship) == (
        ("crimson", "gold", "azure"),
        ((1, 1, 1), (2, 2, 2), (3, 3, 3)),
        "azure",
    )
    assert scene.plunder("azure") == "Red Moll, Captain Clove, Coral"


def test_merchants_lose_everything_without_dice() -> None:  # BO-A.07
    scene = duel("Red Moll", "Wool, Coral", plunder={"gold": "Jade"})
    assert kinds(scene.play(Raid("J9"))) == [
        "ship_moved",
        "revealed",
        "raided",
        "cargo_taken",
        "claim_made",
        "turn_began",
    ]
    assert scene.plunder("crimson") == "Wool, Coral, Jade"


def test_only_those_tied_for_highest_throw_again() -> None:  # BO-A.08
    scene = crowd("Captain Clove", "Coral", "Sugar Tom")
    fight = the(ShootoutFought, scene.play(Raid("J9"), 4, 4, 4, 1, 1, 1, 6, 5, 1, 3, 3, 2, 6))
    assert (fight.totals, fight.ties) == ((12, 3, 12), 2)
    assert fight.rolls == ((4, 4, 4, 3, 2), (1, 1, 1), (6, 5, 1, 3, 6))
    assert (fight.ship, fight.winner) == ("azure", 3)


def test_cargo_is_everything_and_goes_into_plunder_never_into_the_hold() -> None:  # BO-A.09
    scene = duel("Red Moll", "Captain Clove, Brig Steadfast, Coral", plunder={"gold": "Sugar Tom"})
    taken = the(CargoTaken, scene.play(Raid("J9")))
    assert taken.ports == ("nutmeg", "barley", "perla", "molasses")
    assert scene.hold("crimson") == "Red Moll"
    assert scene.plunder("crimson") == "Captain Clove, Brig Steadfast, Coral, Sugar Tom"


def test_a_beaten_pirate_may_trade_at_once_in_its_next_move() -> None:  # BO-A.10
    scene = Scene(
        """
                D E F
            10  . C #
            11  . G .
        """,
        holds={"crimson": "Red Moll", "gold": "Brig Steadfast"},
        roll=6,
    )
    scene.play_on(Raid("E11"), Roll(), 2, Sail("E12"))
    assert scene.asked == "trade crimson"


def test_a_pirate_that_was_attacked_and_won_is_known_from_then_on() -> None:  # BO-A.11
    scene = duel("Red Moll", "Captain Clove")
    scene.play(Raid("J9"), 1, 1, 1, 6, 6, 6)
    assert (scene.ship("gold").shown, scene.ship("gold").role) == (True, "pirate")


def test_whoever_was_robbed_has_a_claim_on_the_pirate_that_took_its_cargo() -> None:  # BO-A.12
    scene = crowd("Wool", "", "Captain Clove")
    scene.play(Raid("J9"), 1, 1, 1, 6, 6, 6)
    assert scene.ship("gold").claim == "azure"  # the defending pirate took it
    assert scene.ship("emerald").claim is None  # lost nothing
    assert scene.ship("crimson").claim == "azure"  # the raider, beaten by a pirate


def test_a_newer_claim_replaces_the_older() -> None:  # BO-A.12
    scene = duel("Red Moll", "Wool", claims={"gold": "emerald"})
    scene.play(Raid("J9"))
    assert scene.ship("gold").claim == "crimson"


def fleet_on_j9(second: str, *dice: int) -> Scene:
    """Gold's two ships, the first a hidden pirate, are raided by crimson, who loses."""
    scene = Scene(
        """
               H I J
            9  C . +
           J9: G g
        """,
        players=2,
        holds={"crimson-1": "Red Moll", "gold-1": "Captain Clove", "gold-2": second},
        roll=2,
    )
    scene.play(Raid("J9"), *dice)
    assert scene.plunder("gold-1") == "Red Moll"
    return scene


def test_nobody_takes_cargo_from_a_ship_of_the_same_player() -> None:  # BO-A.13
    scene = fleet_on_j9("Coral", 1, 1, 1, 6, 6, 6)
    assert (scene.hold("gold-2"), scene.ship("gold-2").claim) == ("Coral", None)
    assert scene.ship("gold-2").hold[0].ruled_out == ("pirate", "warship")


def test_a_sister_pirate_throws_along_and_stays_a_known_pirate() -> None:  # BO-A.13
    scene = fleet_on_j9("Sugar Tom", 1, 1, 1, 6, 6, 6, 2, 2, 2)
    assert (scene.hold("gold-2"), scene.ship("gold-2").role) == ("Sugar Tom", "pirate")


def test_both_ships_of_a_player_are_robbed_when_the_raider_wins() -> None:  # BO-A.13, BO-A.06
    scene = Scene(
        """
               H I J
            9  C . +
           J9: G g
        """,
        players=2,
        holds={"crimson-1": "Red Moll", "gold-1": "Captain Clove", "gold-2": "Coral"},
        roll=2,
    )
    scene.play(Raid("J9"), 6, 6, 6, 1, 1, 1)
    assert scene.plunder("crimson-1") == "Captain Clove, Coral"
    assert (scene.ship("gold-1").claim, scene.ship("gold-2").claim) == ("crimson-1", "crimson-1")
