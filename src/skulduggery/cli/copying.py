"""The shared part of `backup` and `restore`: both copy between a file and the server's database."""

import argparse
from collections.abc import Callable
from pathlib import Path

from .command import Command
from .complaints import Complaint
from .database import database_path
from .parser import Parser
from .terminal import Terminal

Copy = Callable[[Terminal, Path, Path], None]  # gets the database, then the file


class Arguments(argparse.Namespace):
    file: str | None
    database: str | None


def add_options(parser: Parser) -> None:
    parser.option("file", nargs="?", value="file")
    parser.option("--database", value="database")


def copy_command(name: str, copy: Copy) -> Command:
    def run(terminal: Terminal, arguments: Arguments) -> int:
        if arguments.file is None:
            raise Complaint("cli-which-backup", command=name)
        copy(terminal, database_path(arguments.database), Path(arguments.file).expanduser())
        return 0

    return Command(Arguments, add_options, run)
