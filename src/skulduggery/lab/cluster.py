"""Workers on a Ray cluster (the extra `ray`; docs/cluster.md). The results are those of local workers.

Every machine of the cluster must have the same version of this package: results of others are refused.
"""

from collections.abc import Callable, Sequence
from typing import Any

import ray
from ray.exceptions import NodeDiedError, ObjectLostError, RayTaskError, TaskUnschedulableError, WorkerCrashedError

from .. import __version__
from ..core.own_parts import VARIABLE, own_parts
from .speed import build_name
from .workers import Lost

AGAIN = -1  # Ray starts a task of a machine that died again, as often as needed
SECONDS = 5.0  # after which the size of the cluster is looked up again if nothing is ready
GONE = (NodeDiedError, ObjectLostError, WorkerCrashedError, TaskUnschedulableError)


class OtherVersion(Exception):
    """A machine of the cluster has another version or build of this package. Its results might differ."""


def done_there(work: Callable[[Any], Any], piece: Any, expected: str) -> Any:
    """Runs on a machine of the cluster."""
    if installed() != expected:
        raise OtherVersion(f"{installed()}, {expected}")
    return work(piece)


def installed() -> str:
    return f"{__version__} {build_name()}"


class RayCluster:
    """Connects to a cluster that is running. `address`: of Ray, such as `auto` or `10.0.0.5:6379`."""

    def __init__(self, address: str) -> None:
        own = own_parts()
        variables = {} if own is None else {VARIABLE: own.packed()}
        ray.init(
            address=address,
            runtime_env={"env_vars": variables} if variables else None,
            log_to_driver=False,
            logging_level="error",
        )
        self.task: Any = ray.remote(num_cpus=1, max_retries=AGAIN)(done_there)

    def size(self) -> int:
        """The machines of today: a cluster may grow."""
        return max(1, int(ray.cluster_resources().get("CPU", 1)))

    def submit(self, work: Callable[[Any], Any], piece: Any) -> Any:
        return self.task.remote(work, piece, installed())

    def wait(self, tickets: Sequence[Any]) -> list[Any]:
        ready: list[Any] = []
        while not ready:
            ready, _ = ray.wait(list(tickets), num_returns=1, timeout=SECONDS)
        return ready

    def result(self, ticket: Any) -> Any:
        try:
            return ray.get(ticket)
        except GONE as error:
            raise Lost(str(error)) from error
        except RayTaskError as error:
            raise error.cause from None

    def close(self) -> None:
        ray.shutdown()
