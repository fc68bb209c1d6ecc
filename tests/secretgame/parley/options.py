"""The options of Parley."""

from typing import Annotated

from msgspec import Meta

from skulduggery.core.messages import Refusal
from skulduggery.core.options import Options

from .refusals import TeamsNeedFour


class ParleyOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    teams: bool = False
    rounds: Annotated[int, Meta(ge=3, le=20)] = 5
    minutes: Annotated[int, Meta(ge=0, le=240)] = 0  # 0: the rounds alone decide

    def conflict(self) -> Refusal | None:
        if self.teams and self.players != 4:
            return TeamsNeedFour("PY-1.04", self.players)
        return None
