"""`move-database`: takes everything from one database to another, for instance from SQLite to PostgreSQL."""

import argparse

from ..server.store.location import database_at
from ..server.store.transfer import move
from .command import Command
from .complaints import Complaint
from .parser import argument, flag
from .terminal import Terminal


class Arguments(argparse.Namespace):
    source: str | None = argument("database", nargs="?")
    target: str | None = argument("database", nargs="?")
    replace: bool = flag("--replace", action="store_true")


def run(terminal: Terminal, arguments: Arguments) -> int:
    if arguments.source is None or arguments.target is None:
        raise Complaint("cli-move-which")
    source, target = database_at(arguments.source), database_at(arguments.target)
    copied = move(source, target, arguments.replace)
    terminal.say("cli-moved", tables=copied.tables, database=target.name)
    if copied.broken:
        terminal.say("cli-moved-broken", tables=", ".join(copied.broken))
    terminal.say("cli-moved-next", source=source.name)
    return 0


COMMAND = Command(Arguments, run)
