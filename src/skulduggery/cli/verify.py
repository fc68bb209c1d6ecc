"""`verify`: recomputes a whole match, and says what was checked or where it fails."""

import argparse
import re

from ..core.record import Record, Verified
from ..core.refusals import BadRecord
from ..core.replay import line_with, verify
from ..games import game_called
from .archive import chosen_record
from .command import Command
from .complaints import FAILED, Complaint
from .own_parts import tell_changes
from .parser import argument, flag
from .terminal import Terminal

LINK = re.compile("[0-9a-f]{64}")


def read_link(text: str) -> str:
    """A hash of the chain, or a receipt, as a person typed it."""
    link = text.strip().lower()
    if not LINK.fullmatch(link):
        raise Complaint("cli-bad-head", given=text)
    return link


class Arguments(argparse.Namespace):
    file: str | None = argument("file", nargs="?")
    head: str | None = flag("--head", value="seed", type=read_link)


def run(terminal: Terminal, arguments: Arguments) -> int:
    try:
        record = chosen_record(arguments.file, "verify")
        check(terminal, record, str(arguments.file))
    except BadRecord as error:
        terminal.complain(terminal.wording.say("cli-not-verified", why=terminal.wording.tell(error.refusal, ())))
        return FAILED
    return 0 if arguments.head is None else find_link(terminal, record, arguments.head)


def check(terminal: Terminal, record: Record, file: str) -> None:
    game = game_called(record.header.game)
    terminal.speak_of(game)
    verified = verify(game, record)
    tell_changes(terminal, game.key)
    terminal.say(
        "cli-verified",
        file=file,
        moves=verified.moves,
        draws=verified.draws,
        promise=record.header.commitment,
        head=verified.head,
    )
    tell_shares(terminal, record, verified)
    for line in verified.forks:
        terminal.say("cli-fork-verified", line=line)


def tell_shares(terminal: Terminal, record: Record, verified: Verified) -> None:
    """Whether the nonces were promised before any was told. Matches of the terminal have none."""
    if verified.withheld:
        seats = ", ".join(str(seat + 1) for seat in verified.withheld)
        terminal.say("cli-shares-withheld", seats=seats, count=len(verified.withheld))
    elif any(nonce is not None for nonce in record.header.nonces):
        terminal.say("cli-shares-verified" if verified.pledged else "cli-shares-unpledged")


def find_link(terminal: Terminal, record: Record, noted: str) -> int:
    """Whether a noted hash or receipt belongs to this match."""
    line = line_with(record, noted)
    if line is None:
        terminal.complain(terminal.wording.say("cli-other-head"))
        return FAILED
    terminal.say("cli-head-found", line=line, after=len(record.entries) + 1 - line)
    return 0


COMMAND = Command(Arguments, run)
