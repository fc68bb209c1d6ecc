"""The options of Pirates on the Prowl (specification, section 7)."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from ...core.messages import Refusal
from ...core.options import Options
from .components import (
    COLOURS,
    DEFAULT_LARGE,
    DEFAULT_OPPOSITE,
    DEFAULT_PAIR,
    DEFAULT_QUARTER,
    DEFAULT_SMALL,
    SMALL_COLOURS,
    partner,
)
from .refusals import ColoursDoNotFit, PairingNeedsTwoShips, SmallBoardIsFull, TwoShipsNeedRoom

MOST_ON_SMALL = len(SMALL_COLOURS)
COLOURS_FORM = Meta(pattern="[a-z]+(-[a-z]+)*", examples=["red-blue-pink"], extra={"values": ("default", "random")})


class ProwlOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`board = usual`: the small one for two to four with one ship each. `round_limit` is doubled with two ships.

    `colours` may also name one colour per seat, as in `red-blue-pink`; of two ships the second one follows from the
    pairing. The options from `bridges` on are readings of the rulebook; each default is the nearest to its words.
    """

    USUAL: ClassVar = ("board", "ships", "pairing", "colours", "open_cards", "target", "announcements")
    ONLY_WITH: ClassVar = {
        "pairing": ("ships", 2),
        "round_limit": ("rounds", "limited"),
        "mutiny": ("ships", 2),
        "raiding": ("ships", 2),
        "choosing": ("ships", 2),
        "treasure": ("ships", 2),
        "ghost": ("davy", True),
    }
    ENDLESS: ClassVar = {"rounds": "unlimited"}

    board: Literal["usual", "large", "small"] = "usual"
    ships: Literal[1, 2] = 1
    pairing: Literal["quarter", "opposite"] = "quarter"
    davy: bool = True
    kraken: Literal["dead", "reborn"] = "dead"
    colours: Annotated[str, COLOURS_FORM] = "default"
    open_cards: bool = False
    target: Literal[6000, 9000, 12000] = 12000
    announcements: Literal["fade", "kept"] = "fade"
    rounds: Literal["limited", "unlimited"] = "unlimited"
    round_limit: Annotated[int, Meta(ge=20, le=1000)] = 200
    bridges: Literal["safe", "open"] = "safe"
    ditching: Literal["raids", "anywhere"] = "raids"
    storms: Literal["corner", "along", "across"] = "corner"
    ghost: Literal["spared", "hunted"] = "spared"
    mutiny: Literal["player", "ship"] = "player"
    raiding: Literal["player", "ship"] = "player"
    choosing: Literal["before", "after"] = "before"
    treasure: Literal["player", "ship"] = "player"

    @property
    def is_small(self) -> bool:
        """PR-2.01"""
        few = self.players <= MOST_ON_SMALL and self.ships == 1
        return self.board == "small" or (self.board == "usual" and few)

    def chosen(self) -> tuple[str, ...]:
        """The colours the lobby chose, by seat; empty where it left that to the table."""
        return () if self.colours in ("default", "random") else tuple(self.colours.split("-"))

    def usual_colours(self, many: bool) -> list[str]:
        """Section 4: the colours by seat; `many`: all that are allowed, for the shuffle."""
        if self.ships == 2:
            return DEFAULT_OPPOSITE if self.pairing == "opposite" else DEFAULT_QUARTER
        if self.is_small:
            return DEFAULT_PAIR if self.players == 2 and not many else DEFAULT_SMALL
        return DEFAULT_LARGE

    def palette(self) -> tuple[str, ...]:
        """PR-2.02, PR-13.02"""
        return tuple(SMALL_COLOURS if self.is_small else COLOURS)

    def colours_by_seat(self) -> tuple[tuple[str, ...], ...]:
        if self.colours == "random":
            return ()
        firsts = self.chosen() or tuple(self.usual_colours(many=False)[: self.players])
        return tuple((first,) if self.ships == 1 else (first, partner(first, self.pairing)) for first in firsts)

    def conflict(self) -> Refusal | None:
        """PR-2.01, PR-2.02, PR-12.01: any other combination is refused."""
        if self.board == "small" and self.players > MOST_ON_SMALL:
            return SmallBoardIsFull("PR-2.01", MOST_ON_SMALL)
        if self.ships == 2 and (self.players > MOST_ON_SMALL or self.board == "small"):
            return TwoShipsNeedRoom("PR-12.01", MOST_ON_SMALL)
        if self.ships == 1 and self.pairing != "quarter":
            return PairingNeedsTwoShips("PR-12.01")
        return self.colour_conflict()

    def colour_conflict(self) -> Refusal | None:
        known = self.palette()
        chosen = self.chosen()
        if not chosen:
            return None
        if len(chosen) == self.players == len(set(chosen)) and set(chosen) <= set(known) and not self.same_pair():
            return None
        return ColoursDoNotFit("PR-2.02", self.colours, self.players, ", ".join(known))

    def same_pair(self) -> bool:
        """Two seats may not choose the two colours of one pair."""
        chosen = self.chosen()
        return self.ships == 2 and any(partner(colour, self.pairing) in chosen for colour in chosen)
