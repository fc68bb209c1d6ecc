"""Counters, gauges and histograms in Prometheus' text form."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping

PREFIX = "skulduggery_"
COUNTERS = {
    "moves": "moves by people and bots that are on disk",
    "refusals": "requests that were refused",
    "messages": "messages from pages",
    "dropped": "connections dropped for being too slow",
    "connections_refused": "connections closed for exceeding a limit",
    "commits": "transactions of the store",
    "writes": "jobs of the store",
    "store_seconds": "seconds spent in transactions",
    "store_failures": "jobs of the store that failed: the disk is full, or the database is gone",
    "bot_moves": "moves by bots",
    "notices": "notices to closed pages that were wanted",
    "tables_created": "tables created since the start",
    "process_cpu_seconds": "CPU time of the server without its workers",
}
GAUGES = {
    "sockets": "open connections",
    "tables": "tables in memory",
    "tables_running": "tables in memory whose match goes on",
    "tables_frozen": "tables in memory that the rules of today cannot play back",
    "tables_stuck": "tables at which the server should have done something long ago",
    "stuck_seconds": "for how long the longest of them has been stuck",
    "nodes": "nodes on this database that live, this one included",
    "tables_owned": "tables that this node owns by a lease",
    "store_waiting": "jobs that wait for the store",
    "database_bytes": "size of the database",
    "disk_free_bytes": "what is free on the disk of the database, where the server can see that",
    "bots_thinking": "bots and hints that are thought about now",
    "bots_waiting": "bots and hints that wait for a process to think in",
    "bots_wait_seconds": "for how long the longest of them has waited",
    "process_memory_bytes": "memory of the server without its workers",
    "process_seconds": "seconds since the start of the server",
}
HISTOGRAMS = {"transaction_seconds": "how long transactions of the store took"}


class Histogram:
    """Counts values by how large they are, for instance seconds."""

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def note(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value

    def lines(self, name: str) -> Iterator[str]:
        so_far = 0
        for bound, count in zip((*map(str, self.bounds), "+Inf"), self.counts, strict=True):
            so_far += count
            yield f'{name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{name}_sum {self.total:g}"
        yield f"{name}_count {so_far}"


NONE: Mapping[str, Histogram] = {}


class Metrics:
    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def count(self, name: str) -> None:
        self.counts[name] += 1

    def text(self, measured: Mapping[str, float], histograms: Mapping[str, Histogram] = NONE) -> str:
        """`measured` are figures of this moment. A gauge that is not among them is left out: it is not known."""
        values = {**self.counts, **measured}
        lines: list[str] = []
        for name, meaning in COUNTERS.items():
            lines += [*head(f"{name}_total", "counter", meaning), f"{PREFIX}{name}_total {values.get(name, 0.0):.12g}"]
        for name, meaning in GAUGES.items():
            if name in values:
                lines += [*head(name, "gauge", meaning), f"{PREFIX}{name} {values[name]:.12g}"]
        for name, histogram in histograms.items():
            lines += [*head(name, "histogram", HISTOGRAMS[name]), *histogram.lines(PREFIX + name)]
        return "\n".join(lines) + "\n"


def head(name: str, kind: str, meaning: str) -> tuple[str, str]:
    return f"# HELP {PREFIX}{name} {meaning}", f"# TYPE {PREFIX}{name} {kind}"
