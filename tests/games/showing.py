"""Which kinds of events random matches show."""

from collections.abc import Iterable
from typing import Any

from skulduggery.core.messages import Event
from skulduggery.lab.watching.watched import WatchedMatch
from skulduggery.text.kinds import home_of, is_inside, leaves


def never_told(matches: Iterable[WatchedMatch[Any, Any]]) -> set[str]:
    """The kinds of events that occurred in none of these matches."""
    seen: set[type] = set()
    for match in matches:
        match.play()
        seen |= {type(event) for event in match.log}
        known = {kind for kind in leaves(Event) if is_inside(kind, home_of(match.game))}
    return {kind.__name__ for kind in known - seen}
