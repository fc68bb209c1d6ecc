"""Our server without rate limits, because all clients of a benchmark come from one address. Prints its port.

It begins like the command `skulduggery`, which loads the server only to serve.
"""

import argparse
from itertools import count
from pathlib import Path

import msgspec

from skulduggery.server.runtime.seeds import SEED_BYTES, Seeds
from skulduggery.server.runtime.settings import Settings

METRICS = "bench"  # whoever says this may read the metrics
UNLIMITED = Settings(
    messages_per_second=1e9,
    message_burst=1e9,
    sockets_per_address=1_000_000,
    strangers_per_address=1_000_000,
    requests_at_once=1e9,
    joins_per_minute=1e9,
    tables_per_minute=1e9,
    tables_per_hour=1e9,
    open_tables=1_000_000,
    host_seconds=1e6,
    metrics_token=METRICS,
)


class Arguments(argparse.Namespace):
    place: str
    thinkers: int
    inner_address: str | None
    same_dice: bool


MATCHES = count(1)


def same_seed(seeds: Seeds) -> str:
    """Each match of a run has the luck of the same match of every other run."""
    return next(MATCHES).to_bytes(SEED_BYTES, "big").hex()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("place", help="the folder for the database, or its address")
    parser.add_argument("thinkers", nargs="?", type=int, default=UNLIMITED.thinkers, help="processes for bots")
    parser.add_argument("--inner-address", help="as of `skulduggery serve`")
    parser.add_argument("--same-dice", action="store_true", help="the same luck in every run")
    wanted = parser.parse_args(namespace=Arguments())
    if wanted.same_dice:
        Seeds.for_match = same_seed  # type: ignore[assignment,method-assign]  # no setting of the server can choose them
    from skulduggery.server.run import serve  # noqa: PLC0415  # each worker imports this module, but does not serve

    address = wanted.place if "://" in wanted.place else f"sqlite:///{Path(wanted.place) / 'tables.sqlite'}"
    settings = msgspec.structs.replace(UNLIMITED, thinkers=wanted.thinkers, inner_address=wanted.inner_address)
    serve(address, "127.0.0.1", 0, settings, lambda port: print(port, flush=True))


if __name__ == "__main__":
    main()
