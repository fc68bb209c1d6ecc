"""The rulebook of Port Blackwood stands alone: its tables are those of the parts."""

from collections import Counter

import pytest

from skulduggery.games.blackwood import GAME
from skulduggery.games.blackwood.components import ALMANAC, DATA, EVENT_CARDS, EVENT_RING, RED_DIE
from skulduggery.games.blackwood.sea import Sea
from skulduggery.text import LANGUAGES, Wording, rules
from tests.games.rulebooks import rows_of

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_all_parts_are_counted(language: str) -> None:
    tokens = DATA["tokens"]
    counts = [
        1,  # the map
        tokens["player_ships"],
        *[1] * tokens["jailers"],
        tokens["doubloons_base"],
        len(EVENT_CARDS),
        tokens["cannonballs"],
        1,  # the blue die
    ]
    table = rows_of(rules(language, "blackwood"))[2 : 2 + len(counts)]
    assert [row[1].split(",")[0] for row in table] == [str(count) for count in counts]


@every_language
def test_the_events_are_those_of_the_pack_the_die_and_the_spinner(language: str) -> None:
    name_of = Wording(language, GAME).name_of
    rows = {row[0]: row[1:4] for row in rows_of(rules(language, "blackwood")) if len(row) == 5}
    for event, count in Counter(EVENT_CARDS).items():
        cards, red, sectors = rows[name_of("card", event)]
        faces = [str(face) for face, shown in enumerate(RED_DIE, 1) if shown == event]
        assert (cards, sectors.split()[0]) == (str(count), str(EVENT_RING.count(event)))
        assert [sign for sign in red if sign.isdigit()] == faces


@every_language
def test_the_almanac_is_complete(language: str) -> None:
    """No coin and one coin are the same row."""
    rows = [row[1:] for row in rows_of(rules(language, "blackwood")) if len(row) == 7 and row[1].isdigit()]
    assert rows == [[str(squares) for squares in row[1:]] for row in ALMANAC[1:]]


@every_language
def test_every_closed_square_is_named(language: str) -> None:
    sea = Sea(False)
    closed = {sea.names[square] for square, shut in enumerate(sea.closed) if shut}
    rows = [row for row in rows_of(rules(language, "blackwood")) if row[0].split(", ")[0] in closed]
    named = [square for row in rows for square in row[0].split(", ")]
    assert (len(named), set(named)) == (len(closed), closed)
