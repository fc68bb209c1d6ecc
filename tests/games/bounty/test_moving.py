"""Where a throw can end. BO-M.*, section 5.1"""

from functools import cache

import pytest

from skulduggery.games.bounty.events import ShipMoved
from skulduggery.games.bounty.moves import Raid, Roll, Sail
from skulduggery.games.bounty.telling import TELLING
from tests.games.bounty.scene import CHART, DATA, Scene
from tests.games.situation import the

COLUMNS, ROWS = 17, 13
SIGN = {chr(65 + x) + str(y + 1): CHART[y][x] for y in range(ROWS) for x in range(COLUMNS)}
OPEN = [square for square, sign in SIGN.items() if sign not in "#^*"]
HARBOURS = [square for square in OPEN if SIGN[square] != "."]


def beside(square: str) -> list[str]:
    x, y = ord(square[0]), int(square[1:])
    near = [chr(x) + str(y - 1), chr(x + 1) + str(y), chr(x) + str(y + 1), chr(x - 1) + str(y)]
    return [each for each in near if each in OPEN]


@cache
def walks(start: str, roll: int) -> frozenset[str]:
    """By brute force: the ends of all walks of exactly this many squares, the harbours on them, and staying."""
    frontier, met = {start}, set()
    for _ in range(roll):
        entered = {to for square in frontier for to in beside(square)}
        met |= {square for square in entered if square in HARBOURS and square != start}
        frontier = {square for square in entered if square not in HARBOURS}
    stay = {start} if start in HARBOURS and roll % 2 == 0 else set()
    return frozenset(frontier | met | stay)


def at(square: str, roll: int, **situation: object) -> Scene:
    scene = Scene(**situation)  # type: ignore[arg-type]  # whatever a Scene takes
    scene.state.places[0] = scene.state.setting.sea.index[square]
    scene.play(Roll(), roll)
    return scene


def test_every_square_and_throw_offers_exactly_what_walking_finds() -> None:  # BO-M.03, BO-M.04, BO-M.06, BO-M.07
    scene = Scene(players=6)
    sea = scene.state.setting.sea
    for square in OPEN:
        for roll in range(2, 7):
            offered = [str(move.square) for move in sea.usual[sea.index[square]][roll]]  # type: ignore[attr-defined]  # Sails
            assert sorted(offered) == sorted(walks(square, roll)), (square, roll)


def test_there_is_always_a_choice_between_several_squares() -> None:  # BO-M.06
    """So a move that is made without asking reveals nothing (except in distress, which is public)."""
    counts = [len(walks(square, roll)) for square in OPEN for roll in range(2, 7)]
    assert (min(counts), max(counts)) == (3, 32)


def test_ships_sail_straight_never_diagonally_and_never_over_land() -> None:  # BO-M.01
    scene = at("F9", 2)
    assert scene.squares() == {"F9", "F7", "G8", "H9", "E10"}  # neither D9, E8, F11 nor G10: they are land or beyond


def test_the_way_of_a_ship_goes_from_square_to_neighbouring_square() -> None:  # BO-M.01
    scene = at("D10", 6)
    moved = the(ShipMoved, scene.play(Sail("E12")))
    assert moved.path == ("D10", "E10", "E11", "E12")
    assert TELLING.cites(moved) == "BO-M.02"


def test_a_harbour_is_reached_by_any_throw_that_is_large_enough() -> None:  # BO-M.02
    assert ["E12" in at("E10", roll).squares() for roll in (2, 3, 4, 5, 6)] == [True] * 5
    assert ["E12" in at("E9", roll).squares() for roll in (2, 3, 4)] == [False, True, True]


def test_an_attacked_ship_is_reached_by_any_throw_that_is_large_enough() -> None:  # BO-M.02, BO-A.01
    for roll in (2, 3, 4):
        scene = Scene("H I J\n 9 C . G", holds={"crimson": "Red Moll", "gold": "Wool"}, roll=roll)
        assert scene.attacks() == [Raid("J9")]
    assert Scene("H I J K\n 9 C . . G", holds={"crimson": "Red Moll", "gold": "Wool"}, roll=2).attacks() == []


def test_otherwise_the_whole_throw_is_used() -> None:  # BO-M.03
    assert {"H9", "I8"} <= at("I9", 3).squares()
    assert not {"I9", "G9", "H8"} & at("I9", 3).squares()


def test_a_ship_may_turn_back_and_end_where_it_began() -> None:  # BO-M.04
    scene = at("I9", 4)
    moved = the(ShipMoved, scene.play(Sail("I9")))
    assert (moved.start, moved.to, moved.cause) == ("I9", "I9", "sail")


@pytest.mark.parametrize("harbour", HARBOURS)
def test_in_every_harbour_even_throws_may_stay_and_odd_ones_must_leave(harbour: str) -> None:  # BO-M.05
    assert [harbour in at(harbour, roll).squares() for roll in (2, 3, 4, 5, 6)] == [True, False, True, False, True]


def test_staying_is_told_as_staying() -> None:  # BO-M.05
    moved = the(ShipMoved, at("I7", 2).play(Sail("I7")))
    assert (moved.cause, moved.path, TELLING.cites(moved)) == ("stay", ("I7",), "BO-M.05")


def test_no_way_leads_through_a_harbour() -> None:  # BO-M.07
    """Past Home Port, H13 to J13 is four squares round it, not two through it."""
    assert "J13" not in at("H13", 2).squares()
    assert "J13" in at("H13", 4).squares()


def test_ships_share_squares_and_never_block() -> None:  # BO-M.08
    crowded = Scene(
        """
               H I J
            9  . + .
           I9: G E Z V I
        """,
        players=6,
    )
    crowded.state.places[0] = crowded.state.setting.sea.index["H9"]
    crowded.play(Roll(), 3)
    assert crowded.squares() == set(walks("H9", 3))
    crowded.play(Sail("I9"))
    assert [ship.place for ship in crowded.view().ships] == ["I9"] * 6


@pytest.mark.parametrize("harbour", HARBOURS)
def test_any_harbour_gives_shelter_even_without_business(harbour: str) -> None:  # BO-M.09
    start = beside(harbour)[0]
    scene = at(start, 3, purses={0: 0}, holds={"crimson": "Red Moll"}, shown=["crimson"])
    assert harbour in scene.squares()
    scene.play(Sail(harbour))
    assert scene.where("crimson") == harbour


def test_a_chest_card_moves_a_ship_at_once_over_land_and_past_everybody() -> None:  # BO-M.10
    scene = Scene("H I J\n 9 C . .", holds={"gold": "Red Moll"}, shown=["gold"])
    moved = the(ShipMoved, scene.play(Roll(), 1, "T03"))
    assert (moved.path, moved.cause, TELLING.cites(moved)) == (("H9", "C3"), "chest", "BO-M.10")


def test_the_squares_of_the_events_are_the_harbours_of_the_chart() -> None:
    listed = [each["square"] for each in [*DATA["harbour"], *DATA["port"]]]
    assert sorted(listed) == sorted(HARBOURS)
    assert {TELLING.cites(ShipMoved(0, "crimson", "A1", square, ("A1",), "sail")) for square in HARBOURS} == {"BO-M.02"}
    assert TELLING.cites(ShipMoved(0, "crimson", "A1", "I9", ("A1",), "sail")) == "BO-M.03"
