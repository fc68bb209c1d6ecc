"""`serve`, `backup` and `restore` as a person types them."""

from pathlib import Path

import pytest

from skulduggery.server.runtime.address import local_address, qr_for_terminal
from skulduggery.server.store.sqlite import SqliteStore
from tests.cli.conversation import converse, plain
from tests.server.local_server import async_test


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("serve --database mysql://host/db", "sqlite:///FILE, postgresql://"),
        ("serve --database postgresql://anna:secret@127.0.0.1:1/db", "postgresql://anna:***@127.0.0.1:1/db cannot be"),
        ("backup", "Which file?"),
        ("restore", "Which file?"),
        ("backup copy --database sqlite:///none.sqlite", "There is no file none.sqlite"),
        ("restore none.sqlite", "There is no file none.sqlite"),
    ],
)
def test_a_bad_command_gets_one_clear_sentence(words: str, sentence: str) -> None:
    said = converse(*words.split())
    assert said.code == 2
    assert sentence in plain(said.err)


@async_test
async def test_a_backup_goes_out_and_comes_back(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.sqlite")
    await store.close()
    database = ["--database", f"sqlite:///{tmp_path / 't.sqlite'}"]
    said = converse("backup", str(tmp_path / "copy"), *database)
    assert said.code == 0, said.err
    assert "0 tables are safe" in plain(said.out)
    said = converse("restore", str(tmp_path / "copy"), *database)
    assert said.code == 0, said.err
    assert "0 tables are back" in plain(said.out)


def test_the_address_for_phones_can_be_scanned() -> None:
    address = local_address()
    assert len(address.split(".")) == 4
    assert len(qr_for_terminal(f"http://{address}:8000").splitlines()) > 10
