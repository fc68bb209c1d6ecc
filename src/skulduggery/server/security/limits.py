"""Rate limits by token buckets."""

import math
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address, ip_network

MOST_BUCKETS = 10_000  # addresses remembered; the ones longest unseen are forgotten


class Bucket:
    """A token bucket: `burst` at once, then `rate` a second."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = now
        self.taken = 0  # altogether

    def take(self, now: float) -> bool:
        self.level = min(self.burst, self.level + max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.level < 1.0:
            return False
        self.level -= 1.0
        self.taken += 1
        return True

    def take_ahead(self, now: float) -> float:
        """Takes a token in any case. Returns the seconds until it is there."""
        if self.take(now):
            return 0.0
        self.level -= 1.0
        return -self.level / self.rate if self.rate else math.inf

    def wait(self) -> float:
        """Seconds until there is a token to take again."""
        return max(0.0, 1.0 - self.level) / self.rate if self.rate else math.inf

    def give_back(self) -> None:
        self.level = min(self.burst, self.level + 1.0)


class Limit:
    """One bucket for each client: an IPv4 address, or an IPv6 network, of which one person has a whole one.

    `what` names it, where several nodes count together.
    """

    def __init__(self, what: str, per_minute: float, burst: float | None = None) -> None:
        self.what = what
        self.per_minute = per_minute
        self.burst = per_minute if burst is None else burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        return self.bucket_of(address, now).take(now)

    def bucket_of(self, address: str, now: float) -> Bucket:
        client = client_of(address)
        bucket = self.buckets.pop(client, None) or Bucket(self.per_minute / 60.0, self.burst, now)
        self.buckets[client] = bucket
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        return bucket

    def wait(self, address: str) -> float:
        """Seconds until this address may ask again, after it was refused."""
        return self.buckets[client_of(address)].wait()

    def give_back(self, address: str) -> None:
        """Gives back the token that was taken last."""
        bucket = self.buckets.get(client_of(address))
        if bucket is not None:
            bucket.give_back()


def client_of(address: str) -> str:
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return str(ip_network((found, 64), strict=False)) if isinstance(found, IPv6Address) else address
