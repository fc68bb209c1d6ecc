"""The drawings of what was used: nothing is cut, and the heat map uses all its colours."""

import re
from typing import Any

import pytest

from skulduggery.checks.texts.kinds import read_texts
from skulduggery.core.chart import Chart, Spot
from skulduggery.core.game import Game
from skulduggery.core.messages import Event
from skulduggery.games import listed_games
from skulduggery.lab.report.context import TEXTS
from skulduggery.lab.report.numbers import share_of
from skulduggery.lab.report.svg import WIDTH, Pen
from skulduggery.lab.report.tally import Worth
from skulduggery.lab.report.things import reading_of
from skulduggery.lab.report.things_svg import HEAT_STEPS, NAME, Columns, Heads, heat_map, heat_of, rows_of_things
from skulduggery.text import Wording
from skulduggery.text.kinds import game_structs
from skulduggery.text.own import text_folder

PEN = Pen("en")
HEADS = Heads("used", "won", "change")


def left_of(name: str) -> float:
    """Where the drawing of a thing with this name begins."""
    rows = [(name, Worth(name, 1.0, 0.5, share_of(5, 20), None))]
    drawn = rows_of_things("title", rows, Columns(rows, 0.25, 0.03), PEN, HEADS)
    found = re.search(r'viewBox="([0-9.]+) 0 ([0-9.]+) ', drawn)
    assert found is not None
    assert float(found[1]) + float(found[2]) == pytest.approx(WIDTH)
    return float(found[1])


def test_short_names_leave_no_empty_room_and_long_ones_have_all_of_it() -> None:
    assert left_of("Wool") > NAME / 2
    assert left_of("Sea Monster Island → Lonely Gull Rock") == 0


def test_the_heat_reaches_from_the_first_colour_to_the_last_where_every_place_is_busy() -> None:
    traffic = {"a": 900, "b": 1000, "c": 950}
    assert heat_of(900, traffic) == 1
    assert heat_of(1000, traffic) == HEAT_STEPS
    assert 1 < heat_of(950, traffic) < HEAT_STEPS
    assert heat_of(0, traffic) == 0
    assert heat_of(7, {"a": 7}) == 1


def test_names_stay_inside_the_map() -> None:
    name = "Orange Sands of the East"
    chart = Chart("hexes", tuple(Spot(f"p{x}", ((x + 0.5, 0.5),), key="sands" * (x == 8)) for x in range(9)))
    drawn = heat_map("title", chart, {"p8": 3}, 1, lambda family, key: name, PEN)
    found = re.search(r'<text x="([0-9.]+)" [^>]*font-size="([0-9.]+)"', drawn)
    assert found is not None
    assert float(found[1]) + len(name) * float(found[2]) * 0.65 / 2 <= WIDTH


def test_a_name_at_the_foot_of_the_map_stands_on_its_cells_if_another_stands_above() -> None:
    """`b` lies right above `a`, and its name below it: between them."""
    spots = (Spot("b", ((4.5, 0.5),), key="b"), Spot("a", ((4.5, 1.5), (4.5, 2.5)), key="a"), Spot("c", ((8.5, 0.5),)))
    drawn = heat_map("title", Chart("squares", spots), {"a": 1}, 1, lambda family, key: key, PEN)
    heights = [float(y) for y in re.findall(r'<text x="[0-9.]+" y="([0-9.]+)"', drawn)]
    unit = WIDTH / 9
    assert unit <= heights[0] < 1.2 * unit
    assert 1.9 * unit < heights[1] < 2.2 * unit


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("game", listed_games().values(), ids=lambda game: game.key)
def test_every_group_of_our_games_is_told_in_words(game: Game[Any], language: str) -> None:
    kinds = [kind for kind in game_structs(game) if issubclass(kind, Event) and not reading_of(kind).is_silent]
    groups = [group.split("/") for kind in kinds for _, group in reading_of(kind).things]
    words = Wording(language, game, TEXTS)
    keys = [*(f"family-{family}" for family, _ in groups), *(f"done-{done.replace('_', '-')}" for _, done in groups)]
    assert [key for key in keys if not words.has(f"report-{key}")] == []
    own = read_texts(text_folder(game) / language / "report.ftl")
    assert own
    assert set(own) <= {f"report-{key}" for key in keys}
