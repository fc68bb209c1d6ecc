"""Matches in which everything is checked after each move. What is wrong is said with `assert`.

The tests and `skulduggery lab soak` play them.
"""

from typing import Any

from .blackwood import BlackwoodMatch
from .bounty import BountyMatch
from .kings import KingsMatch
from .prowl import ProwlMatch
from .watched import WatchedMatch

WATCHED: dict[str, type[WatchedMatch[Any, Any]]] = {
    "blackwood": BlackwoodMatch,
    "bounty": BountyMatch,
    "kings": KingsMatch,
    "prowl": ProwlMatch,
}
