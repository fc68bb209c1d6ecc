"""Random playouts."""

from skulduggery.bots.playout import play_out
from skulduggery.core.chance import FastChance
from skulduggery.core.options import make_options
from skulduggery.games import game_called

GAME = game_called("tictactoe")
OPTIONS = make_options(GAME.options_type, GAME.seats, {"players": 2})


def test_a_playout_ends_the_match_and_counts_what_it_decided() -> None:
    state = GAME.start(OPTIONS, FastChance(1), [])
    played = play_out(GAME, state, FastChance(1))
    assert GAME.result(state) is not None
    assert played.decisions == 9 - state.cells.count(-1)
    assert played.choices == played.decisions - (played.decisions == 9)  # the ninth mark has one cell left


def test_a_playout_is_repeatable_from_its_luck() -> None:
    ends = []
    for _ in range(2):
        state = GAME.start(OPTIONS, FastChance(1), [])
        play_out(GAME, state, FastChance(7))
        ends.append(state.cells)
    assert ends[0] == ends[1]
