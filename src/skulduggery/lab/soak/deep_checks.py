"""The expensive checks, made at some moves: copies, pickles, previews, secrets."""

import pickle
from collections.abc import Iterator
from itertools import chain
from typing import Any

from ...checks.copies import faults_of_copy
from ...checks.invariants import faults_of_preview
from ...checks.records import changed_by_the_journey
from ...checks.secrets import could_be_told, faults_of_guess, name_of, reasons, reordered, told_otherwise, unasked
from ...checks.settings import Setting
from ...core.chance import FastChance, SeededChance
from ...core.messages import Move
from ...core.outlook import open_choices, outlook

SEED = b"a look"


def faults_at(setting: Setting, state: Any, stranger: Any, move: Move, number: int) -> Iterator[str]:
    """What is wrong with a state, or with a move that is made in it. `stranger`: another match with these options."""
    return chain(
        faults_of_copy(state, stranger),
        changed_by_the_journey(setting, state, pickle.loads(pickle.dumps(state))),
        faults_of_a_try(setting, state, move),
        *(faults_of_secrets(setting, state, seat, move, number) for seat in (None, *range(setting.options.players))),
    )


def faults_of_a_try(setting: Setting, state: Any, move: Move) -> Iterator[str]:
    """Makes the move in a copy, and compares it with its preview."""
    luck = SeededChance(SEED, 1)
    events = setting.game.apply(state.copy(), move, luck)
    yield from faults_of_preview(setting.game, state, move, events, luck.draws)


def faults_of_secrets(setting: Setting, state: Any, seat: int | None, move: Move, number: int) -> Iterator[str]:
    """Compares what a seat gets with what it would get if all that it cannot know were otherwise."""
    game = setting.game
    guess = reordered(game, state, seat, FastChance(number))
    yield from faults_of_guess(game, state, guess, seat)
    if told := told_otherwise(outlook(game, state, seat), outlook(game, guess, seat)):
        yield f"{name_of(seat)} is shown something hidden from it: {told}"
    if seat is None and (told := told_otherwise(open_choices(game, state), open_choices(game, guess))):
        yield f"`open_moves` depends on something hidden: {told}"
    if unasked(game, state) != unasked(game, guess):
        yield f"whether a question is asked at all depends on something hidden from {name_of(seat)}"
    if state.asked().seat == seat and (told := told_otherwise(reasons(game, state), reasons(game, guess))):
        yield f"a refusal tells {name_of(seat)} something hidden from it: {told}"
    if not could_be_told(game, seat, state, guess, move):
        yield f"{move} tells {name_of(seat)} something hidden from it"
