"""Find the Redis server for the tests of the bus, or install it if possible; and run one in a temporary folder."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.ports import free_port

PROGRAM = "redis-server"
HOW = "no redis-server found, so its tests are skipped. Debian/Ubuntu: apt install redis-server"
NO_START = Path("/usr/sbin/policy-rc.d")
START_SECONDS = 30.0


def find() -> Path | None:
    found = shutil.which(PROGRAM)
    return None if found is None else Path(found)


def install() -> None:
    """Only as root on Debian and its derivatives. Elsewhere the user must decide. No server is started by that."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return
    is_ours = not NO_START.exists()
    if is_ours:
        NO_START.write_text("#!/bin/sh\nexit 101\n")
        NO_START.chmod(0o755)
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    keep = ("-o", "Dpkg::Options::=--force-confold")
    try:
        for words in (["update"], ["install", "--yes", "--no-install-recommends", *keep, PROGRAM]):
            subprocess.run(["apt-get", "-qq", *words], env=environment, stdout=subprocess.DEVNULL, check=False)
    finally:
        if is_ours:
            NO_START.unlink()


def find_or_install() -> Path | None:
    if find() is None:
        install()
    return find()


class RedisServer:
    """On a free port of this machine only. It keeps nothing on disk."""

    def __init__(self, program: Path, folder: Path) -> None:
        self.program = program
        self.folder = folder
        self.port = free_port()
        self.address = f"redis://127.0.0.1:{self.port}/0"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        words = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self.folder)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen([str(self.program), *words], stdout=log, stderr=log)
        deadline = time.monotonic() + START_SECONDS
        while not self.answers():
            assert self.process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < deadline, "Redis did not start"
            time.sleep(0.02)

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as link:
                link.sendall(b"PING\r\n")
                return link.recv(64).startswith(b"+PONG")
        except OSError:
            return False

    def stop(self) -> None:
        """At once, as a crash would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@contextmanager
def running_redis(program: Path) -> Iterator[RedisServer]:
    folder = Path(tempfile.mkdtemp(prefix="skulduggery-redis-"))
    server = RedisServer(program, folder)
    try:
        server.start()
        yield server
    finally:
        if server.process is not None:
            server.stop()
        shutil.rmtree(folder)
