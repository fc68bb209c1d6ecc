"""What the top card makes of a ship, and who knows. BO-R.*"""

import pytest

from skulduggery.games.bounty.events import Revealed
from skulduggery.games.bounty.moves import Buy, Engage, Raid, Roll, Sail
from tests.games.bounty.scene import Scene
from tests.games.situation import every

DUEL = "H I J\n 9 C . G"


@pytest.mark.parametrize(
    ("hold", "role"),
    [
        ("Wool", "merchant"),
        ("Red Moll", "pirate"),
        ("Brig Steadfast", "warship"),
        ("Red Moll, Brig Steadfast", "warship"),
        ("Brig Steadfast, Captain Clove", "pirate"),
        ("Red Moll, Frigate Sentinel, Coral", "merchant"),
    ],
)
def test_only_the_top_card_of_the_hold_decides(hold: str, role: str) -> None:  # BO-R.01
    assert Scene(holds={"crimson": hold}).ship("crimson", seat=0).role == role


def test_an_empty_hold_is_a_merchants_whatever_the_plunder() -> None:  # BO-R.01
    scene = Scene(plunder={"crimson": "Red Moll, Brig Steadfast"})
    assert scene.ship("crimson", seat=0).role == scene.ship("crimson", seat=1).role == "merchant"


def test_roles_are_secret_until_they_are_shown() -> None:  # BO-R.02
    scene = Scene(holds={"crimson": "Red Moll", "gold": "Brig Steadfast"}, shown=["gold"])
    assert [scene.ship("crimson", seat).role for seat in (0, 1, None)] == ["pirate", "unknown", "unknown"]
    assert [scene.ship("gold", seat).role for seat in (0, 1, None)] == ["warship"] * 3


def test_a_hidden_pirate_may_stay_honest_by_buying_another_cargo() -> None:  # BO-R.03
    scene = Scene("D E F\n 11 . C .", holds={"crimson": "Red Moll", "gold": "Wool"}, roll=2)
    scene.play_on(Sail("E12"), Buy(), "Oysters")
    assert scene.ship("crimson", seat=0).role == "merchant"


def test_the_holder_of_the_commission_is_a_known_warship() -> None:  # BO-R.04
    scene = Scene(
        DUEL,
        ship="gold",
        holds={"crimson": "Red Moll", "gold": "Brig Steadfast"},
        claims={"crimson": "emerald"},
        commission="crimson",
        roll=2,
    )
    assert scene.ship("crimson", seat=2).role == "temporary"
    assert scene.attacks() == [Engage("crimson")]


def test_sailing_past_and_sharing_a_square_reveal_nothing() -> None:  # BO-R.04, BO-W.02
    scene = Scene(DUEL, holds={"crimson": "Red Moll", "gold": "Brig Steadfast"}, roll=2)
    assert every(Revealed, scene.play(Sail("J9"))) == []
    assert [scene.ship(ship).role for ship in ("crimson", "gold")] == ["unknown", "unknown"]


def test_a_card_stays_up_until_it_is_covered() -> None:  # BO-R.04
    scene = Scene("D E F\n 11 . C .", holds={"crimson": "Brig Steadfast"}, shown=["crimson"], roll=3)
    scene.play_on(Sail("E12"), Buy(), "Oysters")
    ship = scene.ship("crimson")
    assert (ship.shown, ship.role) == (False, "unknown")
    assert ship.hold[0].card == "barley-6"  # everybody has seen it
    assert ship.hold[1].card is None


def test_a_known_pirate_may_not_trade_but_attacks_as_often_as_it_likes() -> None:  # BO-R.05
    scene = Scene(
        """
                D E F
            10  . C #
            11  . G E
        """,
        holds={"crimson": "Red Moll", "gold": "Wool", "emerald": "Wool"},
        roll=6,
    )
    scene.play_on(Raid("E11"), Roll(), 6, Raid("F11"), Roll(), 3)
    scene.play(Sail("E12"))
    assert scene.asked == "roll gold"
    assert scene.ship("crimson").role == "pirate"


def test_home_port_ends_piracy() -> None:  # BO-R.05, BO-H.03
    scene = Scene("H I J\n 12 . C .", holds={"crimson": "Red Moll"}, shown=["crimson"], roll=2)
    scene.play(Sail("I13"))
    assert (scene.ship("crimson").role, scene.ship("crimson").shown) == ("merchant", False)


def test_a_warship_stays_one_until_it_buys_another_cargo() -> None:  # BO-R.06
    scene = Scene("D E F\n 11 . C .", holds={"crimson": "Brig Steadfast"}, roll=3)
    scene.play(Sail("E12"))
    assert scene.ship("crimson", seat=0).role == "warship"
    scene.play(Buy(), "The Mudlark")
    assert scene.ship("crimson", seat=0).role == "pirate"


def test_a_warship_that_enters_home_port_is_a_merchant_again() -> None:  # BO-R.06
    scene = Scene("H I J\n 12 . C .", holds={"crimson": "Brig Steadfast"}, roll=2)
    scene.play(Sail("I13"))
    assert scene.ship("crimson", seat=0).role == "merchant"


def test_a_covered_card_never_gives_a_role_again() -> None:  # BO-R.07
    scene = Scene(DUEL, holds={"crimson": "Red Moll, Salt Cod", "gold": "Wool"}, roll=2)
    assert scene.attacks() == []


@pytest.mark.parametrize("top", ["Wool", "Red Moll", "Brig Steadfast"])
def test_the_commission_lies_above_every_card(top: str) -> None:  # BO-R.08
    scene = Scene(
        DUEL,
        holds={"crimson": top, "gold": "Captain Clove"},
        claims={"crimson": "emerald"},
        commission="crimson",
        shown=["gold"],
        roll=2,
    )
    assert scene.ship("crimson", seat=0).role == "temporary"
    assert scene.attacks() == []  # neither raid nor any pirate but emerald
