"""The operator's tools: readiness, metrics that tell trouble, and `skulduggery admin`."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skulduggery.server.protocol import bodies
from skulduggery.server.registry.load import STUCK_SECONDS, load_of
from skulduggery.server.store.base import Stored, StoreFailed
from skulduggery.server.store.sqlite import SqliteStore
from skulduggery.server.workers.fair import FairWorkers
from skulduggery.server.workers.pool import Inline
from tests.cli.conversation import Said, converse, plain
from tests.server.local_server import LocalServer, async_test, local_server
from tests.server.tictactoe import mark, two_at_tictactoe

SECRET = "admiral-of-the-whole-fleet"
TOKEN = {"authorization": f"Bearer {SECRET}"}


@pytest.fixture(autouse=True)
def token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SKULDUGGERY_ADMIN_TOKEN", SECRET)
    monkeypatch.setenv("COLUMNS", "200")


async def admin(place: LocalServer, *words: str) -> Said:
    """The command as a person types it, while the server runs in this event loop."""
    return await asyncio.to_thread(converse, "admin", *words, "--server", f"http://127.0.0.1:{place.port}")


@async_test
async def test_the_list_names_every_table_and_no_secret(tmp_path: Path) -> None:
    async with local_server(tmp_path, admin_token=SECRET) as place:
        anna, _, host, guest = await two_at_tictactoe(place)
        await anna.play(0, mark(4))
        other = await place.open_table("blackwood", name="Cas", players=3)
        said = await admin(place)
        assert said.code == 0, said.err
        lines = {line.split()[0]: line.split() for line in said.out.splitlines()[1:]}
        assert lines[host["table"]][1:7] == ["tictactoe", "running", "2", "0", "4", "2"]
        assert lines[other["table"]][1:7] == ["blackwood", "lobby", "1", "2", "0", "0"]
        answer = (await place.web.get("/api/admin/tables", headers=TOKEN)).text
        secrets = [host["token"], guest["token"], place.live(host).meta.server_seed, str(place.live(host).meta.code)]
        assert not [secret for secret in (*secrets, "Anna", "Cas") if secret in said.out + answer]
        assert list(lines) == [line["table"] for line in msgspec.json.decode(answer)]
        assert other["table"] not in (await admin(place, "tables", "--status", "running")).out
        assert len((await admin(place, "tables", "--most", "1")).out.splitlines()) == 2
        assert "no such tables" in (await admin(place, "tables", "--status", "paused")).out


@async_test
async def test_a_match_is_ended_as_it_stands_and_everybody_sees_it(tmp_path: Path) -> None:
    async with local_server(tmp_path, admin_token=SECRET) as place:
        anna, ben, host, _ = await two_at_tictactoe(place)
        said = await admin(place, "end", host["table"])
        assert (said.code, "is over" in said.out) == (0, True), said.err
        for page in (anna, ben):
            await page.told(lambda table: table["status"] == "over")
        assert (await anna.play(0, mark(4)))["refusal"]["kind"] == "not_running"
        again = await admin(place, "end", host["table"])
        assert again.code == 1
        assert "refused" in plain(again.err)


@async_test
async def test_a_deleted_table_is_gone_while_its_bots_think(tmp_path: Path) -> None:
    async with local_server(tmp_path, admin_token=SECRET) as place:
        host = await place.open_table("blackwood", players=3, start=True, level="deckhand")
        page = await place.page(host)
        running = place.running(host)
        assert "--yes" in (await admin(place, "delete", host["table"])).err
        said = await admin(place, "delete", host["table"], "--yes")
        assert (said.code, "is deleted" in said.out) == (0, True), said.err
        assert (await page.next("bye"))["reason"] == "deleted"
        assert running.bots.task is None
        assert host["table"] not in place.registry.tables
        assert (await place.web.get(f"/api/tables/{host['table']}")).status_code == 404
        assert (await admin(place, "delete", host["table"], "--yes")).code == 1


@async_test
async def test_the_load_is_shown_by_the_names_of_the_metrics(tmp_path: Path) -> None:
    async with local_server(tmp_path, admin_token=SECRET) as place:
        await two_at_tictactoe(place)
        said = await admin(place, "load")
        assert said.code == 0, said.err
        figures = dict(line.split() for line in said.out.splitlines())
        assert (figures["sockets"], figures["tables_running"], figures["tables_stuck"]) == ("2", "1", "0")
        assert float(figures["disk_free_bytes"].replace(",", "")) > 0


@pytest.mark.parametrize("wanted", [None, "", "another"])
@async_test
async def test_only_the_right_token_opens_anything(tmp_path: Path, wanted: str | None) -> None:
    async with local_server(tmp_path, admin_token=wanted, metrics_token=SECRET) as place:
        host = await place.open_table("tictactoe", players=2)
        for method, path in (("GET", "load"), ("GET", "tables"), ("POST", f"tables/{host['table']}/delete")):
            answer = await place.web.request(method, f"/api/admin/{path}", headers=TOKEN)
            assert answer.status_code == 403
            assert (await place.web.request(method, f"/api/admin/{path}")).status_code == 403
        said = await admin(place, "load")
        assert (said.code, "does not know this token" in said.err) == (1, True)
        assert host["table"] in place.registry.tables


@pytest.mark.parametrize("path", ["/api/admin/load", "/api/metrics"])
@async_test
async def test_a_request_is_one_guess_and_a_wrong_guess_waits_for_its_refusal(tmp_path: Path, path: str) -> None:
    async with local_server(tmp_path, admin_token=SECRET, metrics_token=SECRET, refusal_seconds=1.0) as place:
        many = {"authorization": f"Bearer {' '.join(map(str, range(500)))} {SECRET}"}
        asked = asyncio.create_task(place.web.get(path, headers=many))
        await place.clock.until_somebody_waits(1.0)
        assert not asked.done()
        await place.clock.advance(1.0)
        assert (await asked).status_code == 403
        assert (await place.web.get(path, headers=TOKEN)).status_code == 200


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("admin sink", "There are tables, load, end, delete"),
        ("admin end", "Which table?"),
        ("admin end ../../x", "Which table?"),
        ("admin load --server http://127.0.0.1:1", "No server answers at http://127.0.0.1:1"),
        ("admin load --server nowhere", "No server answers at nowhere"),
    ],
)
def test_a_bad_command_gets_one_clear_sentence(words: str, sentence: str) -> None:
    said = converse(*words.split())
    assert said.code in (1, 2)
    assert sentence in plain(said.err)


def test_a_missing_token_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SKULDUGGERY_ADMIN_TOKEN")
    assert "SKULDUGGERY_ADMIN_TOKEN" in plain(converse("admin").err)


class SickStore(SqliteStore):
    """A store whose database is gone, or does not answer."""

    trouble: Exception | None = None
    silent = False

    async def check(self) -> None:
        if self.silent:
            await asyncio.Event().wait()
        if self.trouble is not None:
            raise self.trouble
        await super().check()

    async def load(self, table: str) -> Stored | None:
        if self.trouble is not None:
            raise self.trouble
        return await super().load(table)

    async def space(self) -> Any:
        if self.trouble is not None:
            raise self.trouble
        return await super().space()


@async_test
async def test_ready_means_that_the_database_answers(tmp_path: Path) -> None:
    store = SickStore(tmp_path / "tables.sqlite")
    async with local_server(tmp_path, store, metrics_token="operator") as place:
        answer = await place.web.get("/ready")
        assert (answer.status_code, answer.json()) == (200, {"status": "ready", "database": "ok"})
        store.trouble = StoreFailed("postgresql://secret is gone")
        await place.clock.advance(2.0)
        answer = await place.web.get("/ready")
        assert (answer.status_code, answer.json()) == (503, {"status": "not ready", "database": "failed"})
        assert (await place.web.get("/health")).json() == {"status": "ok"}
        answer = await place.web.get("/api/tables/abcdefghijkmnp")
        assert (answer.status_code, answer.json()["refusal"]["kind"]) == (503, "not_stored")
        answer = await place.web.get("/api/metrics", headers={"authorization": "Bearer operator"})
        assert "skulduggery_database_bytes" not in answer.text
        store.trouble = None
        await place.clock.advance(2.0)
        assert (await place.web.get("/ready")).status_code == 200


@async_test
async def test_a_database_that_does_not_answer_is_not_waited_for(tmp_path: Path) -> None:
    store = SickStore(tmp_path / "tables.sqlite")
    async with local_server(tmp_path, store) as place:
        store.silent = True
        asking = asyncio.create_task(place.web.get("/ready"))
        while not asking.done():
            await place.clock.advance(1.0)
        assert (await asking).status_code == 503


@async_test
async def test_a_database_with_another_schema_is_not_ready(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite")
    async with local_server(tmp_path, store) as place:
        await store.ask(lambda connection: connection.execute("update alembic_version set version_num = '0002'"))
        assert (await place.web.get("/ready")).status_code == 503


def figures_in(text: str) -> dict[str, float]:
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name.removeprefix("skulduggery_"): float(value) for name, value in lines}


@async_test
async def test_metrics_tell_the_disk_the_database_and_the_process(tmp_path: Path) -> None:
    async with local_server(tmp_path, metrics_token="operator") as place:
        await two_at_tictactoe(place)
        answer = await place.web.get("/api/metrics", headers={"authorization": "Bearer operator"})
        found = figures_in(answer.text)
        assert found["disk_free_bytes"] > 0
        assert found["database_bytes"] > 1_000
        assert found["process_memory_bytes"] > 1_000_000
        assert found["process_cpu_seconds_total"] > 0
        assert found['transaction_seconds_bucket{le="+Inf"}'] == found["transaction_seconds_count"] > 0
        assert found["transaction_seconds_count"] == found["commits_total"]
        assert found["store_failures_total"] == found["tables_stuck"] == found["bots_waiting"] == 0


class NeverThinks(Inline):
    async def run(self, work: Any, *given: Any) -> Any:
        await asyncio.Event().wait()


@async_test
async def test_a_bot_that_does_not_move_makes_its_table_stuck(tmp_path: Path) -> None:
    async with local_server(tmp_path, workers=lambda clock: NeverThinks(), admin_token=SECRET) as place:
        host = await place.open_table("blackwood", players=2, start=True, level="deckhand")
        page = await place.page(host)
        while not place.services.thinkers.queue.running:
            if page.update["choices"]:
                await page.play(0, page.update["choices"][0]["move"])
            await place.clock.advance(1.0)
        assert (await load_of(place.registry)).tables_stuck == 0
        await place.clock.advance(STUCK_SECONDS + 1)
        load = await load_of(place.registry)
        assert load.tables_stuck == 1
        assert load.stuck_seconds > STUCK_SECONDS
        line = next(line for line in (await admin(place)).out.splitlines() if host["table"] in line)
        assert line.endswith(" s")


@async_test
async def test_a_change_that_does_not_end_makes_its_table_stuck(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with local_server(tmp_path) as place:
        _, _, host, _ = await two_at_tictactoe(place)
        table = place.live(host)
        async with table.lock, table.change() as change:
            assert (await load_of(place.registry)).tables_stuck == 0
            monkeypatch.setattr(change, "begun", change.begun - STUCK_SECONDS)
            assert (await load_of(place.registry)).tables_stuck == 1
        assert (await load_of(place.registry)).tables_stuck == 0


@async_test
async def test_the_queue_of_the_bots_is_counted() -> None:
    line = FairWorkers(NeverThinks(), 1)
    tasks = [asyncio.create_task(line.go_on(table, 0, print)) for table in "aab"]
    await asyncio.sleep(0)
    assert (line.running, line.length()) == (1, 2)
    await asyncio.sleep(0.01)
    assert 0.0 < line.longest_wait() < 40.0
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert (line.running, line.length(), line.longest_wait()) == (0, 0, 0.0)


@async_test
async def test_only_a_trusted_proxy_says_who_its_clients_are(tmp_path: Path) -> None:
    """Each person behind the proxy has limits of their own; nobody else can pretend to be somebody."""
    wish = msgspec.json.encode(bodies.JoinTable("nowhere", "Ben"))
    for proxies, statuses in ((("127.0.0.1",), [404, 404, 429]), ((), [404, 429, 429])):
        async with local_server(tmp_path, trusted_proxies=proxies, joins_per_minute=1) as place:
            found = []
            for client in ("10.0.0.1", "10.0.0.2, 10.0.0.9", "10.0.0.9"):  # the proxy adds the last one itself
                answer = await place.web.post("/api/join", content=wish, headers={"x-forwarded-for": client})
                found.append(answer.status_code)
            assert found == statuses
