"""`restore`: put a backup in the place of the server's database."""

import argparse
from pathlib import Path

from .command import Command
from .complaints import Complaint
from .parser import Parser
from .serve import database_path, part
from .terminal import Terminal


class Arguments(argparse.Namespace):
    file: str | None
    database: str | None


def add_options(parser: Parser) -> None:
    parser.option("file", nargs="?", value="file")
    parser.option("--database", value="database")


def run(terminal: Terminal, arguments: Arguments) -> int:
    if arguments.file is None:
        raise Complaint("cli-which-backup", command="restore")
    target = database_path(arguments.database)
    tables: int = part("store.files").restore(Path(arguments.file).expanduser(), target)
    terminal.say("cli-restored", database=str(target), tables=tables)
    return 0


COMMAND = Command(Arguments, add_options, run)
