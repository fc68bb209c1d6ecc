"""The seats' shares in the luck of the coming match. Callers hold the table's lock.

Each seat promises its nonce by a hash (`pledge`). At the start the list of pledges is fixed and shown to everybody.
Only then the pages tell their nonces. So nobody, not even who knows the server's seed, can choose a nonce after reading
the others (docs/fair-dice.md).
"""

from ....core.refusals import Refused
from ....core.seal import pledge
from ...protocol.from_page import Nonce, Pledge
from ...protocol.refusals import OtherShare, SharesFixed, SharesNotFixed
from ...security.keys import checked_nonce, checked_pledge
from ...store.meta import Opening
from ..audience.connection import Connection
from ..live import LiveTable
from ..match.shares import promise_for_open_nonces, promise_of
from ..seats.seating import own_seat


async def promise(table: LiveTable, connection: Connection, message: Pledge, request: str) -> None:
    """A later pledge replaces the seat's earlier one, until the list is fixed."""
    seat = own_seat(table, connection, message.seat)
    checked = checked_pledge(message.pledge)
    if table.is_starting:
        if seat.pledge == checked:
            return  # sent again
        raise Refused(SharesFixed(""))
    async with table.change(request) as change:
        seat.pledge, seat.nonce = checked, None
        change.meta_changed(tell=False)


async def tell(table: LiveTable, connection: Connection, message: Nonce, request: str) -> None:
    """A seat tells the nonce that it had promised."""
    seat = own_seat(table, connection, message.seat)
    checked = checked_nonce(message.nonce)
    if not table.is_starting:
        raise Refused(SharesNotFixed(""))
    if checked is None or seat.pledge != pledge(promise_of(table.meta), checked):
        raise Refused(OtherShare(""))
    async with table.change(request) as change:
        seat.nonce = checked
        change.meta_changed(tell=False)


def fix(table: LiveTable) -> None:
    """Fixes the list of pledges. A seat whose page is gone could not tell its nonce: it adds none."""
    for number, seat in enumerate(table.meta.seats):
        if seat.nonce is None and not table.audience.is_here(number):
            seat.pledge = None
    promise_for_open_nonces(table.meta)
    table.meta.opening = Opening()
