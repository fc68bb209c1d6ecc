"""Several nodes are one server for the operator, for backups, and for the limits of an address and a token."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from skulduggery.server.protocol import bodies, from_page
from skulduggery.server.store.backups import back_up
from skulduggery.server.store.database import Database
from skulduggery.server.store.rows import OF_THE_MOMENT
from tests.server.local_server import LocalServer, async_test
from tests.server.two_nodes import at_two_nodes, two_nodes, until


@async_test
async def test_the_operator_sees_who_is_connected_anywhere(shared: Database) -> None:
    async with two_nodes(shared, admin_token="secret") as (one, other):
        await at_two_nodes(one, other)
        key = {"Authorization": "Bearer secret"}

        async def here(place: LocalServer) -> int:
            lines = (await place.web.get("/api/admin/tables", headers=key)).json()
            return int(lines[0]["here"])

        while [await here(place) for place in (one, other)] != [2, 2]:  # the owner tells the others from time to time
            await asyncio.sleep(0.02)


@async_test
async def test_a_copy_holds_no_leases_and_nobody_who_is_connected(shared: Database, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    async with two_nodes(shared) as (one, other):
        await at_two_nodes(one, other)
        assert await asyncio.to_thread(back_up, shared, copy) == 1
    with closing(sqlite3.connect(copy)) as connection:
        counts = [connection.execute(f"select count(*) from {table}").fetchone()[0] for table in OF_THE_MOMENT]
    assert counts == [0] * len(OF_THE_MOMENT)


@async_test
async def test_limits_of_an_address_count_for_both_nodes(shared: Database) -> None:
    async with two_nodes(shared, wrong_codes_at_once=2.0, tables_per_minute=3.0) as (one, other):
        answers = [await place.web.get("/api/tables/PARROT-1000") for place in (one, other, one, other)]
        assert [answer.status_code for answer in answers] == [404, 404, 429, 429]
        host = await one.open_table("tictactoe", players=2)
        await other.web.get(f"/api/tables/{host['table']}")  # a link is no code
        for place in (other, one):
            await place.open_table("tictactoe", players=2)
        await other.post("/api/tables", bodies.NewTable("tictactoe", "Anna", 2), status=429)


@async_test
async def test_limits_of_a_token_count_for_both_nodes(shared: Database) -> None:
    async with two_nodes(shared, talk_at_once=2.0, talk_per_minute=0.01) as (one, other):
        host = await one.open_table("tictactoe", players=2)
        pages = [await place.page(host) for place in (one, other)]
        for page, phrase in zip(pages, ("shout-arrr", "shout-ouch"), strict=True):  # the same again would count once
            assert (await page.ask(from_page.Say, 0, phrase=phrase))["kind"] == "ack"
        for page, phrase in zip(pages, ("shout-sorry", "shout-oh-no"), strict=True):
            assert (await page.ask(from_page.Say, 0, phrase=phrase))["refusal"]["kind"] == "too_fast"


@async_test
async def test_ready_and_the_metrics_tell_of_the_nodes(shared: Database) -> None:
    async with two_nodes(shared, metrics_token="secret") as (one, other):
        assert (await one.web.get("/ready")).json() == {"status": "ready", "database": "ok"}
        await until(lambda: other.services.nodes.living() == 2)
        told = (await other.web.get("/api/metrics", headers={"Authorization": "Bearer secret"})).text
        assert "skulduggery_nodes 2\n" in told
        assert "skulduggery_tables_owned 0\n" in told
        assert msgspec.json.decode((await other.web.get("/api/health")).content) == {"status": "ok"}
