"""Interruptions: a seat stops the match to react before the asked seat has decided (`Game.interruption`).

The rules say when. Nobody is asked, and no time passes, unless somebody wants to. Who may is public.
"""

from ...core.messages import Event, Move
from ...core.record import Played, Seated, TablePlayed
from ...core.refusals import Refused
from ..protocol.refusals import NoInterruption
from ..table.audience.connection import Connection
from ..table.live import LiveTable
from ..table.match.match import Match

TAIL = 32  # entries: more than all seats of a table need to interrupt one decision


def interruption(table: LiveTable, seat: int) -> Move | None:
    """The move of the table with which the person on this seat may stop the match now."""
    match = table.match
    if match is None or not table.goes_on() or table.is_bots(seat) or seat in undecided(match):
        return None
    return match.game.interruption(match.state, seat)


def undecided(match: Match) -> set[int]:
    """Who has interrupted what is asked now, and then only passed. Doing so again and again would stop the match."""
    entries = [entry for entry in match.table.entries[-TAIL:] if not isinstance(entry, Seated)]
    found: set[int] = set()
    while len(entries) > 1 and isinstance(entries[-1], Played) and isinstance(entries[-2], TablePlayed):
        found.add(entries[-1].seat)
        del entries[-2:]
    return found


def interrupters(table: LiveTable, connection: Connection) -> tuple[int, ...]:
    """The seats of a page that may stop the match."""
    return tuple([seat for seat in connection.seats if interruption(table, seat) is not None])


def interrupt(table: LiveTable, seat: int) -> list[Event]:
    match, move = table.running_match(), interruption(table, seat)
    if move is None:
        raise Refused(NoInterruption(""))
    return match.play_for_table(move)
