"""Why a move is advised: as it is told at the terminal, and sent to pages."""

import msgspec


class HintReason(msgspec.Struct, frozen=True, omit_defaults=True):
    """What speaks for a choice or against it, compared with the other choices (`bots/search/advice.py`).

    There will be more or less of a trait, for this seat's side (`own`) or for the others; or the match ends (`wins`,
    `losses`) in `times` of `tries`, within so many `turns` (0: it was played to the end).
    """

    topic: str
    good: bool
    more: bool = True
    own: bool = True
    times: int = 0
    tries: int = 0
    turns: int = 0
