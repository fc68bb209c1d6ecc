"""Where match files are saved, and how a record is read from a file."""

import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from ..core.record import Record, load
from .complaints import Complaint
from .own_parts import change_for

SUFFIX = ".jsonl"


def match_folder(environment: Mapping[str, str]) -> Path:
    """One folder for each user. SKULDUGGERY_HOME names another one."""
    if home := environment.get("SKULDUGGERY_HOME"):
        return Path(home).expanduser() / "matches"
    shared = environment.get("XDG_DATA_HOME")
    data = Path(shared) if shared else Path.home() / ".local" / "share"
    return data / "skulduggery" / "matches"


def new_match_file(game: str) -> Path:
    """Named after the game and the time, so that a person finds it again."""
    folder = match_folder(os.environ)
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    taken = 1
    path = folder / (stem + SUFFIX)
    while path.exists():
        taken += 1
        path = folder / f"{stem}-{taken}{SUFFIX}"
    return path


def kept_matches() -> list[Path]:
    """Newest first."""
    files = [path for path in match_folder(os.environ).glob("*" + SUFFIX) if path.is_file()]
    return sorted(files, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def chosen_record(file: str | None, command: str) -> Record:
    """The record that somebody named after a command."""
    if file is None:
        raise Complaint("cli-which-file", command=command)
    record = read_record(Path(file).expanduser())
    change_for(record)
    return record


def read_record(path: Path) -> Record:
    if path.is_dir():
        raise Complaint("cli-is-a-folder", file=str(path))
    if not path.exists():
        raise Complaint("cli-no-file", file=str(path))
    return load(path.read_bytes())
