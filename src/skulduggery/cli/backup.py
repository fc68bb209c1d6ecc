"""`backup`: a copy of all tables of the server, also while it runs."""

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
        raise Complaint("cli-which-backup", command="backup")
    copy = Path(arguments.file).expanduser()
    tables: int = part("store.files").back_up(database_path(arguments.database), copy)
    terminal.say("cli-backed-up", file=str(copy), tables=tables)
    return 0


COMMAND = Command(Arguments, add_options, run)
