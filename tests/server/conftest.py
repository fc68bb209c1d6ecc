"""The databases of the store's tests: SQLite, and a real PostgreSQL where it can be found or installed."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from skulduggery.server.store.database import Database
from skulduggery.server.store.location import database_at
from skulduggery.server.store.sqlite_database import SqliteDatabase
from tools.find_postgres import HOW, find_or_install
from tools.postgres_cluster import TEMPLATE, Cluster, running_cluster

from .prepared import prepared

NewDatabase = Callable[[], Database]
ONE_WORKER = pytest.mark.xdist_group("postgres")  # so that one PostgreSQL is started in a run, not one for each worker


@pytest.hookimpl(tryfirst=True)  # before xdist looks at the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "postgres" in item.nodeid or "cluster" in getattr(item, "fixturenames", ()):
            item.add_marker(ONE_WORKER)
            item.add_marker(pytest.mark.thorough)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    programs = find_or_install()
    if programs is None:
        pytest.skip(HOW)
    with running_cluster(programs) as found:
        found.command(f"create database {TEMPLATE}")
        database_at(found.address(TEMPLATE)).prepare()
        yield found


@pytest.fixture
def new_postgres(cluster: Cluster) -> NewDatabase:
    return lambda: database_at(cluster.new_database(TEMPLATE))


@pytest.fixture
def shared(new_postgres: NewDatabase) -> Database:
    """For several nodes."""
    return new_postgres()


@pytest.fixture
def new_sqlite(tmp_path: Path) -> NewDatabase:
    names = iter("abcdefgh")

    def new() -> Database:
        database = SqliteDatabase(prepared(tmp_path / f"{next(names)}.sqlite"))
        database.prepare()
        return database

    return new


@pytest.fixture(params=["sqlite", "postgres"])
def new_database(request: pytest.FixtureRequest) -> NewDatabase:
    found: NewDatabase = request.getfixturevalue(f"new_{request.param}")
    return found


@pytest.fixture
def database(new_database: NewDatabase) -> Database:
    return new_database()
