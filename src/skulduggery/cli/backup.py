"""`backup`: a copy of all tables of the server, also while it runs."""

from pathlib import Path

from ..server.store.backups import back_up
from .database import chosen_database
from .database_copy import copy_command
from .terminal import Terminal


def copy(terminal: Terminal, database: str | None, file: Path) -> None:
    terminal.say("cli-backed-up", file=str(file), tables=back_up(chosen_database(database), file))


COMMAND = copy_command("backup", copy)
