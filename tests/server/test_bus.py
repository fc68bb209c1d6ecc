"""The bus between nodes: over PostgreSQL and over Redis, lost and found again."""

import asyncio
import secrets

import pytest

from skulduggery.core.refusals import Refused
from skulduggery.server.nodes import finding
from skulduggery.server.nodes.bus import Bus
from skulduggery.server.protocol.refusals import NeedsExtra, NodesNeedPostgres
from tools.find_redis import RedisServer

from .conftest import NewDatabase
from .harbour import afloat
from .tictactoe import mark
from .two_nodes import at_two_nodes, two_nodes, until


class Heard:
    """What comes over a bus."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.messages: list[tuple[str, int]] = []
        self.connects = 0
        bus.start(lambda table, number: self.messages.append((table, number)), self.count)

    def count(self) -> None:
        self.connects += 1


@pytest.fixture(params=["postgresql", "redis"])
def address(request: pytest.FixtureRequest) -> str:
    return "postgresql" if request.param == "postgresql" else str(request.getfixturevalue("redis").address)


@afloat
async def test_what_one_node_tells_all_hear_with_table_and_number_only(new_postgres: NewDatabase, address: str) -> None:
    database = await asyncio.to_thread(new_postgres)
    buses = [await asyncio.to_thread(finding.bus_at, address, database) for _ in range(3)]
    heard = [Heard(bus) for bus in buses]
    await until(lambda: all(bus.is_up for bus in buses))
    tables = [secrets.token_hex(7) for _ in range(500)]  # more than fit into one message
    for number, table in enumerate(tables):
        buses[0].publish(table, number)
    await until(lambda: all(len(each.messages) == len(tables) for each in heard))
    assert heard[1].messages == heard[2].messages == [(table, number) for number, table in enumerate(tables)]
    for bus in buses:
        await bus.close()


@afloat
async def test_databases_on_one_redis_do_not_hear_each_other(new_postgres: NewDatabase, redis: RedisServer) -> None:
    databases = [await asyncio.to_thread(new_postgres) for _ in range(2)]
    one, other = [await asyncio.to_thread(finding.bus_at, redis.address, database) for database in databases]
    assert one.channel != other.channel  # type: ignore[attr-defined]  # it is Redis


@afloat
async def test_redis_goes_away_and_comes_back(new_postgres: NewDatabase, redis: RedisServer) -> None:
    """Meanwhile nodes look at the database by themselves; then all are connected again."""
    database = await asyncio.to_thread(new_postgres)
    async with two_nodes(database, redis.address) as (one, other):
        anna, ben = await at_two_nodes(one, other)
        redis.stop()
        try:
            await until(lambda: not one.services.nodes.bus_is_up() and not other.services.nodes.bus_is_up())
            assert (await one.web.get("/ready")).json() == {"status": "not ready", "database": "ok", "bus": "failed"}
            await anna.play(0, mark(4))
            await ben.settled(3)
        finally:
            await asyncio.to_thread(redis.start)
        await until(lambda: bool(one.services.nodes.bus_is_up() and other.services.nodes.bus_is_up()))
        await ben.play(1, mark(0))
        await anna.settled(4)


def test_nodes_need_a_database_that_can_be_shared() -> None:
    with pytest.raises(Refused) as refused:
        finding.check_bus("postgresql", "sqlite:///tables.sqlite")
    assert refused.value.refusal == NodesNeedPostgres("", "sqlite:///tables.sqlite")
    with pytest.raises(ValueError, match="bus"):
        finding.check_bus("carrier-pigeon", "postgresql://localhost/x")


def test_without_the_package_for_redis_people_are_told_which_extra_they_need(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str, package: str) -> None:
        raise ModuleNotFoundError(name="redis")

    monkeypatch.setattr(finding, "import_module", missing)
    with pytest.raises(Refused) as refused:
        finding.redis_module()
    assert refused.value.refusal == NeedsExtra("", "redis")
