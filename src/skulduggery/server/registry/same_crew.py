"""A fork for the people of the original match: the same names on the same seats. Bots stay bots.

Bots play for the others until they come; the host sends each of them a link to their seat.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from ...core.record import Record, Seated
from ...core.refusals import Refused
from ..security.names import clean_name, make_name
from ..store.meta import SeatMeta, TableMeta


class Sailor(NamedTuple):
    """`bot`: its level; None: a person."""

    name: str
    bot: str | None


def sailors_at(meta: TableMeta) -> list[Sailor]:
    """Those of a table here. A person who was away is a person all the same."""
    return [Sailor(seat.name, None if seat.is_person else seat.level) for seat in meta.seats]


def sailors_in(record: Record, players: int) -> list[Sailor]:
    """Those of a record, as far as it goes."""
    found = {entry.seat: Sailor(entry.name, entry.bot) for entry in record.entries if isinstance(entry, Seated)}
    return [found.get(seat, Sailor("", None)) for seat in range(players)]


def same_crew(
    sailors: Sequence[Sailor], person: SeatMeta, number: int, level: str, levels: Collection[str]
) -> list[SeatMeta]:
    """`person` takes the seat `number`, under the name of the person who sat there. `level`: of all who stand in."""
    seats: list[SeatMeta] = []
    for place, sailor in enumerate(sailors):
        taken = [person.name, *(seat.name for seat in seats)]
        if place != number:
            seats.append(seat_for(sailor, named(sailor.name, taken), place, level, levels))
            continue
        if sailor.bot is None:
            person.name = named(sailor.name, taken[1:])
        seats.append(person)
    return seats


def seat_for(sailor: Sailor, name: str, device: int, level: str, levels: Collection[str]) -> SeatMeta:
    if sailor.bot is None:
        return SeatMeta(name, "person", level, stand_in=True, device=device)
    return SeatMeta(name, "bot", sailor.bot if sailor.bot in levels else level, device=device)


def named(name: str, taken: Sequence[str]) -> str:
    """Names in a file can be anything; one that would be refused here is replaced."""
    try:
        return clean_name(name, taken)
    except Refused:
        return make_name(taken)
