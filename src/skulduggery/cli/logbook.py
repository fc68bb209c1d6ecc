"""The file of a match in progress: every entry is on it before the next question is asked."""

import os
from pathlib import Path

from ..core.record import AnyEntry, Record, save, save_entry, whole_lines
from .archive import read_record
from .complaints import Complaint

if os.name == "posix":
    import fcntl

BREAKS = b"\r\n"


class Logbook:
    """Appends to one file, which no second process may have open to write."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = path.open("r+b", buffering=0)
        if not lock(self.file.fileno()):
            self.file.close()
            raise Complaint("cli-file-in-use", file=str(path))

    @classmethod
    def begin(cls, path: Path, record: Record) -> "Logbook":
        """A new file: complete with its first entries from the moment it has its name."""
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
        """Go on where a file ends; a torn last line is cut off."""
        read_record(path)  # complains in plain words before anything is opened to write
        book = cls(path)
        book.end_cleanly()
        return book, read_record(path)  # as it stands now that nobody else can write

    def end_cleanly(self) -> None:
        """Leave the file at its end, after a line that counts and one line break: no torn line, no blank ones."""
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
        """Unbuffered: from here on a killed process loses nothing."""
        self.file.write(save_entry(entry))

    def settle(self) -> None:
        """Force all of it to the disk, so that even a power cut loses nothing."""
        os.fsync(self.file.fileno())

    def close(self) -> None:
        self.file.close()


def lock(descriptor: int) -> bool:
    """Two windows with one match would spoil the file for both."""
    if os.name != "posix":
        return True
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
