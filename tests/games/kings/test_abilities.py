"""Abilities, alone and together. KP-10.*, section 2"""

from itertools import permutations

import pytest

from skulduggery.core.parts import load_data
from skulduggery.games.kings.abilities import abilities_of
from skulduggery.games.kings.components import NOBODY, PIRATES
from tests.games.kings.scene import Scene

DATA = load_data("skulduggery.games.kings")["pirate"]
CREW = [pirate["crew"] for pirate in DATA]
CAPTAIN = [pirate["captain"] for pirate in DATA]
FULL = "rum_hold, gun_deck"


def told(crew: tuple[int, ...], captain: int) -> dict[str, int]:
    """Straight from the tables of section 2, and from KP-10.01 and KP-10.02."""
    common = [CREW[pirate] for pirate in crew]
    leading = [] if captain == NOBODY else [CAPTAIN[captain]]
    if leading == ["council"]:
        leading += [CAPTAIN[pirate] for pirate in crew if pirate != captain]
    return {
        "nations": common.count("nations1") + 2 * leading.count("nations2"),
        "duel": common.count("duel1") + 2 * leading.count("duel2"),
        "clues": common.count("clue1") + 2 * leading.count("clue2"),
        "loot": common.count("loot1"),
        "rum": common.count("rum1"),
        "moves": common.count("move1"),
        "cannonballs": common.count("cannon1"),
        "scapegoats": common.count("scapegoat"),
        "extra_cards": leading.count("extra_card"),
        "steals": leading.count("steal"),
        "no_scurvy": leading.count("no_scurvy") > 0,
        "british": 2 * leading.count("loot_british"),
        "french": 2 * leading.count("loot_french"),
        "spanish": 2 * leading.count("loot_spanish"),
    }


def found(crew: tuple[int, ...], captain: int) -> dict[str, int]:
    abilities = abilities_of(list(crew), captain)
    british, french, spanish = abilities.loot_from
    names = ("nations", "duel", "clues", "loot", "rum", "moves", "cannonballs", "scapegoats", "extra_cards", "steals")
    sums = {name: getattr(abilities, name) for name in (*names, "no_scurvy")}
    return {**sums, "british": british, "french": french, "spanish": spanish}


def test_every_pair_of_pirates_under_either_captain() -> None:  # KP-10.01, KP-10.02, KP-10.04
    for crew in permutations(range(len(PIRATES)), 2):
        assert found(crew, crew[0]) == told(crew, crew[0]), crew


def test_every_three_pirates_in_council() -> None:  # KP-10.02
    for crew in permutations(range(len(PIRATES)), 3):
        for captain in crew[:1]:
            assert found(crew, captain) == told(crew, captain), crew


def test_a_crew_without_a_captain_has_only_crew_abilities() -> None:  # KP-10.01
    for pirate in range(len(PIRATES)):
        assert found((pirate,), NOBODY) == told((pirate,), NOBODY)


def test_a_full_crew_in_council() -> None:  # KP-10.01, KP-10.02
    crew = "Barrel Benedict, Hannah Grapeshot, Broadaxe Bram, Grandpa Spade, Digger Dorothea, Old Mother Gale"
    scene = Scene(crews={0: crew}, parts={0: FULL})
    assert all(pirate.leads for pirate in scene.ship(0).pirates)
    assert found(tuple(scene.state.ships[0].crew), scene.state.ships[0].captain)["nations"] == 1 + 1 + 2 + 2


def test_a_council_in_the_crew_does_nothing() -> None:  # KP-10.02
    scene = Scene(crews={0: "Swift Armand, Old Mother Gale, Quill Meredith"}, parts={0: FULL})
    assert [pirate.leads for pirate in scene.ship(0).pirates] == [True, False, False]
    assert scene.ship(0).card_limit == 6


@pytest.mark.parametrize(("money", "taken"), [(100, 100), (200, 200), (5000, 200)])
def test_a_thief_takes_as_much_as_possible_wherever_the_ship_is(money: int, taken: int) -> None:  # KP-10.03
    scene = Scene(at="steals", crews={0: "Sorry Silas"}, money={1: money})  # the victim lies in its hideout
    scene.play(scene.moves()[0])
    assert [ship.money for ship in scene.view().ships] == [taken, money - taken]
