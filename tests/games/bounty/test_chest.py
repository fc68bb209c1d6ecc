"""The Treasure Chest. BO-X.*"""

import pytest

from skulduggery.games.bounty.chest import EFFECTS
from skulduggery.games.bounty.events import ChestDrawn, MoneyChanged, PacksShuffled, Tried
from skulduggery.games.bounty.moves import Roll
from tests.games.bounty.scene import CHEST, DATA, Scene, ids
from tests.games.situation import every, kinds, the

AT_SEA = "H I J\n 9 C . ."


def drawn(card: str, **situation: object) -> Scene:
    """Crimson at sea has drawn this card."""
    scene = Scene(AT_SEA, **situation)  # type: ignore[arg-type]  # what a Scene takes
    scene.play(Roll(), 1, card)
    return scene


def test_a_card_is_drawn_shown_and_discarded() -> None:  # BO-X.01
    scene = Scene(AT_SEA)
    assert the(ChestDrawn, scene.play(Roll(), 1, "T14")) == ChestDrawn(0, "crimson", "T14")
    assert (scene.view().chest, scene.view().discards) == (23, ("T14",))


def test_an_empty_chest_is_filled_with_the_shuffled_discards_before_the_next_draw() -> None:  # BO-X.01
    scene = Scene(AT_SEA)
    scene.state.chest, scene.state.discards = [], list(range(24))
    assert the(PacksShuffled, scene.play(Roll(), 1, "T14")) == PacksShuffled(("chest",))
    assert (scene.view().chest, scene.view().discards) == (23, ("T14",))


def test_the_chest_never_runs_out() -> None:  # BO-X.01
    scene = Scene(AT_SEA)
    for number in range(60):
        left = [CHEST[card] for card in scene.state.chest or scene.state.discards]
        card = next((each for each in left if each in ("T13", "T19", "T09")), left[0])
        scene.begin(0, 1, 0)
        scene.state.purses[0], scene.state.distress[0] = 35, False
        scene.play(Roll(), 1, card)
        assert len(scene.state.chest) + len(scene.state.discards) == 24, number


@pytest.mark.parametrize(
    ("card", "square"), [("T01", "B8"), ("T02", "O8"), ("T03", "C3"), ("T04", "O3"), ("T05", "J2")]
)
def test_a_hurricane_blows_to_its_port_where_the_ship_may_trade(card: str, square: str) -> None:  # BO-X.02
    scene = drawn(card)
    assert (scene.where("crimson"), scene.asked) == (square, "trade crimson")


def test_a_hurricane_to_the_port_where_the_ship_is_counts_as_arrival() -> None:  # BO-X.02
    scene = Scene("A B C\n 8 . C *")
    scene.play(Roll(), 1, "T01")
    assert scene.asked == "trade crimson"


@pytest.mark.parametrize("card", ["T06", "T07"])
def test_ships_called_home_sell_there(card: str) -> None:  # BO-X.03
    scene = drawn(card, holds={"crimson": "Wool"})
    assert (scene.where("crimson"), scene.purse(0)) == ("I13", 47)


def test_orders_to_admiralty_island() -> None:  # BO-X.03
    assert [drawn(card).purse(0) for card in ("T08", "T09")] == [39, 35]
    assert [drawn(card).where("crimson") for card in ("T08", "T09")] == ["I7", "I7"]


@pytest.mark.parametrize("card", ["T10", "T11"])
def test_a_pirate_card_aboard_costs_the_whole_cargo(card: str) -> None:  # BO-X.04
    scene = Scene(AT_SEA, holds={"crimson": "Wool, Red Moll"})
    events = scene.play(Roll(), 1, card)
    assert kinds(events)[2:5] == ["ship_moved", "tried", "packs_shuffled"]
    assert the(Tried, events) == Tried(0, "crimson", "guilty", ids("Wool, Red Moll"))
    assert (scene.hold("crimson"), scene.where("crimson"), scene.purse(0)) == ("", "I7", 35)


@pytest.mark.parametrize(
    ("hold", "plunder", "verdict"),
    [
        ("Wool", "", "innocent"),
        ("Brig Steadfast", "Coral", "innocent"),
        ("Red Moll, Wool", "", "guilty"),
        ("Wool", "Sugar Tom", "guilty"),
        ("", "", "innocent"),
    ],
)
def test_hold_and_plunder_are_examined_covered_cards_too(hold: str, plunder: str, verdict: str) -> None:  # BO-X.05
    scene = Scene(AT_SEA, holds={"crimson": hold} if hold else None, plunder={"crimson": plunder} if plunder else None)
    assert the(Tried, scene.play(Roll(), 1, "T10")).verdict == verdict


def test_the_innocent_show_no_cards_but_everybody_knows_the_verdict() -> None:  # BO-X.06
    scene = drawn("T10", holds={"crimson": "Wool, Brig Steadfast"}, plunder={"crimson": "Coral"})
    ship = scene.ship("crimson", seat=1)
    assert [cargo.card for cargo in ship.hold + ship.plunder] == [None] * 3
    assert [cargo.ruled_out for cargo in ship.hold + ship.plunder] == [("pirate",)] * 3


def test_an_innocent_ship_has_arrived_and_may_take_the_commission() -> None:  # BO-X.07
    situation = {"holds": {"gold": "Red Moll"}, "shown": ["gold"], "claims": {"crimson": "gold"}}
    assert drawn("T10", **situation).asked == "commission crimson"
    assert drawn("T10", plunder={"crimson": "Sugar Tom"}, **situation).asked == "roll gold"


@pytest.mark.parametrize(("roll", "asked"), [(1, "roll gold"), (4, "sail crimson"), (6, "sail crimson")])
def test_a_fair_wind_gives_a_full_new_throw(roll: int, asked: str) -> None:  # BO-X.08
    scene = drawn("T12")
    assert scene.asked == "roll crimson"
    scene.play(Roll(), roll, *(["T13"] if roll == 1 else []))
    assert scene.asked == asked


def test_a_birthday_takes_what_is_there_and_no_more() -> None:  # BO-X.09
    scene = Scene(AT_SEA, players=4, purses={1: 1, 2: 0})
    events = every(MoneyChanged, scene.play(Roll(), 1, "T18"))
    assert events == [
        MoneyChanged(1, -1, "present", 0, 1),
        MoneyChanged(3, -2, "present", 33, 2),
        MoneyChanged(0, 3, "birthday", 38, 3),
    ]
    assert not any(ship.distress for ship in scene.view().ships)


def test_cards_are_counted_in_hold_and_plunder_of_the_ship_that_drew() -> None:  # BO-X.10
    aboard = {"holds": {"crimson": "Wool, Coral"}, "plunder": {"crimson": "Jade"}}
    assert drawn("T17", **aboard).purse(0) == 35 + 6
    assert drawn("T24", **aboard).purse(0) == 35 - 6
    assert drawn("T17").purse(0) == drawn("T24").purse(0) == 35


def test_only_the_cards_of_the_ship_that_drew_count() -> None:  # BO-X.10
    scene = Scene(AT_SEA, players=2, holds={"crimson-1": "Wool", "crimson-2": "Coral, Nutmeg"})
    scene.play(Roll(), 1, "T17")
    assert scene.purse(0) == 52


def test_customs_cost_nothing_without_cards_even_without_money() -> None:  # BO-X.10
    scene = drawn("T24", purses={0: 0})
    assert scene.ship("crimson").distress is False


@pytest.mark.parametrize("card", [card for card in CHEST if card not in ("T01", "T02", "T03", "T04", "T05", "T12")])
def test_after_a_chest_card_the_ship_turn_ends(card: str) -> None:  # BO-X.11
    assert drawn(card).asked == "roll gold"


@pytest.mark.parametrize(
    ("card", "change"),
    [("T13", 3), ("T14", 5), ("T15", 6), ("T16", 8), ("T19", -3), ("T20", -5), ("T21", -6), ("T22", -8), ("T23", -10)],
)
def test_what_the_bank_pays_and_wants(card: str, change: int) -> None:  # BO-X.01
    assert drawn(card).purse(0) == 35 + change


def test_every_effect_of_the_data_has_its_function_and_no_other() -> None:
    assert {card["effect"] for card in DATA["chest"]} == set(EFFECTS)
