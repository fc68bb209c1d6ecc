"""What may follow a move in Port Blackwood, and be a reason for it or against it in a hint. The weightiest first."""

from typing import Final

from ...bots.search.causes import Cause
from .events import BallGained, Captured, CoinCollected, Delivered, Escaped, GoldTaken, Robbed

CAUSES: Final = (
    Cause("captured", Captured, good=False, of="ship", who="jailer"),
    Cause("home", Delivered, good=True, of="seat", amount="amount"),
    Cause("robbed", Robbed, good=False, of="target", who="ship", amount="amount"),
    Cause("prey", Robbed, good=True, of="ship", who="target", amount="amount"),
    Cause("free", Escaped, good=True, of="ship"),
    Cause("coins", CoinCollected, good=True, of="ship", amount="amount"),
    Cause("gold", GoldTaken, good=True, of="ship", amount="amount"),
    Cause("rival-home", Delivered, good=False, of="seat", who="seat", amount="amount", rivals=True),
    Cause("ball", BallGained, good=True, of="seat"),
)
