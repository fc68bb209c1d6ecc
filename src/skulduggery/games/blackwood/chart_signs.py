"""Letters, signs and colours of Port Blackwood. Every piece also has a letter, for people who cannot see colours."""

from ...cli.charts.squares import BLUE, GOLD, GREEN, LAIR, LAND, QUAY, RED, ROCK, SEA, VIOLET, WHITE
from ...text import Wording

SHIP_STYLES = {
    "red": RED,
    "blue": BLUE,
    "green": GREEN,
    "yellow": "grey0 on yellow1",
    "purple": VIOLET,
    "white": WHITE,
}
JAILERS = {"blackbeard": ("@", "bold yellow1 on grey0"), "monster": ("&", "bold magenta1 on grey0")}
COIN = ("$", GOLD)

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
