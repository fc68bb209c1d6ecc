"""A PostgreSQL server for tests and benchmarks: in a temporary folder, on a free port of this machine only."""

import asyncio
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg

from tools.ports import free_port

USER = "skulduggery"
SMALL = ("shared_buffers=16MB", "max_connections=60", "autovacuum=off")
NOT_DURABLE = ("fsync=off", "full_page_writes=off")  # for tests: nothing in them needs to survive this machine
START_SECONDS = 30.0
TEMPLATE = "prepared"
SERVANTS = ("postgres", "nobody")  # PostgreSQL refuses to run as root


class Cluster:
    """`programs` is the folder with initdb and postgres."""

    def __init__(self, programs: Path, folder: Path, settings: tuple[str, ...]) -> None:
        self.programs = programs
        self.folder = folder
        self.port = 0
        self.settings = settings
        self.process: subprocess.Popen[bytes] | None = None
        self.numbers = itertools.count(1)

    def address(self, name: str) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def new_database(self, template: str = "template1") -> str:
        """The address of a database of its own, a copy of the template."""
        name = f"d{next(self.numbers)}"
        self.command(f"create database {name} template {template}")
        return self.address(name)

    def command(self, query: str) -> None:
        asyncio.run(self.execute(query))

    async def execute(self, query: str) -> None:
        link: Any = await asyncpg.connect(self.address("postgres"))
        try:
            await link.execute(query)
        finally:
            await link.close()

    # --- the process

    def initialize(self) -> None:
        words = ["-D", str(self.folder / "data"), "-U", USER, "--auth=trust", "--no-sync", "-E", "UTF8"]
        self.run([str(self.programs / "initdb"), *words, "--locale=C.UTF-8"]).communicate()
        self.port = free_port()  # not before, since others look for free ports, too

    def start(self) -> None:
        settings = [word for setting in self.settings for word in ("-c", setting)]
        place = ["-h", "127.0.0.1", "-p", str(self.port), "-k", str(self.folder)]
        self.process = self.run([str(self.programs / "postgres"), "-D", str(self.folder / "data"), *place, *settings])
        deadline = time.monotonic() + START_SECONDS
        while not self.answers():
            assert self.process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < deadline, "PostgreSQL did not start"
            time.sleep(0.02)

    def run(self, command: list[str]) -> subprocess.Popen[bytes]:
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **servant())

    def answers(self) -> bool:
        try:
            self.command("select 1")
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    def stop(self) -> None:
        """At once, as a crash would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()


def servant() -> dict[str, Any]:
    """As whom PostgreSQL runs where we are root."""
    if os.geteuid() != 0:
        return {}
    known = {user.pw_name: user for user in pwd.getpwall()}
    user = next(known[name] for name in SERVANTS if name in known)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


@contextmanager
def running_cluster(programs: Path, durable: bool = False) -> Iterator[Cluster]:
    folder = Path(tempfile.mkdtemp(prefix="skulduggery-postgres-"))
    owner = servant()
    if owner:
        os.chown(folder, owner["user"], owner["group"])
    cluster = Cluster(programs, folder, SMALL if durable else (*SMALL, *NOT_DURABLE))
    try:
        cluster.initialize()
        cluster.start()
        yield cluster
    finally:
        if cluster.process is not None:
            cluster.stop()
        shutil.rmtree(folder)
