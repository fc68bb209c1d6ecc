"""What the operator of a server is told and may ask for. Nothing of it is a secret of a match or of a person."""

import msgspec

from .info import Status


class Load(msgspec.Struct, frozen=True, kw_only=True):
    """How much the server has to do. `None`: it cannot know that."""

    seconds_up: float
    memory_bytes: int
    cpu_seconds: float
    sockets: int
    tables: int  # in memory
    tables_running: int
    tables_frozen: int
    tables_stuck: int
    stuck_seconds: float
    bots_thinking: int
    bots_waiting: int
    bots_wait_seconds: float
    store_waiting: int
    store_failures: int
    commits: int
    transaction_seconds: float  # the mean
    database_bytes: int | None
    disk_free_bytes: int | None


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the operator's list. `here`: open pages; `stuck`: for how many seconds, 0 if it is not."""

    table: str
    game: str
    status: Status
    people: int
    bots: int
    entries: int
    created: float
    changed: float
    here: int
    stuck: float
