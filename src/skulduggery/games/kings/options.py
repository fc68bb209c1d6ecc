"""The options of King of the Pirates (specification, section 7)."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from ...core.messages import Refusal
from ...core.options import Options
from .refusals import BadColours, NoSuchPlayer

COLOURS = ("red", "orange", "yellow", "green", "blue", "violet")  # clockwise; a test compares them with the parts
COLOUR = f"({'|'.join(COLOURS)})"
LIST = f"^(spread|{COLOUR}(-{COLOUR}){{1,5}})$"


class KingsOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`colours` are the corners by seat (`red-blue`), or `spread`; `first_player` is a seat, or `random`.

    The default of every house rule is the literal rulebook.
    """

    USUAL: ClassVar = ("colours", "first_player", "target")
    SEATS: ClassVar = ("first_player",)
    ONLY_WITH: ClassVar = {"round_limit": ("rounds", "limited")}
    ENDLESS: ClassVar = {"rounds": "unlimited"}

    colours: Annotated[str, Meta(pattern=LIST, examples=["red-blue-green"])] = "spread"
    first_player: Literal["random", 0, 1, 2, 3, 4, 5] = "random"
    target: Literal[5000, 7500, 10000] = 10000
    rounds: Literal["limited", "unlimited"] = "unlimited"
    round_limit: Annotated[int, Meta(ge=20, le=200)] = 60
    interference: Literal["anytime", "usual", "always"] = "anytime"
    raids: Literal["once", "again"] = "again"
    digs: Literal["once", "again"] = "again"
    fights: Literal["one", "each"] = "each"
    keelhaul: Literal["own", "any"] = "any"
    aim: Literal["others", "anyone"] = "anyone"
    dutchman: Literal["comes", "meets"] = "comes"

    def conflict(self) -> Refusal | None:
        chosen = self.chosen()
        if chosen and (len(chosen) != self.players or len(set(chosen)) != self.players):
            return BadColours("KP-1.04", self.players)
        if isinstance(self.first_player, int) and self.first_player >= self.players:
            return NoSuchPlayer("KP-1.11", self.players)
        return None

    def chosen(self) -> tuple[str, ...]:
        """The colours by seat; empty where the corners are drawn by lot."""
        return () if self.colours == "spread" else tuple(self.colours.split("-"))

    def palette(self) -> tuple[str, ...]:
        return COLOURS

    def colours_by_seat(self) -> tuple[tuple[str, ...], ...]:
        return tuple((colour,) for colour in self.chosen())
