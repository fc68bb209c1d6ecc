"""A report and a ladder on a Ray cluster of two machines. One of them and the command itself are killed on the way.

`make ray-tests` runs it, in an environment with Ray. It is a part of `make test-all`.
"""

import importlib.util
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any, NamedTuple

import pytest

MATCHES = 60
PATIENCE = 240.0  # seconds

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is missing here: make ray-tests"),
]


class Series(NamedTuple):
    """A command of the lab that plays `MATCHES` matches, and what it writes."""

    words: tuple[str, ...]
    endings: tuple[str, ...]

    def start(self, folder: Path, *more: str) -> subprocess.Popen[bytes]:
        out = ["--out", str(folder / f"series{self.endings[0]}")]
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        command = [sys.executable, "-m", "skulduggery", "lab", *self.words, *out, *more]
        return subprocess.Popen(command, env=environment)


REPORT = Series(
    ("report", "blackwood", "--players", "2", "--bots", "deckhand", "--matches", str(MATCHES)),
    (".html", ".csv", ".parquet"),
)
LADDER = Series(  # three series of twenty: each bot against itself, and both together
    ("ladder", "blackwood", "--bot", "deckhand", "--bot", "bosun", "--seats", "2", "--matches", str(MATCHES // 3)),
    (".md",),
)


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    from ray.cluster_utils import Cluster  # noqa: PLC0415  # an extra

    monkeypatch.setenv("RAY_worker_niceness", "0")  # otherwise a busy machine hardly lets them play
    started = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    yield started
    started.shutdown()


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    """For the files of local workers and for those of the cluster."""
    alone, spread = tmp_path / "alone", tmp_path / "spread"
    alone.mkdir()
    spread.mkdir()
    return alone, spread


def rows_in(folder: Path) -> list[bytes]:
    """The conditions, and a row for each match."""
    file = folder / "series.jsonl"
    return file.read_bytes().splitlines() if file.exists() else []


def wait_for_matches(folder: Path, wanted: int, command: subprocess.Popen[bytes]) -> None:
    until = monotonic() + PATIENCE
    while len(rows_in(folder)) <= wanted:
        assert command.poll() is None, "the command ended too early"
        assert monotonic() < until, f"no {wanted} matches in {PATIENCE} s"
        sleep(0.1)


@pytest.mark.parametrize("series", [REPORT, LADDER], ids=["report", "ladder"])
def test_a_machine_and_the_command_are_killed_and_nothing_is_lost_or_counted_twice(
    series: Series, folders: tuple[Path, Path], cluster: Any
) -> None:
    alone, spread = folders
    second = cluster.add_node(num_cpus=1)
    command = series.start(spread, "--ray", cluster.address)
    wait_for_matches(spread, 5, command)
    cluster.remove_node(second, allow_graceful=False)
    wait_for_matches(spread, 15, command)
    command.send_signal(signal.SIGKILL)
    command.wait()
    assert 15 < len(rows_in(spread)) < MATCHES
    assert series.start(spread, "--ray", cluster.address).wait(PATIENCE) == 0
    assert series.start(alone, "--workers", "2").wait(PATIENCE) == 0
    for ending in series.endings:
        files = [(folder / f"series{ending}").read_bytes() for folder in folders]
        assert files[0] == files[1]
    assert sorted(rows_in(alone)) == sorted(rows_in(spread))
    assert len(set(rows_in(spread))) == MATCHES + 1
