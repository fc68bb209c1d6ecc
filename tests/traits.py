"""For tests of win chances: what counts in each game that says it."""

from skulduggery.bots.chances import traits_of
from skulduggery.games import all_games

TRAITS = {key: traits_of(game) for key, game in all_games().items() if traits_of(game).names}
