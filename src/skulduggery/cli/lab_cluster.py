"""`--ray ADDRESS`: the matches are played on a cluster."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from ..lab.cluster import OtherVersion, RayCluster
from ..lab.workers import done_by
from .complaints import FAILED, Complaint

R = TypeVar("R")


def done_on(address: str, work: Callable[[Any], R], pieces: Sequence[Any]) -> Iterator[R]:
    try:
        cluster = RayCluster(address)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise Complaint(
            "cli-lab-no-cluster",
            FAILED,
            address=address,
            detail=next(iter(str(error).splitlines()), type(error).__name__),
        ) from None
    try:
        yield from done_by(cluster, work, pieces)
    except OtherVersion as error:
        raise Complaint("cli-lab-other-version", FAILED, versions=str(error)) from None
