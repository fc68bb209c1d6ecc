"""Nobody can know the dice: the server draws its seeds itself, and no setting changes that."""

import asyncio
from pathlib import Path

import msgspec

from skulduggery.server.run import services_for
from skulduggery.server.runtime.seeds import SEED_BYTES, Seeds
from skulduggery.server.runtime.settings import Settings
from skulduggery.server.store.sqlite_database import SqliteDatabase

MANY = 50


def test_no_two_seeds_are_alike() -> None:
    seeds = Seeds()
    assert len({seeds.for_match() for _ in range(MANY)}) == MANY
    assert len(bytes.fromhex(seeds.for_match())) == SEED_BYTES
    assert len({seeds.for_bot() for _ in range(MANY)}) == MANY


def test_a_server_has_the_real_seeds_and_no_setting_for_others(tmp_path: Path) -> None:
    services = services_for(SqliteDatabase(tmp_path / "tables.sqlite"), Settings())
    asyncio.run(services.store.close())
    assert type(services.seeds) is Seeds
    assert not [field.name for field in msgspec.structs.fields(Settings) if "seed" in field.name]
