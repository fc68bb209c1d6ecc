"""What is stored about a table beside its match. Tokens and links only as hashes."""

from typing import Literal

import msgspec

from ...core.options import OptionValue
from ...core.record import Header
from ..protocol.info import Holder, Status
from ..protocol.wire import StandingOrder

Pace = Literal["family", "brisk", "instant"]


class Standing(msgspec.Struct, frozen=True):
    """A standing order, and the match's number when it was given: `until_turn` counts from there."""

    order: StandingOrder
    since: int


class SeatMeta(msgspec.Struct):
    """`left`: the person gave the wheel away and must ask for it back; otherwise it is back on return.

    `reissued`: `link` was made by the host, not by the person.
    """

    name: str
    holder: Holder
    level: str | None = None
    stand_in: bool = False
    left: bool = False
    token: str | None = None
    nonce: str | None = None
    next_nonce: str | None = None  # for the rematch
    device: int = 0
    link: str | None = None
    link_until: float = 0.0
    reissued: bool = False
    orders: dict[str, Standing] = {}  # by the kind of question; without one the person is asked

    @property
    def is_person(self) -> bool:
        return self.holder == "person"

    @property
    def is_played_by_bot(self) -> bool:
        return self.holder == "bot" or self.stand_in


class TableMeta(msgspec.Struct, kw_only=True):
    """`header` is the first line of the record, with the seed; it exists once the match has started."""

    table: str
    game: str
    server_seed: str
    next_seed: str | None = None  # of the rematch: promised before anybody says what they add to it
    created: float
    code: str | None = None
    status: Status = "lobby"
    pace: Pace = "family"
    options: dict[str, OptionValue] = {}
    seats: list[SeatMeta] = []
    host: int = 0
    header: Header | None = None
    played: float = 0.0  # seconds, where the match is played by time
    next_table: str | None = None


def pack(meta: TableMeta) -> bytes:
    return msgspec.json.encode(meta)


def unpack(data: bytes) -> TableMeta:
    return msgspec.json.decode(data, type=TableMeta)
