"""Redis for the tests: found where it is installed, and installed only by root, without a server that starts."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tools import find_redis


@pytest.mark.parametrize(("user", "calls"), [(0, ["update", "install"]), (1000, [])])
def test_only_root_installs_it_and_no_server_starts_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, user: int, calls: list[str]
) -> None:
    called: list[tuple[str, bool]] = []

    def run(words: list[str], **more: Any) -> None:
        called.append((words[2], find_redis.NO_START.exists()))

    monkeypatch.setattr(find_redis, "NO_START", tmp_path / "policy-rc.d")
    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: user)
    find_redis.install()
    assert called == [(call, True) for call in calls]
    assert not find_redis.NO_START.exists()


def test_it_is_found_on_the_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/somewhere/{name}")
    assert find_redis.find() == Path("/somewhere/redis-server")
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert find_redis.find() is None
