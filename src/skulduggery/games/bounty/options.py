"""The options of Bounty (specification, section 7)."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from ...core.messages import Refusal
from ...core.options import Options
from .components import COLOURS
from .refusals import ColoursUnfit

COLOUR = f"({'|'.join(COLOURS)})"
LIST = Meta(pattern=f"^(default|{COLOUR}(-{COLOUR}){{1,5}})$", examples=["azure-gold-ivory"])


class BountyOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`target`, `rounds` and `clock` (minutes) each belong to the mode of that name. `colours` by seat, as in
    `azure-gold-ivory`, are chosen by the players (BO-S.01); the default is their order in the box.
    """

    USUAL: ClassVar = ("mode", "target", "rounds", "clock", "colours")
    ONLY_WITH: ClassVar = {mode: ("mode", mode) for mode in ("target", "rounds", "clock")}
    ENDLESS: ClassVar = {"safeguard": "off"}

    mode: Literal["target", "rounds", "clock"] = "target"
    target: Annotated[int, Meta(ge=60, le=500)] = 100
    rounds: Annotated[int, Meta(ge=5, le=200)] = 30
    clock: Annotated[int, Meta(ge=10, le=240)] = 60
    hidden_pirates: Literal["fight", "choose"] = "fight"
    raids: Literal["all", "pick"] = "pick"
    prey: Literal["any", "laden"] = "any"
    admiralty: Literal["open", "safe"] = "open"
    claimants: Literal["robbed", "merchants"] = "robbed"
    second_claim: Literal["newest", "first"] = "newest"
    hunter: Literal["player", "ship"] = "player"
    used_ports: Literal["voyage", "hold"] = "voyage"
    safeguard: Literal["on", "off"] = "off"
    colours: Annotated[str, LIST] = "default"

    def conflict(self) -> Refusal | None:
        """BO-S.01"""
        chosen = self.chosen()
        fits = len(chosen) == self.players == len(set(chosen))
        return None if fits else ColoursUnfit("BO-S.01", self.players)

    def chosen(self) -> tuple[str, ...]:
        """The colours by seat."""
        return tuple(COLOURS[: self.players] if self.colours == "default" else self.colours.split("-"))

    def palette(self) -> tuple[str, ...]:
        return tuple(COLOURS)

    def colours_by_seat(self) -> tuple[tuple[str, ...], ...]:
        return tuple((colour,) for colour in self.chosen())
