"""The feed of a seat (Atom, RFC 4287), for those whom no notice reaches: an entry while the seat is waited for."""

from datetime import UTC, datetime
from uuid import UUID, uuid5
from xml.etree.ElementTree import Element, SubElement, tostring

from ...text import Wording
from ..reactions.windows import Windows
from ..table.live import LiveTable
from .awaited import awaited, waited_since
from .words import status, table_name

ATOM = "http://www.w3.org/2005/Atom"
OURS = UUID("5b8f2c86-4f0e-4c0f-9a39-7d0f6ad0b6f4")  # any fixed number: ids are made from it and the table
HEAD = b'<?xml version="1.0" encoding="utf-8"?>\n'
AUTHOR = "Skulduggery"


def feed_of(table: LiveTable, windows: Windows, seat: int, base: str, language: str) -> bytes:
    """`base`: the address of this server, as the reader knows it. Nothing in it tells more than the table itself."""
    words = Wording(language, table.game)
    name, link = table_name(words, table.meta, seat), f"{base}/t/{table.id}"
    is_awaited = seat in awaited(table, windows)
    feed = Element("feed", {"xmlns": ATOM, "xml:lang": words.language})
    described(feed, table, f"{table.id}/{seat}", name, link)
    SubElement(feed, "subtitle").text = status(words, table, seat, is_awaited)
    SubElement(SubElement(feed, "author"), "name").text = AUTHOR
    if is_awaited and table.match is not None:
        number = waited_since(table.match, windows)
        entry = SubElement(feed, "entry")
        described(entry, table, f"{table.id}/{seat}/{number}", words.say("notice-title"), link)
        SubElement(entry, "summary").text = name
    return HEAD + tostring(feed)


def described(what: Element, table: LiveTable, key: str, title: str, link: str) -> None:
    SubElement(what, "id").text = f"urn:uuid:{uuid5(OURS, key)}"
    SubElement(what, "title").text = title
    SubElement(what, "updated").text = moment(table.changed or table.meta.created)
    SubElement(what, "link", {"rel": "alternate", "type": "text/html", "href": link})


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(int(seconds), UTC).isoformat().replace("+00:00", "Z")
