"""Standing orders: what a seat has told the server to answer for it. Nobody else learns of them."""

from ..protocol.info import StandingOrder
from ..store.meta import SeatMeta, Standing
from ..table.match import Match


def order_of(seat: SeatMeta, number: int, question: str, match: Match | None) -> StandingOrder:
    """What counts now: an order until the next turn ends with the turn's beginning, and is not written again for it."""
    standing = seat.orders.get(question)
    if standing is None:
        return "ask"
    if standing.order == "until_turn" and match is not None and match.turns.get(number, -1) > standing.since:
        return "ask"
    return standing.order


def set_orders(seat: SeatMeta, order: StandingOrder, questions: tuple[str, ...], since: int) -> None:
    seat.orders = {**seat.orders, **{question: Standing(order, since) for question in questions}}
