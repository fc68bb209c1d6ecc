"""How much the people at one table may do, whatever number of sockets they use.

A token has one bucket for all its sockets. It is kept when they close: a new socket brings no new burst.
"""

from collections import OrderedDict

from ...core.refusals import Refused
from ..protocol.refusals import LimitReached, too_fast
from ..runtime.clock import Clock
from ..runtime.settings import Settings
from ..security.limits import Bucket
from .match.match import Match

MOST_BUCKETS = 128  # remembered; people at a table come and go
MESSAGES = "messages"
ALL = ("table talk", "")


class TableLimits:
    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.settings = settings
        self.clock = clock
        self.longest_record = settings.longest_record  # asked for several times in each move
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        now = clock.elapsed()
        self.notes = Bucket(settings.table_notes_per_second, settings.table_notes_at_once, now)
        changes = settings.seat_changes_per_minute / 60.0, settings.seat_changes_at_once
        self.rates = {  # of one token: in a second, and at once
            MESSAGES: (settings.messages_per_second, settings.message_burst),
            "talk": (settings.talk_per_minute / 60.0, settings.talk_at_once),
            "seats": changes,
            "notices": changes,
            ALL[0]: (settings.table_talk_per_minute / 60.0, settings.table_talk_at_once),
        }
        # Shared with the table of the rematch: it counts for the crew.
        self.rematches = Bucket(settings.rematches_per_minute / 60.0, settings.rematches_at_once, now)

    def bucket(self, what: str, token: str) -> Bucket:
        key = (what, token)
        if key not in self.buckets:
            self.buckets[key] = Bucket(*self.rates[what], self.clock.elapsed())
        self.buckets.move_to_end(key)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        return self.buckets[key]

    def check_talk(self, token: str, is_private: bool) -> None:
        """Only what all can hear counts for the whole table: the limit must not tell that others talk in private."""
        self.check("talk", self.bucket("talk", token))
        if not is_private:
            self.check("talk", self.bucket(*ALL))

    def check_seat_change(self, token: str, match: Match | None) -> None:
        """Names, leaving and coming back: everybody is told, and it is written into the record."""
        self.check_asides(match)
        self.check("seats", self.bucket("seats", token))

    def check_notices(self, token: str) -> None:
        """Addresses for notices: only the table is written."""
        self.check("seats", self.bucket("notices", token))

    def check(self, what: str, bucket: Bucket) -> None:
        if not bucket.take(self.clock.elapsed()):
            raise Refused(too_fast(what, bucket.wait()))

    def check_asides(self, match: Match | None) -> None:
        """Whether the record has room for something that is no move."""
        if match is not None and match.asides >= self.settings.most_asides:
            raise Refused(LimitReached("", "asides", self.settings.most_asides))

    def has_room(self, match: Match) -> bool:
        """Whether the record has room for a move."""
        return len(match.table.entries) < self.longest_record

    def check_room(self, match: Match) -> None:
        if not self.has_room(match):
            raise Refused(LimitReached("", "entries", self.settings.longest_record))
