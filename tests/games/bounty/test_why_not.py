"""Why something is not offered: the rule and its figures."""

import pytest

from skulduggery.core.messages import Card, Refusal
from skulduggery.core.refusals import UnknownTarget
from skulduggery.games.bounty import GAME
from skulduggery.games.bounty import refusals as why
from skulduggery.games.bounty.moves import Sail
from tests.games.bounty.scene import Scene

PAIR = "H I J\n 9 C . G"
Situation = dict[str, object]


@pytest.mark.parametrize(
    ("roll", "target", "refusal"),
    [
        (3, "F10", why.Land("BO-M.01", "F10")),
        (3, "I13", why.TooFar("BO-M.02", "I13", 5, 3)),
        (3, "L9", why.TooFar("BO-M.03", "L9", 4, 3)),
        (3, "I10", why.WholeRoll("BO-M.06", "I10", 2, 3)),
        (3, "H9", why.MustSail("BO-M.04", "H9", 3)),
        (3, "crimson", None),  # the ship that sails
        (3, "gold", why.NoWarship("BO-W.03", "crimson")),
        (3, "raid-J9", why.NoPirate("BO-A.02", "crimson")),
        (3, "engage-gold", why.NoWarship("BO-W.03", "crimson")),
        (3, "raid-I13", why.NoPirate("BO-A.02", "crimson")),
    ],
)
def test_why_a_merchant_may_not(roll: int, target: str, refusal: Refusal | None) -> None:
    assert Scene(PAIR, holds={"gold": "Wool"}, roll=roll).why(target) == refusal


def test_an_odd_throw_must_leave_the_harbour() -> None:
    assert Scene(roll=5).why("I13") == why.MustLeave("BO-M.05", "I13", 5)


def test_a_ship_in_distress_hurries_home() -> None:
    scene = Scene(PAIR, holds={"crimson": "Red Moll", "gold": "Wool"}, distress=["crimson"], roll=3)
    assert scene.why("H8") == why.HurryHome("BO-D.03", "crimson")
    assert scene.why("raid-J9") == why.NoAttackInDistress("BO-D.02", "crimson")
    assert scene.why("gold") == why.NoAttackInDistress("BO-D.02", "crimson")
    assert scene.why("engage-gold") == why.NoAttackInDistress("BO-D.02", "crimson")


@pytest.mark.parametrize(
    ("situation", "target", "refusal"),
    [
        ({"holds": {"crimson": "Red Moll", "gold": "Wool"}}, "gold", why.RaidTheSquare("BO-A.03", "J9")),
        ({"holds": {"crimson": "Red Moll", "gold": "Wool"}}, "raid-J9", None),
        ({"holds": {"crimson": "Red Moll"}, "prey": "laden"}, "raid-J9", why.NothingToRob("BO-A.17", "J9")),
        ({"holds": {"crimson": "Red Moll"}}, "emerald", why.SafeInHarbour("BO-A.04", "emerald", "I13")),
        ({"holds": {"crimson": "Red Moll"}}, "raid-I13", why.SafeInHarbour("BO-A.04", "emerald", "I13")),
        ({"holds": {"crimson": "Red Moll"}}, "engage-gold", why.NoWarship("BO-W.03", "crimson")),
    ],
)
def test_why_a_pirate_may_not(situation: Situation, target: str, refusal: Refusal | None) -> None:
    assert Scene(PAIR, roll=2, **situation).why(target) == refusal  # type: ignore[arg-type]  # what a Scene takes


def test_a_raid_out_of_reach() -> None:
    scene = Scene("H I J K\n 9 C . . G", holds={"crimson": "Red Moll", "gold": "Wool"}, roll=2)
    assert scene.why("gold") == scene.why("raid-K9") == why.TooFar("BO-A.01", "K9", 3, 2)


@pytest.mark.parametrize(
    ("situation", "target", "refusal"),
    [
        ({"holds": {"gold": "Red Moll"}}, "gold", why.NotKnown("BO-R.04", "gold")),
        ({"holds": {"gold": "Red Moll"}, "shown": ["gold"]}, "gold", None),
        ({"holds": {"gold": "Red Moll"}, "shown": ["gold"]}, "engage-gold", None),
        ({"holds": {"gold": "Red Moll"}, "shown": ["gold"]}, "raid-J9", why.NoPirate("BO-A.02", "crimson")),
        (
            {"holds": {"emerald": "Red Moll"}, "shown": ["emerald"]},
            "emerald",
            why.SafeInHarbour("BO-A.04", "emerald", "I13"),
        ),
        (
            {"claims": {"gold": "emerald"}, "commission": "gold", "prey": "laden"},
            "gold",
            why.NothingAboard("BO-A.17", "gold"),
        ),
    ],
)
def test_why_a_warship_may_not(situation: Situation, target: str, refusal: Refusal | None) -> None:
    holds = {"crimson": "Brig Steadfast", **situation.pop("holds", {})}  # type: ignore[dict-item]  # names of cards
    assert Scene(PAIR, roll=2, holds=holds, **situation).why(target) == refusal  # type: ignore[arg-type]


def test_a_target_out_of_a_warships_reach() -> None:
    scene = Scene(
        "H I J K\n 9 C . . G", holds={"crimson": "Brig Steadfast", "gold": "Red Moll"}, shown=["gold"], roll=2
    )
    assert scene.why("gold") == why.OutOfReach("BO-M.02", "gold", 3, 2)


def test_the_commission_is_for_the_robber_alone() -> None:
    scene = Scene(
        PAIR,
        holds={"crimson": "Captain Clove", "gold": "Red Moll"},
        shown=["gold"],
        claims={"crimson": "emerald"},
        commission="crimson",
        roll=2,
    )
    assert scene.why("gold") == why.OnlyTheRobber("BO-C.05", "crimson", "emerald")
    assert scene.why("raid-J9") == why.CommissionForbids("BO-C.06", "crimson")


def test_nobody_attacks_the_own_fleet() -> None:
    scene = Scene("H I J\n 9 C . c", players=2, holds={"crimson-1": "Red Moll", "crimson-2": "Wool"}, roll=2)
    assert scene.why("crimson-2") == why.OwnShip("BO-W.03", "crimson-2")


@pytest.mark.parametrize("target", ["I9", "gold"])
def test_first_throw(target: str) -> None:
    assert Scene().why(target) == why.RollFirst("BO-T.04")


def test_first_finish_the_business() -> None:
    scene = Scene("D E F\n 11 . C .", roll=3)
    scene.play(Sail("E12"))
    assert scene.why("E11") == why.BusinessFirst("BO-P.02")
    assert scene.why("buy") is None


def test_what_is_no_target_is_said_to_be_none() -> None:
    scene = Scene(PAIR, roll=2)
    assert isinstance(GAME.why_not(scene.state, Card("barley-5")), UnknownTarget)
    assert isinstance(scene.why("engage-crimson"), UnknownTarget)
    assert isinstance(scene.why("sink"), UnknownTarget)
