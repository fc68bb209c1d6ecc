"""Decisions of whole matches, as they leave for the seat that is asked: one of each shape, for the page's tests.

The matches are the golden ones and a random one for each setting of the checks. Two decisions have the same shape if
they are of one kind and offer the same kinds of moves on the same kinds of targets.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from skulduggery.checks.golden import golden_matches
from skulduggery.checks.matches import trail_of
from skulduggery.checks.settings import settings_of
from skulduggery.core.game import AnyState, Game
from skulduggery.core.messages import kind_of
from skulduggery.core.outlook import outlook
from skulduggery.core.record import load
from skulduggery.core.replay import Replay
from tests.question import asked_in

MANY = 2  # more choices of one sort are no other shape


def decisions_in_matches(game: Game[Any]) -> list[Any]:
    by_shape = {shape_of(state): state for state in states_in_matches(game) if state.pending}
    return [decision_in(game, state) for state in by_shape.values()]


def states_in_matches(game: Game[Any]) -> Iterator[AnyState]:
    for setting in settings_of(game):
        yield from trail_of(setting).states()
    for file in golden_matches(game):
        replay = Replay(game, load(file.read_bytes()))
        while not replay.finished():
            yield replay.table.state.copy()
            replay.play_next()


def shape_of(state: AnyState) -> object:
    asked = asked_in(state)
    sorts = Counter((kind_of(move), *map(kind_of, asked.targets_of(move))) for move in asked.moves(state))
    return asked.kind, frozenset((sort, min(number, MANY)) for sort, number in sorts.items())


def decision_in(game: Game[Any], state: AnyState) -> dict[str, Any]:
    """`window`: it is asked in a reaction window."""
    asked = asked_in(state)
    window = asked.reaction(state) is not None
    return {**msgspec.to_builtins(outlook(game, state, asked.seat)), "window": window}
