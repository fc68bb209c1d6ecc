"""What events of Bounty were called in earlier versions of the rules. Their records are still read."""

from collections.abc import Mapping
from typing import Final

from ...core.record import FormerKinds

FORMER_KINDS: Final[Mapping[int, FormerKinds]] = {
    1: {
        "start_rolled": "first_throws",
        "die_rolled": "thrown",
        "ship_moved": "moved",
        "shootout_fought": "shootout",
        "money_changed": "money",
        "packs_shuffled": "shuffled",
        "game_ended": "ended",
        "last_called": "last_call",
    },
}
