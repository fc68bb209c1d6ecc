"""A test that fails once and then passes alone is named, and fails no run. A test that fails twice fails the run."""

import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tools import run_tests

FLAKY = """
from pathlib import Path
def test_flaky():
    tried = Path(__file__).with_name("tried")
    if not tried.exists():
        tried.touch()
        raise AssertionError
def test_good():
    pass
"""
IN_A_GROUP = FLAKY.replace("def test_flaky", "import pytest\n@pytest.mark.xdist_group('a group')\ndef test_flaky")
BROKEN = "\ndef test_broken():\n    raise AssertionError\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(run_tests, "ROOT", tmp_path)
    monkeypatch.setattr(run_tests, "BUILD", tmp_path / "build")
    monkeypatch.setattr(run_tests, "FLAKY", tmp_path / "flaky.txt")
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # pytest starts more quickly without them
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    return tmp_path


def run(folder: Path, source: str, *words: str, workers: Sequence[str] = ("-n", "0")) -> int:
    (folder / "test_it.py").write_text(source)
    pytest_with_xdist = [sys.executable, "-m", "pytest", "-p", "xdist", "-q"]
    return run_tests.main(["some-tests", *words, *pytest_with_xdist, *workers, "test_it.py"])


def test_a_flaky_test_is_named_and_does_not_fail_the_run(folder: Path) -> None:
    assert run(folder, FLAKY) == 0
    assert (folder / "flaky.txt").read_text() == "test_it.py::test_flaky\n"
    assert "1 failed, 1 passed" in (folder / "build" / "some-tests.log").read_text()


def test_only_the_test_of_a_group_that_failed_runs_again(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(folder, IN_A_GROUP, workers=["-n", "1", "--dist", "loadgroup"]) == 0
    assert (folder / "flaky.txt").read_text() == "test_it.py::test_flaky\n"
    assert "1 passed, 1 deselected" in capfd.readouterr().out


def test_a_test_that_fails_twice_fails_the_run(folder: Path) -> None:
    assert run(folder, FLAKY + BROKEN) == run_tests.TESTS_FAILED
    assert (folder / "flaky.txt").read_text() == "test_it.py::test_flaky\n"


def test_the_second_run_can_wait_until_all_parts_are_done(folder: Path) -> None:
    assert run(folder, BROKEN, "--later") == 0
    assert run_tests.main(["--end"]) == run_tests.TESTS_FAILED
    assert run_tests.main(["--end"]) == 0  # nothing is left to run


def test_a_module_that_cannot_be_read_is_no_flaky_test(folder: Path) -> None:
    assert run(folder, "import nothing_of_this_name") > 0
    assert not (folder / "flaky.txt").exists()


def test_many_failures_are_not_tried_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_tests, "MOST", 1)
    assert run(folder, FLAKY + BROKEN, "--later") == run_tests.TESTS_FAILED
    assert not (folder / "flaky.txt").exists()


def test_the_end_tells_what_every_phase_found_and_fails_for_one_that_failed(
    folder: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run_tests, "MOST", 0)
    assert run(folder, BROKEN, "--later") == run_tests.TESTS_FAILED
    (folder / "build" / "other-tests.log").write_text("7 passed in 3.10s\n")
    (folder / "build" / run_tests.FAILED_PHASES).write_text("lint\nsome-tests\n")
    capfd.readouterr()
    assert run_tests.main(["--end"]) == run_tests.TESTS_FAILED
    told = capfd.readouterr().out.splitlines()
    assert told[1] == "other-tests: 7 passed in 3.10s"
    assert told[2].startswith("FAILED test_it.py::test_broken")
    assert told[3].startswith("some-tests: 1 failed in ")
    assert told[4:] == ["failed: lint", "failed: some-tests"]
