"""`backup`: a copy of all tables of the server, also while it runs."""

from pathlib import Path

from ..server.store.files import back_up
from .copying import copy_command
from .terminal import Terminal


def copy(terminal: Terminal, database: Path, file: Path) -> None:
    terminal.say("cli-backed-up", file=str(file), tables=back_up(database, file))


COMMAND = copy_command("backup", copy)
