"""Letters, signs and colours of Port Blackwood's chart. Colour never stands alone: every piece has its own letter."""

from ...text import Wording

SHIP_STYLES = {
    "red": "bold white on red",
    "blue": "bold white on blue",
    "green": "black on bright_green",
    "yellow": "black on bright_yellow",
    "purple": "bold white on magenta",
    "white": "black on white",
}
JAILERS = {"blackbeard": ("@", "bold bright_red on black"), "monster": ("&", "bold bright_magenta on black")}
GOLD = ("$", "black on yellow")
REACHABLE = "»"
MORE = "+"
MARKED = "black on bright_cyan"

SEA = "blue"
LAND = "black on green"
ROCK = "white on grey30"
QUAY = "bold bright_white on dark_blue"
LAIR = "bold bright_white on dark_red"

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
