"""The decisive moments: the turns that changed somebody's chance most, and what happened in them."""

from itertools import pairwise
from typing import Any, Final

from ...core.chronicles import most_telling
from ...core.messages import Event
from ...core.tale import Beat
from .acts import Replayed
from .messages import Swing

MOST: Final = 6
LEAST: Final = 0.04  # a smaller change is not worth telling

Curve = list[list[float]]  # by beat and seat


def swings_of(match: Replayed, curve: Curve) -> list[Swing]:
    """Largest first become those that are told; they are told in the order of the match."""
    starts = match.turns()
    ends = [*starts[1:], len(curve) - 1]
    found = [swing for first, last in zip(starts, ends, strict=True) if (swing := swing_of(match, curve, first, last))]
    found.sort(key=lambda swing: -abs(swing.after - swing.before))
    return sorted(found[:MOST], key=lambda swing: swing.number)


def swing_of(match: Replayed, curve: Curve, first: int, last: int) -> Swing | None:
    """What the beats after `first` up to `last` changed. The next turn begins with `last`, whose move ends this one."""
    changes = [after - before for before, after in zip(curve[first], curve[last], strict=True)]
    seat = max(range(len(changes)), key=lambda at: abs(changes[at]))
    if abs(changes[seat]) < LEAST:
        return None
    sign = 1 if changes[seat] > 0 else -1
    beats = enumerate(pairwise(curve[first : last + 1]))
    steps = [(sign * (after[seat] - before[seat]), -at) for at, (before, after) in beats]
    beat = match.tale.beats[first + 1 - max(steps)[1]]
    event = event_for(match, beat, seat)
    if event is None:
        return None
    before, after = curve[first][seat], curve[last][seat]
    return Swing(beat.number, seat, round(before, 4), round(after, 4), event, match.game.telling.cites(event))


def event_for(match: Replayed, beat: Beat, seat: int) -> Event | None:
    """What tells most, first of all among the events that touch this seat."""
    telling = match.game.telling
    own = frozenset[Any]((seat, *beat.state.ships_of(seat)))
    touching = [event for event in beat.events if telling.weight(event, own) == "own"]
    return most_telling(telling, touching) or most_telling(telling, beat.events)
