"""The options of Port Blackwood (specification, section 7)."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from ...core.messages import Refusal
from ...core.options import Options
from .components import COLOURS
from .fields import EventSource
from .refusals import ColoursUnfit, HoardNeedsPairs, PowderNeedsDeck

COLOUR = f"({'|'.join(COLOURS)})"
LIST = Meta(pattern=f"^(default|{COLOUR}(-{COLOUR}){{1,5}})$", examples=["white-red-blue"])
SHIPS_OF_TWO = 4  # two players sail two ships each


class BlackwoodOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`colours` are those of the first ships, by seat (PB-1.09); the default is their order in the box."""

    USUAL: ClassVar = ("mode", "events", "colours")
    ONLY_WITH: ClassVar = {"finish": ("mode", "hoard"), "round_limit": ("rounds", "limited")}
    ENDLESS: ClassVar = {"rounds": "unlimited"}

    mode: Literal["race", "hoard"] = "race"
    events: EventSource = "deck"
    exact_fire: bool = False
    retrace: Literal["no_u_turn", "never"] = "no_u_turn"
    supply: Literal["eight", "unlimited"] = "eight"
    powder_in_deck: bool = False
    short_moves: bool = False
    finish: Literal["last_coin", "settled"] = "last_coin"
    round_limit: Annotated[int, Meta(ge=20, le=5000)] = 150
    event_end: Literal["jailers_too", "open_water"] = "jailers_too"
    wake: Literal["free", "barred"] = "free"
    jailer_landing: Literal["exact", "early"] = "exact"
    lair_gold: Literal["seized", "kept"] = "kept"
    jailer_order: Literal["must", "may"] = "must"
    delivery: Literal["may", "must"] = "may"
    blast: Literal["may", "must"] = "may"
    rounds: Literal["limited", "unlimited"] = "unlimited"
    colours: Annotated[str, LIST] = "default"

    def conflict(self) -> Refusal | None:
        if self.mode == "hoard" and self.players not in (4, 6):
            return HoardNeedsPairs("PB-13.03", self.players)
        if self.powder_in_deck and self.events != "deck":
            return PowderNeedsDeck("PB-1.04", self.events)
        first = self.first_colours()
        fits = len(first) == self.players == len(set(first))
        return None if fits else ColoursUnfit("PB-1.09", self.players)

    def first_colours(self) -> list[str]:
        """By seat."""
        return COLOURS[: self.players] if self.colours == "default" else self.colours.split("-")

    def ship_colours(self) -> list[str]:
        """PB-1.09: the first ships by seat, then the second ones, which take the first colours that are free."""
        first = self.first_colours()
        free = [colour for colour in COLOURS if colour not in first]
        return first + free[: SHIPS_OF_TWO - self.players] if self.players == 2 else first

    def palette(self) -> tuple[str, ...]:
        return tuple(COLOURS)

    def colours_by_seat(self) -> tuple[tuple[str, ...], ...]:
        colours = self.ship_colours()
        return tuple(tuple(colours[seat :: self.players]) for seat in range(self.players))
