"""All requests and notes of pages: who carries each of them out, and what is checked before.

`tests/server` compares the types here with those of the protocol.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple

from ...core.refusals import Refused
from ..notices import addresses
from ..protocol import from_page as page
from ..protocol.bodies import Ticket
from ..protocol.info import IN_MATCH
from ..protocol.refusals import NotOver, NotRunning, OnlyInLobby, Starting
from ..protocol.to_page import ToPage
from ..security.keys import owner_in
from ..table.agreement import ending, votes
from ..table.audience.connection import Connection
from ..table.live import LiveTable
from ..table.lobby import lobby, nonces
from ..table.seats import big_screens, links, seating, wishes
from ..table.speech import deals, talk
from . import hints, lifecycle, moves, notes, reactions
from .call import Call

Answer = ToPage | Ticket | str | None  # a ticket or a link is part of the acknowledgement
Handler = Callable[[Call, Any], Awaitable[Answer]]
Check = Callable[[Call], None]


class Rule(NamedTuple):
    """How a request is carried out: first its checks, which may refuse it, then its handler.

    Checks know who asks and how the table stands. What depends on the message, such as the seat it names, the handler
    checks.
    """

    handler: Handler
    checks: tuple[Check, ...] = ()


def at_table(handler: Callable[[LiveTable, Connection, Any, str], Awaitable[Answer]], *checks: Check) -> Rule:
    """For handlers of the package `table`, which know nothing of the server around it."""
    return Rule(lambda call, message: handler(call.table, call.connection, message, call.key), checks)


def by_host(call: Call) -> None:
    """A request with this check is recognised by the host's token if it comes again (`requests.asker`)."""
    seating.check_host(call.table, call.connection)


def in_lobby(call: Call) -> None:
    if call.table.status != "lobby":
        raise Refused(OnlyInLobby(""))


def in_match(call: Call) -> None:
    if call.table.status not in IN_MATCH:
        raise Refused(NotRunning("", call.table.status))


def after_match(call: Call) -> None:
    if call.table.status not in ("over", "frozen") or not call.connection.seats:
        raise Refused(NotOver(""))


def not_starting(call: Call) -> None:
    """The pledges belong to the seats of the match that is about to start."""
    if call.table.is_starting:
        raise Refused(Starting(""))


def few_asides(call: Call) -> None:
    call.table.limits.check_asides(call.table.match)


def few_seat_changes(call: Call) -> None:
    call.table.limits.check_seat_change(owner_in(call.key), call.table.match)


def few_addresses(call: Call) -> None:
    call.table.limits.check_notices(owner_in(call.key))


RULES: Mapping[type[page.Request], Rule] = {
    page.Play: Rule(moves.play),
    page.Undo: Rule(moves.undo, (few_asides,)),
    page.Why: Rule(moves.explain),
    page.Hint: Rule(hints.hint),
    page.Weigh: Rule(hints.weigh),
    page.Order: at_table(reactions.give_order),
    page.Early: Rule(reactions.answer_early),
    page.Nobody: Rule(reactions.answer_for_nobody),
    page.Interrupt: Rule(reactions.stop_match, (few_asides,)),
    page.Lobby: at_table(lobby.set_up, not_starting, by_host),
    page.Pledge: at_table(nonces.promise, in_lobby),
    page.Nonce: Rule(lifecycle.tell_nonce),
    page.Start: at_table(lifecycle.start, in_lobby),
    page.Pause: at_table(lifecycle.pause, by_host, in_match),
    page.End: at_table(ending.end, not_starting),
    page.Rematch: Rule(lifecycle.rematch, (after_match,)),
    page.Rename: at_table(seating.rename, few_seat_changes),
    page.Leave: at_table(seating.leave, not_starting, few_seat_changes),
    page.Back: at_table(seating.back, few_seat_changes),
    page.Kick: at_table(seating.kick, not_starting, by_host, few_asides),
    page.Vote: at_table(votes.vote),
    page.Say: at_table(talk.say),
    page.Report: at_table(talk.report),
    page.Agree: at_table(deals.agree, in_match),
    page.Accuse: at_table(deals.accuse, in_match),
    page.AskSeat: at_table(wishes.ask, few_seat_changes),
    page.GiveSeat: at_table(wishes.give, by_host),
    page.NewLink: at_table(links.new_link),
    page.Notices: at_table(addresses.set_notices, few_addresses),
    page.Feed: at_table(addresses.set_feed, few_addresses),
    page.Point: at_table(big_screens.allow_pointing, few_addresses),
}
NOTES: Mapping[type[page.Note], Callable[[Call, Any], None]] = {
    page.Look: notes.look,
    page.Here: notes.here,
    page.Seen: notes.seen,
    page.Picked: reactions.pick,
}
