"""The chart and the components: consistent, and the same in data and code. Sections 2, 3 and 7"""

from collections import deque
from collections.abc import Collection, Iterable
from itertools import combinations

import pytest

from skulduggery.core.grid import Grid
from skulduggery.core.options import describe
from skulduggery.core.parts import load_boards, load_data
from skulduggery.games.blackwood import GAME
from skulduggery.games.blackwood.components import (
    ALMANAC,
    CANNONBALL,
    CANNONBALLS,
    COLOURS,
    ESCAPE_ROLL,
    EVENT_CARDS,
    EVENT_RING,
    EVENT_STEPS,
    HOARD_LIMIT,
    JAILERS,
    LONGEST,
    MOVE_RING,
    RACE_GOAL,
    RED_DIE,
)
from skulduggery.games.blackwood.options import BlackwoodOptions
from skulduggery.games.blackwood.sea import SIGNS
from tests.games.blackwood.scene import Scene, opening

PACKAGE = "skulduggery.games.blackwood"
DATA = load_data(PACKAGE)
CHART = load_boards(PACKAGE)["chart"]
GRID = Grid(CHART.number("columns"), CHART.number("rows"))
SIGN = dict(zip(GRID.names, "".join(CHART.rows), strict=True))
ISLANDS = {island["key"]: island["squares"] for island in DATA["islands"]}
PLACES = DATA["places"]


def squares(signs: str) -> list[str]:
    return [square for square, sign in SIGN.items() if sign in signs]


CLOSED, LAIRS, ENTRIES = squares("^TH"), squares("SM"), squares(">")
WATER, SEA = squares(".+>PX"), squares(".+>")
LAND = squares("abcdefghi") + LAIRS
(PORT,), (X,), (SKULL,), (MONSTER,) = squares("P"), squares("X"), squares("S"), squares("M")
BESIDE = {
    square: [GRID.names[to] for to in GRID.neighbours(at) if GRID.names[to] not in CLOSED]
    for square, at in GRID.index.items()
}


def steps_from(starts: Iterable[str], barred: Collection[str] = ()) -> dict[str, int]:
    """Squares to everywhere; landing ends a move, so islands are no thoroughfare."""
    steps = dict.fromkeys(starts, 0)
    frontier = deque(steps)
    while frontier:
        here = frontier.popleft()
        if here in LAND and steps[here]:
            continue
        for there in BESIDE[here]:
            if there not in steps and there not in barred:
                steps[there] = steps[here] + 1
                frontier.append(there)
    return steps


FROM_PORT, FROM_X = steps_from([PORT]), steps_from([X])

# --- the chart


def test_the_chart_is_four_quarters_of_nearly_a4() -> None:
    assert (GRID.columns, GRID.rows) == (20, 14)
    assert {len(row) for row in CHART.rows} == {GRID.columns}
    assert 1.35 <= GRID.columns / GRID.rows <= 1.48


def test_every_sign_is_known_and_every_place_is_there_once() -> None:
    assert set(SIGN.values()) <= set(SIGNS) == set(".+>PXTH^SM") | set(ISLANDS)
    counts = {sign: len(squares(sign)) for sign in "PXTHSM+>"}
    assert counts == {"P": 1, "X": 1, "T": 1, "H": 1, "S": 1, "M": 1, "+": 4, ">": 4}


def test_the_places_of_the_data_are_those_of_the_chart() -> None:
    assert PLACES["port_blackwood"]["wharf"] == PORT == "F11"
    assert squares("T") == [PLACES["port_blackwood"]["town"]] == ["F12"]
    assert PLACES["x_marks_the_spot"]["wharf"] == X == "O4"
    assert squares("H") == [PLACES["x_marks_the_spot"]["hoard"]] == ["O3"]
    assert (PLACES["skull_island"]["square"], PLACES["monster_island"]["square"]) == (SKULL, MONSTER) == ("F6", "O9")
    assert PLACES["anchorage"]["entries"] == ENTRIES == ["A9", "A10", "A11", "A12"]


def test_the_hoard_lies_above_x() -> None:
    assert GRID.beside(GRID.at(X), (-1, 0)) == GRID.at(PLACES["x_marks_the_spot"]["hoard"])


def test_the_compass_rose_is_where_the_quarters_meet() -> None:
    assert sorted(PLACES["compass_rose"]["squares"]) == sorted(squares("+")) == ["J7", "J8", "K7", "K8"]


@pytest.mark.parametrize("key", ISLANDS)
def test_an_island_is_one_piece_apart_from_others_and_touches_water(key: str) -> None:
    island = set(ISLANDS[key])
    assert island == set(squares(key))
    seen = frontier = {ISLANDS[key][0]}
    while frontier:
        frontier = {there for here in frontier for there in BESIDE[here] if there in island} - seen
        seen = seen | frontier
    assert seen == island
    for square in island:
        assert set(BESIDE[square]) & set(WATER)
        assert set(BESIDE[square]) & set(LAND) <= island
        assert not {PORT, X} & set(BESIDE[square])


def test_there_are_islands_of_several_squares_and_of_one() -> None:
    sizes = [len(island) for island in ISLANDS.values()]
    assert len(ISLANDS) == 9
    assert min(sizes) == 1
    assert sum(size > 1 for size in sizes) >= 4


def test_lairs_stand_alone_and_have_three_ways_out() -> None:
    for lair in LAIRS:
        assert not set(BESIDE[lair]) & set(LAND)
        assert len(set(BESIDE[lair]) & set(SEA)) >= 3


def test_wharves_and_the_anchorage_have_three_approaches() -> None:
    assert all(len(set(BESIDE[wharf]) & set(SEA)) >= 3 for wharf in (PORT, X))
    assert len(ENTRIES) >= 3


# --- reachability


def test_everything_can_be_reached_from_everywhere() -> None:
    everything = set(SIGN) - set(CLOSED)
    assert all(set(steps_from([square])) == everything for square in everything)


def test_the_sea_has_no_dead_end() -> None:
    assert all(len(set(BESIDE[square]) & set(WATER)) >= 2 for square in WATER)


def way(goals: Collection[str], barred: Collection[str]) -> list[str]:
    """The sea squares of a shortest way from the port to one of `goals`; empty if none leads."""
    steps = steps_from([PORT], barred)
    found = [goal for goal in goals if goal in steps]
    path = found[:1]
    while path and path[-1] != PORT:
        path.append(next(b for b in BESIDE[path[-1]] if steps.get(b, -1) == steps[path[-1]] - 1 and b not in LAND))
    return path


@pytest.mark.parametrize("goals", [[X], ENTRIES, BESIDE[SKULL], BESIDE[MONSTER]], ids=["X", "anchorage", "F6", "O9"])
def test_no_two_jailers_cut_the_port_off(goals: list[str]) -> None:
    """A pair that did would have to stand on one way, and on another way that avoids the first of them."""
    for first in way(goals, []):
        if first in SEA:
            second_way = way(goals, [first])
            assert second_way
            assert all(way(goals, [first, second]) for second in second_way if second in SEA)


def test_a_jailer_can_always_go_three_squares_wherever_the_other_is() -> None:  # PB-9.06
    """No single square lies on all of his walks (Port Blackwood has no place where the event is void)."""
    for start in SEA + LAIRS:
        paths = [[start]]
        for _ in range(3):
            paths = [[*path, b] for path in paths for b in BESIDE[path[-1]] if b in SEA and b not in path]
        assert paths
        assert not set.intersection(*(set(path[1:]) for path in paths))


# --- distances


def test_distances_are_those_of_the_specification() -> None:
    assert FROM_PORT[X] == 16
    assert 1 + min(FROM_X[entry] for entry in ENTRIES) == 20
    assert 1 + min(FROM_PORT[entry] for entry in ENTRIES) == 6
    assert (FROM_PORT[SKULL], FROM_X[SKULL]) == (FROM_X[MONSTER], FROM_PORT[MONSTER]) == (5, 11)


def test_islands_lie_about_as_near_to_the_port_as_to_x() -> None:
    ordinary = [square for square in LAND if square not in LAIRS]
    near_port, near_x = (min(steps[square] for square in ordinary) for steps in (FROM_PORT, FROM_X))
    assert near_port <= 5
    assert near_x <= 5
    assert abs(near_port - near_x) <= 2


# --- counts, and the same in data and code


def test_the_event_pack_is_that_of_the_book() -> None:
    pack = {card["id"]: card["count"] for card in DATA["event_cards"]}
    assert pack == {"blackbeard": 4, "monster": 4, "breeze": 2, "siren": 2}
    assert {card: EVENT_CARDS.count(card) for card in EVENT_CARDS} == pack
    assert {card["steps"] for card in DATA["event_cards"]} == {EVENT_STEPS} == {3}
    assert [card["piece"] for card in DATA["event_cards"]][:2] == JAILERS


def test_die_and_spinner_have_the_odds_of_the_pack() -> None:
    assert DATA["dice"]["red"]["faces"] == RED_DIE
    assert DATA["spinner"]["event_ring"] == EVENT_RING
    for faces in (RED_DIE, EVENT_RING):
        assert len(faces) == 6
        assert all(faces.count(card) * 2 == EVENT_CARDS.count(card) for card in EVENT_CARDS)


def test_the_blue_die_and_the_other_ring_go_from_one_to_six() -> None:
    assert DATA["dice"]["blue"]["faces"] == sorted(MOVE_RING) == [1, 2, 3, 4, 5, 6]
    assert DATA["spinner"]["move_ring"] == MOVE_RING
    assert max(MOVE_RING) == LONGEST


def test_the_almanac_is_that_of_the_data_and_rounds_up() -> None:
    rows = [DATA["almanac"][f"coins_{coins}"] for coins in ("0", "1", "2", "3", "4_or_more")]
    assert [row[1:] for row in ALMANAC] == rows
    for roll in range(1, 7):
        assert [row[roll] for row in ALMANAC] == [roll, roll, -(-roll // 2), -(-roll // 3), 1]


def test_cannonballs_goals_and_limits_are_those_of_the_data() -> None:
    assert DATA["cannonball_card"]["count"] == DATA["tokens"]["cannonballs"] == CANNONBALLS == 8
    assert DATA["cannonball_card"]["id"] == CANNONBALL
    rules = DATA["rules"]
    assert (rules["race_goal"], rules["hoard_carry_limit"], rules["escape_roll"]) == (
        RACE_GOAL,
        HOARD_LIMIT,
        ESCAPE_ROLL,
    )
    assert (RACE_GOAL, HOARD_LIMIT, ESCAPE_ROLL) == (2, 3, 6)
    assert rules["blast_steps"] == DATA["cannonball_card"]["blast_steps"] == EVENT_STEPS
    assert Scene("Q R\n 9 . R", roll=6).allowances() == (rules["land_steps"],)


def test_colours_and_jailers_are_those_of_the_data() -> None:
    assert [colour["id"] for colour in DATA["colours"]] == COLOURS
    assert len(COLOURS) == DATA["tokens"]["player_ships"]
    assert [PLACES["skull_island"]["jailer"], PLACES["monster_island"]["jailer"]] == JAILERS
    assert len(JAILERS) == DATA["tokens"]["jailers"]


@pytest.mark.parametrize("players", range(2, 7))
def test_what_each_number_of_players_gets_is_that_of_the_data(players: int) -> None:
    table, (state, _) = DATA["players"], opening(players)
    assert (table["min"], table["max"]) == (GAME.seats[0], GAME.seats[-1])
    assert state.hoard == table["coins"][str(players)] == 2 * players - 1
    assert [len(state.ships_of(seat)) for seat in range(players)] == [table["ships_each"][str(players)]] * players
    assert state.balls == [table["cannonballs_each"]] * players
    assert table["coins"]["6"] == DATA["tokens"]["doubloons_base"]


def test_hoard_mode_is_for_the_numbers_of_the_data() -> None:
    options = [BlackwoodOptions(players=players, mode="hoard") for players in GAME.seats]
    assert [option.players for option in options if option.conflict() is None] == DATA["players"]["hoard_mode"]


def test_the_options_are_those_of_the_data() -> None:
    fields = describe(BlackwoodOptions, GAME.seats)[1:]
    listed = [
        {"key": field.key, "default": field.default, "values": list(field.values)}
        if field.values
        else {"key": field.key, "default": field.default, "min": field.least, "max": field.most}
        for field in fields
    ]
    assert listed == DATA["options"]


def test_the_chart_of_the_engine_is_the_drawn_one() -> None:
    sea = Scene().state.setting.sea
    assert [sea.names[at] for at in sea.lairs] == LAIRS
    assert (sea.names[sea.port], sea.names[sea.x]) == (PORT, X)
    assert [sea.names[at] for at in sea.ship_ways[sea.anchorage]] == ENTRIES
    for first, second in combinations(sea.grid.names, 2):
        apart = second in BESIDE[first] and first not in CLOSED
        assert (sea.index[second] in sea.ship_ways[sea.index[first]]) is apart
