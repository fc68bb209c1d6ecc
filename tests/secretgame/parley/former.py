"""What events of Parley were called in earlier versions of the rules. Their records are still read."""

from collections.abc import Mapping
from typing import Final

from skulduggery.core.record import FormerKinds

FORMER_KINDS: Final[Mapping[int, FormerKinds]] = {
    1: {
        "turn_began": "turn_started",
        "game_ended": "game_over",
        "pack_shuffled": "discards_shuffled",
        "last_called": "last_call_made",
    },
}
