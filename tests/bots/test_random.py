"""The deckhand plays legal moves at random, repeatably; unknown levels are refused by name."""

import pytest

from skulduggery.bots import LEVELS, make_bot
from skulduggery.bots.random import Deckhand
from skulduggery.core.chance import FastChance, ScriptedChance
from skulduggery.core.game import AnyState
from skulduggery.core.messages import Move
from skulduggery.core.refusals import BadOption, BadOptions
from skulduggery.games import game_called


class Walk(Move, frozen=True):
    to: int


WALKS: list[Move] = [Walk(to) for to in range(10)]


def no_state() -> AnyState:
    raise AssertionError("a deckhand needs no state at all")


def test_the_deckhand_takes_the_move_that_luck_points_at() -> None:
    assert Deckhand(ScriptedChance([7])).choose(0, WALKS, no_state) == Walk(7)


def test_the_same_seed_makes_the_same_moves_and_every_move_occurs() -> None:
    chosen = [
        [bot.choose(0, WALKS, no_state) for _ in range(200)]
        for bot in (Deckhand(FastChance(5)), Deckhand(FastChance(5)))
    ]
    assert chosen[0] == chosen[1]
    assert set(chosen[0]) == set(WALKS)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", ["blackwood", "tictactoe"])
def test_every_level_can_be_made_for_every_game(level: str, key: str) -> None:
    game = game_called(key)
    assert make_bot(level, game, 1).choose(0, WALKS[:1], no_state) == WALKS[0]


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOptions) as refused:
        make_bot("parrot", game_called("tictactoe"), 1)
    assert refused.value.refusal == BadOption("", "bot", "parrot", "deckhand, bosun, captain, admiral")
