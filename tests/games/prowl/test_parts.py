"""Boards and components: consistent, and the same in data and code. Sections 2, 3 and 7"""

from collections import Counter

import pytest

from skulduggery.core.options import describe, make_options
from skulduggery.core.refusals import BadOptions
from skulduggery.games.prowl import GAME, refusals
from skulduggery.games.prowl.components import (
    BACKS,
    CARD_INDEX,
    CARDS,
    COLOURS,
    EXTRAS,
    GREEN_CARDS,
    IS_MAP,
    NO_CARD,
    REWARDS,
    VALUES,
    first_stock,
    partner,
)
from skulduggery.games.prowl.options import ProwlOptions
from skulduggery.games.prowl.sea import CURRENT, GREY, HOME, ISLAND, KINGDOM, SEA, TOWN, TWIR, Sea, the_sea
from tests.games.prowl.scene import BOARDS, DATA

SEAS = pytest.mark.parametrize("sea", [the_sea(False), the_sea(True)], ids=["large", "small"])
OPEN = (SEA, CURRENT, TWIR)


def test_there_are_as_many_fields_as_the_specification_counts() -> None:  # PR-3.01
    large, small = the_sea(False), the_sea(True)
    assert (large.size, small.size) == (423, 242)
    kinds = Counter(large.grounds)
    assert (kinds[TOWN], kinds[HOME], kinds[ISLAND], kinds[TWIR], kinds[CURRENT]) == (8, 8, 10, 4, 24)
    kinds = Counter(small.grounds)
    assert (kinds[TOWN], kinds[HOME], kinds[ISLAND], kinds[TWIR], kinds[CURRENT]) == (4, 4, 5, 4, 16)


@SEAS
def test_every_square_that_is_not_grey_belongs_to_one_field(sea: Sea) -> None:  # PR-3.02
    rows = BOARDS["small" if sea.small else "large"]
    blue = {(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign not in GREY}
    squares = [square for field in sea.squares for square in field]
    assert len(squares) == len(set(squares))
    assert set(squares) == blue


@SEAS
def test_both_boards_mirror_in_both_axes(sea: Sea) -> None:
    """On the small board palms stand on the mirror image of the fifth island."""
    flip = {"<": ">", ">": "<", "^": "v", "v": "^"}
    for y, row in enumerate(sea.rows):
        for x, sign in enumerate(row):
            other = sea.rows[y][sea.width - 1 - x]
            below = sea.rows[sea.height - 1 - y][x]
            assert look(flip.get(sign, sign) if sign in "<>" else sign, sea) == look(other, sea)
            assert look(flip.get(sign, sign) if sign in "^v" else sign, sea) == look(below, sea)


def look(sign: str, sea: Sea) -> str:
    if sign in GREY or (sea.small and sign in "bhpodrktci"):
        return "grey"
    if sign in ".<>^v":
        return sign
    return str(sea.place_names[sign][0]) if sign in sea.place_names else sign


@SEAS
def test_places_do_not_touch_and_islands_and_currents_have_six_or_eight_squares_alongside(sea: Sea) -> None:
    for field, ground in enumerate(sea.grounds):
        if ground in (TOWN, TWIR, HOME, ISLAND, KINGDOM):
            near = {sea.grounds[to] for to in sea.outs[field] if to != sea.across.get(field)}
            assert near <= {SEA, CURRENT}, sea.names[field]
        if ground in (ISLAND, CURRENT):
            sides = {(x + dx, y + dy) for x, y in sea.squares[field] for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
            sides -= set(sea.squares[field])
            assert len(sides) in (6, 8)
            assert all(sea.grounds[sea.field_at[square]] in OPEN for square in sides)


@SEAS
def test_every_place_can_be_reached_from_everywhere(sea: Sea) -> None:
    for goal, ground in enumerate(sea.grounds):
        if ground in (TOWN, TWIR, HOME, ISLAND):
            assert max(sea.steps_to(goal)) <= 17


def test_the_storm_leads_across_the_board() -> None:  # PR-9.03
    sea = the_sea(False)
    table = {sea.names[town]: sea.names[to] for town, to in sea.opposite["corner"].items()}
    assert table["tortuga"] == "cape_farina"
    assert table["nassau"] == "saint_mary"
    assert table["port_royal"] == "clew_bay"
    assert table["campeche"] == "tripoli"
    assert all(table[table[town]] == town for town in table)


def test_every_quarter_has_its_two_homes_and_two_towns() -> None:  # PR-3.12, PR-13.02
    large, small = the_sea(False), the_sea(True)
    towns = {COLOURS[at]: {large.names[town] for town in found} for at, found in enumerate(large.own_towns)}
    assert towns["blue"] == towns["green"] == {"tortuga", "nassau"}
    assert towns["black"] == towns["red"] == {"campeche", "port_royal"}
    assert towns["yellow"] == towns["pink"] == {"clew_bay", "tripoli"}
    assert towns["purple"] == towns["white"] == {"saint_mary", "cape_farina"}
    few = {COLOURS[at]: [small.names[town] for town in found] for at, found in enumerate(small.own_towns) if found}
    assert few == {
        "black": ["tortuga_nassau"],
        "green": ["port_royal_campeche"],
        "yellow": ["clew_bay_tripoli"],
        "red": ["cape_farina_saint_mary"],
    }


# --- cards


def test_the_deck_has_sixty_cargo_cards_and_twelve_of_bad_luck() -> None:
    counts = Counter(CARDS[card] for card in GREEN_CARDS)
    assert len(GREEN_CARDS) == 72
    assert {card: counts[card] for card in counts if not card.startswith("C")} == {
        "storm": 3,
        "fire": 3,
        "shipwreck": 2,
        "mutiny": 3,
        "kraken": 1,
    }
    assert sum(IS_MAP) == 20


def test_rewards_and_extras_are_as_printed() -> None:
    def deal(card: str) -> tuple[str, str]:
        number = CARD_INDEX[card]
        return ("" if EXTRAS[number] == NO_CARD else CARDS[EXTRAS[number]], CARDS[REWARDS[number]])

    assert deal("C01") == ("", "silver")
    assert deal("C51") == ("gold", "diamond")
    assert deal("C57") == ("silver", "diamond")
    assert deal("C02") == ("bronze", "gold")
    assert deal("C29") == ("", "silver")
    assert Counter(CARDS[reward] for reward in REWARDS) == {
        "bronze": 16,
        "silver": 16,
        "gold": 12,
        "ruby": 8,
        "diamond": 8,
    }


def test_backs_and_values() -> None:
    assert [BACKS[CARD_INDEX[card]] for card in ("C01", "bronze", "silver", "diamond")] == [0, 1, 2, 2]
    assert [VALUES[CARD_INDEX[card]] for card in ("C01", "bronze", "silver", "gold", "ruby", "diamond")] == [
        0,
        1000,
        2000,
        3000,
        4000,
        5000,
    ]


@pytest.mark.parametrize(
    ("ships", "stock", "value"),
    [
        (2, [6, 3, 2, 2, 2], 36),
        (3, [9, 5, 3, 3, 3], 55),
        (4, [12, 6, 4, 4, 4], 72),
        (5, [15, 8, 5, 5, 5], 91),
        (6, [18, 9, 6, 6, 6], 108),
        (7, [21, 11, 7, 7, 7], 127),
        (8, [24, 12, 8, 8, 8], 144),
    ],
)
def test_the_stock_grows_with_the_ships(ships: int, stock: list[int], value: int) -> None:  # PR-2.03
    assert first_stock(ships) == stock
    assert sum(count * VALUES[CARD_INDEX["bronze"] + kind] for kind, count in enumerate(stock)) == 1000 * value
    assert all(count <= DATA["treasure"][kind]["count"] for kind, count in enumerate(stock))


# --- options


def test_options_and_their_defaults() -> None:
    usual = {field.key: field.default for field in describe(ProwlOptions, GAME.seats)}
    assert usual == {
        "players": None,
        "board": "usual",
        "ships": 1,
        "pairing": "quarter",
        "davy": True,
        "kraken": "dead",
        "colours": "default",
        "open_cards": False,
        "target": 12000,
        "announcements": "fade",
        "rounds": "unlimited",
        "round_limit": 200,
        "bridges": "safe",
        "ditching": "raids",
        "storms": "corner",
        "ghost": "spared",
        "mutiny": "player",
        "raiding": "player",
        "choosing": "before",
        "treasure": "player",
    }


@pytest.mark.parametrize(("players", "ships", "small"), [(2, 1, True), (4, 1, True), (5, 1, False), (2, 2, False)])
def test_the_usual_board_depends_on_players_and_ships(players: int, ships: int, small: bool) -> None:  # PR-2.01
    given = make_options(ProwlOptions, GAME.seats, {"players": players, "ships": ships})
    assert isinstance(given, ProwlOptions)
    assert given.is_small is small


@pytest.mark.parametrize(
    ("given", "refusal"),
    [
        ({"players": 5, "board": "small"}, refusals.SmallBoardIsFull),
        ({"players": 5, "ships": 2}, refusals.TwoShipsNeedRoom),
        ({"players": 2, "ships": 2, "board": "small"}, refusals.TwoShipsNeedRoom),
        ({"players": 2, "pairing": "opposite"}, refusals.PairingNeedsTwoShips),
        ({"players": 2, "colours": "blue"}, refusals.ColoursDoNotFit),
        ({"players": 2, "colours": "blue-red"}, refusals.ColoursDoNotFit),  # blue has no home on the small board
        ({"players": 2, "colours": "red-red"}, refusals.ColoursDoNotFit),
        ({"players": 2, "board": "large", "colours": "blue-mauve"}, refusals.ColoursDoNotFit),
        ({"players": 2, "ships": 2, "colours": "blue-green"}, refusals.ColoursDoNotFit),  # one pair
    ],
)
def test_combinations_that_do_not_go_together_are_refused(given: dict[str, object], refusal: type) -> None:  # PR-2.01
    with pytest.raises(BadOptions) as caught:
        make_options(ProwlOptions, GAME.seats, given)
    assert isinstance(caught.value.refusal, refusal)


@pytest.mark.parametrize("given", [{"target": 7000}, {"round_limit": 19}, {"round_limit": 1001}, {"colours": "A"}])
def test_values_out_of_range_are_refused(given: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        make_options(ProwlOptions, GAME.seats, {"players": 2, **given})


def test_pairs() -> None:  # PR-12.01
    assert [partner(colour, "quarter") for colour in ("blue", "purple", "red", "yellow")] == [
        "green",
        "white",
        "black",
        "pink",
    ]
    assert [partner(colour, "opposite") for colour in ("blue", "red", "green", "black")] == [
        "purple",
        "yellow",
        "white",
        "pink",
    ]
