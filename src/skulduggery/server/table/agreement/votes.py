"""Votes about a person who is away. They are kept in memory: after a restart the countdown begins anew.

Callers hold the table's lock.
"""

from ....core.refusals import Refused
from ...protocol import from_page
from ...protocol.refusals import NoVote
from ..audience.connection import Connection
from ..live import LiveTable
from ..seats.seating import let_bot_play, own_seat
from . import ending, rematch


async def vote(table: LiveTable, connection: Connection, message: from_page.Vote, request: str) -> None:
    own_seat(table, connection, message.seat)
    missing = table.absence.seat
    if missing is None or not table.absence.voting or message.seat not in voters(table, missing):
        raise Refused(NoVote(""))
    table.absence.votes[message.seat] = message.choice
    await count_votes(table, tell=True)


async def count_votes(table: LiveTable, tell: bool = False) -> None:
    """After a vote, and after a voter has gone: do those who are here agree now what to do about the missing one?"""
    missing = table.absence.seat
    decision = None if missing is None else table.absence.decision(voters(table, missing))
    if missing is not None and decision == "bot":
        async with table.change() as change:
            let_bot_play(table, missing)
            table.tell_crew("replaced", table.meta.seats[missing].name)
            change.meta_changed()
    elif decision or tell:
        table.absence.skipping = missing if decision == "skip" else table.absence.skipping
        if decision == "wait":
            table.absence.forgive()
        table.review(tell=True)


def voters(table: LiveTable, missing: int) -> list[int]:
    """Who may vote about the missing person. At a table by the day that person may be here, but has no vote."""
    return [seat for seat in table.voters() if seat != missing]


async def count_all(table: LiveTable) -> None:
    if table.absence.seat is not None:
        await count_votes(table)
    await ending.count_again(table)
    await rematch.count_again(table)


async def recount(table: LiveTable) -> None:
    """Perhaps those who are here agree now: about somebody who is away, to end the match, or to begin."""
    if table.absence.seat is None and not table.meta.ending and not table.meta.agreeing:
        return  # there is nothing to agree about
    try:
        await count_all(table)
    except Refused:  # the store failed; everybody has been shown what is in it
        table.services.metrics.count("refusals")
