"""Letters, signs and colours of Pirates on the Prowl. Ships also have letters, for people who cannot see colours."""

from ...cli.charts.squares import BLUE, GOLD, GREEN, LAIR, LAND, QUAY, RED, ROCK, SEA, VIOLET, WHITE, Sign
from ...text import Wording

SHIP_STYLES = {
    "blue": BLUE,
    "green": GREEN,
    "black": "bold grey100 on grey19",
    "red": RED,
    "yellow": GOLD,
    "pink": "grey0 on hot_pink",
    "white": WHITE,
    "purple": VIOLET,
    "davy": "grey0 on grey70",
}
HOMES = {"1": "blue", "2": "green", "3": "black", "4": "red", "5": "yellow", "6": "pink", "7": "white", "8": "purple"}
BRIDGE = "bold grey0 on light_steel_blue"
STREAM = "bold deep_sky_blue1"

GROUND = {  # sign on the board: what fills the square, the sign in it, its style
    ".": (" ", "·", SEA),
    **{arrow: (arrow, arrow, STREAM) for arrow in "<>^v"},
    **dict.fromkeys("#%", ("▒", "▒", LAND)),
    **{grey: (grey, grey, ROCK) for grey in "&*"},
    "Y": ("♣", "♣", ROCK),  # palms; Y is the yellow ship
    **{bridge: ("=", bridge, BRIDGE) for bridge in "NESW"},
    **{town: ("=", town, QUAY) for town in "TUCRBLMF"},
    **{island: ("~", island, LAND) for island in "bhpodrktci"},
    **{home: ("=", home, SHIP_STYLES[colour]) for home, colour in HOMES.items()},
    "D": ("=", "D", LAIR),
}


def ship_sign(wording: Wording, ship: str) -> Sign:
    return wording.say(f"chart-letter-prowl-{ship}"), SHIP_STYLES[ship]
