"""The words that events and views use for things, and the rules behind some of them."""

from typing import Literal

Colour = Literal["red", "orange", "yellow", "green", "blue", "violet"]
Nation = Literal["british", "french", "spanish"]
TileKind = Literal["empty", "small_merchant", "large_merchant", "warship"]
TargetKind = Literal["small_merchant", "large_merchant", "warship", "town", "fortress", "ship"]
WindowKind = Literal["maintenance", "dig", "fight"]
PackKind = Literal["action", "loot", "pirate"]
Face = Literal["scurvy", "rum1", "rum2"]
MoneyCause = Literal["raid", "dig", "duel", "robbed", "steal", "stolen", "part"]
DiscardCause = Literal["setup", "hire", "murder", "mutiny", "scapegoat"]
EndCause = Literal["target", "rounds"]
MONEY_RULES = {
    "raid": "KP-6.07",
    "dig": "KP-5.01",
    "duel": "KP-9.05",
    "robbed": "KP-9.05",  # lost by a duel
    "steal": "KP-10.03",
    "stolen": "KP-10.03",  # lost by a theft
    "part": "KP-4.03",
}
DISCARD_RULES = {
    "setup": "KP-1.08",
    "hire": "KP-4.04",
    "murder": "KP-8.05",
    "mutiny": "KP-7.06",
    "scapegoat": "KP-7.07",
}
CARD_RULES = {
    "tailwind": "KP-3.02",
    "attack": "KP-8.08",
    "ambush": "KP-8.07",
    "mercenaries": "KP-8.10",
    "soldiers": "KP-8.09",
    "scurvy": "KP-8.03",
    "citrus": "KP-8.04",
    "murder": "KP-8.05",
    "dutchman": "KP-8.06",
    "mutiny": "KP-8.12",
    "keelhaul": "KP-8.13",
}
