"""What the moves of Bounty may lead to, as far as the owner of the ship can know it. Chances are per cent."""

from ...core.fields import ShipId
from ...core.messages import Prospect
from .fields import NoTradeReason, PortId


class TradeAhead(Prospect, frozen=True):
    port: PortId
    fee: int


class NoTrade(Prospect, frozen=True):
    port: PortId
    reason: NoTradeReason


class CommissionAhead(Prospect, frozen=True):
    robber: ShipId


class RaidAhead(Prospect, frozen=True):
    """All ships on the square. Their hidden cards may be pirates or warships; `chance` counts all possible deals."""

    ships: tuple[ShipId, ...]
    cards: int  # aboard them
    chance: int


class EngageAhead(Prospect, frozen=True):
    ship: ShipId
    cards: int
    chance: int
