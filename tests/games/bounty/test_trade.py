"""Buying cargo. BO-P.*"""

import pytest

from skulduggery.games.bounty.events import Bought, MoneyChanged
from skulduggery.games.bounty.moves import Buy, Pass, Roll, Sail
from tests.games.bounty.scene import Scene
from tests.games.situation import kinds, the

OFF_COCKLE = "D E F\n 11 . C ."


def test_the_fee_is_paid_and_the_card_lies_face_down_on_top() -> None:  # BO-P.01
    scene = Scene(OFF_COCKLE, holds={"crimson": "Wool"}, roll=3)
    scene.play(Sail("E12"))
    events = scene.play(Buy(), "Amber")
    assert the(MoneyChanged, events) == MoneyChanged(0, -4, "fee", 31, 4)
    assert the(Bought, events) == Bought(0, "crimson", "cockle", 4, 11, "cockle-4")
    assert (scene.hold("crimson"), scene.ship("crimson").shown) == ("Wool, Amber", False)
    assert "Amber" not in scene.pack("cockle")


def arriving(scene: Scene) -> str:
    """What is asked after crimson sails into Cockle Quay."""
    scene.play(Sail("E12"))
    return scene.asked


def test_trade_is_offered_on_arrival() -> None:  # BO-P.02
    assert arriving(Scene(OFF_COCKLE, roll=3)) == "trade crimson"


@pytest.mark.parametrize(
    "situation",
    [
        {"purses": {0: 3}},
        {"holds": {"crimson": "Oysters, Wool"}},
        {"holds": {"crimson": "Red Moll"}, "shown": ["crimson"]},
    ],
    ids=["too poor", "been here", "known pirate"],
)
def test_trade_is_not_offered_without_money_twice_or_to_known_pirates(situation: dict[str, object]) -> None:  # BO-P.02
    assert arriving(Scene(OFF_COCKLE, roll=3, **situation)) == "roll gold"  # type: ignore[arg-type]  # what a Scene takes


def test_trade_is_not_offered_in_distress() -> None:  # BO-P.02, BO-D.02
    scene = Scene(OFF_COCKLE, distress=["crimson"])
    scene.play(Roll(), 1, "T01")
    assert (scene.where("crimson"), scene.asked) == ("B8", "roll gold")


def test_exactly_the_fee_is_enough_and_a_hidden_pirate_may_trade() -> None:  # BO-P.02
    scene = Scene(OFF_COCKLE, purses={0: 4}, holds={"crimson": "Red Moll"}, roll=3)
    assert arriving(scene) == "trade crimson"
    scene.play(Buy(), "Salt Cod")
    assert scene.purse(0) == 0


def test_trade_is_offered_again_when_staying_and_after_a_hurricane() -> None:  # BO-P.02
    staying = Scene("D E F\n 12 * C .", roll=2)
    staying.play(Sail("E12"))
    assert staying.asked == "trade crimson"
    blown = Scene()
    blown.play(Roll(), 1, "T05")
    assert (blown.where("crimson"), blown.asked) == ("J2", "trade crimson")


def test_trading_is_optional() -> None:  # BO-P.03
    scene = Scene(OFF_COCKLE, roll=3)
    scene.play(Sail("E12"))
    assert scene.moves() == [Buy(), Pass()]
    assert kinds(scene.play(Pass())) == ["passed", "turn_began"]
    assert (scene.purse(0), scene.hold("crimson")) == (35, "")


def test_each_port_sells_only_once_per_voyage() -> None:  # BO-P.04
    scene = Scene(OFF_COCKLE, holds={"crimson": "Wool, Oysters, Nutmeg"}, roll=3)
    assert arriving(scene) == "roll gold"


def test_a_new_voyage_opens_all_ports_again() -> None:  # BO-P.04, BO-H.03
    scene = Scene("H I J\n 12 . C .", holds={"crimson": "Oysters"}, roll=2)
    scene.play(Sail("I13"))
    scene.state.places[0] = scene.state.setting.sea.index["E11"]
    scene.begin(0, 2, 0)
    scene.play(Roll(), 3)
    assert arriving(scene) == "trade crimson"


def test_plunder_is_no_record_of_ports() -> None:  # BO-P.05
    scene = Scene(OFF_COCKLE, holds={"crimson": "Wool"}, plunder={"crimson": "Oysters"}, roll=3)
    assert arriving(scene) == "trade crimson"


def test_one_purchase_per_arrival() -> None:  # BO-P.06
    scene = Scene(OFF_COCKLE, roll=3)
    scene.play_on(Sail("E12"), Buy(), "Oysters")
    assert scene.asked == "roll gold"


def test_no_credit_not_even_for_one_dubloon() -> None:  # BO-P.06
    scene = Scene(OFF_COCKLE, purses={0: 3}, loans={0: 1}, roll=3)
    assert arriving(scene) == "roll gold"


def test_an_empty_pack_sells_nothing_until_cards_come_back() -> None:  # BO-P.07
    scene = Scene(
        """
               D E F
           11  . C .
           12  * G .
        """,
        holds={"gold": "Oysters"},
        roll=3,
    )
    scene.state.packs[0] = []
    assert arriving(scene) == "roll gold"
    scene.state.places[1] = scene.state.setting.sea.index["I12"]
    scene.play_on(Roll(), 2, Sail("I13"))
    scene.begin(0, 2, 0)
    scene.play(Roll(), 2)
    assert arriving(scene) == "trade crimson"
    assert scene.pack("cockle") == ["Oysters"]
