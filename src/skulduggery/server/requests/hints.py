"""Requests for a hint. That one was asked for is stored and shown to everybody; what it says is the asker's own."""

from ...core.refusals import MatchOver, NotYourTurn, Refused
from ..bots.hints import Sought
from ..protocol import from_page
from ..protocol.refusals import HintComing, HintsForbidden, NoHintNow, NotYourSeat
from ..security.limits import client_of
from ..table.audience.rendering import viewer_of
from ..table.live import LiveTable
from ..table.match.match import Match
from .call import Call
from .moves import current_match


async def hint(call: Call, message: from_page.Hint) -> None:
    """A seat with only one choice may ask, too: otherwise the notice would tell others that it has several."""
    table, connection, hints = call.table, call.connection, call.running.hints
    match = current_match(table, connection, message.seat, message.at)
    if not table.meta.hints:
        raise Refused(HintsForbidden(""))
    check_decision(match, message.seat)
    if viewer_of(match, connection) != message.seat:  # behind the curtain of a shared device
        raise Refused(NotYourSeat(""))
    sought = Sought(match, match.last_change, message.seat, message.at, client_of(connection.address))
    if not hints.has_asked(sought) and not is_noted(table, match, message.seat):
        if message.seat in hints.running:
            raise Refused(HintComing(""))
        table.services.thinkers.queue.check(sought.asker)
        async with table.change(call.key) as change:
            table.meta.note_hint(match.number, message.seat)
            change.meta_changed()
    hints.find(sought)


def is_noted(table: LiveTable, match: Match, seat: int) -> bool:
    """Whether everybody was told already that this seat asked for a hint in this decision, perhaps before a restart."""
    return any(asker == seat and number >= match.last_change for number, asker in table.meta.hinted)


def check_decision(match: Match, seat: int) -> None:
    """In a reaction window nobody may learn who has a choice, so nobody asks there."""
    if match.reaction is not None:
        raise Refused(NoHintNow(""))
    if match.asked is None:
        raise Refused(MatchOver(""))
    if match.asked != seat:
        raise Refused(NotYourTurn("", match.asked))
