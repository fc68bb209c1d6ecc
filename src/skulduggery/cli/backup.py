"""`backup`: a copy of all tables of the server, also while it runs."""

from pathlib import Path

from ..server.store.copies import back_up
from .copying import copy_command
from .database import chosen_database
from .terminal import Terminal


def copy(terminal: Terminal, database: str | None, file: Path) -> None:
    terminal.say("cli-backed-up", file=str(file), tables=back_up(chosen_database(database), file))


COMMAND = copy_command("backup", copy)
