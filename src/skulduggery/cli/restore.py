"""`restore`: replaces the server's database by a backup."""

from pathlib import Path

from ..server.store.backups import restore
from .database import chosen_database
from .database_copy import copy_command
from .terminal import Terminal


def copy(terminal: Terminal, database: str | None, file: Path) -> None:
    chosen = chosen_database(database)
    tables, replaced = restore(chosen, file)
    terminal.say("cli-restored", database=chosen.name, tables=tables)
    if replaced is not None:
        terminal.say("cli-restored-replaced", file=str(replaced))


COMMAND = copy_command("restore", copy)
