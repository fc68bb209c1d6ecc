"""Why the server, not a game, says no. The sentences stand in text/<language>/server.ftl."""

import math

from ...core.messages import Refusal

LONGEST_WAIT = 86_400.0  # seconds: nobody is told to wait longer than a day
MINUTES = 120  # from so many seconds on a wait is told in minutes


class NoInterruption(Refusal, frozen=True):
    """Nobody may stop the match now, or this seat has just done so for nothing."""


class Stale(Refusal, frozen=True):
    """The page decided on something older than what is on the table now."""

    number: int


class NotYourSeat(Refusal, frozen=True):
    pass


class HostOnly(Refusal, frozen=True):
    pass


class OnlyInLobby(Refusal, frozen=True):
    pass


class NotRunning(Refusal, frozen=True):
    """The match does not run: the table is in the lobby, paused, over or frozen."""

    status: str


class NotOver(Refusal, frozen=True):
    pass


class NotPlayedOut(Refusal, frozen=True):
    """The match was ended before anybody had won."""


class BotPlays(Refusal, frozen=True):
    """A bot plays for this seat: the person must ask for it back first (`Back`)."""


class SeatTaken(Refusal, frozen=True):
    """A person sits there."""

    name: str


class NobodyThere(Refusal, frozen=True):
    """A bot's or an open seat has nobody who could leave, come back or move."""


class TableFull(Refusal, frozen=True):
    pass


class SeatsClosed(Refusal, frozen=True):
    """The match has begun. `joining`: nobody takes over a bot's seat (`closed`), or only by the host's link."""

    joining: str


class StillAwaited(Refusal, frozen=True):
    """This person may come back: the time for people who are away is not over."""

    name: str


class TooFewAgree(Refusal, frozen=True):
    """This seat has secrets, and fewer than two others are there who could agree to open it."""

    name: str


class SeatVacated(Refusal, frozen=True):
    """Somebody was sent away from this seat, so what it knows stays with its bot."""


class BadSubscription(Refusal, frozen=True):
    """The page wants notices at an address to which this server sends none."""


class HasSeat(Refusal, frozen=True):
    """Only a watcher asks for a seat: nobody holds two."""


class AskedBefore(Refusal, frozen=True):
    """Another watcher has asked the host for this seat."""

    name: str


class NobodyAsks(Refusal, frozen=True):
    """The watcher has taken the wish back, or is gone."""


class NoSuchScreen(Refusal, frozen=True):
    """No big screen with this number is connected."""


class NoSuchTable(Refusal, frozen=True):
    place: str


class LinkUsed(Refusal, frozen=True):
    """Unknown, used before, or too old."""


class BadName(Refusal, frozen=True):
    """`reason`: long, characters, empty, rude."""

    reason: str


class BadPledge(Refusal, frozen=True):
    """A pledge is a hash: 64 hexadecimal digits in lower case."""


class SharesFixed(Refusal, frozen=True):
    """The match is about to start, and the list of pledges can no longer be changed."""


class SharesNotFixed(Refusal, frozen=True):
    """A nonce is told when the list of pledges is fixed, not before."""


class OtherShare(Refusal, frozen=True):
    """This nonce is not the one that the seat had promised."""


class Starting(Refusal, frozen=True):
    """The match starts as soon as all pages have told their nonces: nothing can be changed until then."""


class TalkClosed(Refusal, frozen=True):
    """What may be said at this table: `phrases`, or `off`."""

    talk: str


class FreeTextOff(Refusal, frozen=True):
    """The operator of this server lets people say phrases only."""


class UnknownPhrase(Refusal, frozen=True):
    """There is no such phrase, or it does not name what it should."""


class BadText(Refusal, frozen=True):
    """`reason`: long, empty."""

    reason: str
    most: int


class NotPrivate(Refusal, frozen=True):
    """`reason`: off (the host does not allow it), person (nobody sits there who would read it), device (others at the
    device would read it), curtain (first look at your own seat).
    """

    reason: str


class UnknownRemark(Refusal, frozen=True):
    """The remark is forgotten, or this seat cannot do that with it."""


class UnknownDeal(Refusal, frozen=True):
    """This seat has no such deal, or it was broken before."""


class NoVote(Refusal, frozen=True):
    """Nobody is missing, or this seat has no say."""


class NotInvited(Refusal, frozen=True):
    """The window is closed or has begun anew, or this seat is not asked in it."""


class HintsForbidden(Refusal, frozen=True):
    """The host does not allow hints at this table."""


class NoHintNow(Refusal, frozen=True):
    """No hint in a reaction window: asking for one would tell others that the seat has a choice."""


class HintComing(Refusal, frozen=True):
    """The hint for an earlier decision of this seat is still being looked for."""


class RecordHidden(Refusal, frozen=True):
    """The record would tell secrets of a match that goes on."""


class NoSuchText(Refusal, frozen=True):
    name: str


class Garbage(Refusal, frozen=True):
    detail: str


class TooLarge(Refusal, frozen=True):
    most: int


class TooFast(Refusal, frozen=True):
    """`what`: messages, tables, rematches, joins, codes, stories, reviews, uploads, seats, talk.

    When to try again: in so many seconds; `minutes` is 0 where those are few.
    """

    what: str
    seconds: int
    minutes: int


class LimitReached(Refusal, frozen=True):
    """`what`: tables (open ones, of one address), asides (entries of a record that are no moves), entries."""

    what: str
    most: int


class ForeignOrigin(Refusal, frozen=True):
    """The request comes from another site's page."""


class OperatorOnly(Refusal, frozen=True):
    """Figures about the server would tell players something about each other, so they need the operator's token."""


class NotStored(Refusal, frozen=True):
    """The store failed, so nothing was changed."""


class OurMistake(Refusal, frozen=True):
    """A bug in the server: it is logged, and nothing was changed."""


class RecordTooLong(Refusal, frozen=True):
    """An uploaded record; `most`: entries."""

    most: int


class TooMuchWork(Refusal, frozen=True):
    """An uploaded record, for which the server would need too much memory or time."""


def too_fast(what: str, seconds: float) -> TooFast:
    whole = math.ceil(min(seconds, LONGEST_WAIT)) or 1
    return TooFast("", what, whole, whole // 60 if whole >= MINUTES else 0)


# --- the database as a file


class DatabaseInUse(Refusal, frozen=True):
    file: str


class DatabaseUnreachable(Refusal, frozen=True):
    """`detail`: what PostgreSQL or the network says about it."""

    file: str
    detail: str


class DatabaseOtherVersion(Refusal, frozen=True):
    """Its schema is one that this server does not know: of a newer version, or of one from before the first release."""

    file: str


class DatabaseNotEmpty(Refusal, frozen=True):
    file: str


class CopyDiffers(Refusal, frozen=True):
    """`what`: a table of the schema or of a match, in which the copy is not the same as the original."""

    what: str


class InnerAddressTaken(Refusal, frozen=True):
    """This server cannot listen for other nodes there."""

    address: str
    reason: str


class NodesNeedPostgres(Refusal, frozen=True):
    """Several servers cannot share this database."""

    file: str


class NeedsExtra(Refusal, frozen=True):
    """`extra` of our package brings what is missing."""

    extra: str


class DatabaseDamaged(Refusal, frozen=True):
    """`detail`: what SQLite says about it."""

    file: str
    detail: str


class NotADatabase(Refusal, frozen=True):
    file: str


class FileExists(Refusal, frozen=True):
    file: str


class NoSuchFile(Refusal, frozen=True):
    file: str
