"""Squares, hexes and the search for ways, which all games share."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skulduggery.core.grid import DIAGONAL, EAST, NORTH, SOUTH, STRAIGHT, WEST, Grid, letters
from skulduggery.core.hexes import DIRECTIONS, HexGrid
from skulduggery.core.paths import FAR, distances, shortest_path

OPPOSITE = {"NE": "SW", "E": "W", "SE": "NW", "SW": "NE", "W": "E", "NW": "SE"}


def test_squares_are_named_by_column_and_row_from_the_north_west() -> None:
    grid = Grid(14, 20)
    assert (grid.size, grid.names[0], grid.names[-1]) == (280, "A1", "N20")
    assert grid.at("K8") == grid.at("k8") == 7 * 14 + 10


def test_a_square_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(KeyError, match="Z9 is not a square: A1 to N20 are"):
        Grid(14, 20).at("Z9")


def test_columns_go_on_after_z() -> None:
    assert [letters(column) for column in (0, 25, 26, 27, 51, 52)] == ["A", "Z", "AA", "AB", "AZ", "BA"]
    assert Grid(30, 1).names[-1] == "AD1"


def test_beside_the_edge_there_is_nothing() -> None:
    grid = Grid(3, 2)
    assert [grid.beside(grid.at("A1"), step) for step in (NORTH, EAST, SOUTH, WEST)] == [None, 1, 3, None]
    assert [grid.beside(grid.at("C2"), step) for step in (NORTH, EAST, SOUTH, WEST)] == [2, None, None, 4]


def test_neighbours_come_clockwise_from_the_north() -> None:
    grid = Grid(3, 3)
    middle = grid.at("B2")
    assert [grid.names[each] for each in grid.neighbours(middle)] == ["B1", "C2", "B3", "A2"]
    assert [grid.names[each] for each in grid.neighbours(middle, DIAGONAL)] == ["C1", "C3", "A3", "A1"]
    assert len(grid.neighbours(middle, STRAIGHT + DIAGONAL)) == 8


@given(columns=st.integers(1, 7), rows=st.integers(1, 7))
def test_squares_are_neighbours_of_each_other(columns: int, rows: int) -> None:
    grid = Grid(columns, rows)
    for square in range(grid.size):
        assert all(square in grid.neighbours(other) for other in grid.neighbours(square))


def test_a_hexagon_of_radius_four_has_61_hexes() -> None:
    grid = HexGrid(4)
    assert grid.size == len(set(grid.hexes)) == 61
    assert grid.hexes[30] == (0, 0)
    assert [HexGrid(radius).size for radius in range(4)] == [1, 7, 19, 37]


def test_hexes_are_called_by_row_and_number() -> None:
    grid = HexGrid(4)
    assert (grid.names[0], grid.names[4], grid.names[30], grid.names[60]) == ("A1", "A5", "E5", "I5")
    assert grid.at("E5") == grid.at("e5") == 30
    assert len(set(grid.names)) == grid.size
    with pytest.raises(KeyError, match="A6 is not a hex: A1 to I5 are"):
        grid.at("A6")


def test_hexes_are_neighbours_of_each_other() -> None:
    grid = HexGrid(4)
    for place in range(grid.size):
        for direction in DIRECTIONS:
            beyond = grid.beside(place, direction)
            assert beyond is None or grid.beside(beyond, OPPOSITE[direction]) == place
        assert all(grid.distance(place, other) == 1 for other in grid.neighbours(place))


def test_a_corner_has_three_neighbours_an_edge_four_and_the_inside_six() -> None:
    grid = HexGrid(4)
    counts = [len(grid.neighbours(place)) for place in range(grid.size)]
    assert [counts.count(n) for n in (3, 4, 6)] == [6, 18, 37]
    assert counts[0] == 3
    assert counts[30] == 6


def test_hex_distance_is_the_number_of_steps() -> None:
    grid = HexGrid(4)
    ways = [grid.neighbours(place) for place in range(grid.size)]
    for start in range(grid.size):
        assert distances(ways, [start]) == [grid.distance(start, place) for place in range(grid.size)]


# A ring of six places, 0 to 5, with a shortcut from 0 to 3 over 6.
RING = [[1, 5, 6], [2, 0], [3, 1], [4, 2, 6], [5, 3], [0, 4], [0, 3]]


def test_distances_count_steps_from_the_nearest_start() -> None:
    assert distances(RING, [0]) == [0, 1, 2, 2, 2, 1, 1]
    assert distances(RING, [1, 4]) == [1, 0, 1, 1, 0, 1, 2]


def test_closed_places_are_never_entered() -> None:
    assert distances(RING, [0], closed={6, 5}) == [0, 1, 2, 3, 4, FAR, FAR]
    assert shortest_path(RING, 0, 3, closed={6}) == [0, 1, 2, 3]
    assert shortest_path(RING, 0, 3, closed={6, 1, 5}) == []


def test_stops_are_entered_but_not_left() -> None:
    assert distances(RING, [0], stops={1, 6}) == [0, 1, 4, 3, 2, 1, 1]
    assert shortest_path(RING, 0, 2, stops={1, 6}) == [0, 5, 4, 3, 2]


def test_a_stop_may_be_left_where_one_starts() -> None:
    assert distances(RING, [1], stops={1})[3] == 2
    assert shortest_path(RING, 1, 3, stops={1}) == [1, 2, 3]


def test_the_way_to_where_one_is_is_no_step() -> None:
    assert shortest_path(RING, 2, 2) == [2]


@given(start=st.integers(0, 24), goal=st.integers(0, 24), closed=st.sets(st.integers(0, 24)))
def test_the_shortest_path_is_as_long_as_the_distance(start: int, goal: int, closed: set[int]) -> None:
    grid = Grid(5, 5)
    ways = [grid.neighbours(square) for square in range(grid.size)]
    closed -= {start}
    path, steps = shortest_path(ways, start, goal, closed), distances(ways, [start], closed)[goal]
    assert len(path) == (0 if steps == FAR else steps + 1)
    assert all(after in ways[before] for before, after in pairwise(path))
