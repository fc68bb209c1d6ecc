"""The readings of the rulebook that a table may choose. BO-A.14 to BO-A.17, BO-C.11 to BO-C.13, BO-P.08"""

from typing import Any

import msgspec
import pytest

from skulduggery.games.bounty import GAME
from skulduggery.games.bounty.cargo import clear_holds
from skulduggery.games.bounty.events import (
    CargoTaken,
    ClaimMade,
    NoWarshipCame,
    Raided,
    Revealed,
    ShootoutFought,
    Surrendered,
)
from skulduggery.games.bounty.moves import Engage, Fight, Raid, RaidShip, Roll, Sail, Surrender
from skulduggery.games.bounty.options import BountyOptions
from skulduggery.games.bounty.refusals import NoPirate, NothingAboard, NothingToRob, SafeInHarbour
from tests.games.bounty.scene import Scene
from tests.games.bounty.test_raids import crowd, duel
from tests.games.situation import every, kinds, the

# --- hidden_pirates: BO-A.14


def raided(gold: str, **situation: Any) -> Scene:
    """Crimson has raided gold, who is asked."""
    scene = duel("Red Moll", gold, hidden_pirates="choose", **situation)
    scene.play(Raid("J9"))
    return scene


def test_by_the_book_a_raided_pirate_must_fight() -> None:
    scene = duel("Red Moll", "The Mudlark")
    events = scene.play(Raid("J9"), 1, 1, 1, 6, 6, 6)
    assert the(ShootoutFought, events).ship == "gold"


def test_a_raided_pirate_may_fight() -> None:  # BO-A.14
    scene = raided("The Mudlark")
    assert (scene.asked, scene.moves()) == ("defend gold", [Fight(), Surrender()])
    events = scene.play(Fight(), 1, 1, 1, 6, 6, 6)
    assert (the(Revealed, events).ship, the(ShootoutFought, events).ship) == ("gold", "gold")
    assert scene.asked == "roll gold"


def test_a_raided_pirate_may_stay_a_merchant_with_its_claim() -> None:
    scene = raided("The Mudlark")
    events = scene.play(Surrender())
    assert every(Revealed, events) == []
    assert the(Surrendered, events) == Surrendered(1, "gold")
    assert (the(CargoTaken, events).target, the(ClaimMade, events).ship) == ("gold", "gold")
    assert scene.asked == "roll gold"


@pytest.mark.parametrize("gold", ["Wool", "The Mudlark"])
def test_a_surrender_tells_only_that_the_card_is_no_warship(gold: str) -> None:
    scene = Scene(
        """
                H I J
             9  C . +
            J9: G E
        """,
        holds={"crimson": "Red Moll", "gold": gold, "emerald": "Coral"},
        roll=2,
        hidden_pirates="choose",
    )
    scene.play(Raid("J9"))
    scene.play(Surrender())
    top = scene.ship("gold", None).hold[-1]
    assert (top.card, top.ruled_out) == (None, ("warship",))


@pytest.mark.parametrize(("gold", "learnt_by"), [("Wool", NoWarshipCame), ("Frigate Sentinel", Revealed)])
def test_a_raid_says_to_the_raider_that_it_learns_whether_a_target_is_a_warship(gold: str, learnt_by: type) -> None:
    """Silence would tell it as well, because a warship shows its card. BO-A.14"""
    told = [event for event in duel("Red Moll", gold, hidden_pirates="choose").play(Raid("J9")) if event.reveals_to(0)]
    assert [type(event) for event in told][:1] == [learnt_by]


def test_a_merchant_is_asked_too_but_cannot_fight() -> None:
    scene = raided("Wool")
    assert (scene.asked, scene.moves()) == ("defend gold", [Surrender()])
    asked = scene.state.asked()
    assert asked is not None
    assert asked.always_asked(scene.state)
    assert scene.why("fight") == NoPirate("BO-A.14", "gold")


@pytest.mark.parametrize("seat", [0, 2, None])
def test_the_question_is_the_same_whatever_the_card_is(seat: int | None) -> None:
    told = []
    for gold in ("Wool", "Salt Cod"):
        scene = raided(gold)
        told.append(msgspec.to_builtins(GAME.question(scene.state)))
    pirate = raided("The Mudlark")
    assert told[0] == told[1] == msgspec.to_builtins(GAME.question(pirate.state))
    assert pirate.ship("gold", seat).role == raided("Wool").ship("gold", seat).role


def test_a_warship_comes_to_the_rescue_without_a_question() -> None:
    scene = duel("Red Moll", "Brig Steadfast", hidden_pirates="choose")
    events = scene.play(Raid("J9"))
    assert the(CargoTaken, events).ship == "gold"
    assert scene.asked == "roll gold"


def test_an_empty_hold_and_a_known_pirate_are_not_asked() -> None:
    empty = duel("Red Moll", "", plunder={"gold": "Coral"}, hidden_pirates="choose")
    assert the(CargoTaken, empty.play(Raid("J9"))).target == "gold"
    known = duel("Red Moll", "The Mudlark", shown=["gold"], hidden_pirates="choose")
    assert the(ShootoutFought, known.play(Raid("J9"), 6, 6, 6, 1, 1, 1)).ship == "crimson"


def test_several_are_asked_in_the_order_of_ships_and_all_fighters_shoot() -> None:
    scene = crowd("The Mudlark", "Wool", "Salt Cod", hidden_pirates="choose")
    scene.play(Raid("J9"))
    assert scene.asked == "defend gold"
    scene.play(Fight())
    assert scene.asked == "defend emerald"
    scene.play(Surrender())
    assert scene.asked == "defend azure"
    events = scene.play(Surrender(), 1, 1, 1, 5, 5, 5)
    assert the(ShootoutFought, events).ships == ("crimson", "gold")
    assert [event.target for event in every(CargoTaken, events)] == ["crimson", "emerald", "azure"]
    assert [event.ship for event in every(ClaimMade, events)] == ["crimson", "emerald", "azure"]


def test_a_six_still_throws_again_after_the_answers() -> None:
    scene = raided("Wool", roll=6)
    scene.play(Surrender())
    assert scene.asked == "roll crimson"


# --- raids: BO-A.15


def test_at_a_table_where_it_must_a_raid_hits_all_ships_on_the_square() -> None:  # BO-A.15
    assert crowd("Wool", "Coral", "Salt Cod", raids="all").attacks() == [Raid("J9")]


def test_a_raid_may_pick_one_ship_and_the_others_take_no_part() -> None:  # BO-A.03
    scene = crowd("Wool", "Brig Steadfast", "Salt Cod")
    assert scene.attacks() == [Raid("J9"), RaidShip("gold"), RaidShip("emerald"), RaidShip("azure")]
    events = scene.play(RaidShip("gold"))
    assert the(Raided, events).targets == ("gold",)
    assert the(CargoTaken, events).target == "gold"
    assert (len(scene.ship("emerald").hold), len(scene.ship("azure").hold)) == (1, 1)


def test_an_empty_ship_is_not_picked_and_says_why() -> None:
    scene = crowd("", "Coral", "Salt Cod", prey="laden")
    assert RaidShip("gold") not in scene.moves()
    assert scene.why("gold") == scene.why("raid_ship-gold") == NothingAboard("BO-A.17", "gold")


def test_a_ship_alone_is_raided_with_its_square() -> None:
    assert duel("Red Moll", "Wool").attacks() == [Raid("J9")]


def test_a_picked_pirate_may_choose_too() -> None:
    scene = crowd("The Mudlark", "Wool", "Salt Cod", hidden_pirates="choose")
    scene.play(RaidShip("gold"))
    assert scene.asked == "defend gold"
    assert "cargo_taken" in kinds(scene.play(Surrender()))
    assert scene.asked == "roll gold"


# --- prey: BO-A.17


@pytest.mark.parametrize(("prey", "offered"), [("any", True), ("laden", False)])
def test_an_empty_ship_may_be_raided_or_not(prey: str, offered: bool) -> None:  # BO-A.02, BO-A.17
    scene = duel("Red Moll", "", prey=prey)
    assert (Raid("J9") in scene.moves()) is offered
    assert scene.why("raid-J9") == (None if offered else NothingToRob("BO-A.17", "J9"))


def test_the_raid_of_an_empty_ship_brings_nothing_but_shows_the_card() -> None:  # BO-A.02
    scene = duel("Red Moll", "")
    assert kinds(scene.play(Raid("J9"))) == ["ship_moved", "revealed", "raided", "turn_began"]
    assert (scene.ship("gold").claim, scene.ship("crimson").public_role) == (None, "pirate")


EMPTY_HOLDER: dict[str, Any] = {"claims": {"gold": "emerald"}, "commission": "gold"}


@pytest.mark.parametrize(("prey", "offered"), [("any", True), ("laden", False)])
def test_a_temporary_warship_without_cargo_may_be_engaged_or_not(prey: str, offered: bool) -> None:  # BO-W.03, BO-A.17
    scene = duel("Brig Steadfast", "", prey=prey, **EMPTY_HOLDER)
    assert (Engage("gold") in scene.moves()) is offered
    assert scene.why("gold") == (None if offered else NothingAboard("BO-A.17", "gold"))


def test_a_beaten_temporary_warship_without_cargo_stops_being_one() -> None:  # BO-W.06, BO-W.07
    scene = duel("Brig Steadfast", "", **EMPTY_HOLDER)
    events = scene.play(Engage("gold"), 6, 6, 6, 1, 1, 1)
    assert every(CargoTaken, events) == []
    assert (scene.ship("gold").commission, scene.ship("gold").claim) == (False, "emerald")


# --- admiralty: BO-A.16


@pytest.mark.parametrize(("admiralty", "offered"), [("open", True), ("safe", False)])
def test_admiralty_island_is_safe_or_not(admiralty: str, offered: bool) -> None:  # BO-A.04, BO-A.16
    scene = Scene(
        "G H I\n 7 C . A",
        holds={"crimson": "Red Moll", "gold": "Wool"},
        admiralty=admiralty,
    )
    scene.state.places[1] = scene.state.setting.sea.admiralty
    scene.play(Roll(), 5)
    assert (Raid("I7") in scene.moves()) is offered
    assert scene.why("raid-I7") == (None if offered else SafeInHarbour("BO-A.04", "gold", "I7"))


# --- claimants: BO-C.11; second_claim: BO-C.12


@pytest.mark.parametrize(("claimants", "claim"), [("robbed", "crimson"), ("merchants", None)])
def test_a_pirate_beaten_by_a_pirate_has_a_claim_or_not(claimants: str, claim: str | None) -> None:  # BO-A.12, BO-C.11
    scene = duel("Red Moll", "The Mudlark", claimants=claimants)
    scene.play(Raid("J9"), 6, 6, 6, 1, 1, 1)
    assert scene.ship("gold").claim == claim


@pytest.mark.parametrize(("second_claim", "claim"), [("newest", "crimson"), ("first", "emerald")])
def test_a_second_robbery_replaces_the_claim_or_not(second_claim: str, claim: str) -> None:  # BO-A.12, BO-C.12
    scene = duel("Red Moll", "Wool", claims={"gold": "emerald"}, second_claim=second_claim)
    events = scene.play(Raid("J9"))
    assert (scene.ship("gold").claim, "claim_made" in kinds(events)) == (claim, claim == "crimson")


# --- used_ports: BO-P.08


@pytest.mark.parametrize(("used_ports", "asked"), [("voyage", "roll gold"), ("hold", "trade crimson")])
def test_a_ship_that_lost_its_hold_may_trade_at_the_same_ports_or_not(  # BO-P.05, BO-P.08
    used_ports: str, asked: str
) -> None:
    scene = Scene("D E F\n 11 . C .", holds={"crimson": "Salt Cod"}, used_ports=used_ports)
    clear_holds(scene.state, 0)
    scene.play_on(Roll(), 3, Sail("E12"))
    assert scene.asked == asked
    assert scene.ship("crimson").used == (() if used_ports == "hold" else ("cockle",))


def test_a_new_voyage_makes_all_ports_new() -> None:  # BO-H.03, BO-P.04
    scene = Scene("H I J\n 12 . C .", holds={"crimson": "Salt Cod"}, roll=3)
    scene.play(Sail("I13"))
    assert scene.ship("crimson").used == ()


# --- all of them


def test_the_list_of_all_moves_only_grows_at_its_end() -> None:
    book = GAME.all_moves(BountyOptions(players=3))
    house = GAME.all_moves(BountyOptions(players=3, hidden_pirates="choose"))
    assert house == [*book, Fight(), Surrender()]
    assert book[-4:] == [RaidShip("crimson"), RaidShip("gold"), RaidShip("emerald"), Raid("I7")]
