"""Saying something, and reporting it to the host. Callers hold the table's lock; nothing is stored."""

from ....core.refusals import Refused
from ....text.phrases import phrases_of
from ...protocol.from_page import LONGEST_TEXT, Report, Say
from ...protocol.info import Figures
from ...protocol.refusals import BadText, NotPrivate, TalkClosed, UnknownPhrase, UnknownRemark
from ...protocol.to_page import Remark, Reported
from ...security.keys import new_remark_id
from ...security.texts import clean_text
from ...store.meta import SeatMeta
from ..audience.connection import Connection
from ..audience.talk import EVERYBODY, Circle
from ..live import LiveTable
from ..seats.seating import any_seat, own_seat

LAST_ROUND = 9_999  # that somebody may name


async def say(table: LiveTable, connection: Connection, message: Say, request: str) -> None:
    seat = own_seat(table, connection, message.seat)
    check_open(table, message)
    circle = EVERYBODY if message.to is None else private_circle(table, connection, seat, message.to)
    text = checked_text(message.text) if message.text else ""
    if not text:
        check_phrase(table, message)
    table.limits.check_talk(seat.token or "", is_private=message.to is not None)
    remark = Remark(new_remark_id(), message.seat, seat.name, message.to, message.phrase, message.figures, text)
    tell(table, remark, circle)


def tell(table: LiveTable, remark: Remark, circle: Circle) -> None:
    table.audience.tell_remark(table.audience.talk.add(remark, circle), table.meta)


def check_open(table: LiveTable, message: Say) -> None:
    if table.talk == "off" or (message.text and table.talk != "free"):
        raise Refused(TalkClosed("", table.talk))
    if message.text and (message.phrase or message.figures):
        raise Refused(UnknownPhrase(""))


def private_circle(table: LiveTable, connection: Connection, seat: SeatMeta, to: int) -> Circle:
    """The two who talk in private, where nobody else at their devices reads along."""
    other, devices = any_seat(table, to), table.meta.shares_device
    if not table.meta.private_talk:
        raise Refused(NotPrivate("", "off"))
    if not other.is_person or other.stand_in or other is seat:
        raise Refused(NotPrivate("", "person"))
    if devices(to) and not table.audience.talk.secrets:
        raise Refused(NotPrivate("", "device"))
    looking = [table.meta.seats[number] for number in table.audience.talk.alone(connection)]
    if not any(own is seat for own in looking):
        raise Refused(NotPrivate("", "curtain" if table.audience.talk.secrets else "device"))
    return circle_of(seat, other)


def circle_of(seat: SeatMeta, other: SeatMeta) -> Circle:
    return frozenset({seat.token or "", other.token or ""})


def checked_text(text: str) -> str:
    cleaned = clean_text(text)
    if not 0 < len(cleaned) <= LONGEST_TEXT:
        raise Refused(BadText("", "long" if cleaned else "empty", LONGEST_TEXT))
    return cleaned


def check_phrase(table: LiveTable, message: Say) -> None:
    """What a phrase names is checked, so that nobody can say anything but the phrase."""
    phrase = phrases_of(table.game).get(message.phrase)
    if phrase is None or set(phrase.names) != set(message.figures):
        raise Refused(UnknownPhrase(""))
    if not all(is_known(table, name, value) for name, value in message.figures.items()):
        raise Refused(UnknownPhrase(""))
    if phrase.group == "deal" and not is_asked_for_deal(table, message.seat, message.figures):
        raise Refused(UnknownPhrase(""))


def is_known(table: LiveTable, name: str, value: object) -> bool:
    seats = range(len(table.meta.seats))
    if name == "ship":
        return table.match is not None and any(value in table.match.state.ships_of(seat) for seat in seats)
    if type(value) is not int:
        return False
    return 1 <= value <= LAST_ROUND if name == "round" else value in seats


def is_asked_for_deal(table: LiveTable, seat: int, figures: Figures) -> bool:
    """Whether a deal is offered to another person. Bots agree to nothing."""
    asked = figures.get("seat")
    return isinstance(asked, int) and asked != seat and table.meta.seats[asked].is_person


async def report(table: LiveTable, connection: Connection, message: Report, request: str) -> None:
    """The host reads the remark as it was said, also one that was said in private to whoever reports it."""
    seat, host = own_seat(table, connection, message.seat), table.meta.seats[table.meta.host]
    said = table.audience.talk.find(message.remark)
    if said is None or not table.audience.talk.may_read(connection, said, table.meta) or said.remark.reported:
        raise Refused(UnknownRemark(""))
    if host is seat or said.remark.seat in (message.seat, table.meta.host) or not host.is_person:
        raise Refused(UnknownRemark(""))
    table.limits.check_talk(seat.token or "", is_private=True)
    old = said.remark
    found = Reported(old.name, old.phrase, old.figures, old.text)
    remark = Remark(new_remark_id(), message.seat, seat.name, table.meta.host, reported=found)
    tell(table, remark, circle_of(seat, host))
