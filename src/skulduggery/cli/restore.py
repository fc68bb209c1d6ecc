"""`restore`: replaces the server's database by a backup."""

from pathlib import Path

from ..server.store.copies import restore
from .copying import copy_command
from .database import chosen_database
from .terminal import Terminal


def copy(terminal: Terminal, database: str | None, file: Path) -> None:
    chosen = chosen_database(database)
    tables, former = restore(chosen, file)
    terminal.say("cli-restored", database=chosen.name, tables=tables)
    if former is not None:
        terminal.say("cli-restored-former", file=str(former))


COMMAND = copy_command("restore", copy)
