"""Our server without rate limits, because all clients of a benchmark come from one address. Prints its port."""

import sys
from pathlib import Path

import msgspec

from skulduggery.server.run import serve
from skulduggery.server.runtime.settings import Settings

METRICS = "bench"  # whoever says this may read the metrics
UNLIMITED = Settings(
    messages_per_second=1e9,
    message_burst=1e9,
    sockets_per_address=1_000_000,
    strangers_per_address=1_000_000,
    joins_per_minute=1e9,
    tables_per_minute=1e9,
    tables_per_hour=1e9,
    open_tables=1_000_000,
    host_seconds=1e6,
    metrics_token=METRICS,
)


def main() -> None:
    """The arguments: the folder for the database or its address, and perhaps the number of processes for bots."""
    place = sys.argv[1]
    database = place if "://" in place else f"sqlite:///{Path(place) / 'tables.sqlite'}"
    thinkers = int(sys.argv[2]) if len(sys.argv) > 2 else UNLIMITED.thinkers
    settings = msgspec.structs.replace(UNLIMITED, thinkers=thinkers)
    serve(database, "127.0.0.1", 0, settings, lambda port: print(port, flush=True))


if __name__ == "__main__":
    main()
