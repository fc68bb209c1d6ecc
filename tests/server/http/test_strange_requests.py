"""Requests that no page makes: strange paths, bodies, hosts and codes. Each gets a clear refusal."""

import asyncio
import stat
from pathlib import Path

import msgspec
import pytest

from skulduggery.core.refusals import Refused
from skulduggery.server.protocol import bodies, from_page
from skulduggery.server.runtime.settings import Settings
from skulduggery.server.security.hosts import is_known, own_names
from skulduggery.server.security.keys import CODE_NUMBERS, CODE_WORDS
from skulduggery.server.security.limits import Limit, client_of
from skulduggery.server.store.files import back_up, hold, make_private
from skulduggery.server.store.sqlite import SqliteStore
from tests.server.local_server import PATIENCE, async_test, local_server

LONG = "a" * 300
UNREADABLE = {
    "no text": b'{"place":"\xff\xfe"}',
    "deep list": b"[" * 9_000,
    "deep map": b'{"options":' * 900 + b"1" + b"}" * 900,
}


@pytest.mark.parametrize(
    ("path", "status"), [("/%00", 200), (f"/{LONG}", 200), (f"/{LONG}.js", 404), ("/api/tables/%ff", 404)]
)
@async_test
async def test_strange_paths_do_no_harm(tmp_path: Path, path: str, status: int) -> None:
    async with local_server(tmp_path) as place:
        assert (await place.web.get(path)).status_code in (status, 503)  # 503: the page is not built


@pytest.mark.parametrize(
    "body",
    [b'{"place":"\xff\xfe"}', b"[" * 9_000, b'{"options":' * 900 + b"1" + b"}" * 900],
    ids=["utf8", "list", "map"],
)
@pytest.mark.parametrize("path", ["/api/tables", "/api/join", "/api/claim", "/api/forks"])
@async_test
async def test_bodies_that_cannot_be_read_are_refused(tmp_path: Path, path: str, body: bytes) -> None:
    async with local_server(tmp_path) as place:
        answer = await place.web.post(path, content=body)
        assert (answer.status_code, answer.json()["refusal"]["kind"]) == (400, "garbage")


@pytest.mark.parametrize("typed", ["COCONUT-----45", "coconut 45", "COCONUT-45-", "A" * 14, "-" * 14])
@async_test
async def test_wrong_codes_are_counted_however_they_are_typed(tmp_path: Path, typed: str) -> None:
    async with local_server(tmp_path, wrong_codes_at_once=3) as place:
        codes = [(await place.web.get(f"/api/tables/{typed}")).status_code for _ in range(5)]
        assert codes == [404, 404, 404, 429, 429]
        body = msgspec.json.encode(bodies.JoinTable(typed, "A"))
        assert (await place.web.post("/api/join", content=body)).status_code == 429
        place.clock.time += 900  # four an hour
        assert [(await place.web.get(f"/api/tables/{typed}")).status_code for _ in range(2)] == [404, 429]


@async_test
async def test_who_asks_too_often_waits_for_the_refusal(tmp_path: Path) -> None:
    async with local_server(tmp_path, wrong_codes_at_once=1, refusal_seconds=3.0) as place:
        assert (await place.web.get("/api/tables/COCONUT-45")).status_code == 404
        asking = asyncio.create_task(place.web.get("/api/tables/COCONUT-45"))
        async with asyncio.timeout(PATIENCE):
            await place.clock.until_somebody_waits(3.0)
        await place.clock.advance(2.5)
        assert not asking.done()
        await place.clock.advance(0.5)
        assert (await asking).status_code == 429


@async_test
async def test_right_codes_do_not_count(tmp_path: Path) -> None:
    async with local_server(tmp_path, wrong_codes_at_once=2, joins_per_minute=100) as place:
        host = await place.open_table("tictactoe", players=2)
        code = place.live(host).meta.code
        assert code is not None
        for _ in range(30):  # a school class behind one address
            assert (await place.web.get(f"/api/tables/{code.lower().replace('-', ' ')}")).status_code == 200
        assert (await place.web.get("/api/tables/COCONUT-45")).status_code == 404


def test_a_hundred_addresses_do_not_find_a_table_in_a_day() -> None:
    settings = Settings()
    limit = Limit("codes", settings.wrong_codes_per_hour / 60.0, settings.wrong_codes_at_once)
    tries = sum(limit.take("192.0.2.1", float(second)) for second in range(0, 86_400, 10))
    codes = len(CODE_WORDS) * len(CODE_NUMBERS)
    assert len(set(CODE_WORDS)) == len(CODE_WORDS)
    assert 100 * tries / codes < 0.02


def test_an_ipv6_network_is_one_client() -> None:
    assert client_of("2001:db8::1") == client_of("2001:db8::ffff:1") != client_of("2001:db8:0:1::1")
    assert client_of("192.0.2.1") != client_of("192.0.2.2")


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:8000", "[::1]:8000", "192.168.1.7", "play.example.org"])
def test_own_hosts_are_known(host: str) -> None:
    assert is_known(host, own_names(Settings(public_url="https://play.example.org/")))


@pytest.mark.parametrize("host", ["", "evil.example", "a" * 4000, "127.0.0.1.evil.example", "localhost:x", "a b"])
@async_test
async def test_other_hosts_are_refused(tmp_path: Path, host: str) -> None:
    assert not is_known(host, own_names(Settings()))
    async with local_server(tmp_path) as place:
        ticket = await place.open_table("tictactoe", players=2)
        for path in ("/", "/api/games", f"/api/tables/{ticket['table']}/qr.svg"):
            answer = await place.web.get(path, headers={"host": host})
            assert answer.status_code == 421
            assert "--public-url" in answer.text


@async_test
async def test_the_schema_says_that_a_qr_code_is_a_picture(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        schema = (await place.web.get("/api/schema/openapi.json")).json()
        found = schema["paths"]["/api/tables/{table}/qr.svg"]["get"]["responses"]["200"]["content"]
        assert list(found) == ["image/svg+xml"]


def test_a_link_to_a_database_is_the_same_database(tmp_path: Path) -> None:
    file, link = tmp_path / "tables.sqlite", tmp_path / "link.sqlite"
    file.touch()
    link.symlink_to(file)
    with hold(file), pytest.raises(Refused):
        hold(link)


@async_test
async def test_only_the_server_may_read_its_database(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    make_private(file)
    store = SqliteStore(file)
    await store.unfinished()
    back_up(file, tmp_path / "copy.sqlite")
    made = sorted(path for path in tmp_path.iterdir() if path.name.startswith(("tables.sqlite", "copy.sqlite")))
    assert {stat.S_IMODE(path.stat().st_mode) for path in made} == {0o600}
    await store.close()


STRANGE_FRAMES = [
    '{"kind":"say","id":"s","seat":0,"text":"\\ud800"}',
    '{"kind":"rename","id":"\\udfff","seat":0,"name":"Anna"}',
    '{"kind":"rename","id":"n","seat":0,"name":"An\\ud83dna"}',
    '{"kind":"play","id":"p","at":0,"seat":0,"move":{"kind":"\\ud800"}}',
    '{"kind":"why","id":"w","at":0,"seat":0,"target":' + "[" * 5_000 + "]" * 5_000 + "}",
    '{"kind":"play","id":"q","at":0,"seat":0,"move":' + '{"a":' * 1_500 + "1" + "}" * 1_500 + "}",
    '{"kind":"play","id":"q","at":1e400,"seat":0,"move":{}}',
    '{"kind":"play","id":"q","at":99999999999999999999999,"seat":0,"move":{}}',
    '{"kind":"lobby","id":"l","options":{"players":NaN}}',
    '{"kind":"lobby","id":"l","options":{"\\ud800":"\\udc00"}}',
    "[" * 10_000,
    "\ufeff{}",
    "",
    "null",
    '{"kind":["hello"]}',
    b"\xff\xfe\x00",
    b'{"kind":"rename","id":"\xed\xa0\x80","seat":0,"name":"x"}',
]


@pytest.mark.parametrize("frame", STRANGE_FRAMES, ids=range(len(STRANGE_FRAMES)))
@async_test
async def test_a_strange_message_is_refused_without_a_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, frame: str | bytes
) -> None:
    async with local_server(tmp_path) as place:
        page = await place.page(await place.open_table("tictactoe", players=2, start=True))
        await page.socket.send(frame)
        refusal = (await page.next("refused", "refusal"))["refusal"]
        assert refusal["kind"] != "our_mistake"
        assert (await page.ask(from_page.Pause, paused=True))["kind"] == "ack"  # the socket goes on
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize("text", [b"\x81\x83\x00\x00\x00\x00\xed\xa0\x80", b"\x81\x81\x00\x00\x00\x00\xff"])
@async_test
async def test_a_text_frame_that_is_no_text_ends_only_its_own_socket(tmp_path: Path, text: bytes) -> None:
    """Such a frame breaks the WebSocket protocol itself (1007)."""
    async with local_server(tmp_path) as place:
        ticket = await place.open_table("tictactoe", players=2, start=True)
        page, other = await place.page(ticket), await place.page(ticket)
        page.socket.transport.write(text)
        await page.socket.wait_closed()
        assert page.socket.close_code == 1007
        assert (await other.ask(from_page.Pause, paused=True))["kind"] == "ack"
