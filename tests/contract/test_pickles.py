"""A state can be pickled for the process of a bot, in both builds."""

import pickle
from typing import Any

import msgspec
import pytest

from skulduggery.core.chance import FastChance
from skulduggery.core.game import Game
from skulduggery.core.options import make_options
from skulduggery.core.outlook import outlook
from skulduggery.core.table import Table
from skulduggery.games import all_games
from tests.asking import asked_in

LARGEST = 20_000  # bytes: what never changes in a match must not be pickled


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.key))
def test_a_state_is_the_same_after_a_journey(game: Game[Any]) -> None:
    options = make_options(game.options_type, game.seats, {"players": game.seats[0]})
    table: Table[Any] = Table(game, options, b"seed")
    luck = FastChance(3)
    for _ in range(60):
        if not table.state.pending:
            break
        data = pickle.dumps(table.state, pickle.HIGHEST_PROTOCOL)
        assert len(data) < LARGEST
        twin = pickle.loads(data)
        for seat in (None, *range(options.players)):
            seen = [msgspec.json.encode(outlook(game, state, seat)) for state in (table.state, twin)]
            assert seen[0] == seen[1]
        legal = game.legal_moves(table.state)
        assert game.legal_moves(twin) == legal
        table.play(asked_in(table.state).seat, legal[luck.below(len(legal))])
