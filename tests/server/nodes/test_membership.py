"""A node among others: how it says that it lives, and what it does when it was late."""

import asyncio

import pytest

from skulduggery.server.nodes import membership
from skulduggery.server.nodes.membership import Membership
from skulduggery.server.registry import registry
from skulduggery.server.store.base import Store
from skulduggery.server.store.database import Database
from skulduggery.server.store.postgres.shared import RELEASE
from skulduggery.server.table.match.loader import LoadedTable, load_table
from tests.server.local_server import async_test
from tests.server.two_nodes import membership_of, one_node, two_nodes


@async_test
async def test_a_lease_that_is_lost_while_the_table_is_read_shows_nothing(
    shared: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with one_node(shared) as place:
        table = str((await place.open_table("tictactoe", players=2))["table"])

        async def slow_load(store: Store, name: str) -> LoadedTable:
            found = await load_table(store, name)
            place.services.nodes.forget(name)
            return found

        monkeypatch.setattr(registry, "load_table", slow_load)
        assert (await place.web.get(f"/api/tables/{table}")).status_code == 503
        assert table not in place.registry.tables
        monkeypatch.undo()
        assert (await place.web.get(f"/api/tables/{table}")).status_code == 200


@async_test
async def test_many_requests_that_wait_for_a_sign_of_life_make_one(
    shared: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with one_node(shared) as place:
        nodes = membership_of(place)
        asked: list[object] = []

        async def own_connection() -> object:
            asked.append(await Membership.own_connection(nodes))
            return asked[-1]

        monkeypatch.setattr(nodes, "own_connection", own_connection)
        nodes.valid_until = 0.0
        await asyncio.gather(*[nodes.confirm() for _ in range(20)])
        assert len(asked) <= 2  # one more at its usual time


@async_test
async def test_what_takes_too_long_does_not_cost_a_node_its_sign_of_life(
    shared: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(membership, "ANSWER_SECONDS", 0.2)
    async with one_node(shared) as place:
        nodes = membership_of(place)
        link = await nodes.own_connection()
        assert not await nodes.try_to(never)
        assert not link.is_closed()


@async_test
async def test_dead_nodes_and_full_limits_are_forgotten(shared: Database) -> None:
    async with one_node(shared) as place:
        store = membership_of(place).store
        await store.value("insert into nodes (id, address, until) values ('dead', '192.0.2.7:1', 0.0)")
        await store.value("insert into limits (what, client, level, at) values ('joins', '192.0.2.7', 1.0, 0.0)")
    async with one_node(shared) as place:
        store = membership_of(place).store
        while await store.column("select id from nodes where id = 'dead' union select client from limits"):
            await asyncio.sleep(0.01)


@async_test
async def test_a_table_that_a_node_owns_anew_has_its_pages_told_again(shared: Database) -> None:
    async with two_nodes(shared) as (one, other):
        host = await one.open_table("tictactoe", players=2)
        await one.page(host)
        nodes, table = membership_of(one), host["table"]
        await nodes.tell_pages()
        assert await membership_of(other).pages_at([table]) == {table: 1}
        async with nodes.leasing:  # its own look at tables would take the lease first
            await nodes.store.ask(lambda link: link.execute(RELEASE, nodes.name, [table], None))
            nodes.leases |= await nodes.taken([table])
        await nodes.tell_pages()
        assert await membership_of(other).pages_at([table]) == {table: 1}


async def never() -> None:
    """Takes as long as hundreds of tables that are read."""
    await asyncio.Event().wait()
