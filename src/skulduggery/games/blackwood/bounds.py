"""What can occur in the views and questions of Port Blackwood, for numeric observations."""

from ...core.bounds import Bounds, Span
from .components import (
    ALMANAC,
    CANNONBALL,
    CANNONBALLS,
    EVENT_CARDS,
    EVENT_RING,
    HIGHEST_ROLL,
    JAILERS,
    LONGEST,
    RACE_GOAL,
    RED_DIE,
)
from .state import BlackwoodSetting


def bounds(setting: BlackwoodSetting) -> Bounds:
    events = sorted({*EVENT_CARDS, *RED_DIE, *EVENT_RING, CANNONBALL})
    ids = {
        "place": setting.sea.names,
        "ship": setting.ship_ids,
        "card": events,
        "event": events,
        "jailer": JAILERS,
    }
    fleet = len(setting.fleets[0])
    return Bounds(
        ids,
        {**numbers(setting), **limited(setting)},
        {"question.sail.ships": fleet, "allowances": fleet, "loads": setting.ships},
        keyed=["jailers"],
    )


def numbers(setting: BlackwoodSetting) -> dict[str, Span]:
    return {
        "goal": (0, RACE_GOAL),
        "pack": (0, len(EVENT_CARDS) + CANNONBALLS),
        "roll": (0, HIGHEST_ROLL),
        "value": (0, HIGHEST_ROLL),
        "allowances": (0, LONGEST),
        "almanac": (0, len(ALMANAC) - 1),
        "teams": (0, setting.players - 1),
    }


def limited(setting: BlackwoodSetting) -> dict[str, Span]:
    """PB-13.04: a turn adds at most one coin. With `supply = unlimited` or without a last round there is no limit."""
    found: dict[str, Span] = {}
    if setting.options.rounds == "limited":
        coins = (0, 2 * setting.players - 1 + setting.last_round * setting.players)
        found = {"coins": coins, "amount": coins, "hoard": coins, "stores": coins, "loads": coins}
        found["round"] = (0, setting.last_round + 1)
    if not setting.unlimited:
        found["balls"] = found["stockpile"] = (0, CANNONBALLS)
    return found
