"""The options of Port Blackwood (specification, section 7)."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from ...core.messages import Refusal
from ...core.options import Options
from .fields import EventSource
from .refusals import HoardNeedsPairs, PowderNeedsDeck


class BlackwoodOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    USUAL: ClassVar = ("mode", "events")
    ONLY_WITH: ClassVar = {"finish": ("mode", "hoard"), "round_limit": ("rounds", "limited")}
    ENDLESS: ClassVar = {"rounds": "unlimited"}

    mode: Literal["race", "hoard"] = "race"
    events: EventSource = "deck"
    exact_fire: bool = False
    retrace: Literal["never", "no_u_turn"] = "never"
    supply: Literal["eight", "unlimited"] = "eight"
    powder_in_deck: bool = False
    short_moves: bool = False
    finish: Literal["last_coin", "settled"] = "last_coin"
    round_limit: Annotated[int, Meta(ge=20, le=5000)] = 150
    event_end: Literal["jailers_too", "open_water"] = "jailers_too"
    wake: Literal["free", "barred"] = "free"
    jailer_landing: Literal["exact", "early"] = "exact"
    lair_gold: Literal["seized", "kept"] = "seized"
    jailer_order: Literal["must", "may"] = "must"
    rounds: Literal["limited", "unlimited"] = "limited"

    def conflict(self) -> Refusal | None:
        if self.mode == "hoard" and self.players not in (4, 6):
            return HoardNeedsPairs("PB-13.03", self.players)
        if self.powder_in_deck and self.events != "deck":
            return PowderNeedsDeck("PB-1.04", self.events)
        return None
