"""The seats' shares in the luck of the coming match, as a table keeps and shows them (see `lobby/nonces.py`)."""

from collections.abc import Sequence

import msgspec

from ....core.record import Header
from ....core.seal import commitment, pledge
from ...protocol.info import Shares
from ...store.meta import SeatMeta, TableMeta


def promise_for_open_nonces(meta: TableMeta) -> None:
    """A program may bring its nonce openly when it opens or joins a table. The list shows its hash like all others."""
    for seat in meta.seats:
        if seat.nonce is not None and seat.pledge is None:
            seat.pledge = pledge(promise_of(meta), seat.nonce)


def all_told(seats: Sequence[SeatMeta]) -> bool:
    return all(seat.nonce is not None for seat in seats if seat.pledge is not None)


def promise_of(meta: TableMeta) -> str:
    """The hash of the server's own share, which it shows before anybody pledges."""
    return commitment(bytes.fromhex(meta.server_seed))


def shares_among(seats: Sequence[SeatMeta]) -> Shares:
    told = tuple(number for number, seat in enumerate(seats) if seat.nonce is not None)
    return Shares(tuple(seat.pledge for seat in seats), told)


def shares_in(header: Header | None, promised: str) -> Shares | None:
    """The shares in a match that has begun. A fork has none: the header of its parent has another promise."""
    if header is None or header.commitment != promised or isinstance(header.pledges, msgspec.UnsetType):
        return None
    told = tuple(number for number, nonce in enumerate(header.nonces) if nonce is not None)
    return Shares(header.pledges, told)
