"""What may follow a move in Pirates on the Prowl, and be a reason in a hint. The weightiest first."""

from typing import Final

from ...bots.search.causes import Cause
from .events import BadLuckStruck, CardDrawn, Died, Dug, Exiled, Reborn, Repaired, SpoilsTaken, Stored, Sunk, Traded

CAUSES: Final = (
    Cause("died", Died, good=False, of="seat"),
    Cause("reborn", Reborn, good=False, of="seat"),
    Cause("robbed", SpoilsTaken, good=False, of="loser", who="ship"),
    Cause("sunk", Sunk, good=False, of="seat"),
    Cause("traded", Traded, good=True, of="seat", who="town"),
    Cause("dug", Dug, good=True, of="seat", who="island"),
    Cause("prey", SpoilsTaken, good=True, of="seat", who="target"),
    Cause("stored", Stored, good=True, of="seat", when=lambda event: event.back != "green"),  # green: no treasure yet
    Cause("exiled", Exiled, good=False, of="seat"),
    Cause("luck", BadLuckStruck, good=False, of="seat"),
    Cause("repaired", Repaired, good=True, of="seat"),
    Cause("drawn", CardDrawn, good=True, of="seat", who="town"),
)
