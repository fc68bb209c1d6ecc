"""The options of Bounty (specification, section 7)."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from ...core.options import Options


class BountyOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`target`, `rounds` and `clock` (minutes) each belong to the mode of that name."""

    USUAL: ClassVar = ("mode", "target", "rounds", "clock")
    ONLY_WITH: ClassVar = {mode: ("mode", mode) for mode in ("target", "rounds", "clock")}

    mode: Literal["target", "rounds", "clock"] = "target"
    target: Annotated[int, Meta(ge=60, le=500)] = 100
    rounds: Annotated[int, Meta(ge=5, le=200)] = 30
    clock: Annotated[int, Meta(ge=10, le=240)] = 60
    hidden_pirates: Literal["fight", "choose"] = "fight"
    raids: Literal["all", "pick"] = "all"
