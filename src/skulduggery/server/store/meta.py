"""What is stored about a table beside its match. Tokens and links only as hashes."""

from collections.abc import Sequence

import msgspec

from ...core.options import OptionValue
from ...core.record import Header
from ..protocol.info import Asking, Holder, Joining, Pace, StandingOrder, Status, WindowLimit
from ..protocol.to_page import Ack
from ..security.keys import find_secret, owner_in

KEPT_ANSWERS = 16  # of one token, to requests that are no moves


class Standing(msgspec.Struct, frozen=True):
    """A standing order, and the match's number when it was given: `until_turn` counts from there."""

    order: StandingOrder
    since: int


class KeptAnswer(msgspec.Struct, frozen=True, array_like=True):
    """The answer to a request that added no entry, by the request's key. What is secret in it is sealed."""

    key: str
    ack: Ack


class SeatMeta(msgspec.Struct):
    """A seat and who holds it.

    `stand_in`: a bot plays for a person. `left`: the person asked for that, and must ask to play again; otherwise the
    person plays again as soon as they return. `reissued`: `link` was made by the host, not by the person.
    """

    name: str
    holder: Holder
    level: str | None = None
    stand_in: bool = False
    left: bool = False
    token: str | None = None
    pledge: str | None = None  # the hash of the nonce, for the coming match: this one, or after its start the rematch
    nonce: str | None = None  # for the coming match, once it is told
    vacated: bool = False  # a person was sent away from it, and what they knew is secret: it stays with its bot
    device: int = 0
    link: str | None = None
    link_until: float = 0.0
    reissued: bool = False
    orders: dict[str, Standing] = {}  # by the kind of question; for the others the usual order of the table counts

    @property
    def is_person(self) -> bool:
        return self.holder == "person"

    @property
    def is_played_by_bot(self) -> bool:
        return self.holder == "bot" or self.stand_in


class Opening(msgspec.Struct, frozen=True):
    """The pledges of the coming match are fixed, and the pages tell their nonces.

    `game`: of a rematch, if it is another game.
    """

    game: str | None = None


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
    windows: Asking = "strict"
    window_limit: WindowLimit = "calm"
    joining: Joining = "closed"
    options: dict[str, OptionValue] = {}
    seats: list[SeatMeta] = []
    host: int = 0
    opening: Opening | None = None
    header: Header | None = None
    played: float = 0.0  # seconds, where the match is played by time
    next_table: str | None = None
    answers: list[KeptAnswer] = []  # the newest last

    def keep_answer(self, key: str, ack: Ack) -> None:
        """Keeps it with the change that it answers. The oldest of this token is forgotten."""
        owner = owner_in(key)
        own = [kept for kept in self.answers if owner_in(kept.key) == owner]
        if len(own) >= KEPT_ANSWERS:
            self.answers.remove(own[0])
        self.answers.append(KeptAnswer(key, ack))

    def names(self, but: int | None = None) -> list[str]:
        return [seat.name for number, seat in enumerate(self.seats) if number != but]

    def free_seat(self) -> int | None:
        """Where somebody who joins sits down: an open seat before a bot's."""
        for holder in ("open", "bot"):
            for number, seat in enumerate(self.seats):
                if seat.holder == holder and not seat.vacated:
                    return number
        return None

    def shares_device(self, seat: int) -> bool:
        """Whether other people play on the same device, which must be handed over first."""
        device = self.seats[seat].device
        return sum(other.is_person and other.device == device for other in self.seats) > 1

    def seats_for(self, tokens: Sequence[str]) -> tuple[int, ...]:
        """The seats that these tokens open."""
        hashes = [seat.token for seat in self.seats]
        found = {find_secret(token, hashes) for token in tokens}
        return tuple(sorted(seat for seat in found if seat is not None))


def pack(meta: TableMeta) -> bytes:
    return msgspec.json.encode(meta)


def unpack(data: bytes) -> TableMeta:
    return msgspec.json.decode(data, type=TableMeta)
