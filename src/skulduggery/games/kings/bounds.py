"""What can occur in the views and questions of King of the Pirates, for numeric observations."""

from collections.abc import Sequence

from ...core.bounds import Bounds
from .components import (
    ACTION_PACK,
    CAPTAIN_ABILITIES,
    CARDS,
    CREW_ABILITIES,
    LOOT_PACK,
    PIRATES,
    PRICE,
    SAILS,
    TREASURE_MAP,
)
from .state import KingsSetting, ship_id

# What a ship brings to fights and digs follows from its crew and its scurvy; abilities follow from the pirate.
LEFT_OUT = ["raid", "duel", "clues", "ships.pirates.crew", "ships.pirates.captain"]
LEFT_OUT_OF_FIGHTS = ["fight.sides.modifiers.pirates", "fight.sides.modifiers.seats"]


def bounds(setting: KingsSetting) -> Bounds:
    options = setting.options
    ids: dict[str, Sequence[str]] = {
        "place": setting.sea.names,
        "ship": [ship_id(seat) for seat in range(options.players)],
        "pirate": PIRATES,
        "crew": CREW_ABILITIES,
        "captain": CAPTAIN_ABILITIES,
        "back": ["ocean", "shark"],
        "actions.discards": CARDS,
        "loot.discards": [str(value) for value in sorted(set(LOOT_PACK))],
        "pirates.discards": PIRATES,
    }
    cards = (0, len(ACTION_PACK))
    numbers = {
        "last_round": (0, setting.last_round),
        "target": (0, options.target),
        "price": (0, PRICE),
        "sails": (0, max(SAILS)),
        "number": (0, len(PIRATES)),
        "ships.cards": cards,
        "actions.cards": cards,
        "question.trim.cards": cards,
        "loot.cards": (0, len(LOOT_PACK)),
        "pirates.cards": (0, len(PIRATES)),
        "maps_shown": (0, ACTION_PACK.count(TREASURE_MAP)),
        "passes": (0, options.players),
        "dice": (0, 6),
    }
    if setting.last_round:
        numbers["round"] = (0, setting.last_round + 1)
    lists = {"hands": options.players, "fought": options.players - 1, "sides": 2, "dice": 2}
    return Bounds(ids, numbers, lists, keyed=["ships.pirates", "modifiers"], left_out=LEFT_OUT + LEFT_OUT_OF_FIGHTS)
