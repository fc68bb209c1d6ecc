"""Standing orders: what the server answers for a seat in reaction windows. Nobody else learns of them."""

from ..protocol.info import StandingOrder
from ..store.meta import SeatMeta, Standing
from ..table.match import Match


def order_of(seat: SeatMeta, number: int, question: str, match: Match | None) -> StandingOrder:
    """The order that counts now. An order until the next turn is void once that turn has begun, but stays stored."""
    standing = seat.orders.get(question)
    if standing is None:
        return "ask"
    if standing.order == "until_turn" and match is not None and match.turns.get(number, -1) > standing.since:
        return "ask"
    return standing.order


def set_orders(seat: SeatMeta, order: StandingOrder, questions: tuple[str, ...], since: int) -> None:
    seat.orders = {**seat.orders, **{question: Standing(order, since) for question in questions}}
