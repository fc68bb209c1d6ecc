"""Counters in Prometheus' text form."""

from collections import Counter
from collections.abc import Mapping

HELP = {
    "moves": "moves by people and bots that are on disk",
    "refusals": "requests that were refused",
    "messages": "messages from pages",
    "sockets": "open connections",
    "tables": "tables in memory",
    "dropped": "connections dropped for being too slow",
    "connections_refused": "connections closed for exceeding a limit",
    "commits": "transactions of the store",
    "writes": "jobs of the store",
    "store_seconds": "seconds spent in transactions",
    "bot_moves": "moves by bots",
    "tables_created": "tables created since the start",
}
GAUGES = frozenset({"sockets", "tables"})


class Metrics:
    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def count(self, name: str) -> None:
        self.counts[name] += 1

    def text(self, measured: Mapping[str, float]) -> str:
        values = {**dict.fromkeys(HELP, 0.0), **self.counts, **measured}
        lines: list[str] = []
        for name, meaning in HELP.items():
            full = f"skulduggery_{name}" if name in GAUGES else f"skulduggery_{name}_total"
            kind = "gauge" if name in GAUGES else "counter"
            lines += [f"# HELP {full} {meaning}", f"# TYPE {full} {kind}", f"{full} {values[name]:g}"]
        return "\n".join(lines) + "\n"
