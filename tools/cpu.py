"""The CPU time of a process and everything it started, read from /proc."""

import os
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid: int) -> float:
    """User and system time of a process and its descendants, including children that have ended."""
    own = stat_of(pid)
    if own is None:
        return 0.0
    total = sum(int(own[field]) for field in (11, 12, 13, 14)) / TICKS
    return total + sum(cpu_seconds(child) for child in children_of(pid))


def stat_of(pid: int) -> list[str] | None:
    """The fields after the command name, which may itself contain blanks and brackets."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None


def children_of(pid: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            found += [int(child) for child in task.read_text().split()]
        except OSError:
            continue
    return found


def memory_megabytes(pid: int) -> float:
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
