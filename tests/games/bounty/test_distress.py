"""Who cannot pay, and loans. BO-D.*, BO-B.*"""

import pytest

from skulduggery.games.bounty.components import COINS
from skulduggery.games.bounty.events import Borrowed, DistressBegan, DistressEnded, GameEnded, MoneyChanged
from skulduggery.games.bounty.moves import Borrow, Buy, Pass, Raid, Roll, Sail
from tests.games.bounty.scene import Scene
from tests.games.situation import every, kinds, the

AT_SEA = "H I J\n 9 C . ."
OFF_HOME = "H I J\n 12 . C ."


def test_who_cannot_pay_in_full_pays_all_and_is_in_distress() -> None:  # BO-D.01
    scene = Scene(AT_SEA, purses={0: 6})
    events = scene.play(Roll(), 1, "T23")
    assert the(MoneyChanged, events) == MoneyChanged(0, -6, "charge", 0, 6)
    assert the(DistressBegan, events) == DistressBegan(0, "crimson", 4)


def test_paying_to_the_last_dubloon_is_no_distress() -> None:  # BO-D.01
    scene = Scene(AT_SEA, purses={0: 10})
    scene.play(Roll(), 1, "T23")
    assert (scene.purse(0), scene.ship("crimson").distress) == (0, False)


def test_a_ship_in_distress_stays_so() -> None:  # BO-D.01
    scene = Scene(AT_SEA, purses={0: 0}, distress=["crimson"])
    assert kinds(scene.play(Roll(), 1, "T23")) == ["die_rolled", "chest_drawn", "turn_began"]
    assert scene.ship("crimson").distress


def test_in_distress_nothing_is_done_but_hurrying_home() -> None:  # BO-D.02
    pirate = Scene("H I J\n 9 C . G", holds={"crimson": "Red Moll", "gold": "Wool"}, distress=["crimson"], roll=2)
    assert pirate.attacks() == []
    warship = Scene(
        "H I J\n 9 C . G",
        holds={"crimson": "Brig Steadfast", "gold": "Red Moll"},
        shown=["gold"],
        distress=["crimson"],
        roll=2,
    )
    assert warship.attacks() == []


def test_chest_cards_apply_in_distress_and_money_does_not_end_it() -> None:  # BO-D.02
    scene = Scene(AT_SEA, purses={0: 0}, distress=["crimson"])
    scene.play(Roll(), 1, "T16")
    assert (scene.purse(0), scene.ship("crimson").distress) == (8, True)


@pytest.mark.parametrize(("top", "dice"), [("Brig Steadfast", ()), ("Captain Clove", (1, 1, 1, 6, 6, 6))])
def test_a_ship_in_distress_defends_itself_as_usual(top: str, dice: tuple[int, ...]) -> None:  # BO-D.02
    scene = Scene("H I J\n 9 C . G", holds={"crimson": "Red Moll", "gold": top}, distress=["gold"], roll=2)
    scene.play(Raid("J9"), *dice)
    assert scene.plunder("gold") == "Red Moll"


@pytest.mark.parametrize(
    ("square", "roll", "squares"),
    [
        ("I11", 5, {"I13"}),
        ("I11", 2, {"I13"}),
        ("I9", 4, {"I13"}),
        ("I9", 3, {"I12"}),
        ("L8", 4, {"I9", "J10"}),
        ("E12", 3, {"G13", "H12"}),
        ("E12", 6, {"I13"}),
        ("N12", 4, {"J12", "K13"}),
    ],
)
def test_in_distress_only_the_shortest_way_is_sailed(square: str, roll: int, squares: set[str]) -> None:  # BO-D.03
    scene = Scene(distress=["crimson"])
    scene.state.places[0] = scene.state.setting.sea.index[square]
    scene.play(Roll(), roll)
    assert scene.squares() == squares


def test_every_throw_in_distress_brings_a_ship_nearer_by_all_of_it() -> None:  # BO-D.03
    sea = Scene().state.setting.sea
    home = sea.steps[sea.home]
    for square in sea.open:
        for roll in range(2, 7):
            if square != sea.home:
                ends = [sea.index[move.square] for move in sea.homeward[square][roll]]  # type: ignore[attr-defined]  # Sails
                assert ends
                assert {home[end] for end in ends} == {max(0, home[square] - roll)}
                assert all(end == sea.home or not sea.harbour[end] for end in ends)


@pytest.mark.parametrize("luck", [(6, Sail("I13")), (1, "T06")])
def test_distress_ends_in_home_port_however_it_is_reached(luck: tuple[int, object]) -> None:  # BO-D.04
    scene = Scene(OFF_HOME, distress=["crimson"], purses={0: 0})
    events = scene.play_on(Roll(), *luck)  # type: ignore[arg-type]  # luck and moves
    assert the(DistressEnded, events) == DistressEnded(0, "crimson")
    assert scene.asked == "loan crimson"


def test_a_charge_in_home_port_is_no_distress_but_a_loan_at_once() -> None:  # BO-D.04
    scene = Scene(purses={0: 5})
    events = scene.play(Roll(), 1, "T23")
    assert every(DistressBegan, events) == []
    assert (scene.purse(0), scene.asked) == (0, "loan crimson")


def test_who_came_home_in_distress_may_borrow_whatever_the_sale_brought() -> None:  # BO-D.05
    scene = Scene(OFF_HOME, holds={"crimson": "Jade"}, distress=["crimson"], purses={0: 0}, roll=3)
    scene.play(Sail("I13"))
    assert (scene.purse(0), scene.asked) == (54, "loan crimson")
    events = scene.play(Borrow())
    assert the(Borrowed, events) == Borrowed(0, 1)
    assert the(MoneyChanged, events) == MoneyChanged(0, 25, "loan", 79, 25)


@pytest.mark.parametrize(("purse", "asked"), [(3, "loan crimson"), (4, "roll gold")])
def test_who_cannot_pay_the_cheapest_fee_may_borrow(purse: int, asked: str) -> None:  # BO-D.05
    scene = Scene(OFF_HOME, purses={0: purse}, roll=3)
    scene.play(Sail("I13"))
    assert scene.asked == asked


def test_the_sale_counts_before_the_loan() -> None:  # BO-D.05
    scene = Scene(OFF_HOME, holds={"crimson": "Red Moll"}, purses={0: 2}, roll=3)
    scene.play(Sail("I13"))
    assert (scene.purse(0), scene.asked) == (4, "roll gold")


def test_one_loan_per_arrival_and_any_number_in_all() -> None:  # BO-D.05
    scene = Scene(loans={0: 7}, purses={0: 0}, roll=2)
    scene.play_on(Sail("I13"), Borrow())
    assert (scene.state.loans[0], scene.asked) == (8, "roll gold")


def test_a_declined_loan_is_offered_again_at_the_next_stay() -> None:  # BO-D.05
    scene = Scene(purses={0: 0}, roll=2)
    scene.play_on(Sail("I13"), Pass())
    assert scene.asked == "roll gold"
    scene.begin(0, 2, 0)
    scene.play_on(Roll(), 4, Sail("I13"))
    assert scene.asked == "loan crimson"


def test_loans_are_repaid_before_the_ranking_without_interest() -> None:  # BO-D.06
    scene = Scene(ship="emerald", purses={0: 60, 1: 50, 2: 35}, loans={0: 1}, mode="rounds", rounds=5, round=5, roll=2)
    over = the(GameEnded, scene.play(Sail("I13")))
    assert (over.money, over.loans, over.ranking) == ((35, 50, 35), (1, 0, 0), (2, 1, 2))


def test_only_the_ship_that_drew_is_in_distress() -> None:  # BO-D.07
    scene = Scene("D E F\n 11 c C .", players=2, purses={0: 0})
    scene.play(Roll(), 1, "T19")
    assert [ship.distress for ship in scene.view().ships] == [True, False, False, False]
    scene.state.purses[0] = 30
    scene.play_on(Roll(), 2, Sail("E12"), Buy(), "Oysters")
    assert scene.hold("crimson-2") == "Oysters"


def test_the_bank_never_runs_dry_and_the_richest_holds_its_notes() -> None:  # BO-B.01
    scene = Scene(OFF_HOME, holds={"crimson": "Jade"}, purses={0: 600, 1: 40, 2: 10}, roll=3, target=500, mode="clock")
    assert (COINS, scene.view().ious) == (660, (0, 0, 0))
    scene.play(Sail("I13"))
    assert (scene.purse(0), scene.view().ious) == (654, (44, 0, 0))


def test_a_purse_is_never_negative() -> None:  # BO-B.02
    scene = Scene(AT_SEA, purses={0: 1, 1: 0, 2: 1})
    scene.play(Roll(), 1, "T23")
    assert scene.state.purses == [0, 0, 1]
    scene.begin(1, 1, 0)
    scene.play(Roll(), 1, "T18")
    assert scene.state.purses == [0, 1, 0]
