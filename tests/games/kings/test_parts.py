"""The board and the components: consistent, and the same in data, code and specification. Sections 2 and 3"""

import re
from collections import Counter
from pathlib import Path
from typing import Any

from skulduggery.core.parts import load_boards, load_data
from skulduggery.core.paths import distances
from skulduggery.games.kings import components as parts
from skulduggery.games.kings.options import COLOURS
from skulduggery.games.kings.sea import SIGNS, the_sea

PACKAGE = "skulduggery.games.kings"
DATA: dict[str, Any] = load_data(PACKAGE)
SEA = the_sea()
SPECIFICATION = Path(__file__).parents[3].joinpath("docs/rules/kings.md").read_text(encoding="utf-8")
SITES = [(kind, site) for kind in ("hideout", "fortress", "town", "island") for site in DATA[kind]]


def distance(q: int, r: int) -> int:
    return max(abs(q), abs(r), abs(q + r))


def test_the_board_has_61_hexes() -> None:  # KP-1.01
    assert Counter(SEA.signs) == Counter({"H": 7, "F": 3, "T": 3, "I": 3, "i": 3, "s": 18, "~": 24})
    assert set(SEA.signs) == set(SIGNS)
    rows = load_boards(PACKAGE)["chart"].rows
    assert [len(row) - len(row.lstrip()) for row in rows] == [4, 3, 2, 1, 0, 1, 2, 3, 4]


def test_dark_places_are_the_two_rings_round_skull_haven() -> None:  # KP-1.02
    for at, (q, r) in enumerate(SEA.grid.hexes):
        assert SEA.dark[at] == (1 <= distance(q, r) <= 2)


def test_sites_are_where_the_data_says() -> None:  # KP-1.01, KP-6.10
    signs = {"hideout": "H", "fortress": "F", "town": "T"}
    for kind, site in SITES:
        expected = signs.get(kind) or ("I" if site["size"] == "large" else "i")
        assert SEA.signs[SEA.hex_of(site)] == expected, site
    assert len({SEA.hex_of(site) for _, site in SITES}) == 19
    for kind in ("fortress", "town"):
        assert sorted(site["nation"] for site in DATA[kind]) == ["british", "french", "spanish"]


def test_each_colour_points_from_the_centre_to_its_corner() -> None:  # KP-1.04, KP-2.06
    assert list(COLOURS) == parts.COLOURS
    for index, corner in enumerate(SEA.corners):
        place = SEA.haven
        for _ in range(4):
            place = SEA.compass[place][index]
        assert place == corner
        assert SEA.compass[corner][index] == parts.NOBODY  # one step further is off the board


def test_the_board_is_fair_to_all_corners() -> None:
    for corner in SEA.corners:
        steps = distances(SEA.near, [corner])
        nearest = {sign: min(steps[at] for at, found in enumerate(SEA.signs) if found == sign) for sign in "FTIi"}
        assert (nearest["F"], nearest["T"], {nearest["I"], nearest["i"]}) == (2, 2, {2, 3})
        assert steps[SEA.haven] == 4
    for at in range(SEA.grid.size):
        assert min(distances(SEA.near, [at])[hideout] for hideout in [*SEA.corners, SEA.haven]) <= 2


def test_the_map_looks_the_same_after_a_third_of_a_turn() -> None:
    for at, (q, r) in enumerate(SEA.grid.hexes):
        assert SEA.signs[SEA.grid.index[-(q + r), q]] == SEA.signs[at]


def test_packs() -> None:
    assert (len(parts.ACTION_PACK), len(parts.LOOT_PACK), len(parts.PIRATES)) == (53, 36, 20)
    assert (len(parts.OCEAN_BAG), len(parts.SHARK_BAG)) == (24, 18)
    assert Counter(parts.LOOT_PACK) == {100: 9, 200: 11, 300: 8, 400: 5, 500: 3}
    for bag, counts in ((parts.OCEAN_BAG, (6, 9, 6, 3)), (parts.SHARK_BAG, (3, 0, 9, 6))):
        kinds = Counter(parts.TILE_KINDS[tile] for tile in bag)
        assert tuple(kinds[kind] for kind in ("empty", "small_merchant", "large_merchant", "warship")) == counts
        for tile in range(1, 10, 3):
            assert len({bag.count(tile + nation) for nation in range(3)}) == 1


def test_cards_are_numbered_as_the_code_calls_them() -> None:
    for number, name in enumerate(parts.CARDS):
        assert getattr(parts, name.upper()) == number
    assert parts.KINDS == len(parts.CARDS) == 12


def test_figures_of_the_specification() -> None:
    actions = re.findall(r"^\| `(\w+)` [^|]*\| (\d+) \| ([A-Z*]+) \|", SPECIFICATION, re.MULTILINE)
    assert [(name, int(count), letter) for name, count, letter in actions] == [
        (card["kind"], card["count"], card["timing"]) for card in DATA["action"]
    ]
    pirates = re.findall(r"\| (\d+) ([A-Z][\w\- ]+?): (\w+) / (\w+)", SPECIFICATION)
    assert {(int(n), *rest) for n, *rest in pirates} == {
        (each["id"], each["name"], each["crew"], each["captain"]) for each in DATA["pirate"]
    }


def test_ships() -> None:  # KP-1.06, KP-4.03, KP-4.05
    assert [(parts.SAILS[n], parts.RUM[n], parts.CANNONBALLS[n], parts.PLACES[n]) for n in (0, 3)] == [
        (1, 4, 2, 2),
        (3, 6, 3, 6),
    ]
    assert parts.PRICE == 2500


def test_tokens_never_run_out() -> None:  # KP-7.13
    assert 6 * parts.RUM[3] + parts.CREW_ABILITY.count("rum1") == DATA["tokens"]["rum"]
    assert 6 * parts.CANNONBALLS[3] + parts.CREW_ABILITY.count("cannon1") == DATA["tokens"]["cannonball"]
    most = 6 * (parts.HAND_LIMIT + 2) + parts.CARDS_PER_TURN + 2
    assert most <= 53  # action cards cannot run out either


def test_abilities() -> None:
    assert Counter(parts.CREW_ABILITY).keys() == set(parts.CREW_ABILITIES)
    assert set(Counter(parts.CAPTAIN_ABILITY).values()) == {2}
    assert set(parts.CAPTAIN_ABILITY) == set(parts.CAPTAIN_ABILITIES)
    assert len(set(zip(parts.CREW_ABILITY, parts.CAPTAIN_ABILITY, strict=True))) == 20
