"""The rulebook stands alone: its tables say what the parts and the rules say, so neither can drift from the other."""

import re
from collections import Counter

import pytest

from skulduggery.core.parts import load_boards
from skulduggery.games import game_called
from skulduggery.games.prowl.battle import wins
from skulduggery.games.prowl.components import COLOURS, DATA, PACKAGE
from skulduggery.games.prowl.foresight import chance_to_win
from skulduggery.games.prowl.options import ProwlOptions
from skulduggery.games.prowl.sea import the_sea
from skulduggery.text import LANGUAGES, Wording, rules

Row = tuple[str, ...]
GAME = game_called("prowl")
PARTS, USUAL, CARGO, MAPS, LUCK, OPPOSITE, FIGHTS, ODDS = range(8)  # the tables in their order
GOODS = re.compile(" (?:for|voor) ")
each_language = pytest.mark.parametrize("language", LANGUAGES)


def tables(language: str) -> list[list[Row]]:
    """The rows of all tables, without their heads."""
    found = re.findall(r"(?:^\|.*\n)+", rules(language, "prowl").text, re.MULTILINE)
    return [[cells(line) for line in table.splitlines()[2:]] for table in found]


def cells(line: str) -> Row:
    return tuple(cell.strip() for cell in line.strip("|").split("|"))


def pairs(rows: list[Row]) -> dict[str, str]:
    return {key: value for key, value in rows}  # noqa: C416  # mypy knows no lengths of rows


def naming(language: str) -> Wording:
    return Wording(language, GAME)


@each_language
def test_all_parts_are_counted(language: str) -> None:
    word, rows = naming(language), pairs(tables(language)[PARTS])
    luck = sum(card["count"] for card in DATA["bad_luck"])
    kinds = [1, 1, *[len(COLOURS)] * 3, 1, DATA["game"]["dice"], len(DATA["cargo"]), luck]
    assert [int(amount) for amount in rows.values()][: len(kinds)] == kinds
    for board, named in zip(load_boards(PACKAGE).values(), rows, strict=False):
        assert [int(size) for size in re.findall(r"\d+", named)] == [len(board.rows[0]), len(board.rows)]
    for treasure in DATA["treasure"]:
        kind = "bronz" if treasure["id"] == "bronze" else word.name_of("card", treasure["id"]).lower()
        (named,) = [part for part in rows if kind in part.lower()]
        assert int(rows[named]) == treasure["count"]
        assert str(treasure["value"]) in re.sub(r"(?<=\d)[.,](?=\d)", "", named)


@each_language
def test_the_usual_colours_are_listed(language: str) -> None:  # PR-2.02, PR-12.01
    word = naming(language)
    usual = [
        ProwlOptions(players=2),
        ProwlOptions(players=4),
        ProwlOptions(players=8),
        *(ProwlOptions(players=4, ships=2, pairing=pairing) for pairing in ("quarter", "opposite")),
    ]
    told = [
        ", ".join(" + ".join(word.name_of("ship", ship) for ship in ships) for ships in options.colours_by_seat())
        for options in usual
    ]
    assert [colours for _, colours in tables(language)[USUAL]] == told
    assert ProwlOptions(players=3).colours_by_seat() == usual[1].colours_by_seat()[:3]


@each_language
def test_every_cargo_card_is_listed(language: str) -> None:  # PR-5.01
    word = naming(language)
    expected = [
        (
            word.name_of("place", card["to"]),
            GOODS.split(word.name_of("card", card["id"]))[0],
            word.name_of("card", card["extra"]) if card["extra"] else "–",
            word.name_of("card", card["reward"]),
        )
        for card in DATA["cargo"]
        if card["kind"] == "trade"
    ]
    assert Counter(tables(language)[CARGO]) == Counter(expected)


@each_language
def test_every_map_and_every_bad_luck_card_is_listed(language: str) -> None:  # PR-7.01, PR-9.01
    word, listed = naming(language), pairs(tables(language)[MAPS])
    for island in DATA["island"]:
        maps = [card["reward"] for card in DATA["cargo"] if card["to"] == island["id"]]
        assert listed[word.name_of("place", island["id"])] == ", ".join(word.name_of("card", card) for card in maps)
    assert len(listed) == len(DATA["island"])
    assert tables(language)[LUCK] == [
        (word.name_of("card", card["id"]), str(card["count"])) for card in DATA["bad_luck"]
    ]


@each_language
def test_the_opposite_towns_of_both_boards_are_listed(language: str) -> None:  # PR-9.03, PR-9.14
    word, expected = naming(language), set[Row]()
    for sea in (the_sea(False), the_sea(True)):
        for town in sea.towns:
            fields = [town, *(sea.opposite[reading][town] for reading in ("corner", "along", "across"))]
            expected.add(tuple(word.name_of("place", sea.names[field]) for field in fields))
    assert set(tables(language)[OPPOSITE]) == expected


@each_language
def test_the_worked_battles_and_the_chances_are_right(language: str) -> None:  # PR-10.07
    outcomes = {True: set[str](), False: set[str]()}
    for attack, defence, compared, winner in tables(language)[FIGHTS]:
        throws = [tuple(int(die) for die in thrown.split()) for thrown in (attack, defence)]
        assert int(compared) == min(len(throw) for throw in throws)
        outcomes[wins(*throws)].add(winner)
    assert all(len(words) == 1 for words in outcomes.values())
    assert outcomes[True] != outcomes[False]
    chances = [[int(chance) for chance in row[1:]] for row in tables(language)[ODDS]]
    assert chances == [[chance_to_win(dice, against) for against in range(1, 5)] for dice in range(1, 5)]
