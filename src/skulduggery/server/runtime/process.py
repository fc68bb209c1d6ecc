"""What this process uses of the machine."""

import os
import resource
import time
from pathlib import Path

MEMORY = Path("/proc/self/statm")
BEGAN = time.monotonic()


def memory_bytes() -> int:
    """The memory that the process uses now; where the system does not tell that, the most it has used."""
    try:
        return int(MEMORY.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def seconds_up() -> float:
    return time.monotonic() - BEGAN
