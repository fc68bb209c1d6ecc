"""Work that is spread over workers: every piece once, whatever happens to the workers."""

import os
import signal
import sys
from collections.abc import Callable, Sequence
from functools import partial
from io import StringIO
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from skulduggery.cli import lab_work, run
from skulduggery.lab import workers
from skulduggery.lab.workers import AHEAD, Lost, WorkersDie, done_by, on_all_cores


class Unreliable:
    """Does the work in this process. Every third ticket is lost, and the newest is ready first."""

    def __init__(self) -> None:
        self.tickets = count()
        self.given: dict[int, tuple[Callable[[Any], Any], Any]] = {}
        self.most = 0
        self.closed = False

    def size(self) -> int:
        return 2

    def submit(self, work: Callable[[Any], Any], piece: Any) -> int:
        ticket = next(self.tickets)
        self.given[ticket] = work, piece
        self.most = max(self.most, len(self.given))
        return ticket

    def wait(self, tickets: Sequence[int]) -> list[int]:
        return [max(tickets)]

    def result(self, ticket: int) -> Any:
        work, piece = self.given.pop(ticket)
        if ticket % 3 == 2:
            raise Lost("the machine is gone")
        return work(piece)

    def close(self) -> None:
        self.closed = True


def square(number: int) -> int:
    return number * number


def fail(number: int) -> int:
    raise ValueError(f"cannot do {number}")


def square_or_die(number: int, mark: Path) -> int:
    """Who comes to the number 3 first is killed, as by a system that has no memory left."""
    if number == 3:
        try:
            mark.touch(exist_ok=False)
        except FileExistsError:
            return square(number)
        die(number)
    return square(number)


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_nothing_is_lost_or_done_twice_by_workers_that_vanish() -> None:
    pool = Unreliable()
    assert sorted(done_by(pool, square, range(50))) == [number * number for number in range(50)]
    assert pool.most <= 2 * AHEAD
    assert pool.closed


def test_what_the_work_raises_is_raised_and_the_pool_is_closed() -> None:
    pool = Unreliable()
    with pytest.raises(ValueError, match="cannot do"):
        list(done_by(pool, fail, range(3)))
    assert pool.closed


def test_whoever_stops_early_closes_the_pool() -> None:
    pool = Unreliable()
    found = done_by(pool, square, range(50))
    next(found)
    found.close()
    assert pool.closed


@pytest.mark.parametrize("number", [1, 2])
def test_the_cores_of_this_machine_give_every_result(number: int) -> None:
    assert sorted(on_all_cores(square, range(12), number)) == [at * at for at in range(12)]


def test_a_worker_that_is_killed_is_replaced(tmp_path: Path) -> None:
    work = partial(square_or_die, mark=tmp_path / "killed")
    assert sorted(on_all_cores(work, range(12), 2)) == [number * number for number in range(12)]
    assert (tmp_path / "killed").exists()


def test_work_that_kills_every_worker_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "MOST_DEATHS", 1)
    with pytest.raises(WorkersDie):
        list(on_all_cores(die, range(3), 2))


def test_the_command_says_that_its_workers_die(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def all_die(*arguments: object) -> Any:
        raise WorkersDie

    monkeypatch.setattr(lab_work, "on_all_cores", all_die)
    assert "memory may be short" in report(tmp_path / "report.html")


def report(out: Path, *words: str) -> str:
    complained = StringIO()
    command = ["--language", "en", "lab", "report", "tictactoe", "--matches", "9", "--out", str(out), "--workers", "1"]
    run([*command, *words], sys.stdin, StringIO(), complained)
    return " ".join(complained.getvalue().split())


def test_a_report_of_a_cluster_is_the_same_byte_for_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Cluster:
        """Stands where the module with Ray is loaded."""

        @staticmethod
        def done_on(address: str, work: Callable[[Any], Any], pieces: Sequence[Any]) -> Any:
            assert address == "here:1"
            return done_by(Unreliable(), work, pieces)

    alone, spread = tmp_path / "alone.html", tmp_path / "spread.html"
    report(alone)
    monkeypatch.setattr(lab_work, "module_called", lambda name, command: Cluster)
    assert report(spread, "--ray", "here:1") == ""
    for ending in (".html", ".csv", ".parquet"):
        assert alone.with_suffix(ending).read_bytes() == spread.with_suffix(ending).read_bytes()
    rows = [file.with_suffix(".jsonl").read_bytes().splitlines() for file in (alone, spread)]
    assert rows[0] != rows[1]  # they come in another order
    assert sorted(rows[0]) == sorted(rows[1])


def test_without_ray_its_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith(("ray", "skulduggery.lab.cluster"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "ray", None)  # Python then finds no such module
    assert 'pip install "skulduggery[ray]"' in report(tmp_path / "report.html", "--ray", "auto")
