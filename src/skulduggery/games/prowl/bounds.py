"""What can occur in the views and questions of Pirates on the Prowl, for numeric observations."""

from ...core.bounds import Bounds
from .components import CARDS, COLOURS, DAVY, GREEN_CARDS, MASTS, MUTINY_TURNS, SIDES, first_stock
from .state import ProwlSetting


def bounds(setting: ProwlSetting) -> Bounds:
    """Cards on masts and in chests are sorted in the view, so a tally of them loses nothing."""
    sea, options = setting.sea, setting.options
    chosen = [colour for colours in options.colours_by_seat() for colour in colours]
    ids = {
        "place": sea.names,
        "ship": [*(chosen or COLOURS), DAVY],
        "card": CARDS,
        "island": [sea.names[island] for island in sea.islands],
    }
    numbers = {
        "target": (0, setting.target),
        "goal": (0, setting.target * setting.each),
        "roll": (0, SIDES),
        "idle": (0, MUTINY_TURNS),
        "masts": (0, MASTS),
        "left": (0, max(first_stock(setting.sharers))),
        "blind": (0, len(GREEN_CARDS)),
    }
    if options.rounds == "limited":  # a match without an end has no bound for them
        numbers |= {"round": (0, setting.last_round + 1), "last_round": (0, setting.last_round)}
    return Bounds(ids, numbers, {}, keyed=["stock"])
