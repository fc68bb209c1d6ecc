"""Requests for a hint. That one was asked for is stored and shown to everybody; what it says is the asker's own."""

from typing import Final

from ...core.refusals import IllegalMove, MatchOver, NotOffered, NotYourTurn, Refused
from ...core.table import read_move, written
from ..bots.hints import Sought
from ..protocol import from_page
from ..protocol.refusals import HintComing, HintsForbidden, NoHintNow, NotYourSeat
from ..security.limits import client_of
from ..table.audience.rendering import viewer_of
from ..table.live import LiveTable
from ..table.match.match import Match
from .call import Call
from .moves import current_match

COACHED: Final = "coached"


async def hint(call: Call, message: from_page.Hint) -> None:
    """A seat with only one choice may ask, too: otherwise the notice would tell others that it has several."""
    table, hints = call.table, call.running.hints
    sought = sought_by(call, message)
    if not hints.has_asked(sought) and not is_noted(table, sought.match, message.seat):
        if message.seat in hints.running:
            raise Refused(HintComing(""))
        table.services.thinkers.queue.check(sought.asker)
        async with table.change(call.key) as change:
            table.meta.note_hint(sought.match.number, message.seat)
            change.meta_changed()
    hints.find(sought)


async def weigh(call: Call, message: from_page.Weigh) -> None:
    """Everybody is told once that a seat has the coach. When he speaks nobody hears: it would tell of a mistake."""
    table = call.table
    sought = sought_by(call, message)
    move = read_move(sought.match.game, bytes(message.move))
    if move not in sought.match.game.legal_moves(sought.match.state):
        raise IllegalMove(NotOffered("", written(move)))
    name = table.meta.seats[message.seat].name
    if not any(news.kind == COACHED and news.name == name for news in table.meta.news):
        async with table.change(call.key) as change:
            table.tell_crew(COACHED, name)
            change.meta_changed()
    call.running.hints.weigh(sought, move)


def sought_by(call: Call, message: from_page.Hint | from_page.Weigh) -> Sought:
    """The decision that this is about, if its seat may ask for help here."""
    table, connection = call.table, call.connection
    match = current_match(table, connection, message.seat, message.at)
    if not table.meta.hints:
        raise Refused(HintsForbidden(""))
    check_decision(match, message.seat)
    if viewer_of(match, connection) != message.seat:  # behind the curtain of a shared device
        raise Refused(NotYourSeat(""))
    return Sought(match, match.last_change, message.seat, message.at, client_of(connection.address))


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
