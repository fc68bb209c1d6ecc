"""Warships and whom they engage. BO-W.*"""

import pytest

from skulduggery.games.bounty.components import KINDS, PACKS, WARSHIP
from skulduggery.games.bounty.events import Engaged, Revealed, ShootoutFought
from skulduggery.games.bounty.moves import Engage, Roll, Sail
from tests.games.bounty.scene import Scene
from tests.games.situation import every, kinds, the

HUNT = "H I J\n 9 C . G"


def hunt(crimson: str, gold: str, roll: int = 2, **situation: object) -> Scene:
    """Crimson, about to sail, and gold two squares away."""
    return Scene(HUNT, holds={"crimson": crimson, "gold": gold}, roll=roll, **situation)  # type: ignore[arg-type]  # what a Scene takes


def test_every_port_sells_warships() -> None:  # BO-W.01
    assert all(any(KINDS[card] == WARSHIP for card in pack) for pack in PACKS)


def test_a_hidden_warship_is_not_revealed_by_sailing_near() -> None:  # BO-W.02
    scene = hunt("Brig Steadfast", "Red Moll", shown=["gold"])
    assert every(Revealed, scene.play(Sail("J9"))) == []
    assert scene.ship("crimson").role == "unknown"


@pytest.mark.parametrize("gold", ["Red Moll", "Frigate Sentinel"])
def test_known_pirates_and_known_warships_can_be_engaged(gold: str) -> None:  # BO-W.03
    assert hunt("Brig Steadfast", gold, shown=["gold"]).attacks() == [Engage("gold")]
    assert hunt("Brig Steadfast", gold).attacks() == []  # not known
    assert hunt("Wool", gold, shown=["gold"]).attacks() == []  # no warship


def test_engaging_needs_a_throw_that_is_large_enough_not_exact() -> None:  # BO-W.03, BO-M.02
    assert hunt("Brig Steadfast", "Red Moll", roll=5, shown=["gold"]).attacks() == [Engage("gold")]
    far = Scene("H I J K\n 9 C . . G", holds={"crimson": "Brig Steadfast", "gold": "Red Moll"}, shown=["gold"], roll=2)
    assert far.attacks() == []


def test_no_engaging_in_harbours_in_distress_or_of_the_own_ship() -> None:  # BO-W.03
    in_port = Scene("D E F\n 11 C . .\n 12 * G .", holds={"crimson": "Wool, Brig Steadfast", "gold": "Red Moll"})
    in_port.state.shown[1] = True
    in_port.play(Roll(), 4)
    assert in_port.attacks() == []
    assert hunt("Brig Steadfast", "Red Moll", shown=["gold"], distress=["crimson"]).attacks() == []
    own = Scene(
        "H I J\n 9 C . c",
        players=2,
        holds={"crimson-1": "Brig Steadfast", "crimson-2": "Red Moll"},
        shown=["crimson-2"],
        roll=2,
    )
    assert own.attacks() == []


def test_exactly_one_ship_is_engaged_and_others_on_its_square_take_no_part() -> None:  # BO-W.03
    scene = Scene(
        """
               H I J
            9  C . +
           J9: G E
        """,
        holds={"crimson": "Brig Steadfast", "gold": "Red Moll", "emerald": "Captain Clove"},
        shown=["gold", "emerald"],
        roll=2,
    )
    assert scene.attacks() == [Engage("gold"), Engage("emerald")]
    scene.play(Engage("emerald"))
    assert (scene.hold("gold"), scene.plunder("crimson")) == ("Red Moll", "Captain Clove")


def test_engaging_moves_the_warship_there_and_turns_its_card_up() -> None:  # BO-W.04
    scene = hunt("Brig Steadfast", "Red Moll", shown=["gold"])
    events = scene.play(Engage("gold"))
    assert the(Revealed, events) == Revealed(0, "crimson", "barley-6", "warship", 5)
    assert the(Engaged, events) == Engaged(0, "crimson", "gold")
    assert (scene.where("crimson"), scene.ship("crimson").role) == ("J9", "warship")


def test_a_pirate_loses_everything_without_dice() -> None:  # BO-W.05
    scene = hunt("Brig Steadfast", "Wool, Red Moll", shown=["gold"], plunder={"gold": "Jade"})
    assert kinds(scene.play(Engage("gold"))) == ["ship_moved", "revealed", "engaged", "cargo_taken", "turn_began"]
    assert scene.plunder("crimson") == "Wool, Red Moll, Jade"
    assert scene.ship("gold").role == "merchant"


@pytest.mark.parametrize(("dice", "winner"), [((6, 6, 6, 1, 1, 1), "crimson"), ((1, 1, 1, 2, 2, 2), "gold")])
def test_two_warships_shoot_it_out(dice: tuple[int, ...], winner: str) -> None:  # BO-W.06
    scene = hunt("Brig Steadfast", "Frigate Sentinel", shown=["gold"])
    assert the(ShootoutFought, scene.play(Engage("gold"), *dice)).ship == winner
    loser, card = ("gold", "Frigate Sentinel") if winner == "crimson" else ("crimson", "Brig Steadfast")
    assert (scene.plunder(winner), scene.hold(loser), scene.ship(loser).role) == (card, "", "merchant")


def test_a_tie_is_broken_by_one_throw_each() -> None:  # BO-W.06, BO-A.08
    scene = hunt("Brig Steadfast", "Frigate Sentinel", shown=["gold"])
    fight = the(ShootoutFought, scene.play(Engage("gold"), 1, 2, 3, 3, 2, 1, 5, 5, 6, 1))
    assert (fight.ties, fight.ship) == (2, "crimson")


@pytest.mark.parametrize(("dice", "loses"), [((6, 6, 6, 1, 1, 1), True), ((1, 1, 1, 6, 6, 6), False)])
def test_a_beaten_temporary_warship_keeps_only_its_claim(dice: tuple[int, ...], loses: bool) -> None:  # BO-W.07
    situation = {"claims": {"gold": "emerald"}, "commission": "gold"}
    scene = hunt("Brig Steadfast", "Wool", **situation)  # type: ignore[arg-type]  # what a Scene takes
    events = scene.play(Engage("gold"), *dice)
    assert scene.ship("gold").claim == "emerald"
    assert scene.view().commission == (None if loses else "gold")
    assert ("commission_returned" in kinds(events)) is loses
    assert the(ShootoutFought, events).ships == ("crimson", "gold")


def test_being_beaten_by_a_warship_gives_no_claim() -> None:  # BO-W.08
    scene = hunt("Brig Steadfast", "Frigate Sentinel", shown=["gold"])
    scene.play(Engage("gold"), 6, 6, 6, 1, 1, 1)
    assert scene.ship("gold").claim is None


def test_a_warship_that_won_stays_one_and_may_attack_again() -> None:  # BO-W.09
    scene = Scene(
        "H I J\n 9 C G E",
        holds={"crimson": "Brig Steadfast", "gold": "Red Moll", "emerald": "Captain Clove"},
        shown=["gold", "emerald"],
        roll=6,
    )
    scene.play_on(Engage("gold"), Roll(), 2, Engage("emerald"))
    assert (scene.plunder("crimson"), scene.ship("crimson").role) == ("Red Moll, Captain Clove", "warship")
