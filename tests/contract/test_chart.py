"""A game with a chart draws every place on it where its ships go."""

from typing import Any

import pytest

from skulduggery.core.chance import FastChance
from skulduggery.core.game import Game
from skulduggery.core.options import make_options, usual_players
from skulduggery.games import all_games
from skulduggery.text import Wording

MOVES = 400


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)
def test_ships_sail_on_the_chart_and_its_names_are_texts(game: Game[Any]) -> None:
    options = make_options(game.options_type, game.seats, {"players": usual_players(game.seats)})
    chart = game.chart(options)
    if chart is None:
        return
    places = [spot.place for spot in chart.spots if spot.place]
    assert len(set(places)) == len(places)
    assert trails(game, options) <= set(places)
    words = Wording("en", game)
    assert all(words.named(family, key) for family, key in chart.landmarks().values())
    cells = [cell for spot in chart.spots for cell in spot.cells]
    assert len(set(cells)) == len(cells)


def trails(game: Game[Any], options: Any) -> set[str]:
    """Where pieces went in a match that is played at random."""
    chance = FastChance(7)
    state = game.start(options, chance, [])
    found: set[str] = set()
    for _ in range(MOVES):
        asked = state.asked()
        if asked is None:
            break
        for event in game.apply(state, chance.pick(asked.moves(state)), chance):
            found.update(event.trail())
    return found
