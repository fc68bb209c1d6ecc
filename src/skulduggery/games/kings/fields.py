"""What the fields of King of the Pirates' messages are, besides seats and places."""

from typing import Annotated, Literal

from ...core.fields import Named

PirateId = Annotated[str, Named("pirate")]
CardKind = Annotated[
    Literal[
        "treasure_map",
        "tailwind",
        "attack",
        "ambush",
        "mercenaries",
        "soldiers",
        "scurvy",
        "citrus",
        "murder",
        "dutchman",
        "mutiny",
        "keelhaul",
    ],
    Named("card"),
]
Colour = Annotated[Literal["red", "orange", "yellow", "green", "blue", "violet"], Named("colour")]
Nation = Annotated[Literal["british", "french", "spanish"], Named("nation")]
TileKind = Annotated[Literal["empty", "small_merchant", "large_merchant", "warship"], Named("tile")]
Foe = Annotated[Literal["small_merchant", "large_merchant", "warship", "town", "fortress", "ship"], Named("foe")]
WindowKind = Annotated[Literal["maintenance", "dig", "fight", "sail", "dock"], Named("window")]
PackKind = Annotated[Literal["action", "loot", "pirate"], Named("pack")]
Part = Annotated[Literal["rum_hold", "gun_deck"], Named("part")]
Rerolled = Literal["first", "second", "both"]
Dice = Annotated[Rerolled, Named("dice")]
DieValue = Annotated[int, Named("value")]  # told as a word, so that two equal dice are both told
Side = Literal["attacker", "defender"]
Face = Literal["scurvy", "rum1", "rum2"]
CompassPurpose = Literal["dutchman", "sent"]
DutchmanCause = Literal["compass", "off_board", "card"]
MutinyCause = Literal["rum", "card"]
MutinyMeans = Literal["keelhaul", "scapegoat"]
TheftCause = Literal["steal", "duel"]
MoneyCause = Literal["raid", "dig", "duel", "robbed", "steal", "stolen", "part"]
DiscardCause = Literal["setup", "hire", "murder", "mutiny", "scapegoat"]
Reason = Annotated[Literal["target", "rounds"], Named("reason")]
ModifierKind = Annotated[
    Literal[
        "defence",  # printed on a nation's ship or place
        "nations1",  # crew and captain abilities in raids, in duels and for clues
        "nations2",
        "duel1",
        "duel2",
        "clue1",
        "clue2",
        "scurvy",
        "attack",  # cards
        "ambush",
        "mercenaries",
        "soldiers",
    ],
    Named("modifier"),
]
