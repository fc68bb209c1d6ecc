"""Nodes of two versions of the package run side by side, as long as both have the same schema."""

import asyncio
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from skulduggery.core.refusals import Refused
from skulduggery.server.protocol.refusals import DatabaseInUse
from skulduggery.server.store.database import Database
from skulduggery.server.store.postgres import database as module
from tests.server.conftest import NewDatabase
from tests.server.local_server import async_test, async_test_for
from tests.server.nodes.test_node_failures import NODE, TURNS, against_bots, lost
from tests.server.process import own_process
from tests.server.two_nodes import one_node

SOURCES = Path(__file__).parents[3] / "src" / "skulduggery"
NEWER = "99.0.0"
START = """
import os, runpy, sys
os.environ["PYTHONPATH"] = {folder!r}  # for the workers
sys.path.insert(0, {folder!r})
runpy.run_module("skulduggery", run_name="__main__")
"""
CHANGES = (("__init__.py", 'version("skulduggery")', f'"{NEWER}"'),)  # another number


@pytest.fixture
def newer_version(tmp_path: Path) -> tuple[str, ...]:
    """What Python runs for the newer version: a copy of our sources, with another number."""
    copy = tmp_path / "newer" / "skulduggery"
    shutil.copytree(SOURCES, copy, ignore=shutil.ignore_patterns("__pycache__", "static", "*.so"))
    (copy / "static").symlink_to(SOURCES / "static")
    for name, old, new in CHANGES:
        text = (copy / name).read_text()
        assert old in text
        (copy / name).write_text(text.replace(old, new))
    return "-c", START.format(folder=str(copy.parent))


@async_test_for(150.0)
async def test_an_old_and_a_new_node_play_one_match_and_the_new_one_goes_on_alone(
    new_postgres: NewDatabase, newer_version: tuple[str, ...]
) -> None:
    command = [sys.executable, *newer_version, "--version"]
    said = await asyncio.to_thread(subprocess.run, command, capture_output=True, check=True)
    assert NEWER in said.stdout.decode()
    database = await asyncio.to_thread(new_postgres)
    async with own_process(database, NODE, newer_version) as new:
        async with one_node(database) as old:
            player = await against_bots(old)
            page, elsewhere = await old.page(player.ticket), await new.page(player.ticket)
            await player.play(page, TURNS)
            await elsewhere.settled(page.at)
            await player.play(elsewhere, TURNS)
            await page.settled(elsewhere.at)
        await lost(page)
        page = await new.page(player.ticket)
        await player.play(page, TURNS)
        async with one_node(database) as place:
            await player.check(place)


@async_test
async def test_a_version_with_another_schema_waits_until_all_nodes_are_stopped(
    new_postgres: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    database: Database = await asyncio.to_thread(new_postgres)
    async with one_node(database):
        await asyncio.to_thread(hold, database)  # another node of this version
        monkeypatch.setattr(module, "REVISION", "9999")
        with pytest.raises(Refused) as refused:
            await asyncio.to_thread(hold, database)
        assert isinstance(refused.value.refusal, DatabaseInUse)
    await asyncio.to_thread(hold, database)


def hold(database: Database) -> None:
    with database.hold_for_server(shared=True):
        pass
