"""The signs on the charts: each is explained, and none means two things."""

import pytest

from skulduggery.cli.charts.squares import Ground
from skulduggery.games import game_called
from skulduggery.games.blackwood.chart_signs import GROUND as BLACKWOOD
from skulduggery.games.bounty.chart_signs import GROUND as BOUNTY
from skulduggery.games.kings.chart import OPEN_SEA, SHARKS, UNKNOWN
from skulduggery.games.kings.components import NATIONS
from skulduggery.games.prowl.chart_signs import GROUND as PROWL
from skulduggery.games.prowl.chart_signs import SHIP_STYLES
from skulduggery.text import Wording

LEFT = 22  # columns in which the legend lists the signs
every_language = pytest.mark.parametrize("language", ["en", "nl"])


def drawn(ground: Ground) -> set[str]:
    return {sign for _, sign, _ in ground.values()}


SIGNS = {
    "blackwood": drawn(BLACKWOOD),
    "bounty": drawn(BOUNTY),
    "kings": {UNKNOWN, SHARKS},
    "prowl": drawn(PROWL),
}


@every_language
@pytest.mark.parametrize("game", SIGNS)
def test_the_help_explains_every_sign_of_the_chart(game: str, language: str) -> None:
    """Letters and numbers of places are named beside the chart; the other signs only in the help."""
    legend = Wording(language, game_called(game)).say(f"chart-legend-{game}")
    signs = {sign for sign in SIGNS[game] if not sign.isalnum()} - {OPEN_SEA}
    explained = set("".join(line[:LEFT] for line in legend.splitlines()))
    assert signs
    assert signs - explained == set()


@every_language
def test_no_water_and_no_land_looks_like_a_ship_or_a_nation(language: str) -> None:
    prowl, kings = (Wording(language, game_called(game)) for game in ("prowl", "kings"))
    ships = {prowl.say(f"chart-letter-prowl-{ship}") for ship in SHIP_STYLES}
    nations = {kings.say(f"chart-letter-{nation}") for nation in NATIONS}
    assert ships.isdisjoint(PROWL[sign][1] for sign in ".#%Y&*")
    assert nations.isdisjoint(SIGNS["kings"])
