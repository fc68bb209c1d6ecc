"""What events of Pirates on the Prowl were called in earlier versions of the rules. Their records are still read."""

from collections.abc import Mapping
from typing import Final

from ...core.record import FormerKinds

FORMER_KINDS: Final[Mapping[int, FormerKinds]] = {
    1: {
        "start_rolled": "start_roll",
        "round_began": "round",
        "turn_began": "turn_begin",
        "die_rolled": "die",
        "card_drawn": "drawn",
        "card_voided": "void",
        "bad_luck_struck": "bad_luck",
        "battle_fought": "battle",
        "spoils_taken": "spoils",
        "davy_sent_home": "davy_home",
        "died": "dead",
        "pack_shuffled": "reshuffle",
        "game_ended": "game_over",
    },
}
