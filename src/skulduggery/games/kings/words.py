"""The rules behind events of one kind that have several causes."""

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
