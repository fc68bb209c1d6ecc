"""The file of a match in progress. Every entry is written before the next question is asked."""

import os
from pathlib import Path

from ..core.record import AnyEntry, Record, save, save_entry, whole_lines
from .archive import read_record
from .complaints import Complaint

if os.name == "posix":
    import fcntl

BREAKS = b"\r\n"


class Logbook:
    """Appends to one file. A lock prevents a second process from writing to it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = path.open("r+b", buffering=0)
        if not lock(self.file.fileno()):
            self.file.close()
            raise Complaint("cli-file-in-use", file=str(path))

    @classmethod
    def begin(cls, path: Path, record: Record) -> "Logbook":
        """Creates a file. It gets its name only after its first entries are written."""
        if path.exists():
            raise Complaint("cli-file-exists", file=str(path))
        if not path.parent.is_dir():
            raise Complaint("cli-no-folder", folder=str(path.parent))
        draft = path.with_name(path.name + ".new")
        draft.write_bytes(save(record))
        draft.rename(path)
        book = cls(path)
        book.file.seek(0, os.SEEK_END)
        return book

    @classmethod
    def reopen(cls, path: Path) -> tuple["Logbook", Record]:
        """Continues a file. An incomplete last line is cut off."""
        read_record(path)  # raises an understandable error before the file is opened for writing
        book = cls(path)
        book.end_cleanly()
        return book, read_record(path)  # read again, now that nobody else can write

    def end_cleanly(self) -> None:
        """Cuts the file after its last complete line, so that it ends with exactly one line break."""
        data = self.file.read()
        kept = data.rstrip(BREAKS)
        if len(whole_lines(data)) < len(kept.splitlines()):
            kept = kept[: kept.rfind(b"\n")].rstrip(BREAKS)
        if data != kept + b"\n":
            self.file.truncate(len(kept))
            self.file.seek(len(kept))
            self.file.write(b"\n")
        self.file.seek(0, os.SEEK_END)

    def append(self, entry: AnyEntry) -> None:
        """Writes without a buffer, so that a killed process loses nothing."""
        self.file.write(save_entry(entry))

    def settle(self) -> None:
        """Forces the file to the disk, so that even a power failure loses nothing."""
        os.fsync(self.file.fileno())

    def close(self) -> None:
        self.file.close()


def lock(descriptor: int) -> bool:
    """Two processes that write to one file would damage it."""
    if os.name != "posix":
        return True
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
