"""What is stored about a table beside its match. Tokens and links only as hashes."""

from collections.abc import Sequence

import msgspec

from ...core.options import OptionValue
from ...core.record import Header
from ..protocol.info import (
    Asking,
    CrewNews,
    CrewNewsKind,
    Deal,
    Figures,
    Holder,
    Joining,
    Pace,
    Patience,
    StandingOrder,
    Status,
    Subscription,
    Talk,
    TurnHours,
    WindowLimit,
)
from ..protocol.to_page import Ack
from ..security.keys import find_secret, owner_in

KEPT_HINTS = 200  # that everybody is told about
KEPT_NEWS = 12  # about the crew
KEPT_DEALS = 20
KEPT_SENT_AWAY = 16
HOUR = 3_600.0
KEPT_ANSWERS = 16  # of one token, to requests that are no moves


class KeptAnswer(msgspec.Struct, frozen=True, array_like=True):
    """The answer to a request that added no entry, by the request's key. What is secret in it is sealed."""

    key: str
    ack: Ack


class Browser(msgspec.Struct, frozen=True):
    """A browser that wants notices. `client`: who asked for them (`Push.client`)."""

    to: Subscription
    client: str


class SeatMeta(msgspec.Struct):
    """A seat and who holds it.

    `stand_in`: a bot plays for a person. `left`: the person asked for that, and must ask to play again; otherwise the
    person plays again as soon as they return. `reissued`: `link` was made by the host, not by the person. `owner`: the
    token of the person whose seat was opened by such a link; it still opens the seat.
    """

    name: str
    holder: Holder
    level: str | None = None
    stand_in: bool = False
    left: bool = False
    token: str | None = None
    pledge: str | None = None  # the hash of the nonce, before the start
    nonce: str | None = None  # before the start, once it is told
    ready: bool = False  # has agreed to the rematch
    awaited: bool = False  # was here when the rematch was called, and is expected to come along
    vacated: bool = False  # a person was sent away from it, and what they knew is secret: it stays with its bot
    device: int = 0
    link: str | None = None
    link_until: float = 0.0
    reissued: bool = False
    handing: list[int] = []  # the seats that agree to such a link
    owner: str | None = None
    order: StandingOrder | None = None  # None: the usual order of the table counts
    notices: list[Browser] = []  # that want them, the newest last
    noticed: int = -1  # the entry of the match after which the last wait began that a notice told of
    feed: str | None = None  # the hash of the secret in the address of its feed
    pointing: list[str] = []  # the hashes of big screens at which people may point to choose for it

    def give_to(self, token: str) -> None:
        """Whoever has the token with this hash holds the seat from now on."""
        self.token, self.link, self.reissued, self.handing = token, None, False, []
        self.forget_addresses()

    def forget_addresses(self) -> None:
        """Forgets the addresses of devices, since somebody else holds the seat from now on."""
        self.notices, self.feed, self.pointing = [], None, []

    @property
    def is_person(self) -> bool:
        return self.holder == "person"

    @property
    def is_played_by_bot(self) -> bool:
        return self.holder == "bot" or self.stand_in


class Opening(msgspec.Struct, frozen=True):
    """The pledges are fixed, and the pages tell their nonces."""


class TableMeta(msgspec.Struct, kw_only=True):
    """`header` is the first line of the record, with the seed; it exists once the match has started."""

    table: str
    game: str
    server_seed: str
    next_seed: str | None = None  # of the rematch, whose id follows from it, too
    created: float
    code: str | None = None
    status: Status = "lobby"
    pace: Pace = "family"
    windows: Asking = "strict"
    window_limit: WindowLimit = "calm"
    joining: Joining = "closed"
    patience: Patience = 1
    turn_hours: TurnHours = 0
    hints: bool = True
    talk: Talk | None = None  # None: the host has not chosen
    private_talk: bool = True
    deals: list[Deal] = []  # the newest last
    hinted: list[tuple[int, int]] = []  # after which entry which seat asked for a hint, the newest last
    options: dict[str, OptionValue] = {}
    seats: list[SeatMeta] = []
    host: int = 0
    founder: int | None = None  # the seat that gets the rights of the host back; None: it has them
    host_screen: str | None = None  # the hash of the big screen on which the table was set up
    agreeing: bool = False  # the lobby of a rematch, which starts when everybody has agreed
    sent_away: list[str] = []  # the tokens of people whom the host sent away, the newest last
    ending: list[int] = []  # the seats that want to end the match, whoever asked first
    news: list[CrewNews] = []  # the newest last
    opening: Opening | None = None
    header: Header | None = None
    played: float = 0.0  # seconds, where the match is played by time
    next_table: str | None = None
    answers: list[KeptAnswer] = []  # the newest last

    @property
    def is_daily(self) -> bool:
        """Whether the table is played by the day: nobody needs to be there but in their turn."""
        return self.turn_hours > 0

    @property
    def turn_seconds(self) -> float:
        return self.turn_hours * HOUR

    def keep_answer(self, key: str, ack: Ack) -> None:
        """Keep an answer with the change that it answers. The oldest answer to the same token is forgotten."""
        owner = owner_in(key)
        own = [kept for kept in self.answers if owner_in(kept.key) == owner]
        if len(own) >= KEPT_ANSWERS:
            self.answers.remove(own[0])
        self.answers.append(KeptAnswer(key, ack))

    def note_hint(self, number: int, seat: int) -> None:
        self.hinted = [*self.hinted, (number, seat)][-KEPT_HINTS:]

    def note_news(self, after: int, kind: CrewNewsKind, name: str, other: str = "") -> None:
        number = self.news[-1].number + 1 if self.news else 0
        self.news = [*self.news, CrewNews(number, after, kind, name, other)][-KEPT_NEWS:]

    def note_deal(self, offer: str, after: int, phrase: str, figures: Figures, seats: tuple[int, int]) -> None:
        number = self.deals[-1].number + 1 if self.deals else 0
        names = self.seats[seats[0]].name, self.seats[seats[1]].name
        self.deals = [*self.deals, Deal(number, offer, after, phrase, figures, seats, names)][-KEPT_DEALS:]

    def forget_notices(self) -> None:
        """Forgets all browsers that wanted notices: nobody is waited for any more."""
        for seat in self.seats:
            seat.notices = []

    def names(self, but: int | None = None) -> list[str]:
        return [seat.name for number, seat in enumerate(self.seats) if number != but]

    def free_seats(self) -> list[int]:
        """Where somebody who joins may sit down: open seats before those of bots."""
        seats = [(number, seat) for number, seat in enumerate(self.seats) if not seat.vacated]
        return [number for holder in ("open", "bot") for number, seat in seats if seat.holder == holder]

    def shares_device(self, seat: int) -> bool:
        """Whether other people play on the same device, which must be handed over first."""
        device = self.seats[seat].device
        return sum(other.is_person and other.device == device for other in self.seats) > 1

    def seats_for(self, tokens: Sequence[str]) -> tuple[int, ...]:
        """The seats that these tokens open."""
        return found_among([seat.token for seat in self.seats], tokens)

    def seats_owned(self, tokens: Sequence[str]) -> tuple[int, ...]:
        """The seats that others hold by a link, and that belong to these tokens."""
        return found_among([seat.owner for seat in self.seats], tokens)

    def forget_consent(self, number: int) -> None:
        """Drops what the seat had agreed to, since somebody else holds it now."""
        self.ending = [seat for seat in self.ending if seat != number]
        for seat in self.seats:
            seat.handing = [agreed for agreed in seat.handing if agreed != number]

    def send_away(self, seat: SeatMeta) -> None:
        self.sent_away = [*self.sent_away, *filter(None, (seat.token, seat.owner))][-KEPT_SENT_AWAY:]

    def is_sent_away(self, tokens: Sequence[str]) -> bool:
        return bool(found_among(self.sent_away, tokens))


def found_among(hashes: Sequence[str | None], tokens: Sequence[str]) -> tuple[int, ...]:
    found = {find_secret(token, hashes) for token in tokens}
    return tuple(sorted(place for place in found if place is not None))


def pack(meta: TableMeta) -> bytes:
    return msgspec.json.encode(meta)


def unpack(data: bytes) -> TableMeta:
    return msgspec.json.decode(data, type=TableMeta)
