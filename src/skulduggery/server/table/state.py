"""A live table as it is now: what it consists of, and all questions about it. `live.py` changes it."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from ...core.game import Game, has_secrets
from ...core.refusals import Refused
from ...core.seal import commitment
from ..archive.kept import Kept
from ..protocol.bodies import Ticket
from ..protocol.info import IN_MATCH, Absence, Consent, Pace, SeatInfo, Shares, Status, TableInfo, Talk
from ..protocol.refusals import NoSuchTable, NotRunning
from ..protocol.to_page import Ack
from ..runtime.settings import Settings
from ..services import Services
from ..store.meta import TableMeta
from .answers import Answers
from .audience.audience import MINUTE, Audience
from .audience.screens import screens_at
from .audience.wish import Wish
from .limits import TableLimits
from .match.loader import LoadedTable
from .match.match import Match, acknowledged
from .match.shares import shares_among, shares_in
from .timers.absence import AbsenceWatch
from .timers.match_clock import MatchClock

LIVE = ("lobby", *IN_MATCH)
SILENT_DAYS = 60.0  # so long the crew of a table by the day may be silent, however short the operator keeps tables


class TableState:
    """`time_to_vote` is called when somebody was missing for too long, `time_passed` while the match clock runs."""

    def __init__(
        self,
        services: Services,
        loaded: LoadedTable,
        time_to_vote: Callable[[], None],
        time_passed: Callable[[], Awaitable[None]],
    ) -> None:
        self.services = services
        self.is_broken = False
        self.active = services.clock.elapsed()
        self.game: Game[Any] = loaded.game
        self.meta: TableMeta = loaded.meta
        self.match: Match | None = loaded.match
        self.kept: Kept | None = loaded.kept
        self.why_frozen: str = loaded.why_frozen
        self.changed: float = loaded.changed  # when the newest entry was written
        self.lease: int | None = None  # its number, where there are several nodes: by it this one owns the table
        self.answers = Answers(loaded.answers)
        self.limits = TableLimits(services.settings, services.clock)
        self.audience = Audience(services.clock, has_secrets(self.game))
        self.wishes: dict[int, Wish] = {}  # for bots' seats
        self.absence = AbsenceWatch(services.clock, time_to_vote)
        self.clock = MatchClock(services.clock, self.meta.played, time_passed)
        self.audience.note_presence(self.meta)

    @property
    def id(self) -> str:
        return self.meta.table

    @property
    def status(self) -> Status:
        """A match that is over stays so, whatever becomes of the rules."""
        return "frozen" if self.why_frozen and self.meta.status != "over" else self.meta.status

    @property
    def code(self) -> str | None:
        return self.meta.code if self.status in LIVE else None

    @property
    def time_limit(self) -> float | None:
        return None if self.match is None else self.match.time_limit

    @property
    def pace(self) -> Pace:
        """The pace that counts now: where nobody wants to see pictures, there is nothing to pause for."""
        return "instant" if self.audience.is_still() else self.meta.pace

    @property
    def talk_offered(self) -> tuple[Talk, ...]:
        return ("free", "phrases", "off") if self.services.settings.free_text else ("phrases", "off")

    @property
    def talk(self) -> Talk:
        """What people may say. Where strangers may sit down, phrases only, until the host decides otherwise."""
        is_public = self.meta.joining == "open" or self.meta.host_screen is not None
        wanted = self.meta.talk or ("phrases" if is_public else "free")
        return wanted if wanted in self.talk_offered else "phrases"

    @property
    def is_starting(self) -> bool:
        """The pages tell the nonces that they have promised."""
        return self.status == "lobby" and self.meta.opening is not None

    def running_match(self) -> Match:
        if self.match is None or self.status != "running":
            raise Refused(NotRunning("", self.status))
        self.limits.check_room(self.match)
        return self.match

    def check_alive(self) -> None:
        if self.is_broken:
            raise Refused(NoSuchTable("", self.id))

    def free_seats(self) -> list[int]:
        """Where somebody who joins may sit down. In a match those of bots, where the host has left these open."""
        if self.status not in LIVE or (self.status != "lobby" and self.meta.joining != "open"):
            return []
        return self.meta.free_seats()

    def may_invite(self, number: int) -> bool:
        """Whether the host may give this bot's seat to somebody, in a match that has begun."""
        seat, begun = self.meta.seats[number], self.status in IN_MATCH
        return begun and self.meta.joining == "invited" and seat.holder == "bot" and not seat.vacated

    def asked_by(self, number: int) -> str | None:
        """The name of the watcher who asks for this seat."""
        wish = self.wishes.get(number) if self.may_invite(number) else None
        return None if wish is None else wish.name

    def is_bots(self, seat: int) -> bool:
        """Whether a bot plays for the seat now."""
        return self.meta.seats[seat].is_played_by_bot or seat == self.absence.skipping

    def goes_on(self) -> bool:
        """Whether the match goes on by itself. Bots among themselves wait until somebody watches."""
        if self.match is None or self.status != "running" or self.is_broken or not self.limits.has_room(self.match):
            return False
        people = any(seat.is_person and not seat.stand_in for seat in self.meta.seats)
        return bool(self.audience.connections) or people

    def lone_person(self) -> int | None:
        """The seat of the only person, among bots. Who has left but still looks on counts: they may play again."""
        people = [
            number
            for number, seat in enumerate(self.meta.seats)
            if seat.is_person and (not seat.stand_in or self.audience.is_here(number))
        ]
        return people[0] if len(people) == 1 else None

    def people(self) -> list[int]:
        """The seats whose people play themselves."""
        return [number for number, seat in enumerate(self.meta.seats) if seat.is_person and not seat.stand_in]

    def people_here(self) -> list[int]:
        """The seats whose people play themselves and are connected."""
        return [number for number in self.people() if self.audience.is_here(number)]

    def voters(self) -> list[int]:
        """The seats that vote: those of people who are here. By the day all, since people seldom come together."""
        return self.people() if self.meta.is_daily else self.people_here()

    def whose_turn(self) -> int | None:
        """Who is asked, as everybody at the table sees it. In a reaction window that is nobody's business."""
        match = self.match
        if match is None or self.status != "running":
            return None
        return match.asked if match.reaction is None else match.state.whose_turn()

    def waiting(self) -> float:
        """Seconds since the newest move, also while the server was switched off."""
        return max(0.0, self.services.clock.now() - self.changed)

    def awaited(self) -> tuple[int, ...] | None:
        """In the lobby of a rematch: the people who are here or still expected, and have not agreed."""
        if self.status != "lobby" or not self.meta.agreeing:
            return None
        people = [(number, seat) for number, seat in enumerate(self.meta.seats) if seat.is_person and not seat.ready]
        return tuple([number for number, seat in people if seat.awaited or self.audience.is_here(number)])

    def is_gone(self, number: int) -> bool:
        """Whether this person has had no page for as long as people are waited for. A reload is no absence."""
        since = self.audience.apart.get(number)
        patience = max(self.meta.patience * MINUTE, self.meta.turn_seconds)
        return since is not None and self.services.clock.elapsed() - since >= patience

    def crew_without(self, number: int) -> list[int]:
        """Who decides about the seat of a person who is gone. Who has just lost the connection is waited for."""
        return [other for other in self.people() if other != number and not self.is_gone(other)]

    def handing(self, number: int) -> Consent | None:
        """Who agrees to a link to this seat, and whose consent is missing."""
        return consent(self.meta.seats[number].handing, self.crew_without(number))

    def ending(self) -> Consent | None:
        """Who wants to end the match, and whose consent is missing."""
        return consent(self.meta.ending, self.voters()) if self.status in IN_MATCH else None

    def info(self) -> TableInfo:
        """What everybody may know of the table."""
        meta = self.meta
        options = msgspec.convert(meta.options, self.game.options_type)
        free, played = self.free_seats(), self.match or self.kept
        return TableInfo(
            table=self.id,
            code=self.code if free else None,
            game=self.game.key,
            status=self.status,
            why_frozen=self.why_frozen,
            options=meta.options,
            palette=options.palette(),
            colours=options.colours_by_seat(),
            seats=tuple([self.seat_info(number) for number in range(len(meta.seats))]),
            free_seats=tuple(free),
            watchers=self.audience.watchers(),
            screens=screens_at(self.audience.screens(), meta),
            secrets=has_secrets(self.game),
            pace=meta.pace,
            windows=meta.windows if self.game.reactions else None,
            window_limit=meta.window_limit,
            joining=meta.joining,
            turn_hours=meta.turn_hours,
            turn=self.whose_turn(),
            waiting=self.waiting(),
            patience=meta.patience,
            hints=meta.hints,
            hinted=tuple(meta.hinted),
            awaited=self.awaited(),
            absence=self.absence_info(),
            ending=self.ending(),
            news=tuple(meta.news),
            talk=self.talk,
            talk_offered=self.talk_offered,
            private_talk=meta.private_talk,
            deals=tuple(meta.deals),
            former=() if played is None else played.names.before(meta.names(), played.number),
            clock=self.clock.info(self.time_limit),
            commitment=commitment(bytes.fromhex(meta.server_seed)),
            shares=self.shares(),
            kept_days=kept_days(meta, self.services.settings),
            next_table=meta.next_table,
        )

    def absence_info(self) -> Absence | None:
        """Who is missing. A countdown of hours is no news: at a table by the day everybody is told when it is over."""
        if self.meta.is_daily and not self.absence.voting:
            return None
        return self.absence.info(self.voters())

    def seat_info(self, number: int) -> SeatInfo:
        seat = self.meta.seats[number]
        presence, since = self.audience.presence[number]
        return SeatInfo(
            seat=number,
            name=seat.name,
            holder=seat.holder,
            level=seat.level,
            stand_in=seat.stand_in,
            presence=presence,
            since=self.services.clock.elapsed() - since,
            device=seat.device,
            host=number == self.meta.host and seat.is_person,
            ready=seat.ready,
            reissued=seat.reissued and self.services.clock.now() <= seat.link_until,
            asked_by=self.asked_by(number),
            handing=self.handing(number),
        )

    def shares(self) -> Shares | None:
        """The shares in the luck of this match, once they are fixed."""
        if self.status == "lobby":
            return shares_among(self.meta.seats) if self.is_starting else None
        return shares_in(self.meta.header, commitment(bytes.fromhex(self.meta.server_seed)))

    def acknowledge(self, key: str, secret: str | Ticket | None = None) -> Ack:
        """The answer to a request that was carried out, as the table is now. `secret`: a link or a ticket."""
        ticket = secret if isinstance(secret, Ticket) else None
        link = secret if isinstance(secret, str) else None
        return acknowledged(key, self.match, -1 if self.match is None else self.match.number, link, ticket)


def consent(agreed: Sequence[int], crew: Sequence[int]) -> Consent | None:
    """Who of the crew has agreed, and who is still to be asked. None: nobody wants it."""
    awaited = tuple([number for number in crew if number not in agreed])
    return Consent(tuple(agreed), awaited) if agreed else None


def kept_days(meta: TableMeta, settings: Settings) -> float:
    """For how many days after its last change a table is kept. One by the day that is over is kept like all others."""
    is_waited_for = meta.is_daily and meta.status != "over"
    return max(settings.keep_days, SILENT_DAYS) if is_waited_for else settings.keep_days
