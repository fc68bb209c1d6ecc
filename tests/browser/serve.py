"""A server as `skulduggery serve` starts it, but with settings for the tests: serve.py PORT FILE ABSENCE_SECONDS."""

import sys

from skulduggery.server.logs import log_to
from skulduggery.server.run import serve
from skulduggery.server.settings import Settings


def main() -> None:
    port, file, absence = sys.argv[1:]
    plenty = 1e6  # all the tests come from one address
    settings = Settings(
        absence_seconds=float(absence), joins_per_minute=plenty, tables_per_minute=plenty, messages_per_second=plenty
    )
    log_to()
    serve(f"sqlite:///{file}", "127.0.0.1", int(port), settings, lambda _: None)


if __name__ == "__main__":
    main()
