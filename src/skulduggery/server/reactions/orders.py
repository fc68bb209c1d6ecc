"""Standing orders: what a seat has told the server to answer for it. Nobody else learns of them.

One of them looks at the seat's own hand: `fits` asks only where the seat can do more than pass. How long a window stays
open then tells that somebody can. So it counts only where the host has allowed it (`windows`: brisk), and for one
person among bots, who read no timing. There it also counts for who has given no order.
"""

from ..protocol.info import StandingOrder
from ..table.live import LiveTable

DISCREET: tuple[StandingOrder, ...] = ("ask", "involved", "never")  # nothing of them depends on a hand


def offered_orders(table: LiveTable) -> tuple[StandingOrder, ...]:
    """The standing orders that count at this table, the usual one first."""
    may_show = table.meta.windows == "brisk" or table.lone_person() is not None
    return ("fits", *DISCREET) if may_show else DISCREET


def order_of(table: LiveTable, seat: int) -> StandingOrder:
    """The order that counts now."""
    offered, order = offered_orders(table), table.meta.seats[seat].order
    return order if order in offered else offered[0]
