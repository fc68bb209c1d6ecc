"""Our server without rate limits, because all clients of a benchmark come from one address. Prints its port."""

import sys
from pathlib import Path

from skulduggery.server.run import serve
from skulduggery.server.runtime.settings import Settings

UNLIMITED = Settings(
    messages_per_second=1e9,
    message_burst=1e9,
    sockets_per_address=1_000_000,
    strangers_per_address=1_000_000,
    joins_per_minute=1e9,
    tables_per_minute=1e9,
    tables_per_hour=1e9,
    open_tables=1_000_000,
    absence_seconds=1e6,
)


def main() -> None:
    """The argument is the folder for the database."""
    database = f"sqlite:///{Path(sys.argv[1]) / 'tables.sqlite'}"
    serve(database, "127.0.0.1", 0, UNLIMITED, lambda port: print(port, flush=True))


if __name__ == "__main__":
    main()
