"""Deals: two seats say before everybody that they have agreed, and perhaps later that the other one broke it.

No rule holds anybody to it. Deals are kept with the table, so that its log can tell them. They are no part of the
record. Callers hold the table's lock.
"""

from msgspec.structs import replace

from ....core.refusals import Refused
from ....text.phrases import DEAL
from ...protocol.from_page import Accuse, Agree
from ...protocol.refusals import UnknownDeal, UnknownRemark
from ...protocol.to_page import Remark
from ..audience.connection import Connection
from ..audience.talk import EVERYBODY
from ..live import LiveTable
from ..seats.seating import own_seat


async def agree(table: LiveTable, connection: Connection, message: Agree, request: str) -> None:
    own_seat(table, connection, message.seat)
    offer = open_offer(table, message)
    table.limits.check_talk(table.meta.seats[message.seat].token or "", is_private=True)
    async with table.change(request) as change:
        table.meta.note_deal(offer.id, newest(table), offer.phrase, offer.figures, (offer.seat, message.seat))
        change.meta_changed()


def open_offer(table: LiveTable, message: Agree) -> Remark:
    """What was offered to this seat. Whoever offered it must still sit there."""
    said = table.audience.talk.find(message.remark)
    if said is None or said.circle != EVERYBODY or said.remark.phrase.partition("-")[0] != DEAL:
        raise Refused(UnknownRemark(""))
    offer, seats = said.remark, table.meta.seats
    is_taken = any(deal.offer == offer.id for deal in table.meta.deals)
    if offer.figures["seat"] != message.seat or seats[offer.seat].name != offer.name or is_taken:
        raise Refused(UnknownRemark(""))
    return offer


async def accuse(table: LiveTable, connection: Connection, message: Accuse, request: str) -> None:
    own_seat(table, connection, message.seat)
    deals = table.meta.deals
    place = next((place for place, deal in enumerate(deals) if deal.number == message.deal), None)
    if place is None or message.seat not in deals[place].seats or deals[place].accuser is not None:
        raise Refused(UnknownDeal(""))
    broken = replace(deals[place], accuser=message.seat, broken_after=newest(table))
    async with table.change(request) as change:
        table.meta.deals = [*deals[:place], broken, *deals[place + 1 :]]
        change.meta_changed()


def newest(table: LiveTable) -> int:
    return -1 if table.match is None else table.match.number
