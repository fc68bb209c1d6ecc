"""Letters, signs and colours of Port Blackwood's chart. Colour never stands alone: every piece has its own letter."""

from ...text import Wording
from .squares import LAIR, LAND, QUAY, ROCK, SEA

# Colours of the fixed palette, which no terminal theme changes: the contrast stays.
SHIP_STYLES = {
    "red": "bold grey100 on red3",
    "blue": "bold grey100 on dodger_blue3",
    "green": "grey0 on green3",
    "yellow": "grey0 on yellow1",
    "purple": "bold grey100 on dark_violet",
    "white": "grey0 on grey100",
}
JAILERS = {"blackbeard": ("@", "bold yellow1 on grey0"), "monster": ("&", "bold magenta1 on grey0")}
GOLD = ("$", "grey0 on gold1")

GROUND = {  # sign on the board: what fills the square, the sign in it, its style
    ".": (" ", "·", SEA),
    "+": (" ", "+", SEA),
    ">": (" ", "~", SEA),
    "P": ("=", "P", QUAY),
    "X": ("=", "X", QUAY),
    "T": ("^", "T", ROCK),
    "H": ("^", "H", ROCK),
    "^": ("^", "^", ROCK),
    "S": ("▒", "S", LAIR),
    "M": ("▒", "M", LAIR),
    **{island: ("▒", island, LAND) for island in "abcdefghi"},
}


def ship_letter(wording: Wording, ship: str) -> str:
    return wording.say(f"chart-letter-{ship}")
