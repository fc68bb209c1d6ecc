"""Reactions: who is asked is public, and a pass changes nothing for the seats that are asked later."""

from collections.abc import Iterator
from typing import Any

from ..core.chance import NO_LUCK, FastChance
from ..core.game import AnyState, Reaction
from ..core.outlook import when_asked
from .difference import difference
from .finding import setting_check
from .matches import spread, trail_of
from .question import asked_in
from .settings import Setting

WINDOWS = 40  # looked at in each match


def windows(setting: Setting) -> list[tuple[Any, Reaction]]:
    """States in which somebody is asked to react, spread over a random match; none in most games."""
    if not setting.game.reactions:
        return []
    states = [step.before for step in trail_of(setting).steps]
    asked = [(state, asked_in(state).reaction(state)) for state in states if state.pending]
    found = [(state, reaction) for state, reaction in asked if reaction is not None]
    return [found[at] for at in spread(list(range(len(found))), WINDOWS)]


def reaction_in(state: AnyState) -> Reaction | None:
    asked = state.asked()
    return None if asked is None else asked.reaction(state)


@setting_check("reactions")
def the_kinds_that_go_round_are_told(setting: Setting) -> Iterator[str]:
    """Also for games without reactions: none of their decisions may have one."""
    reactions, seats = setting.game.reactions, range(setting.options.players)
    for state in [step.before for step in trail_of(setting).steps if step.before.pending]:
        asked = asked_in(state)
        if (asked.reaction(state) is not None) != (asked.kind in reactions):
            yield f"{asked.kind} must have a `reaction` exactly if `Game.reactions` lists it."
        if reactions and state.whose_turn() not in seats:
            yield f"`whose_turn` is {state.whose_turn()}, which is no seat: a game with reactions must tell it."


@setting_check("reactions")
def everybody_can_pass_and_is_always_asked(setting: Setting) -> Iterator[str]:
    for state, reaction in windows(setting):
        asked = asked_in(state)
        if reaction.seats[0] != asked.seat:
            yield f"{asked.kind} asks seat {asked.seat}, but the first of `reaction.seats` is seat {reaction.seats[0]}."
        if reaction.passing not in setting.game.legal_moves(state):
            yield f"{reaction.passing} is the passing move of {asked.kind}, but seat {asked.seat} may not make it."
        if not asked.always_asked(state):
            yield f"{asked.kind} must be `always_asked`: that a seat is not asked would tell what it holds."


@setting_check("reactions")
def after_a_pass_the_rest_is_asked(setting: Setting) -> Iterator[str]:
    for state, reaction in windows(setting):
        ahead, asked = state.copy(), asked_in(state)
        if len(reaction.seats) > 1:
            setting.game.apply(ahead, reaction.passing, NO_LUCK)
            following = reaction_in(ahead)
            if following is None or (asked_in(ahead).kind, following.seats) != (asked.kind, reaction.seats[1:]):
                yield f"after a pass of seat {asked.seat} in {asked.kind} the seats {reaction.seats[1:]} must be next."


@setting_check("reactions")
def who_is_asked_and_what_it_may_answer_is_known_to_it(setting: Setting) -> Iterator[str]:
    """A seat gets its choices before its turn. So they may not depend on hidden things, or on who passes."""
    game = setting.game
    for number, (state, reaction) in enumerate(windows(setting)):
        for seat in reaction.seats:
            guess = game.resample(state, seat, FastChance(number))
            real, imagined = ((each, reaction_in(each)) for each in (state, guess))
            told = [
                (each and (each.seats, each.about), game.legal_moves(when_asked(game, world, seat)))
                for world, each in (real, imagined)
            ]
            if difference(told[0], told[1]):
                kind = asked_in(state).kind
                yield f"who is asked in {kind}, or what seat {seat} may answer, depends on hidden things."
