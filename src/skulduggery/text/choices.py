"""A choice in words: what it does, and what it gains or costs, as a short sentence to the seat that is asked.

Both come from the certain effects of the choice, which the engine has worked out. `deed-<move>-<event>` is what the
choice is called if it has this effect ("Fire at Green"). Without such a text, or if it is empty, the choice is called
by the sentence of the move. `gain-<event>` is what an effect brings ("+2 coins"). It is empty for an effect that
goes without saying.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ..core.messages import Event, Move, kind_of
from .crew import Crew
from .kinds import dashed
from .wording import Wording


class ToldChoice(NamedTuple):
    deed: str
    gains: str  # empty if it neither gains nor costs anything
    untold: tuple[Event, ...]  # the effects that deed and gains say nothing about


def told_choice(wording: Wording, move: Move, effects: Sequence[Event], crew: Crew) -> ToldChoice:
    """Of several deeds the last one counts: first a ship sails, then it fires. Its effect is not told a second time."""
    deeds = [(event, deed) for event in effects if (deed := deed_of(wording, move, event, crew))]
    named, deed = deeds[-1] if deeds else (None, wording.tell(move, crew))
    others = [event for event in effects if event is not named]
    gains = [wording.tell(event, crew, gain_key(event)) for event in others if wording.has(gain_key(event))]
    told = wording.commas([gain for gain in gains if gain])
    return ToldChoice(deed, told, tuple(event for event in others if not wording.has(gain_key(event))))


def choice_text(wording: Wording, move: Move, effects: Sequence[Event], crew: Crew) -> str:
    """`Fire at Green: +2 coins`"""
    deed, gains, _ = told_choice(wording, move, effects, crew)
    return wording.say("choice-gain", choice=deed, gains=gains) if gains else deed


def deed_of(wording: Wording, move: Move, event: Event, crew: Crew) -> str:
    key = f"deed-{dashed(kind_of(move))}-{dashed(kind_of(event))}"
    return wording.tell(event, crew, key) if wording.has(key) else ""


def gain_key(event: Event) -> str:
    return f"gain-{dashed(kind_of(event))}"
