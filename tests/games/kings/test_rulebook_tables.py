"""The tables of the rulebook show the figures of the parts, so a family can make the game from them."""

import re
from collections.abc import Iterable
from typing import Any

import pytest

from skulduggery.games import all_games
from skulduggery.games.kings.components import CAPTAIN_ABILITY, CREW_ABILITY, DATA, PARTS, PIRATES
from skulduggery.games.kings.sea import the_sea
from skulduggery.text import LANGUAGES, Wording, rules

every_language = pytest.mark.parametrize("language", LANGUAGES)


def tables(language: str) -> list[list[list[str]]]:
    """All tables of the rulebook: rows of cells, without the heads."""
    found = re.findall(r"(?:^\|.*\n)+", rules(language, "kings").text, re.MULTILINE)
    return [[cells(row) for row in table.splitlines()[2:]] for table in found]


def cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip("|\n").split("|")]


def wording(language: str) -> Wording:
    return Wording(language, all_games()["kings"])


def assert_told(language: str, rows: Iterable[tuple[object, ...]]) -> None:
    """One of the tables has exactly these rows, in this order."""
    wanted = [[str(cell) for cell in row] for row in rows]
    assert wanted in tables(language), wanted


def plain(name: str) -> str:
    """A name at the head of a row: without its article."""
    name = re.sub(r"^(an?|een) ", "", name)
    return name[0].upper() + name[1:]


def number(faces: Iterable[dict[str, Any]], **wanted: str) -> int:
    return sum(face["count"] for face in faces if all(face[key] == value for key, value in wanted.items()))


@every_language
def test_action_cards(language: str) -> None:  # KP-8.02
    say = wording(language).say
    told = [
        (say(f"card-{card['kind']}"), card["count"], card["timing"], say(f"effect-{card['kind']}"))
        for card in DATA["action"]
    ]
    assert_told(language, told)


@every_language
def test_loot(language: str) -> None:  # KP-6.07
    assert_told(language, [(card["value"], card["count"]) for card in DATA["loot"]])


@every_language
def test_sea_tiles(language: str) -> None:  # KP-1.02
    sails = {target["kind"]: target["sails"] for target in DATA["target"]} | {"empty": "-"}
    kinds = ("empty", "small_merchant", "large_merchant", "warship")
    told = [
        (
            plain(wording(language).say(f"tile-{kind}")),
            sails[kind],
            *(number(DATA["tile"], kind=kind, back=back) for back in ("ocean", "shark")),
        )
        for kind in kinds
    ]
    assert_told(language, told)


@every_language
def test_targets(language: str) -> None:  # KP-6.03, KP-6.07
    say = wording(language).say
    assert_told(
        language, [(plain(say(f"foe-{each['kind']}")), each["defence"], each["loot"]) for each in DATA["target"]]
    )


@every_language
def test_places_and_nations(language: str) -> None:  # KP-1.01
    say, sea = wording(language).say, the_sea()
    sites = [site for kind in ("hideout", "fortress", "town", "island") for site in DATA[kind]]
    table = next(table for table in tables(language) if table[0][0] == "E5")
    told = [(row[0], row[1], row[3]) for row in table]
    nations = [say(f"nation-{site['nation']}") if "nation" in site else "-" for site in sites]
    names = [sea.names[sea.hex_of(site)] for site in sites]
    assert told == [(name, say(f"place-{name}"), nation) for name, nation in zip(names, nations, strict=True)]


@every_language
def test_islands(language: str) -> None:  # KP-5.01
    table = next(table for table in tables(language) if table[0][0] == "E5")
    shown = {
        row[0]: [int(re.sub(r"[.,]", "", figure)) for figure in re.findall(r"\d[\d.,]*\d|\d", row[2])] for row in table
    }
    sizes = {each["size"]: [each["clues"], each["value"]] for each in DATA["island_size"]}
    for island in DATA["island"]:
        assert shown[the_sea().names[the_sea().hex_of(island)]] == sizes[island["size"]]


@every_language
def test_the_compass(language: str) -> None:  # KP-2.06, KP-7.05
    say, sea = wording(language).say, the_sea()
    corners = {each["colour"]: sea.names[sea.hex_of(each)] for each in DATA["hideout"] if each["colour"]}
    told = [
        (plain(say(f"colour-{each['colour']}")), say(f"place-{corners[each['colour']]}")) for each in DATA["direction"]
    ]
    table = next(table for table in tables(language) if (table[0][0], table[0][-1]) == told[0])
    assert [(row[0], row[2]) for row in table] == told


@every_language
def test_ship_parts(language: str) -> None:  # KP-4.03, KP-4.05
    table = next(table for table in tables(language) if len(table[0]) == 6)
    parts = [[str(part[key]) for key in ("sails", "rum", "cannonballs", "pirates")] for part in DATA["ship_part"]]
    assert [row[1:5] for row in table] == parts
    assert [row[0] for row in table[-2:]] == [wording(language).name_of("part", part) for part in PARTS]


@every_language
def test_all_parts_are_counted(language: str) -> None:
    """Each in the order of the table of parts. Every ship has its playing piece and its score marker."""
    tokens, dice = DATA["tokens"], {die["kind"]: die["count"] for die in DATA["die"]}
    packs = [number(DATA["tile"], back="ocean"), number(DATA["tile"], back="shark")]
    packs += [sum(card["count"] for card in DATA[kind]) for kind in ("action", "loot")] + [len(DATA["pirate"])]
    counts = [
        1,  # the board
        1,  # the score track
        *packs,
        *(tokens[each] for each in ("rum", "cannonball", "scurvy")),
        tokens["playing_piece"],  # a ship for each
        *(tokens[each] for each in ("playing_piece", "score_marker", "flying_dutchman")),
        *(dice[each] for each in ("compass", "maintenance", "fight")),
    ]
    assert [int(row[1]) for row in tables(language)[0]] == counts


@every_language
def test_an_ordinary_die_has_the_faces_of_the_others(language: str) -> None:  # KP-2.06, KP-2.07
    say = wording(language).say
    faces = {die["kind"]: die["faces"] for die in DATA["die"]}
    amounts = {"scurvy": say("card-scurvy").lower(), "rum1": "1 rum", "rum2": "2 rum"}
    rolled = zip(faces["fight"], faces["compass"], faces["maintenance"], strict=True)
    assert_told(language, [(face, say(f"colour-{colour}").lower(), amounts[upkeep]) for face, colour, upkeep in rolled])


@every_language
def test_all_pirates_have_both_abilities(language: str) -> None:  # KP-10.01
    name_of = wording(language).name_of
    told = [
        (name_of("pirate", pirate), name_of("ability", always), name_of("ability", captain))
        for pirate, always, captain in zip(PIRATES, CREW_ABILITY, CAPTAIN_ABILITY, strict=True)
    ]
    assert_told(language, told)
