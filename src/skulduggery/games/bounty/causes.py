"""What may follow a move in Bounty, and be a reason for it or against it in a hint. The weightiest first."""

from typing import Final

from ...bots.search.causes import Cause
from .events import Bought, CargoTaken, ClaimEnded, CommissionTaken, DistressBegan, Sold, Tried

CAUSES: Final = (
    Cause("robbed", CargoTaken, good=False, of="loser", who="ship"),
    Cause("sold", Sold, good=True, of="seat", amount="total"),
    Cause("prey", CargoTaken, good=True, of="seat", who="target"),
    Cause("guilty", Tried, good=False, of="seat", when=lambda event: event.verdict == "guilty"),
    Cause("distress", DistressBegan, good=False, of="seat", amount="unpaid"),
    Cause("rival-sold", Sold, good=False, of="seat", who="seat", amount="total", rivals=True),
    Cause("commission", CommissionTaken, good=True, of="seat"),
    Cause("bought", Bought, good=True, of="seat", who="port"),
    Cause("claim-lost", ClaimEnded, good=False, of="seat", when=lambda event: event.reason.startswith("robber")),
)
