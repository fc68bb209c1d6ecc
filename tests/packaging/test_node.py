"""Where the system has no node, the page is built with the one from PyPI."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from tools import build_web

SCRIPTS = {"outer": "npm run --silent inner", "inner": "node --version"}  # as those of web/package.json call each other


@pytest.mark.slow
def test_npm_from_pypi_finds_itself_and_its_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_web, "NODE", tmp_path / "node")
    monkeypatch.setattr(build_web, "NODE_STAMP", tmp_path / "node" / ".locked")
    monkeypatch.setenv("PATH", folder_without_node(tmp_path))
    assert build_web.system_npm() is None
    npm = build_web.Npm(build_web.npm_from_pypi())
    (tmp_path / "package.json").write_text(json.dumps({"scripts": SCRIPTS}))
    said = subprocess.run(
        [npm.command, "run", "--silent", "outer"], cwd=tmp_path, env=npm.environment, capture_output=True, check=True
    ).stdout.decode()
    lock = (build_web.ROOT / "locks" / "node.txt").read_text()
    assert f"=={said.strip().removeprefix('v')} " in lock


def test_a_node_that_is_too_old_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text("#!/bin/sh\necho v18.20.1\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    assert build_web.system_npm() is None


def folder_without_node(place: Path) -> str:
    """The programs npm's scripts need: a shell, and what starts node."""
    folder = place / "bin"
    folder.mkdir()
    for name in ("sh", "env"):
        (folder / name).symlink_to(f"/usr/bin/{name}")
    return str(folder)
