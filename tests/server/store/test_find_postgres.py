"""PostgreSQL for the tests: found where it is installed, and installed only by root, without a server that starts."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tools import find_postgres


def programs_in(folder: Path) -> Path:
    folder.mkdir(parents=True)
    for name in find_postgres.PROGRAMS:
        (folder / name).touch(mode=0o755)
    return folder


def test_the_programs_are_found_on_the_path_and_else_where_debian_keeps_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    newest = programs_in(tmp_path / "postgresql/15/bin")
    programs_in(tmp_path / "postgresql/13/bin")
    monkeypatch.setattr(find_postgres, "PLACES", (f"{tmp_path}/postgresql/*/bin",))
    monkeypatch.setenv("PATH", str(tmp_path))
    assert find_postgres.find() == newest
    own = programs_in(tmp_path / "own")
    monkeypatch.setenv("PATH", str(own))
    assert find_postgres.find() == own


@pytest.mark.parametrize(("user", "calls"), [(0, ["update", "install"]), (1000, [])])
def test_only_root_installs_it_and_no_cluster_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, user: int, calls: list[str]
) -> None:
    called: list[str] = []

    def run(words: list[str], **more: Any) -> None:
        called.append(words[2])

    monkeypatch.setattr(find_postgres, "NO_CLUSTER", tmp_path / "etc/createcluster.conf")
    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: user)
    find_postgres.install()
    assert called == calls
    assert find_postgres.NO_CLUSTER.exists() == bool(calls)
