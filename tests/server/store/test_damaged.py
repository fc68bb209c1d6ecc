"""A damaged database: the server says so and what to do, and what is readable can be saved."""

import os
import random
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skulduggery.core.options import make_options
from skulduggery.core.record import save_entry
from skulduggery.core.refusals import Refused
from skulduggery.core.table import Table
from skulduggery.games import game_called
from skulduggery.server.protocol.refusals import DatabaseDamaged
from skulduggery.server.security.keys import TABLE_LENGTH, hashed
from skulduggery.server.store.base import Change, NewEntry
from skulduggery.server.store.files import back_up, check, check_sound, restore
from skulduggery.server.store.meta import SeatMeta, TableMeta, pack
from skulduggery.server.store.rescue import PAGE, rescue
from skulduggery.server.store.sqlite import SqliteStore
from tests.cli.conversation import converse, plain
from tests.server.local_server import async_test, local_server

TABLES = 12
LETTERS = "dkbhacmfejgi"  # tables lie in the file in another order than by id
MOVES = 60


async def fill(folder: Path) -> Path:
    """A database with matches under way, folded into one file."""
    file = folder / "tables.sqlite"
    store = SqliteStore(file)
    for number in range(TABLES):
        await store.write(match_under_way(number))
    await store.close()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
    return file


def match_under_way(number: int) -> Change:
    game, chance, seed = game_called("blackwood"), random.Random(number), bytes([number]) * 32
    table: Table[Any] = Table(game, make_options(game.options_type, game.seats, {"players": 2}), seed)
    while (asked := table.state.asked()) is not None and table.number < MOVES:
        table.play(asked.seat, chance.choice(game.legal_moves(table.state)))
    seats = [SeatMeta("Anna", "person", token=hashed("a")), SeatMeta("Ben", "person", token=hashed("b"))]
    meta = TableMeta(
        table=LETTERS[number] * TABLE_LENGTH, game=game.key, server_seed=seed.hex(), created=0.0, seats=seats
    )
    meta.header, meta.status, meta.options = table.header, "running", msgspec.to_builtins(table.options)
    entries = [NewEntry(entry.number, save_entry(entry), None) for entry in table.entries]
    return Change(meta.table, 1.0, entries, pack(meta), meta.status, f"PARROT-{number}")


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sound")
    found: list[Path] = []

    async def make() -> None:
        found.append(await fill(folder))

    async_test(make)()
    return found[0]


def overwrite(file: Path, at: int, length: int) -> None:
    with file.open("r+b") as data:
        data.seek(at)
        data.write(random.Random(at).randbytes(length))


def no_header(file: Path) -> None:
    overwrite(file, 0, 100)


def no_first_page(file: Path) -> None:
    overwrite(file, 0, PAGE)


def bad_pages(file: Path) -> None:
    pages = file.stat().st_size // PAGE
    for page in range(10, pages, 9):
        overwrite(file, page * PAGE, PAGE)


def cut_short(file: Path) -> None:
    os.truncate(file, file.stat().st_size * 2 // 3 // PAGE * PAGE)


def cut_in_a_page(file: Path) -> None:
    os.truncate(file, file.stat().st_size - 1_000)


DAMAGES = [no_header, no_first_page, bad_pages, cut_short, cut_in_a_page]


def numbers(file: Path) -> dict[str, list[int]]:
    with closing(sqlite3.connect(file)) as connection:
        found: dict[str, list[int]] = {str(row[0]): [] for row in connection.execute("select id from tables")}
        for table, number in connection.execute("select table_id, number from entries order by table_id, number"):
            found[table].append(number)
    return found


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_is_readable_is_saved_and_can_be_restored(tmp_path: Path, sound: Path, damage: object) -> None:
    file, copy = tmp_path / "tables.sqlite", tmp_path / "saved.sqlite"
    shutil.copyfile(sound, file)
    assert callable(damage)
    damage(file)
    before = file.read_bytes()
    with pytest.raises(Refused) as refused:
        check_sound(file)
    assert isinstance(refused.value.refusal, DatabaseDamaged)
    found = rescue(file, copy)
    assert file.read_bytes() == before
    assert (copy.stat().st_mode & 0o777, check(copy)) == (0o600, found.tables)
    whole, saved = numbers(sound), numbers(copy)
    assert saved.keys() <= whole.keys()
    assert all(got == whole[table][: len(got)] for table, got in saved.items())
    assert sum(len(got) < len(whole[table]) for table, got in saved.items()) == found.cut
    assert found.tables + found.lost <= TABLES
    if damage in (no_header, no_first_page):
        assert saved == whole
    else:
        assert sum(map(len, saved.values())) > sum(map(len, whole.values())) / 4
    assert restore(copy, file) == found.tables
    check_sound(file)
    assert (tmp_path / "tables.sqlite.old").read_bytes() == before


@pytest.mark.parametrize("damage", DAMAGES)
def test_the_server_says_what_to_do_instead_of_a_traceback(tmp_path: Path, sound: Path, damage: object) -> None:
    file = tmp_path / "tables.sqlite"
    shutil.copyfile(sound, file)
    assert callable(damage)
    damage(file)
    said = converse("serve", "--port", "0", "--database", f"sqlite:///{file}")
    assert said.code == 2
    for words in ("is damaged", "skulduggery restore", "skulduggery rescue"):
        assert words in plain(said.err)
    assert "Traceback" not in said.err


@async_test
async def test_matches_that_were_saved_go_on(tmp_path: Path) -> None:
    file = await fill(tmp_path)
    bad_pages(file)
    found = rescue(file, tmp_path / "saved.sqlite")
    restore(tmp_path / "saved.sqlite", file)
    async with local_server(tmp_path) as place:
        for table in numbers(file):
            assert (await place.web.get(f"/api/tables/{table}")).json()["status"] == "running"
        assert found.tables


def test_a_damaged_database_is_not_backed_up(tmp_path: Path, sound: Path) -> None:
    file, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    shutil.copyfile(sound, file)
    bad_pages(file)
    with pytest.raises(Refused) as refused:
        back_up(file, copy)
    assert isinstance(refused.value.refusal, DatabaseDamaged)
    assert not copy.exists()


@pytest.mark.parametrize(("language", "words"), [("en", "are safe in"), ("nl", "staan veilig in")])
def test_the_command_tells_what_it_saved(tmp_path: Path, sound: Path, language: str, words: str) -> None:
    file = tmp_path / "tables.sqlite"
    shutil.copyfile(sound, file)
    database = ["--database", f"sqlite:///{file}", "--language", language]
    said = converse("rescue", str(tmp_path / "saved"), *database)
    assert said.code == 0, said.err
    assert f"{TABLES} " in plain(said.out)
    assert words in plain(said.out)
    assert "skulduggery restore" in plain(said.out)
    assert converse("rescue", str(tmp_path / "saved"), *database).code == 2  # it exists now


def test_a_file_that_is_no_database_at_all(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_bytes(b"a photo of a parrot" * 1_000)
    words = ["-m", "skulduggery", "serve", "--port", "0", "--database", f"sqlite:///{file}"]
    ended = subprocess.run([sys.executable, *words], capture_output=True, text=True, timeout=60, check=False)
    said = " ".join(ended.stderr.split())
    assert (ended.returncode, "is damaged" in said, "Traceback" in said) == (2, True, False)
    found = rescue(file, tmp_path / "saved")
    assert found == (0, 0, 0)
