"""Standing orders: what a seat has told the server to answer for it. Nobody else learns of them.

Two of them look at the seat's own hand: `fits` and `mine` ask only where the seat can do something. How long a window
stays open then tells that somebody can. So they count only where the host has allowed it (`windows`: brisk), and for
one person among bots, who read no timing; there `fits` counts for who has given no order.
"""

from ..protocol.info import StandingOrder
from ..store.meta import SeatMeta, Standing
from ..table.live import LiveTable
from ..table.match import Match

DISCREET: tuple[StandingOrder, ...] = ("ask", "pass", "until_turn")  # nothing of them depends on a hand
ALL: tuple[StandingOrder, ...] = ("fits", "mine", *DISCREET)


def offered_orders(table: LiveTable) -> tuple[StandingOrder, ...]:
    """Those that count at this table, the usual one first."""
    return ALL if table.meta.windows == "brisk" or table.lone_person() is not None else DISCREET


def order_of(table: LiveTable, seat: int, question: str) -> StandingOrder:
    """The order that counts now. An order until the next turn is void once that turn has begun, but stays stored."""
    offered, standing = offered_orders(table), table.meta.seats[seat].orders.get(question)
    if standing is None or standing.order not in offered or is_over(standing, table.match, seat):
        return offered[0]
    return standing.order


def is_over(standing: Standing, match: Match | None, seat: int) -> bool:
    return standing.order == "until_turn" and match is not None and match.turns.get(seat, -1) > standing.since


def set_orders(seat: SeatMeta, order: StandingOrder, questions: tuple[str, ...], since: int) -> None:
    seat.orders = {**seat.orders, **{question: Standing(order, since) for question in questions}}
