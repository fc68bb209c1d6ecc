"""Moves everything from one database to another. The one that it comes from is not changed."""

from ...core.refusals import Refused
from ..protocol.refusals import DatabaseNotEmpty
from .copying import Copied, copy_all
from .database import Database


def move(source: Database, target: Database, replace: bool) -> Copied:
    """Both are held, so that no server changes them meanwhile. `replace`: whatever is in the target may go."""
    with source.hold(), target.hold():
        source.prepare()
        target.prepare()
        if not replace and not target.is_empty():
            raise Refused(DatabaseNotEmpty("", target.name))
        with source.reading() as old, target.replacing() as new:
            return copy_all(old, new)
