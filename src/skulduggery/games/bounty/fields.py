"""What the fields of Bounty's messages are, besides seats, ships, places and cards."""

from typing import Annotated, Literal

from ...core.fields import Named

PortId = Annotated[str, Named("port")]
PackId = Annotated[str, Named("pack")]  # a port, or `chest`
Kind = Literal["goods", "pirate", "warship"]
Attacker = Annotated[Literal["pirate", "warship"], Named("role")]
Role = Annotated[Literal["merchant", "pirate", "warship", "temporary", "unknown"], Named("role")]
Cause = Literal["sail", "stay", "raid", "engage", "chest"]
Errand = Literal["trade", "commission", "loan"]
ClaimEnd = Literal["captured", "robber_home", "robber_beaten", "robber_guilty", "bought", "home", "guilty"]
Return = Literal["captured", "robber_home", "robber_beaten", "robber_guilty", "bought", "home", "guilty", "beaten"]
MoneyReason = Literal["fee", "sale", "gift", "charge", "birthday", "present", "loan"]
NoTradeReason = Literal["empty", "poor", "traded", "pirate", "distress"]
Reason = Annotated[Literal["target", "rounds", "last_call", "safeguard"], Named("reason")]
