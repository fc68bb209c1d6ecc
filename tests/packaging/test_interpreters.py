"""Bots compute the same numbers and moves on every supported Python. Needs the interpreters on PATH."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
UV = str(Path(sys.executable).with_name("uv"))
DECISIONS = str(ROOT / "tests/golden/decisions.py")


def said_by(*command: str) -> str:
    """What a command prints. Where it cannot be run, the test is skipped with its complaint."""
    try:
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    except FileNotFoundError as missing:
        pytest.skip(str(missing))
    except subprocess.CalledProcessError as failed:
        pytest.skip(f"{' '.join(command)}: {failed.stderr.strip()}")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["python3.11", "python3.12", "python3.13", "python3.14"])
def test_captains_compute_the_same_on_another_interpreter(name: str, tmp_path: Path) -> None:
    said_by(name, "--version")
    said_by(UV, "venv", "--python", name, str(tmp_path / "venv"))
    python = str(tmp_path / "venv" / "bin" / "python")
    said_by(UV, "pip", "install", "--python", python, "--require-hashes", "-r", "locks/base.txt")
    said_by(UV, "pip", "install", "--python", python, "--no-deps", "-e", ".")
    decided = [subprocess.check_output([each, DECISIONS], cwd=ROOT) for each in (python, sys.executable)]
    assert decided[0] == decided[1]
