"""Letters and colours of the hexes. Ships and nations also have letters, for people who cannot see colours."""

from ...cli.charts.squares import BLUE, GOLD, GREEN, RED, VIOLET

LETTERS = "ABCDEF"  # ships by seat
SHIP_STYLES = {
    "red": RED,
    "orange": "grey0 on dark_orange",
    "yellow": GOLD,
    "green": GREEN,
    "blue": BLUE,
    "violet": VIOLET,
}
NATION_STYLES = {"british": "bold red1", "french": "bold dodger_blue1", "spanish": "bold gold1"}
TILES = {"small_merchant": "m", "large_merchant": "M", "warship": "W"}
SITES = {"town": "T", "fortress": "F", **TILES}
