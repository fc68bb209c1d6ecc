"""The expensive checks, made at some moves: copies, pickles, previews, secrets."""

import pickle
from collections.abc import Iterator
from itertools import chain
from typing import Any

from ...checks.copies import faults_of_copy
from ...checks.invariants import faults_of_preview
from ...checks.records import changed_by_the_journey
from ...checks.secrets import faults_of_secrets, reordered
from ...checks.settings import Setting
from ...core.chance import FastChance, SeededChance
from ...core.messages import Move

SEED = b"a look"


def faults_at(setting: Setting, state: Any, stranger: Any, move: Move, number: int) -> Iterator[str]:
    """What is wrong with a state, or with a move that is made in it. `stranger`: another match with these options."""
    return chain(
        faults_of_copy(state, stranger),
        changed_by_the_journey(setting, state, pickle.loads(pickle.dumps(state))),
        faults_of_a_try(setting, state, move),
        *(
            faults_of_secrets(setting.game, state, reordered(setting.game, state, seat, FastChance(number)), seat, move)
            for seat in (None, *range(setting.options.players))
        ),
    )


def faults_of_a_try(setting: Setting, state: Any, move: Move) -> Iterator[str]:
    """Makes the move in a copy, and compares it with its preview."""
    luck = SeededChance(SEED, 1)
    events = setting.game.apply(state.copy(), move, luck)
    yield from faults_of_preview(setting.game, state, move, events, luck.draws)
