"""Letters, signs and colours of Bounty's chart. Every ship also has a letter, for people who cannot see colours."""

from ...cli.charts.squares import BLUE, GOLD, GREEN, LAIR, LAND, QUAY, RED, ROCK, SEA, VIOLET, WHITE, Sign
from ...text import Wording

SHIP_STYLES = {
    "crimson": RED,
    "gold": GOLD,
    "emerald": GREEN,
    "azure": BLUE,
    "violet": VIOLET,
    "ivory": WHITE,
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
    """The letter of the colour; lower case for the second ship of a seat."""
    colour, _, number = ship.partition("-")
    letter = wording.say(f"chart-letter-{colour}")
    return letter.lower() if number == "2" else letter, SHIP_STYLES[colour]
