"""Run pytest, and run the tests that failed once more, alone. A test that passes then is flaky.

One flaky test must not stop a delivery, but nobody may overlook it. So it is named in the last lines of `make test` and
in `tests/flaky.txt`. The next change finds the cause and empties this file. A test that fails twice is a failure.

    python -m tools.run_tests NAME [--later] COMMAND...   COMMAND is a call of pytest; its output goes to build/NAME.log
    python -m tools.run_tests --end                       the second run of all that failed with --later; all results
"""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
FLAKY = ROOT / "tests" / "flaky.txt"
FAILED_PHASES = "failed-phases"  # a file of BUILD: the phases of `make test` that a second run cannot save, a line each
TESTS_FAILED = 1  # the exit code of pytest; others mean that it could not run all tests
MOST = 12  # more failures than this are no accident, so they are not tried again
# `--dist loadgroup` adds the group of a test to its name; a test that runs alone has none.
GROUP = re.compile(r"@[^\]]*$")
FAILURE = re.compile(r"(FAILED|ERROR) ")


def main(words: list[str]) -> int:
    if words == ["--end"]:
        return end()
    name, *command = words
    later = command[:1] == ["--later"]
    return run_first(BUILD / f"{name}.failed.json", command[later:], later)


def run_first(note: Path, command: list[str], later: bool) -> int:
    """Run all tests. Returns 0 if the only failures are to be tried again later."""
    note.parent.mkdir(exist_ok=True)
    note.unlink(missing_ok=True)
    remembering = [*command, "-o", f"cache_dir={cache(note)}"]
    lastfailed(note).unlink(missing_ok=True)
    with note.with_suffix("").with_suffix(".log").open("wb") as log:
        code = run_and_log(remembering, log.fileno())
    forget_groups(note)
    failed = names_of_failed(note)
    if code != TESTS_FAILED or len(failed) > MOST:
        return code
    note.write_text(json.dumps({"command": remembering, "failed": failed}), encoding="utf-8")
    print(f"{len(failed)} failed; the second run is alone{' and comes at the end' if later else ''}", flush=True)
    return 0 if later else run_again(note)


def run_and_log(command: list[str], log: int) -> int:
    """Show the output and write it to the log."""
    tee = subprocess.Popen(["tee", f"/dev/fd/{log}"], stdin=subprocess.PIPE, pass_fds=[log])
    code = subprocess.run(command, stdout=tee.stdin, cwd=ROOT, check=False).returncode
    tee.communicate()
    return code


def run_again(note: Path) -> int:
    """Run what failed, one test after the other. Those that pass now are noted as flaky."""
    first = json.loads(note.read_text(encoding="utf-8"))
    command = [*first["command"], "--last-failed", "--last-failed-no-failures", "none", "-n", "0"]
    code = subprocess.run(command, cwd=ROOT, check=False).returncode
    note.unlink()
    if code in (0, TESTS_FAILED):
        tell_flaky(sorted(set(first["failed"]) - set(names_of_failed(note))))
    return code


def end() -> int:
    """The end of `make test`: the second run, then what came of every phase."""
    code = max([run_again(note) for note in sorted(BUILD.glob("*.failed.json"))], default=0)
    failed = lines_of(BUILD / FAILED_PHASES)
    print()
    for log in sorted(BUILD.glob("*-tests.log")):
        lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
        shown = [line for line in lines if FAILURE.match(line)] if log.stem in failed else []
        print(*shown, f"{log.stem}: {lines[-1] if lines else 'nothing ran'}", sep="\n")
    for phase in failed:
        print(f"failed: {phase}")
    for name in lines_of(FLAKY):
        print(f"flaky, to be mended by the next change: {name}")
    return code or int(bool(failed))


def lines_of(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


def tell_flaky(names: list[str]) -> None:
    FLAKY.write_text("".join(f"{name}\n" for name in sorted({*lines_of(FLAKY), *names})), encoding="utf-8")
    for name in names:
        print(f"flaky: {name}", flush=True)


def cache(note: Path) -> Path:
    return note.with_suffix("").with_suffix(".cache")


def lastfailed(note: Path) -> Path:
    return cache(note) / "v" / "cache" / "lastfailed"


def forget_groups(note: Path) -> None:
    """Call the tests that failed by the names that they have in the second run. Else pytest would run all tests."""
    failed = {GROUP.sub("", name): True for name in names_of_failed(note)}
    if failed:
        lastfailed(note).write_text(json.dumps(failed), encoding="utf-8")


def names_of_failed(note: Path) -> list[str]:
    return sorted(json.loads(lastfailed(note).read_text(encoding="utf-8"))) if lastfailed(note).exists() else []


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
