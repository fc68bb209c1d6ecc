"""Finds a link of the chain, or a receipt for one, that a page or a person has noted during the match."""

from .record import Forked, Header, Record
from .replay import FIRST_ENTRY_LINE
from .seal import receipt


def line_with(record: Record, noted: str) -> int | None:
    """The line whose link, or the receipt for it, is the noted one; None if no line of the record has it.

    The record must have been verified: its seeds are taken for what they say.
    """
    seal: Header | Forked = record.header
    for line, entry in enumerate(record.entries, start=FIRST_ENTRY_LINE):
        if isinstance(entry, Forked):
            seal = entry
        if noted in (entry.chain, receipt(bytes.fromhex(seal.server_seed or ""), entry.chain)):
            return line
    return None
