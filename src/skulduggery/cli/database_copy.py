"""The shared part of `backup`, `restore` and `rescue`: all copy between a file and the server's database."""

import argparse
from collections.abc import Callable
from pathlib import Path

from .command import Command
from .complaints import Complaint
from .parser import argument, flag
from .terminal import Terminal

Copy = Callable[[Terminal, str | None, Path], None]  # gets the address of the database if one is named, and the file


class Arguments(argparse.Namespace):
    file: str | None = argument("file", nargs="?")
    database: str | None = flag("--database", value="database")


def copy_command(name: str, copy: Copy) -> Command:
    def run(terminal: Terminal, arguments: Arguments) -> int:
        if arguments.file is None:
            raise Complaint("cli-which-backup", command=name)
        copy(terminal, arguments.database, Path(arguments.file).expanduser())
        return 0

    return Command(Arguments, run)
