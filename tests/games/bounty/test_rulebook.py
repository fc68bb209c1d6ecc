"""The rulebook of Bounty stands alone: its tables are those of the parts."""

import pytest

from skulduggery.games.bounty import GAME
from skulduggery.games.bounty.components import COPIES, DATA, FEES, LARGEST_FLEET, PORTS
from skulduggery.games.bounty.sea import the_sea
from skulduggery.text import LANGUAGES, Wording, rules
from tests.games.rulebooks import rows_of

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_all_parts_are_counted(language: str) -> None:
    coins = [DATA["coins"][coin]["count"] for coin in ("gold", "silver", "bronze")]
    ships = LARGEST_FLEET * len(DATA["colour"])
    counts = [ships, ships, 1, *coins, sum(COPIES), len(DATA["chest"]), DATA["warship_card"]["count"]]
    table = rows_of(rules(language, "bounty"))[2 : 2 + len(counts)]
    assert [row[1] for row in table] == [str(count) for count in counts]
    values = [str(DATA["coins"][coin]["value"]) for coin in ("gold", "silver", "bronze")]
    assert [row[0].split()[-2] for row in table[3:6]] == values


@every_language
def test_every_cargo_card_is_listed_with_its_value_and_its_number(language: str) -> None:
    name_of = Wording(language, GAME).name_of
    rows = rows_of(rules(language, "bounty"))
    kinds = {row[2] for row in rows if row[1] in [name_of("card", card["id"]) for card in DATA["card"]]}
    assert len(kinds) == 3
    for card in DATA["card"]:
        port = name_of("port", PORTS[card["port"] - 1])
        (row,) = [row for row in rows if row[:2] == [port, name_of("card", card["id"])]]
        assert row[3:] == [str(card["value"]), str(card["copies"])]


@every_language
def test_every_port_has_its_square_distance_and_fee(language: str) -> None:
    sea, name_of = the_sea(), Wording(language, GAME).name_of
    rows = {row[0]: row[1:4] for row in rows_of(rules(language, "bounty")) if len(row) == 7}
    for port, square in enumerate(sea.ports):
        away = str(sea.steps[sea.home][square])
        assert rows[name_of("port", PORTS[port])] == [sea.names[square], away, str(FEES[port])]


@every_language
def test_every_chest_card_is_listed_and_counted(language: str) -> None:
    name_of = Wording(language, GAME).name_of
    titles = [name_of("card", card["id"]) for card in DATA["chest"]]
    for row in rows_of(rules(language, "bounty")):
        named = row[0].split(", ")
        if set(named) <= set(titles):
            assert sum(titles.count(title) for title in named) == int(row[1]), row
            titles = [title for title in titles if title not in named]
    assert titles == []
