"""What a store counts about itself."""

from ..runtime.metrics import Histogram

BOUNDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)  # seconds


class Figures:
    def __init__(self) -> None:
        self.commits = 0
        self.written = 0  # jobs
        self.failures = 0  # jobs that the disk or the database did not take
        self.times = Histogram(BOUNDS)  # of transactions

    def note(self, jobs: int, failures: int, seconds: float) -> None:
        self.commits += 1
        self.written += jobs
        self.failures += failures
        self.times.note(seconds)
