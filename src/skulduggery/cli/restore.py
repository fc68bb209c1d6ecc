"""`restore`: replaces the server's database by a backup."""

from pathlib import Path

from ..server.store.files import restore
from .copying import copy_command
from .terminal import Terminal


def copy(terminal: Terminal, database: Path, file: Path) -> None:
    terminal.say("cli-restored", database=str(database), tables=restore(file, database))


COMMAND = copy_command("restore", copy)
