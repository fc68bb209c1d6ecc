"""The seats' shares in the luck of the coming match. Callers hold the table's lock.

Each seat promises its nonce by a hash (`pledge`). At the start the list of pledges is fixed and shown to everybody.
Only then the pages tell their nonces. So nobody, not even who knows the server's seed, can choose a nonce after reading
the others (docs/fair-dice.md).
"""

from ...core.refusals import Refused
from ...core.seal import pledge
from ..protocol.refusals import OnlyInLobby, OtherShare, SharesFixed, SharesNotFixed
from ..security.keys import checked_nonce, checked_pledge
from ..store.meta import Opening
from .connection import Connection
from .live import LiveTable
from .seating import own_seat
from .shares import promise_for_open_nonces, promise_of


async def promise(table: LiveTable, connection: Connection, number: int, hashed: str, request: str) -> None:
    """A later pledge replaces the seat's earlier one, until the list is fixed."""
    seat = own_seat(table, connection, number)
    checked = checked_pledge(hashed)
    if table.status != "lobby":
        raise Refused(OnlyInLobby(""))
    if table.is_starting:
        if seat.pledge == checked:
            return  # sent again
        raise Refused(SharesFixed(""))
    async with table.change(request) as change:
        seat.pledge, seat.nonce = checked, None
        change.meta_changed(tell=False)


async def tell(table: LiveTable, connection: Connection, number: int, nonce: str, request: str) -> None:
    """A seat tells the nonce that it had promised."""
    seat = own_seat(table, connection, number)
    checked = checked_nonce(nonce)
    if not table.is_starting:
        raise Refused(SharesNotFixed(""))
    if checked is None or seat.pledge != pledge(promise_of(table.meta), checked):
        raise Refused(OtherShare(""))
    async with table.change(request) as change:
        seat.nonce = checked
        change.meta_changed(tell=False)


def fix(table: LiveTable) -> None:
    """From now on no pledge is added or changed. A seat whose page is gone could not tell its nonce: it adds none."""
    for number, seat in enumerate(table.meta.seats):
        if seat.nonce is None and not table.audience.is_here(number):
            seat.pledge = None
    promise_for_open_nonces(table.meta)
    table.meta.opening = Opening()
