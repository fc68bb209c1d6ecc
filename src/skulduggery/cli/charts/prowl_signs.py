"""Letters, signs and colours of the two seas of Pirates on the Prowl. Colour never stands alone: ships have letters."""

from ...text import Wording
from .squares import LAIR, LAND, QUAY, ROCK, SEA, Sign

# Colours of the fixed palette, which no terminal theme changes: the contrast stays.
SHIP_STYLES = {
    "blue": "bold grey100 on dodger_blue3",
    "green": "grey0 on green3",
    "black": "bold grey100 on grey19",
    "red": "bold grey100 on red3",
    "yellow": "grey0 on gold1",
    "pink": "grey0 on hot_pink",
    "white": "grey0 on grey100",
    "purple": "bold grey100 on dark_violet",
    "davy": "grey0 on grey70",
}
HOMES = {"1": "blue", "2": "green", "3": "black", "4": "red", "5": "yellow", "6": "pink", "7": "white", "8": "purple"}
BRIDGE = "bold grey0 on light_steel_blue"
STREAM = "bold deep_sky_blue1"

GROUND = {  # sign on the board: what fills the square, the sign in it, its style
    ".": (" ", "·", SEA),
    **{arrow: (arrow, arrow, STREAM) for arrow in "<>^v"},
    **dict.fromkeys("#%", ("▒", "▒", LAND)),
    **{grey: (grey, grey, ROCK) for grey in "Y&*"},
    **{bridge: ("=", bridge, BRIDGE) for bridge in "NESW"},
    **{town: ("=", town, QUAY) for town in "TUCRBLMF"},
    **{island: ("~", island, LAND) for island in "bhpodrktci"},
    **{home: ("=", home, SHIP_STYLES[colour]) for home, colour in HOMES.items()},
    "D": ("=", "D", LAIR),
}


def ship_sign(wording: Wording, ship: str) -> Sign:
    return wording.say(f"chart-letter-prowl-{ship}"), SHIP_STYLES[ship]
