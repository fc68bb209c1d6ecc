"""Selling, and starting a new voyage. BO-H.*"""

from skulduggery.games.bounty.events import MoneyChanged, PacksShuffled, Sold
from skulduggery.games.bounty.moves import Roll, Sail
from tests.games.bounty.scene import Scene, ids
from tests.games.situation import kinds, the

OFF_HOME = "H I J\n 12 . C ."


def test_the_bank_pays_the_face_value_of_everything_aboard() -> None:  # BO-H.01
    scene = Scene(OFF_HOME, holds={"crimson": "Wool, Red Moll"}, plunder={"crimson": "Amber"}, roll=3)
    events = scene.play(Sail("I13"))
    assert the(Sold, events) == Sold(0, "crimson", ids("Wool, Red Moll, Amber"), 12 + 2 + 23)
    assert the(MoneyChanged, events) == MoneyChanged(0, 37, "sale", 72, 37)
    assert the(Sold, events).seen_by(None) == the(Sold, events)  # everybody sees what the Bank sees


def test_a_chest_card_home_sells_as_well() -> None:  # BO-H.01, BO-X.03
    scene = Scene("H I J\n 9 C . .", holds={"crimson": "Wool"})
    scene.play(Roll(), 1, "T06")
    assert (scene.where("crimson"), scene.purse(0)) == ("I13", 47)


def test_sold_cards_go_back_to_their_packs_which_are_shuffled() -> None:  # BO-H.02
    scene = Scene(OFF_HOME, holds={"crimson": "Nutmeg, Wool"}, plunder={"crimson": "Cinnamon"}, roll=3)
    assert the(PacksShuffled, scene.play(Sail("I13"))) == PacksShuffled(("barley", "nutmeg"))
    assert (len(scene.pack("nutmeg")), len(scene.pack("barley"))) == (12, 12)


def test_home_port_ends_role_claims_and_the_ports_used() -> None:  # BO-H.03
    scene = Scene(
        OFF_HOME,
        holds={"crimson": "Red Moll"},
        shown=["crimson"],
        claims={"crimson": "gold", "emerald": "crimson"},
        roll=3,
    )
    events = scene.play(Sail("I13"))
    assert kinds(events).count("claim_ended") == 2
    ship = scene.ship("crimson")
    assert (ship.role, ship.hold, ship.claim, ship.shown) == ("merchant", (), None, False)
    assert scene.ship("emerald").claim is None


def test_only_the_ship_that_comes_home_starts_anew() -> None:  # BO-H.03
    scene = Scene(OFF_HOME, players=2, holds={"crimson-1": "Wool", "crimson-2": "Coral"}, roll=3)
    scene.play(Sail("I13"))
    assert (scene.hold("crimson-2"), scene.purse(0)) == ("Coral", 62)


def test_a_ship_may_come_home_with_an_empty_hold() -> None:  # BO-H.04
    scene = Scene(OFF_HOME, roll=3)
    assert kinds(scene.play(Sail("I13"))) == ["ship_moved", "turn_began"]
