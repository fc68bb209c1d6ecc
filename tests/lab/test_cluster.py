"""A report on a Ray cluster of two machines. One of them and the command itself are killed on the way."""

import importlib.util
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

MATCHES = 60
PATIENCE = 240.0  # seconds

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        importlib.util.find_spec("ray") is None, reason='Ray is missing: pip install "skulduggery[ray]"'
    ),
]


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    from ray.cluster_utils import Cluster  # noqa: PLC0415  # an extra

    monkeypatch.setenv("RAY_worker_niceness", "0")  # otherwise a busy machine hardly lets them play
    started = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    yield started
    started.shutdown()


def report(out: Path, *words: str) -> subprocess.Popen[bytes]:
    match = ["lab", "report", "blackwood", "--players", "2", "--bots", "deckhand", "--matches", str(MATCHES)]
    command = [sys.executable, "-m", "skulduggery", *match, "--out", str(out), *words]
    return subprocess.Popen(command, env={key: value for key, value in os.environ.items() if key != "PYTHONPATH"})


def wait_for_results(file: Path, wanted: int, command: subprocess.Popen[bytes]) -> None:
    until = monotonic() + PATIENCE
    while results_in(file) < wanted:
        assert command.poll() is None, "the command ended too early"
        assert monotonic() < until, f"no {wanted} results in {PATIENCE} s"
        sleep(0.1)


def results_in(file: Path) -> int:
    return file.read_bytes().count(b"\n") - 1 if file.exists() else 0


def test_a_machine_and_the_command_are_killed_and_nothing_is_lost_or_counted_twice(
    tmp_path: Path, cluster: Any
) -> None:
    alone, spread = tmp_path / "alone.html", tmp_path / "spread.html"
    second = cluster.add_node(num_cpus=1)
    results = spread.with_suffix(".jsonl")
    command = report(spread, "--ray", cluster.address)
    wait_for_results(results, 5, command)
    cluster.remove_node(second, allow_graceful=False)
    wait_for_results(results, 15, command)
    command.send_signal(signal.SIGKILL)
    command.wait()
    assert 15 <= results_in(results) < MATCHES
    assert report(spread, "--ray", cluster.address).wait(PATIENCE) == 0
    assert report(alone, "--workers", "1").wait(PATIENCE) == 0
    for ending in (".html", ".csv", ".parquet"):
        assert spread.with_suffix(ending).read_bytes() == alone.with_suffix(ending).read_bytes()
    rows = [file.with_suffix(".jsonl").read_bytes().splitlines() for file in (alone, spread)]
    assert sorted(rows[0]) == sorted(rows[1])
    assert len(set(rows[1])) == MATCHES + 1
