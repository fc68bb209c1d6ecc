"""What can occur in the views and questions of Bounty, for numeric observations. Money has no limit (BO-B.01)."""

from ...core.bounds import Bounds
from ...core.setting import NO_LAST_ROUND
from .components import CARDS, CHEST, CHEST_IDS, FEES, PACKS, PORTS
from .state import BountySetting


def bounds(setting: BountySetting) -> Bounds:
    """BO-T: a ship buys at most one card of each port on a voyage, so the ports limit its hold."""
    options = setting.options
    ids = {
        "place": setting.sea.names,
        "ship": setting.ship_ids,
        "port": PORTS,
        "card": CARDS,
        "discards": [f"T{card + 1:02}" for card in range(len(CHEST_IDS))],
    }
    numbers = {
        "target": (0, options.target),
        "minutes": (0, options.clock),
        "roll": (0, 6),
        "value": (0, 6),
        "fee": (0, max(FEES)),
        "cards": (0, max([len(pack) for pack in PACKS])),
        "chest": (0, len(CHEST)),
    }
    if setting.last_round != NO_LAST_ROUND:  # a last call may come earlier
        numbers |= {"round": (0, setting.last_round + 1), "last_round": (0, setting.last_round + 1)}
    return Bounds(ids, numbers, {"hold": len(PORTS)}, keyed=["packs"])
