"""The chart and the components: consistent, and the same in data and code. Sections 2, 3 and 7"""

from collections import Counter, deque
from collections.abc import Collection
from itertools import pairwise

import pytest

from skulduggery.core.grid import Grid
from skulduggery.core.options import describe
from skulduggery.core.parts import load_boards, load_data
from skulduggery.games.bounty import GAME
from skulduggery.games.bounty.components import (
    AGAIN_FACE,
    CARDS,
    CHEAPEST,
    CHEST_FACE,
    CHEST_IDS,
    COINS,
    COLOURS,
    FEES,
    KIND_NAMES,
    KINDS,
    LOAN,
    PACKS,
    PORT_OF,
    PORTS,
    SAFEGUARD,
    SHOOTOUT_ROLLS,
    VALUES,
    first_purse,
    ships_each,
)
from skulduggery.games.bounty.options import BountyOptions
from skulduggery.games.bounty.sea import SIGNS, the_sea

PACKAGE = "skulduggery.games.bounty"
DATA = load_data(PACKAGE)
NUMBERS = DATA["game"]
CHART = load_boards(PACKAGE)["chart"]
GRID = Grid(CHART.number("columns"), CHART.number("rows"))
SIGN = dict(zip(GRID.names, "".join(CHART.rows), strict=True))
HARBOURS = "HA1234567"
PLACE = {sign: square for square, sign in SIGN.items() if sign in HARBOURS}
OPEN = {square for square, sign in SIGN.items() if sign not in "#^*"}
SEA = {square for square in OPEN if SIGN[square] == "."}


def near(square: str) -> list[str]:
    return [GRID.names[to] for to in GRID.neighbours(GRID.at(square)) if GRID.names[to] in OPEN]


def distances(start: str) -> dict[str, int]:
    """Harbours end a move: a path never passes through one."""
    steps, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for there in near(here) if here == start or here in SEA else []:
            if there not in steps:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


STEPS = {square: distances(square) for square in OPEN}

# --- the chart


def test_the_chart_has_its_size_and_every_harbour_once() -> None:
    assert (GRID.columns, GRID.rows) == (17, 13)
    assert set(SIGN.values()) <= set(SIGNS)
    assert Counter(sign for sign in SIGN.values() if sign in HARBOURS) == Counter(HARBOURS)
    assert (len(SEA), len(SIGN) - len(OPEN), len(PLACE)) == (133, 79, 9)


def test_every_open_square_reaches_every_other_never_through_a_harbour() -> None:
    assert all(set(STEPS[square]) == OPEN for square in OPEN)
    assert all(STEPS[one][other] == STEPS[other][one] for one in OPEN for other in OPEN)


def test_there_are_no_dead_ends_and_no_two_harbours_touch() -> None:
    assert all(len(SEA & set(near(square))) >= 2 for square in OPEN)
    assert not any(square in PLACE.values() for place in PLACE.values() for square in near(place))


def reached_without(gone: str) -> Collection[str]:
    rest = SEA - {gone}
    start = min(rest)
    seen, queue = {start}, deque([start])
    while queue:
        for there in near(queue.popleft()):
            if there in rest and there not in seen:
                seen.add(there)
                queue.append(there)
    return seen


def test_no_sea_square_cuts_the_chart_in_two() -> None:
    assert [gone for gone in sorted(SEA) if len(reached_without(gone)) != len(SEA) - 1] == []


def test_exact_walks_equal_the_parity_rule_on_every_square_and_throw() -> None:  # BO-M.06
    largest = 0
    for start in OPEN:
        frontier = {start}
        for roll in range(1, 7):
            frontier = {there for here in frontier for there in near(here) if there in SEA}
            by_rule = {to for to in SEA if STEPS[start][to] <= roll and (roll - STEPS[start][to]) % 2 == 0}
            if roll > 1:
                assert frontier == by_rule, (start, roll)
                harbours = [to for to in PLACE.values() if to != start and STEPS[start][to] <= roll]
                stay = start in PLACE.values() and roll % 2 == 0
                largest = max(largest, len(by_rule) + len(harbours) + stay)
    assert largest + 5 == 37


def test_distances_are_those_of_the_specification() -> None:
    home = STEPS[PLACE["H"]]
    assert [home[PLACE[sign]] for sign in "1234567A"] == [5, 6, 12, 13, 16, 16, 18, 6]
    west, east = (sum(STEPS[PLACE[a]][PLACE[b]] for a, b in pairwise(route)) for route in ("H1357", "H2467"))
    assert abs(west - east) <= 4


def test_the_tables_of_the_engine_are_those_of_the_chart() -> None:
    sea = the_sea()
    assert sea.open == sorted(GRID.at(square) for square in OPEN)
    for one in OPEN:
        for other in OPEN:
            assert sea.steps[GRID.at(one)][GRID.at(other)] == STEPS[one][other]
    assert (sea.names[sea.home], sea.names[sea.admiralty]) == ("I13", "I7")
    for one, other in (("D10", "E12"), ("I13", "J2"), ("B8", "O3")):
        path = sea.path(GRID.at(one), GRID.at(other))
        assert len(path) == STEPS[one][other] + 1
        assert all(there in near(here) for here, there in pairwise(path))
        assert not set(path[1:-1]) & set(PLACE.values())


@pytest.mark.parametrize("place", [*DATA["harbour"], *DATA["port"]], ids=lambda place: str(place["name"]))
def test_every_harbour_is_where_the_data_says(place: dict[str, str]) -> None:
    assert PLACE[str(place.get("no", place.get("mark")))] == place["square"]


@pytest.mark.parametrize("water", DATA["water"], ids=lambda water: str(water["name"]))
def test_names_on_the_water_lie_on_water(water: dict[str, list[str]]) -> None:
    assert set(water["squares"]) <= SEA


# --- ports and cards


def test_fees_and_distances_rise_with_the_number_of_the_port() -> None:
    fees = [port["fee"] for port in DATA["port"]]
    far = [STEPS[PLACE["H"]][port["square"]] for port in DATA["port"]]
    assert [port["no"] for port in DATA["port"]] == [1, 2, 3, 4, 5, 6, 7]
    assert (fees, far) == (sorted(fees), sorted(far))
    assert ([port["key"] for port in DATA["port"]], fees, 4) == (PORTS, FEES, CHEAPEST)


@pytest.mark.parametrize("port", DATA["port"], ids=lambda port: str(port["name"]))
def test_every_pack_has_twelve_cards_that_pay_on_average(port: dict[str, int]) -> None:
    cards = [card for card in DATA["card"] if card["port"] == port["no"]]
    assert sum(card["copies"] for card in cards) == 12
    assert {card["value"] for card in cards if card["kind"] == "pirate"} == {port["fee"] // 2}
    assert {card["value"] for card in cards if card["kind"] == "warship"} == {port["fee"]}
    assert min(card["value"] for card in cards if card["kind"] == "goods") < port["fee"]
    assert {card["kind"] for card in cards} == {"goods", "pirate", "warship"}
    assert sum(card["value"] * card["copies"] for card in cards) / 12 > port["fee"]


def test_the_packs_of_the_engine_are_those_of_the_data() -> None:
    listed = Counter(card["kind"] for card in DATA["card"] for _ in range(card["copies"]))
    assert listed == {"goods": 48, "pirate": 22, "warship": 14}
    assert len(set(CARDS)) == len(CARDS) == 42
    for number, card in enumerate(DATA["card"]):
        assert (CARDS[number], VALUES[number]) == (card["id"], card["value"])
        assert (KIND_NAMES[KINDS[number]], PORT_OF[number] + 1) == (card["kind"], card["port"])
        assert PACKS[PORT_OF[number]].count(number) == card["copies"]


def test_the_treasure_chest_is_that_of_the_specification() -> None:
    effects = Counter(card["effect"] for card in DATA["chest"])
    assert effects == {"hurricane": 5, "home": 2, "admiralty": 2, "trial": 2, "again": 1, "receive": 4} | {
        "receive_per_card": 1,
        "receive_each": 1,
        "pay": 5,
        "pay_per_card": 1,
    }
    assert [f"T{number:02}" for number in range(1, 25)] == CHEST_IDS
    assert sorted(card["port"] for card in DATA["chest"] if card["effect"] == "hurricane") == [3, 4, 5, 6, 7]
    names = {port["no"]: port["name"] for port in DATA["port"]}
    assert all(names[card["port"]] in card["text"] for card in DATA["chest"] if "port" in card)
    assert {card["title"] for card in DATA["chest"] if card["effect"] == "trial"} == {"Charged with Piracy"}


# --- numbers


def test_numbers_are_those_of_the_data() -> None:
    assert (LOAN, SHOOTOUT_ROLLS, CHEST_FACE, AGAIN_FACE, SAFEGUARD) == (25, 3, 1, 6, 200)
    assert [first_purse(players) for players in (2, 3, 6)] == [50, 35, 35]
    assert [ships_each(players) for players in (2, 3, 6)] == [2, 1, 1]
    assert (NUMBERS["players_min"], NUMBERS["players_max"]) == (GAME.seats[0], GAME.seats[-1]) == (2, len(COLOURS))
    assert COINS == 660
    assert DATA["warship_card"]["count"] == 1


@pytest.mark.parametrize(("coins", "purse"), [("start_more_players", 35), ("start_two_players", 50)])
def test_the_first_coins_make_the_first_purse(coins: str, purse: int) -> None:
    assert sum(DATA["coins"][coin]["value"] * count for coin, count in DATA["coins"][coins].items()) == purse


def test_the_options_have_the_ranges_of_the_specification() -> None:
    fields = {field.key: field for field in describe(BountyOptions, GAME.seats)}
    assert (fields["mode"].values, fields["mode"].default) == (("target", "rounds", "clock"), "target")
    ranges = {key: (fields[key].least, fields[key].most, fields[key].default) for key in ("target", "rounds", "clock")}
    assert ranges == {"target": (60, 500, 100), "rounds": (5, 200, 30), "clock": (10, 240, 60)}
    assert NUMBERS["default_target"] == fields["target"].default
