"""What events of King of the Pirates were called in earlier versions of the rules. Their records are still read."""

from collections.abc import Mapping
from typing import Final

from ...core.record import FormerKinds

FORMER_KINDS: Final[Mapping[int, FormerKinds]] = {
    1: {
        "game_began": "setup",
        "turn_began": "turn_started",
        "pack_shuffled": "reshuffled",
        "mutiny_began": "mutiny",
        "fight_began": "fight_started",
    },
}
