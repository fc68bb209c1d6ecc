"""Why a move is advised: as it is told at the terminal, and sent to pages."""

import msgspec

from ...core.messages import Event


class HintReason(msgspec.Struct, frozen=True, omit_defaults=True):
    """What speaks for a choice or against it, compared with the other choices (`bots/search/advice.py`).

    There will be more or less of a trait, for this seat's side (`own`) or for the others; or the match ends (`wins`,
    `losses`) in `times` of `tries`, within so many `turns` (0: it was played to the end). With an `event`, the like
    of it happens in `times` of `tries`: after this choice, or (not `more`) after the others. Whoever else takes part
    comes from so many `steps` away (`causes.py`).
    """

    topic: str
    good: bool
    more: bool = True
    own: bool = True
    times: int = 0
    tries: int = 0
    turns: int = 0
    event: Event | None = None
    steps: int = 0
