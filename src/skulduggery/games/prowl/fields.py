"""What the fields of Pirates on the Prowl's messages are, besides seats, ships, places and cards."""

from typing import Annotated, Literal

from ...core.fields import Named

IslandId = Annotated[str, Named("island")]
DealId = Annotated[str, Named("deal")]  # a card, told with its extra and its reward (PR-14.02)
Luck = Annotated[Literal["storm", "fire", "shipwreck", "mutiny", "kraken"], Named("card")]  # bad, all of it
Back = Annotated[Literal["green", "yellow", "red"], Named("back")]
Ground = Literal["sea", "current", "twir", "town", "home", "island", "kingdom"]
NoRaidReason = Literal["own_quarter", "raided_last"]
NoTradeReason = Literal["extra", "stock"]  # which of the two is missing
NoBattleReason = Literal["bridge", "steps", "safe"]
Reason = Annotated[Literal["target", "last_alive", "rounds"], Named("reason")]
