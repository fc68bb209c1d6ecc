"""Rate limits by token buckets."""

from collections import OrderedDict

MOST_BUCKETS = 10_000  # addresses remembered; the ones longest unseen are forgotten


class Bucket:
    """`burst` at once, then `rate` a second."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = now

    def take(self, now: float) -> bool:
        self.level = min(self.burst, self.level + max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True


class Limit:
    """One bucket for each address."""

    def __init__(self, per_minute: float) -> None:
        self.per_minute = per_minute
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        bucket = self.buckets.pop(address, None) or Bucket(self.per_minute / 60.0, self.per_minute, now)
        self.buckets[address] = bucket
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        return bucket.take(now)
