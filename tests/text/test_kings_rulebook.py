"""The players' rulebook of King of the Pirates lists what the printed one does: ship parts and abilities."""

import re

import pytest

from skulduggery.games import all_games
from skulduggery.games.kings.components import CAPTAIN_ABILITY, CREW_ABILITY, DATA, PARTS, PIRATES
from skulduggery.text import Wording
from skulduggery.text.languages import LANGUAGES
from skulduggery.text.rulebook import rules

every_language = pytest.mark.parametrize("language", LANGUAGES)


def rows_of(language: str) -> list[list[str]]:
    """The rows of all tables, cell by cell."""
    lines = re.findall(r"^\| (.+) \|$", rules(language, "kings").text, re.MULTILINE)
    return [line.split(" | ") for line in lines]


@every_language
def test_every_ability_stands_with_the_pirates_who_have_it(language: str) -> None:  # KP-10.01
    wording = Wording(language, all_games()["kings"])
    rows = rows_of(language)
    for abilities in (CREW_ABILITY, CAPTAIN_ABILITY):
        for ability in set(abilities):
            who = [name for name, own in zip(PIRATES, abilities, strict=True) if own == ability]
            expected = [wording.name_of("ability", ability), ", ".join(wording.name_of("pirate", name) for name in who)]
            assert expected in rows


@every_language
def test_every_part_stands_with_what_it_brings(language: str) -> None:  # KP-4.03, KP-4.05
    wording = Wording(language, all_games()["kings"])
    figures = [[str(part[each]) for each in ("sails", "rum", "cannonballs", "pirates")] for part in DATA["ship_part"]]
    rows = [row for row in rows_of(language) if row[1:-1] in figures]
    assert len(rows) == len(figures)
    assert [row[0] for row in rows[-2:]] == [wording.name_of("part", part) for part in PARTS]
