"""A fork for the people of the original match: the same names on the same seats. Bots stay bots.

Bots play for the others until they come; the host sends each of them a link to their seat.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from ...core.record import Record, Seated
from ...core.refusals import Refused
from ..security.names import clean_name, make_name
from ..store.meta import SeatMeta, TableMeta


class Member(NamedTuple):
    """`bot`: its level; None: a person."""

    name: str
    bot: str | None


def members_at(meta: TableMeta) -> list[Member]:
    """Who sits at a table of this server. A person who was away is a person all the same."""
    return [Member(seat.name, None if seat.is_person else seat.level) for seat in meta.seats]


def members_in(record: Record, players: int) -> list[Member]:
    """Who sat at the table of a record, as far as the record tells."""
    found = {entry.seat: Member(entry.name, entry.bot) for entry in record.entries if isinstance(entry, Seated)}
    return [found.get(seat, Member("", None)) for seat in range(players)]


def same_crew(
    members: Sequence[Member], person: SeatMeta, number: int, level: str, levels: Collection[str]
) -> list[SeatMeta]:
    """`person` takes the seat `number`, under the name of the person who sat there. `level`: of all who stand in."""
    seats: list[SeatMeta] = []
    for place, member in enumerate(members):
        taken = [person.name, *(seat.name for seat in seats)]
        if place != number:
            seats.append(seat_for(member, named(member.name, taken), place, level, levels))
            continue
        if member.bot is None:
            person.name = named(member.name, taken[1:])
        seats.append(person)
    return seats


def seat_for(member: Member, name: str, device: int, level: str, levels: Collection[str]) -> SeatMeta:
    if member.bot is None:
        return SeatMeta(name, "person", level, stand_in=True, device=device)
    return SeatMeta(name, "bot", member.bot if member.bot in levels else level, device=device)


def named(name: str, taken: Sequence[str]) -> str:
    """Names in a file can be anything; one that would be refused here is replaced."""
    try:
        return clean_name(name, taken)
    except Refused:
        return make_name(taken)
