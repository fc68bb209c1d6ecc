"""Letters and colours of the hexes. Colour never stands alone: ships and nations have letters."""

LETTERS = "ABCDEF"  # ships by seat
SHIP_STYLES = {
    "red": "bold grey100 on red3",
    "orange": "grey0 on dark_orange",
    "yellow": "grey0 on gold1",
    "green": "grey0 on green3",
    "blue": "bold grey100 on dodger_blue3",
    "violet": "bold grey100 on dark_violet",
}
NATION_STYLES = {"british": "bold red1", "french": "bold dodger_blue1", "spanish": "bold gold1"}
TILES = {"small_merchant": "m", "large_merchant": "M", "warship": "W"}
SITES = {"town": "T", "fortress": "F", **TILES}
