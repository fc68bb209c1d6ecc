"""What every table needs from its server."""

from typing import NamedTuple

from .clock import Clock
from .metrics import Metrics
from .seeds import Seeds
from .settings import Settings
from .shelf import Shelf
from .store.base import Store
from .thinkers import Thinkers


class Services(NamedTuple):
    store: Store
    clock: Clock
    settings: Settings
    thinkers: Thinkers
    metrics: Metrics
    shelf: Shelf
    seeds: Seeds
