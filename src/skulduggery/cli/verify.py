"""`verify`: recomputes a whole match, and says what was checked or where it fails."""

import argparse
from pathlib import Path

from ..core.record import Record
from ..core.refusals import BadRecord
from ..core.replay import verify
from ..games import game_called
from .archive import read_record
from .command import Command
from .complaints import FAILED, Complaint
from .parser import Parser
from .terminal import Terminal


class Arguments(argparse.Namespace):
    file: str | None


def add_options(parser: Parser) -> None:
    parser.option("file", nargs="?", value="file")


def run(terminal: Terminal, arguments: Arguments) -> int:
    if arguments.file is None:
        raise Complaint("cli-which-file", command="verify")
    try:
        check(terminal, read_record(Path(arguments.file).expanduser()), arguments.file)
    except BadRecord as error:
        terminal.complain(terminal.wording.say("cli-not-verified", why=terminal.wording.tell(error.refusal, ())))
        return FAILED
    return 0


def check(terminal: Terminal, record: Record, file: str) -> None:
    game = game_called(record.header.game)
    terminal.speak_of(game)
    verified = verify(game, record)
    terminal.say(
        "cli-verified",
        file=file,
        moves=verified.moves,
        draws=verified.draws,
        promise=record.header.commitment,
        head=verified.head,
    )


COMMAND = Command(Arguments, add_options, run)
