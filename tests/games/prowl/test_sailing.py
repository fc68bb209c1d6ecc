"""The board and the voyage. PR-3.*, PR-4.*"""

import pytest

from skulduggery.games.prowl.events import DieRolled, Sailed, TurnBegan
from skulduggery.games.prowl.moves import Done, Roll, Sail
from skulduggery.games.prowl.telling import TELLING
from tests.games.prowl.scene import Scene
from tests.games.situation import kinds, the

OPEN_SEA = """
@12,6
.....
&....
..A..
"""


def test_a_town_is_one_field_and_one_step() -> None:  # PR-3.01
    scene = Scene("@2,1\n..T\nA..", roll=1, cards={"blue": "silver"})
    assert scene.why("tortuga") is not None  # two steps
    near = Scene("@2,1\n.AT", roll=1, cards={"blue": "silver"})
    assert "tortuga" in near.reach()


@pytest.mark.parametrize("field", ["kingdom"])
def test_grey_squares_and_the_kingdom_are_not_entered(field: str) -> None:  # PR-3.02
    scene = Scene("@13,8\n.A.", roll=2, cards={"blue": "silver"})
    assert field not in scene.reach()
    assert scene.why(field).rule == "PR-3.02"  # type: ignore[union-attr]
    assert "14,11" not in scene.reach()  # straight through the Kingdom


def test_a_diagonal_step_between_grey_squares_is_allowed() -> None:  # PR-3.03
    """From 4,1 (a palm stands at 6,2 and 5,3, 6,3): 7,3 and 6,4 touch by a corner past 6,3 and 7,4."""
    scene = Scene("@4,2\n.AY\n.YY", roll=1, cards={"blue": "silver"})
    assert {"4,3", "6,1"} <= scene.reach()
    assert "4,4" not in scene.reach()
    palms = Scene("@22,2\n.Y.\n.YY\n.A.", roll=1, cards={"blue": "silver"})
    assert {"22,3", "22,4", "22,5"} - palms.reach() == {"22,5"}  # an island


def test_a_current_is_one_step_from_any_side_even_from_ahead() -> None:  # PR-3.04
    assert "cur:10,1" in Scene("@9,1\nA", roll=1, cards={"blue": "silver"}).reach()
    assert "cur:10,1" in Scene("@13,1\nA", roll=1, cards={"blue": "silver"}).reach()
    assert "cur:10,1" in Scene("@11,0\nA", roll=1, cards={"blue": "silver"}).reach()


def test_a_current_is_left_forward_only() -> None:  # PR-3.05
    standing = Scene("@10,1\nA>>", roll=1, cards={"blue": "silver"})
    assert standing.reach() == {"cur:10,1", "13,0", "13,1", "cur:11,2"}
    passing = Scene("@9,1\nA>>>", roll=2, cards={"blue": "silver"})
    assert passing.preview(Sail("13,0")).path == ("9,1", "cur:10,1", "13,0")
    assert "12,0" not in passing.reach()


def test_an_exit_may_be_any_field_that_may_be_entered() -> None:  # PR-3.06
    scene = Scene("@10,1\nA>>", roll=2, cards={"blue": "silver"})
    assert "twir_north" in scene.reach()  # through 13,0 or 13,1
    taken = Scene("@10,1\nA>>\n.Q<", players=7, roll=1, cards={"blue": "silver"})
    assert "cur:11,2" not in taken.reach()


def test_a_bridge_leads_to_the_other_side_for_one_step() -> None:  # PR-3.07
    scene = Scene(at={"blue": "twir_north"}, roll=1, cards={"blue": "silver"})
    assert "twir_south" in scene.reach()
    assert "twir_west" not in scene.reach()
    sideways = Scene(at={"blue": "twir_east"}, roll=1, cards={"blue": "silver"})
    assert {"twir_west", "cur:28,6", "28,9", "28,10", "cur:28,11"} <= sideways.reach()


def test_from_a_bridge_one_may_step_back_to_the_sea_even_in_passing() -> None:  # PR-3.08
    scene = Scene("@13,1\nA", roll=2, cards={"blue": "silver"})
    assert "16,1" not in Scene("@13,1\nA", roll=1, cards={"blue": "silver"}).reach()
    assert {"twir_north", "twir_south", "16,0", "16,1"} <= scene.reach()


def test_only_the_own_home_may_be_entered() -> None:  # PR-3.09
    scene = Scene("@9,3\nA", roll=6, cards={"blue": "silver"})
    assert scene.why("home_green").rule == "PR-3.09"  # type: ignore[union-attr]
    assert "home_blue" not in scene.reach()
    near = Scene("@3,3\nA", roll=1, cards={"blue": "silver"})
    assert "home_blue" in near.reach()


def test_ships_in_a_home_or_a_town_are_safe() -> None:  # PR-3.09, PR-3.10
    scene = Scene("@24,15\n.A.", at={"purple": "home_purple"}, roll=2, cards={"blue": "silver"})
    scene.play(Sail("26,15"))
    assert scene.asked == "roll 1"  # alongside, all steps used, and yet no question
    town = Scene("@2,0\nA", at={"purple": "tortuga"}, roll=1, cards={"blue": "silver"})
    town.play(Sail("3,0"))
    assert town.asked == "roll 1"


def test_an_island_needs_a_map_for_it() -> None:  # PR-3.11
    assert "bora_bora" not in Scene("@14,6\nA", roll=1, cards={"blue": "C07"}).reach()
    assert "bora_bora" in Scene("@14,6\nA", roll=1, cards={"blue": "C05"}).reach()
    sold_out = Scene("@14,6\nA", roll=1, cards={"blue": "C05"}, stock={"bronze": 0})
    assert "bora_bora" in sold_out.reach()


@pytest.mark.parametrize(
    ("cards", "die", "bonus"),
    [
        ("", 6, 3),
        ("C01, C02, C03", 6, 3),
        ("C01, C05, silver", 3, 2),
        ("bronze, bronze, bronze", 6, 0),
        ("silver", 1, 0),
    ],
)
def test_steps_are_the_die_and_what_the_ship_carries(cards: str, die: int, bonus: int) -> None:  # PR-4.01
    scene = Scene(cards={"blue": cards})
    thrown = the(DieRolled, scene.play(Roll(), die))
    assert (thrown.value, thrown.bonus, thrown.steps) == (die, bonus, die + bonus)
    assert scene.view().steps == die + bonus


def test_the_bonus_is_fixed_when_the_die_is_thrown() -> None:  # PR-4.02
    scene = Scene(OPEN_SEA, cards={"blue": "C01"}, roll=2)
    scene.state.cards[0].clear()
    assert scene.view().steps == 3


def test_fewer_steps_or_none_may_be_used() -> None:  # PR-4.03
    scene = Scene(OPEN_SEA, roll=3)
    assert {"14,8", "14,7", "14,6", "13,8"} <= scene.reach()
    sailed = the(Sailed, scene.play(Sail("14,8")))
    assert (sailed.path, TELLING.cites(sailed)) == (("14,8",), "PR-4.03")


def test_steps_go_straight_and_diagonally() -> None:  # PR-4.04
    scene = Scene(OPEN_SEA, roll=1, cards={"blue": "silver"})
    around = {f"{x},{y}" for x in (13, 14, 15) for y in (7, 8)}
    assert scene.reach() == around | {"13,9"}  # the rest of the row below is the Kingdom


def test_the_first_step_from_a_place_goes_to_the_water_around_it() -> None:  # PR-4.05
    scene = Scene(at={"blue": "home_blue"}, roll=1, cards={"blue": "silver"})
    assert scene.reach() == {f"{x},{y}" for x in range(4) for y in range(2, 6) if not (x in (1, 2) and y in (3, 4))} | {
        "home_blue"
    }


def test_nobody_sails_through_others() -> None:  # PR-4.06
    drawing = "@4,9\nG"
    closed = Scene(drawing + "", at={"blue": "4,8"}, roll=2, cards={"blue": "silver"})
    assert "4,9" not in closed.reach()
    assert "4,10" not in closed.reach()
    assert closed.why("4,9").rule == "PR-4.06"  # type: ignore[union-attr]
    davy = Scene(at={"blue": "4,8"}, davy_at="4,9", roll=2, cards={"blue": "silver"})
    assert "4,10" not in davy.reach()
    sister = Scene(at={"blue": "4,8", "green": "4,9"}, ships=2, cards={"blue": "silver"})
    sister.play_on(sister.moves()[0], Roll(), 2)
    assert "4,10" not in sister.reach()
    current = Scene("@9,1\nAG>>", roll=1, cards={"blue": "silver"})
    assert "cur:10,1" not in current.reach()


def test_towns_hold_three_and_bridges_two() -> None:  # PR-4.07
    def reach(*others: str) -> set[str]:
        names = ("purple", "red", "yellow")
        at = dict(zip(names, others, strict=False))
        return Scene(players=5, at={"blue": "3,1", **at}, roll=1, cards={"blue": "silver"}).reach()

    assert "tortuga" in reach("tortuga", "tortuga")
    assert "tortuga" not in reach("tortuga", "tortuga", "tortuga")

    def bridge(davy: str, *others: str) -> Scene:
        at = dict(zip(("purple", "red"), others, strict=False))
        return Scene(players=5, at={"blue": "13,1", **at}, davy_at=davy, roll=3, cards={"blue": "silver"})

    assert "twir_south" in bridge("kingdom", "twir_south").reach()
    full = bridge("kingdom", "twir_south", "twir_south")
    assert not {"twir_south", "13,18"} & full.reach()
    assert full.why("twir_south").rule == "PR-4.07"  # type: ignore[union-attr]
    assert "twir_south" not in bridge("twir_south", "twir_south").reach()


def test_a_place_ends_the_movement_and_needs_no_exact_throw() -> None:  # PR-4.08
    scene = Scene("@3,0\nA", roll=6, cards={"blue": "C02"})
    assert "tortuga" in scene.reach()
    scene.play(Sail("tortuga"))
    assert scene.asked == "town 0"


def test_staying_gives_the_same_actions_as_arriving() -> None:  # PR-4.09
    town = Scene(at={"blue": "campeche"}, roll=2)
    town.play(Sail("campeche"))
    assert "raid" in town.offered()
    home = Scene(at={"blue": "home_blue"}, chests={"blue": "silver"}, roll=2)
    home.play(Sail("home_blue"))
    assert "load silver" in home.offered()
    island = Scene(at={"blue": "bora_bora"}, cards={"blue": "C05"}, roll=2)
    island.play(Sail("bora_bora"))
    assert "dig C05" in island.offered()


def test_stopping_early_at_sea_is_allowed_but_attacks_nobody() -> None:  # PR-4.10
    scene = Scene("@13,8\nA.G", roll=3, cards={"blue": "silver"})
    scene.play(Sail("13,7"))
    assert scene.asked == "roll 1"


def test_one_die_for_every_move() -> None:  # PR-4.11
    scene = Scene(OPEN_SEA)
    assert scene.offered() == {"roll"}
    scene.play(Roll(), 2)
    assert not any(isinstance(move, Roll) for move in scene.moves())
    events = scene.play(Sail("14,7"))
    assert the(TurnBegan, events).seat == 1


def test_nothing_reachable_leaves_staying_and_a_step_that_is_not_walked_attacks_nobody() -> None:  # PR-4.10, PR-10.03
    at = dict(zip(("purple", "red", "yellow", "green", "white"), ("3,0", "3,1", "3,2", "2,2", "1,2"), strict=True))
    scene = Scene(players=8, at={"blue": "2,1", **at, "black": "1,1", "pink": "2,0"}, roll=1, cards={"blue": "silver"})
    assert scene.reach() == {"2,1"}
    scene.play(Sail("2,1"))
    assert scene.asked == "roll 1"


@pytest.mark.parametrize("steps", [4, 9])
def test_who_is_shut_in_on_a_current_stays_whatever_the_throw(steps: int) -> None:  # PR-3.05, PR-4.03, PR-4.06
    scene = Scene(players=8, at={"blue": "cur:4,12", "purple": "3,11", "red": "4,11"}, steps=steps)
    assert scene.reach() == {"cur:4,12"}
    scene.play(Sail("cur:4,12"))
    assert scene.asked == "roll 1"


def test_a_turn_passes_without_a_question_at_sea() -> None:  # PR-4.10
    scene = Scene(OPEN_SEA, roll=1)
    assert kinds(scene.play(Sail("14,6"))) == ["sailed", "turn_began"]
    assert Done() not in scene.moves()
