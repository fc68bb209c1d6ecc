"""What the moves of Pirates on the Prowl may lead to, as far as the captain can know it. Chances are per cent."""

from ...core.fields import CardId, PlaceId, ShipId
from ...core.messages import Prospect
from .fields import NoBattleReason, NoRaidReason, NoTradeReason


class BattleAhead(Prospect, frozen=True):
    ship: ShipId  # the rival
    dice: int
    against: int  # dice of the rival
    chance: int
    cards: int  # aboard the rival: what can be won


class NoBattle(Prospect, frozen=True):
    """A rival is alongside, but may not be attacked."""

    ship: ShipId
    reason: NoBattleReason


class RaidAhead(Prospect, frozen=True):
    town: PlaceId


class NoRaid(Prospect, frozen=True):
    town: PlaceId
    reason: NoRaidReason


class TradeAhead(Prospect, frozen=True):
    """A trade or a dig with a card on board."""

    card: CardId
    extra: CardId | None
    reward: CardId


class TradeLacks(Prospect, frozen=True):
    """The card is for this place, but its extra is not on board, or its reward is not in stock."""

    card: CardId
    extra: CardId | None
    reward: CardId
    reason: NoTradeReason
