"""Letters, signs and colours of Bounty's chart. Colour never stands alone: every ship has its own letter."""

from ...text import Wording
from .squares import LAIR, LAND, QUAY, ROCK, SEA, Sign

# Colours of the fixed palette, which no terminal theme changes: the contrast stays.
SHIP_STYLES = {
    "crimson": "bold grey100 on red3",
    "gold": "grey0 on gold1",
    "emerald": "grey0 on green3",
    "azure": "bold grey100 on dodger_blue3",
    "violet": "bold grey100 on dark_violet",
    "ivory": "grey0 on grey100",
}

GROUND = {  # sign on the board: what fills the square, the sign in it, its style
    ".": (" ", "·", SEA),
    "#": ("▒", "▒", LAND),
    "*": ("▒", "*", LAND),
    "^": ("^", "^", ROCK),
    "H": ("=", "H", QUAY),
    "A": ("=", "A", LAIR),
    **{port: ("=", port, QUAY) for port in "1234567"},
}


def ship_sign(wording: Wording, ship: str) -> Sign:
    """The letter of its colour; a small one for the second ship of a seat."""
    colour, _, number = ship.partition("-")
    letter = wording.say(f"chart-letter-{colour}")
    return letter.lower() if number == "2" else letter, SHIP_STYLES[colour]
