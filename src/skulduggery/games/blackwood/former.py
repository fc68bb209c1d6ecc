"""What events of Port Blackwood were called in earlier versions of the rules. Their records are still read."""

from collections.abc import Mapping
from typing import Final

from ...core.record import FormerKinds

FORMER_KINDS: Final[Mapping[int, FormerKinds]] = {
    2: {
        "turn_began": "turn_started",
        "event_voided": "event_void",
        "game_ended": "game_over",
    },
}
