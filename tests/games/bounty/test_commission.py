"""Claims and the temporary warship. BO-C.*"""

import pytest

from skulduggery.core.messages import Event
from skulduggery.games.bounty.events import ClaimEnded, CommissionReturned, CommissionTaken, Raided
from skulduggery.games.bounty.moves import Buy, Engage, Pass, Raid, Roll, Sail, Take
from tests.games.bounty.scene import Scene
from tests.games.situation import every, kinds, the

OFF_ISLAND = """
       G H I
    7  . C A
"""
CHASE = "H I J\n 9 C . G"


def robbed(drawing: str = OFF_ISLAND, **situation: object) -> Scene:
    """Crimson has been robbed by gold, a known pirate."""
    usual = {"holds": {"gold": "Red Moll"}, "shown": ["gold"], "claims": {"crimson": "gold"}}
    return Scene(drawing, **{**usual, **situation})  # type: ignore[arg-type]  # what a Scene takes


def holder(drawing: str = CHASE, **situation: object) -> Scene:
    return robbed(drawing, commission="crimson", **situation)


def ends(events: list[Event]) -> tuple[str, str]:
    """Why the claim and the commission came to their end."""
    return the(ClaimEnded, events).reason, the(CommissionReturned, events).reason


def test_the_commission_is_fetched_on_admiralty_island_and_everybody_sees_it() -> None:  # BO-C.01
    scene = robbed(roll=3)
    scene.play(Sail("I7"))
    assert the(CommissionTaken, scene.play(Take())) == CommissionTaken(0, "crimson")
    assert [scene.view(seat).commission for seat in (0, 1, 2, None)] == ["crimson"] * 4


def test_who_comes_while_it_is_away_gets_nothing_but_is_asked_again() -> None:  # BO-C.02
    scene = robbed(roll=2, claims={"crimson": "gold", "emerald": "gold"}, commission="emerald")
    scene.play(Sail("I7"))
    assert (scene.asked, scene.ship("crimson").claim) == ("roll gold", "gold")
    scene.state.commission = -1
    scene.begin(0, 2, 0)
    scene.play_on(Roll(), 2, Sail("I7"))
    assert scene.asked == "commission crimson"


@pytest.mark.parametrize(
    "situation",
    [
        {"claims": {}},
        {"claims": {"crimson": "gold", "emerald": "gold"}, "commission": "emerald"},
        {"holds": {"gold": "Red Moll", "crimson": "Captain Clove"}, "shown": ["gold", "crimson"]},
    ],
    ids=["no claim", "away", "known pirate"],
)
def test_the_commission_is_not_offered(situation: dict[str, object]) -> None:  # BO-C.03
    scene = robbed(OFF_ISLAND, roll=2, **situation)
    scene.play(Sail("I7"))
    assert scene.asked == "roll gold"


def test_the_commission_is_not_offered_in_distress() -> None:  # BO-C.03, BO-D.02
    scene = robbed(distress=["crimson"])
    scene.play(Roll(), 1, "T09")
    assert (scene.where("crimson"), scene.asked) == ("I7", "roll gold")


@pytest.mark.parametrize("card", ["T08", "T09"])
def test_a_chest_card_to_the_island_is_an_arrival_too(card: str) -> None:  # BO-C.03
    scene = robbed()
    scene.play(Roll(), 1, card)
    assert scene.asked == "commission crimson"


def test_taking_it_is_optional_and_hidden_pirates_may() -> None:  # BO-C.03
    scene = robbed(roll=2, holds={"gold": "Red Moll", "crimson": "Captain Clove"})
    scene.play(Sail("I7"))
    assert scene.moves() == [Take(), Pass()]
    scene.play(Pass())
    assert (scene.view().commission, scene.ship("crimson").claim) == (None, "gold")


def one_of_two_robbed(**options: object) -> Scene:
    """Crimson's second ship was robbed by gold's first one; the first ship sails to Admiralty Island."""
    scene = Scene(
        """
               G H I
            6  . . #
            7  C c A
        """,
        players=2,
        holds={"gold-1": "Red Moll"},
        shown=["gold-1"],
        claims={"crimson-2": "gold-1"},
        roll=2,
        **options,  # type: ignore[arg-type]  # what a Scene takes
    )
    scene.play(Sail("I7"))
    return scene


def test_at_a_table_where_only_the_robbed_ship_may_its_sister_does_not_fetch_it() -> None:  # BO-C.13
    scene = one_of_two_robbed(hunter="ship")
    assert scene.asked == "roll crimson-2"
    scene.play_on(Roll(), 2, Sail("I7"))
    assert scene.asked == "commission crimson-2"


def test_either_ship_of_the_robbed_player_may_fetch_it_and_hunt() -> None:  # BO-C.04
    scene = one_of_two_robbed()
    assert (scene.asked, scene.view().commission) == ("commission crimson-1", None)
    scene.play(Take())
    scene.begin(0, 1, 0)
    scene.state.places[scene.index["gold-1"]] = scene.state.setting.sea.index["G7"]
    scene.play(Roll(), 4)
    events = scene.play(Engage("gold-1"))
    assert scene.plunder("crimson-1") == "Red Moll"
    assert (the(ClaimEnded, events).ship, the(ClaimEnded, events).reason) == ("crimson-2", "captured")
    assert scene.view().commission is None


def test_a_sister_that_buys_gives_the_commission_back_and_the_claim_ends() -> None:  # BO-C.07, BO-C.09
    scene = one_of_two_robbed()
    scene.play(Take())
    scene.begin(0, 1, 0)
    scene.state.places[0] = scene.state.setting.sea.index["E11"]
    scene.play_on(Roll(), 3, Sail("E12"), Buy(), "Salt Cod")
    assert (scene.ship("crimson-2").claim, scene.view().commission) == (None, None)


def test_the_commission_goes_back_when_the_robbed_sister_is_home() -> None:  # BO-C.08, BO-C.09
    scene = one_of_two_robbed()
    scene.play(Take())
    scene.begin(scene.index["crimson-2"], 1, 0)
    scene.state.places[scene.index["crimson-2"]] = scene.state.setting.sea.index["I12"]
    scene.play_on(Roll(), 3, Sail("I13"))
    assert (scene.ship("crimson-2").claim, scene.view().commission) == (None, None)


def test_a_temporary_warship_engages_only_the_pirate_who_robbed_it() -> None:  # BO-C.05
    scene = holder(
        """
               H I J
            9  C E G
        """,
        holds={"gold": "Red Moll", "emerald": "Captain Clove"},
        shown=["gold", "emerald"],
        plunder={"gold": "Wool, Jade"},
        roll=2,
    )
    assert scene.attacks() == [Engage("gold")]
    scene.play(Engage("gold"))
    assert scene.plunder("crimson") == "Red Moll, Wool, Jade"  # all of it, without dice


def test_a_temporary_warship_never_engages_a_warship_or_a_ship_in_harbour() -> None:  # BO-C.05
    holds = {"gold": "Red Moll", "emerald": "Brig Steadfast"}
    scene = holder("H I J\n 9 C E .", holds=holds, shown=["gold", "emerald"], roll=2)
    assert scene.attacks() == []  # gold is in Home Port


def test_it_defends_itself_as_a_warship_against_any_pirate() -> None:  # BO-C.06
    scene = holder(
        """
               H I J
            9  C . E
        """,
        ship="emerald",
        holds={"gold": "Red Moll", "emerald": "Captain Clove", "crimson": "Wool"},
        roll=2,
    )
    events = scene.play(Raid("H9"))
    assert the(Raided, events).targets == ("crimson",)
    assert (scene.plunder("crimson"), scene.hold("crimson")) == ("Captain Clove", "Wool")
    assert scene.ship("crimson").hold[0].ruled_out == ()  # its own card has told nothing
    assert scene.view().commission == "crimson"


def test_its_own_hold_gives_it_no_right_to_attack() -> None:  # BO-C.06
    holds = {"gold": "Red Moll", "crimson": "Captain Clove", "emerald": "Wool"}
    assert holder("H I J\n 9 C E .", holds=holds, roll=2).attacks() == []


def test_it_goes_back_when_the_robber_is_captured() -> None:  # BO-C.07, BO-C.09
    scene = holder(roll=2)
    assert ends(scene.play(Engage("gold"))) == ("captured", "captured")


def test_it_goes_back_when_the_robber_attacks_and_loses() -> None:  # BO-C.07
    scene = holder(ship="gold", holds={"gold": "Red Moll", "crimson": "Wool"}, roll=2)
    assert ends(scene.play(Raid("H9"))) == ("captured", "captured")


def test_it_goes_back_when_the_robber_enters_home_port() -> None:  # BO-C.07, BO-C.09, BO-H.03
    scene = holder("H I J\n 12 . G .", ship="gold", roll=2)
    assert ends(scene.play(Sail("I13"))) == ("robber_home", "robber_home")


def test_it_goes_back_when_its_holder_buys_a_cargo() -> None:  # BO-C.07, BO-C.09
    scene = holder("D E F\n 11 . C .", roll=3)
    scene.play(Sail("E12"))
    assert ends(scene.play(Buy(), "Salt Cod")) == ("bought", "bought")


def test_it_goes_back_when_another_beats_the_robber() -> None:  # BO-C.08, BO-C.09
    scene = holder(
        """
               H I J
            9  C E G
        """,
        ship="emerald",
        holds={"gold": "Red Moll", "emerald": "Brig Steadfast"},
        roll=2,
    )
    assert ends(scene.play(Engage("gold"))) == ("robber_beaten", "robber_beaten")


def test_it_goes_back_when_the_robber_is_convicted() -> None:  # BO-C.08, BO-C.09
    scene = holder(ship="gold")
    assert ends(scene.play(Roll(), 1, "T10")) == ("robber_guilty", "robber_guilty")


def test_it_goes_back_when_its_holder_enters_home_port() -> None:  # BO-C.08, BO-C.09
    scene = holder("H I J\n 12 . C .", roll=2)
    assert ends(scene.play(Sail("I13"))) == ("home", "home")


def test_it_goes_back_when_its_holder_is_found_guilty() -> None:  # BO-C.08, BO-C.09
    scene = holder(plunder={"crimson": "Sugar Tom"})
    assert ends(scene.play(Roll(), 1, "T10")) == ("guilty", "guilty")


def test_it_goes_back_when_its_holder_loses_to_a_warship() -> None:  # BO-C.08
    scene = holder(
        """
               H I J
            9  C . E
        """,
        ship="emerald",
        holds={"gold": "Red Moll", "emerald": "Brig Steadfast", "crimson": "Wool"},
        roll=2,
    )
    events = scene.play(Engage("crimson"), 6, 6, 6, 1, 1, 1)
    assert the(CommissionReturned, events).reason == "beaten"
    assert scene.ship("crimson").claim == "gold"


def test_buying_before_fetching_the_commission_does_not_end_the_claim() -> None:  # BO-C.09
    scene = robbed("D E F\n 11 . C .", roll=3)
    scene.play_on(Sail("E12"), Buy(), "Salt Cod")
    assert scene.ship("crimson").claim == "gold"


def test_all_claims_on_a_robber_end_together() -> None:  # BO-C.09
    scene = robbed("H I J\n 12 . G .", ship="gold", claims={"crimson": "gold", "emerald": "gold"}, roll=2)
    ended = every(ClaimEnded, scene.play(Sail("I13")))
    assert [(event.ship, event.reason) for event in ended] == [("crimson", "robber_home"), ("emerald", "robber_home")]


def test_a_robbed_warship_that_captures_the_robber_needs_no_commission() -> None:  # BO-C.09
    scene = robbed(CHASE, holds={"gold": "Red Moll", "crimson": "Brig Steadfast"}, roll=2)
    assert the(ClaimEnded, scene.play(Engage("gold"))).reason == "captured"


def test_entering_a_trading_port_without_buying_keeps_it() -> None:  # BO-C.10
    scene = holder("D E F\n 11 . C .", roll=3)
    scene.play(Sail("E12"))
    assert kinds(scene.play(Pass())) == ["passed", "turn_began"]
    assert scene.view().commission == "crimson"
