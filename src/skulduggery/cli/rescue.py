"""`rescue`: saves what can still be read of a damaged database."""

from pathlib import Path

from ..server.store.rescue import rescue
from .database import database_path
from .database_copy import copy_command
from .terminal import Terminal


def copy(terminal: Terminal, database: str | None, file: Path) -> None:
    found = rescue(database_path(database), file)
    terminal.say("cli-rescued", file=str(file), tables=found.tables)
    terminal.say("cli-rescued-not", cut=found.cut, lost=found.lost)
    terminal.say("cli-rescued-next", file=str(file))


COMMAND = copy_command("rescue", copy)
