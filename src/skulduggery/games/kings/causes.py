"""What may follow a move in King of the Pirates, and be a reason in a hint. The weightiest first."""

from typing import Final

from ...bots.search.causes import Cause
from .events import Caught, Dug, FightEnded, LootDrawn, MutinyDone, PartBought, RumChanged, ScurvyChanged, Stolen

CAUSES: Final = (
    Cause("caught", Caught, good=False, of="seat"),
    Cause("mutiny", MutinyDone, good=False, of="seat"),
    Cause("dug", Dug, good=True, of="seat", amount="amount"),
    Cause("loot", LootDrawn, good=True, of="seat", amount="total"),
    Cause("robbed", Stolen, good=False, of="victim", who="seat", amount="amount"),
    Cause("prey", Stolen, good=True, of="seat", who="victim", amount="amount"),
    Cause(
        "beaten",
        FightEnded,
        good=False,
        of="attacker",
        when=lambda event: not event.void and event.winner != event.attacker,
    ),
    Cause("part", PartBought, good=True, of="seat", who="part"),
    Cause("scurvy", ScurvyChanged, good=False, of="seat", when=lambda event: event.change > 0),
    Cause("rum", RumChanged, good=True, of="seat", when=lambda event: event.change > 0),
    Cause("rival-dug", Dug, good=False, of="seat", who="seat", amount="amount", rivals=True),
)
