"""Causes: the kinds of events that speak for a move or against it, and how often they follow it in playouts.

A game lists its own in `causes.py` beside it. An event counts in its public form: a reason names nothing hidden.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from ...core.game import AnyState, Game
from ...core.messages import Event
from ...games.beside import thing_beside
from ..review.samples import certainty, mean
from .messages import HintReason

OFTEN: Final = 0.15  # of the tries: a smaller difference between moves is no reason
SURE: Final = 2.5  # standard errors: many kinds are compared, so some differ by chance
TOLD: Final = 10  # tries, as people are told: so many happened in ten
FEWEST: Final = 4  # tries: fewer show nothing
WORST: Final = 2.0  # how much more a difference counts in the first cause of a game than in its last


def always(event: Any) -> bool:
    return True


class Cause(NamedTuple):
    """A kind of event that is good for a seat, or bad. Its texts are `hint-<topic>`, if bad also `hint-avoid-<topic>`.

    `of`: the field with the seat or ship to which it happens: the asked one's; with `rivals` the seat of an opponent.
    `who`: the field with who else takes part; events with different ones are counted apart. `amount`: the field whose
    middle figure is told. `when`: which of these events count.
    """

    topic: str
    kind: type[Event]
    good: bool
    of: str
    who: str = ""
    amount: str = ""
    rivals: bool = False
    when: Callable[[Any], bool] = always


class Happening(NamedTuple):
    """What happened in one playout, in public form. `steps`: how far whoever else takes part came for it, if it did."""

    cause: Cause
    event: Event
    steps: int


Key = tuple[str, str]  # the topic, and who else takes part
Line = dict[Key, Happening]  # of one playout: the first event of each


def causes_of(game: Game[Any]) -> tuple[Cause, ...]:
    """What may be a reason in this game, the weightiest first. Empty: the game does not say it."""
    return thing_beside(game, "causes", "CAUSES") or ()


def line_of(causes: tuple[Cause, ...], events: list[Event], state: AnyState, seat: int) -> Line:
    """What happened to a seat, or to its opponents."""
    own = frozenset[Any]((seat, *state.ships_of(seat)))
    found: Line = {}
    voyage: Event | None = None
    for event in events:
        if event.trail():
            voyage = event
        for cause in causes:
            if isinstance(event, cause.kind) and cause.when(event) and happens_to(cause, event, own, state, seat):
                who = str(getattr(event, cause.who)) if cause.who else ""
                found.setdefault((cause.topic, who), Happening(cause, event.seen_by(None), steps_of(voyage, who)))
    return found


def happens_to(cause: Cause, event: Event, own: frozenset[Any], state: AnyState, seat: int) -> bool:
    named = getattr(event, cause.of)
    if cause.rivals:
        return isinstance(named, int) and state.team_of(named) != state.team_of(seat)
    return named in own


def steps_of(voyage: Event | None, who: str) -> int:
    """The number of squares of the last voyage, if `who` made it; else 0."""
    if voyage is None or who not in [str(getattr(voyage, name)) for name in voyage.__struct_fields__]:
        return 0
    return len(voyage.trail()) - 1


def reasons_of(
    lines: list[list[Line]], at: int, causes: tuple[Cause, ...], told: frozenset[type[Event]]
) -> list[HintReason]:
    """What follows this move clearly more or less often than the other moves, the weightiest first.

    `lines`: by move, those of its playouts; the first ones of all moves began in the same world, and so on. `told`: the
    kinds of events that the move itself announces.
    """
    if len(lines) == 1:
        return []
    order = {cause.topic: place for place, cause in enumerate(causes)}
    keys = {key: happening.cause for tries in lines for line in tries for key, happening in line.items()}
    weighed: list[tuple[float, Key, HintReason]] = []
    for key, cause in keys.items():
        leads = leads_of(lines, at, key)
        lead = mean(leads)
        if differs(leads) and is_worth_telling(cause, lead > 0.0, told):
            weight = abs(lead) * (WORST - (WORST - 1.0) * order[cause.topic] / len(causes))
            weighed.append((-weight, key, reason(lines, at, key, cause, lead > 0.0)))
    weighed.sort(key=lambda each: each[:2])
    return [found for _, _, found in weighed]


def differs(leads: list[float]) -> bool:
    """Whether something happens more or less often, beyond chance."""
    return len(leads) >= FEWEST and abs(mean(leads)) >= OFTEN and abs(certainty(leads)) >= SURE


def is_worth_telling(cause: Cause, more: bool, told: frozenset[type[Event]]) -> bool:
    """No reason is what the move says itself, nor a good event that is missing: it speaks for another move."""
    return cause.kind not in told if more else not cause.good


def leads_of(lines: list[list[Line]], at: int, key: Key) -> list[float]:
    """For each world: whether it happens after this move, less how often it does after the others."""
    leads: list[float] = []
    for world, line in enumerate(lines[at]):
        others = [1.0 if key in tries[world] else 0.0 for place, tries in enumerate(lines) if place != at]
        leads.append((1.0 if key in line else 0.0) - mean(others))
    return leads


def reason(lines: list[list[Line]], at: int, key: Key, cause: Cause, more: bool) -> HintReason:
    """The reason as people are told it: how often the event follows this move, or else the other moves."""
    places = [at] if more else [place for place in range(len(lines)) if place != at]
    found = [line[key] for place in places for line in lines[place] if key in line]
    share = len(found) / len(places) / len(lines[at])
    typical = middle(found, cause.amount)
    return HintReason(
        cause.topic,
        good=cause.good == more,
        more=more,
        times=max(1, round(share * TOLD)),
        tries=TOLD,
        event=typical.event,
        steps=typical.steps,
    )


def middle(found: list[Happening], amount: str) -> Happening:
    """The happening with the middle amount; without an amount, the one with the middle number of steps."""
    ranked = sorted(found, key=lambda one: getattr(one.event, amount) if amount else one.steps)
    return ranked[len(ranked) // 2]
