"""What every table needs from its server."""

from typing import NamedTuple

from .archive.archive import Archive
from .nodes.nodes import ALONE, Nodes
from .push.push import Push
from .runtime.clock import Clock
from .runtime.metrics import Metrics
from .runtime.seeds import Seeds
from .runtime.settings import Settings
from .store.base import Store
from .workers.thinkers import Thinkers


class Services(NamedTuple):
    store: Store
    clock: Clock
    settings: Settings
    thinkers: Thinkers
    metrics: Metrics
    archive: Archive
    seeds: Seeds
    push: Push
    nodes: Nodes = ALONE
