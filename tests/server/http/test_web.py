"""The HTTP half: answers, headers, limits, texts, pictures, figures."""

import asyncio
import threading
from pathlib import Path

import httpx
import msgspec
import pytest

from skulduggery.server.http import page, texts
from skulduggery.server.protocol import bodies, from_page
from tests.server.local_server import async_test, local_server
from tests.server.tictactoe import mark, two_at_tictactoe

PROXY = ("127.0.0.1",)


@async_test
async def test_the_games_are_listed_with_options_and_levels(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        games = (await place.web.get("/api/games")).json()
        blackwood = next(game for game in games if game["game"] == "blackwood")
        assert (blackwood["least"], blackwood["most"], blackwood["secrets"]) == (2, 6, False)
        assert blackwood["options"][0]["key"] == "players"
        levels = {game["game"]: game["levels"] for game in games}
        assert levels["blackwood"] == ["deckhand", "bosun", "captain", "admiral"]
        assert levels["prowl"] == levels["blackwood"]
        assert blackwood["lesson"]
        assert "parley" not in [game["game"] for game in games]


@async_test
async def test_every_answer_has_the_security_headers(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        for path in ("/", "/api/health", "/api/games", "/api/nothing", "/t/PARROT-7"):
            headers = (await place.web.get(path)).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers


BAD_BODIES: list[tuple[str, bytes, int]] = [
    ("/api/tables", b"no json", 400),
    ("/api/tables", b"[]", 400),
    ("/api/tables", b'{"game":"blackwood"}', 400),
    ("/api/tables", b'{"game":"chess","name":"A"}', 400),
    ("/api/tables", b'{"game":"blackwood","name":"A","players":9}', 400),
    ("/api/tables", b'{"game":"blackwood","name":"A","more":1}', 400),
    ("/api/tables", b'{"game":"blackwood","name":"<b>"}', 400),
    ("/api/tables", b'{"game":"blackwood","name":"A","level":"god"}', 400),
    ("/api/tables", b'{"name":"' + b"x" * 20_000 + b'"}', 413),
    ("/api/join", b'{"place":"zzz","name":"A"}', 404),
    ("/api/join", b'{"place":"aaaaaaaaaaaaaa","name":"A"}', 404),
    ("/api/claim", b'{"link":"zzz"}', 410),
]


@async_test
async def test_a_bad_request_gets_a_problem_in_words(tmp_path: Path) -> None:
    async with local_server(tmp_path, tables_per_minute=100, joins_per_minute=100) as place:
        for path, body, status in BAD_BODIES:
            answer = await place.web.post(path, content=body)
            assert answer.status_code == status, (body[:60], answer.text)
            problem = msgspec.json.decode(answer.content)
            assert problem["refusal"]["kind"]
            assert len(problem["text"]) > 10
            assert "Traceback" not in answer.text


@async_test
async def test_pages_of_other_sites_are_refused(tmp_path: Path) -> None:
    async with local_server(tmp_path, origins=("https://friend.example",)) as place:
        body = msgspec.json.encode(bodies.NewTable("blackwood", "A"))
        for origin, status in (
            ("https://evil.example", 403),
            ("null", 403),
            (f"http://127.0.0.1:{place.port}", 201),
            ("https://friend.example", 201),
        ):
            answer = await place.web.post("/api/tables", content=body, headers={"origin": origin})
            assert answer.status_code == status, origin
        stranger = await place.plug_in(Origin="https://evil.example")
        await stranger.socket.wait_closed()
        assert stranger.socket.close_code == 4403


@async_test
async def test_an_address_may_not_open_tables_or_try_codes_for_ever(tmp_path: Path) -> None:
    async with local_server(tmp_path, tables_per_minute=3, joins_per_minute=3) as place:
        for path, body in (
            ("/api/tables", bodies.NewTable("tictactoe", "A", 2)),
            ("/api/join", bodies.JoinTable("PARROT-7000", "A")),
        ):
            codes = [(await place.web.post(path, content=msgspec.json.encode(body))).status_code for _ in range(5)]
            assert codes[3:] == [429, 429]
            assert 429 not in codes[:3]
        place.clock.time += 20
        assert (
            await place.web.post("/api/tables", content=msgspec.json.encode(bodies.NewTable("tictactoe", "A", 2)))
        ).status_code == 201


@async_test
async def test_a_socket_that_talks_too_fast_is_told_and_then_closed(tmp_path: Path) -> None:
    async with local_server(tmp_path, message_burst=10.0, strikes=5) as place:
        anna, _, _, _ = await two_at_tictactoe(place)
        for _ in range(30):
            await anna.send(from_page.Here(hidden=False))
        assert (await anna.next("refused"))["refusal"]["kind"] == "too_fast"
        assert (await anna.next("bye"))["reason"] == "fast"


@async_test
async def test_one_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    async with local_server(tmp_path, sockets_per_address=2) as place:
        await two_at_tictactoe(place)
        third = await place.plug_in()
        await third.socket.wait_closed()
        assert third.socket.close_code == 4429


@async_test
async def test_texts_rules_and_lessons_come_with_a_tag(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        for path, words in (
            ("/api/texts/nl/core.ftl", "refusal-stale"),
            ("/api/texts/en/blackwood.ftl", "game-title"),
            ("/api/texts/en/tictactoe.ftl", "game-title"),
            ("/api/texts/nl/learn.ftl", "learn-title"),
            ("/api/texts/en/lesson-blackwood.ftl", "lesson-welcome"),
            ("/api/rules/en/blackwood", "PB-4.05"),
            ("/api/credits/nl/prowl", "Artsen zonder Grenzen"),
            ("/api/lessons/blackwood", '"sentence":"lesson-welcome"'),
        ):
            answer = await place.web.get(path)
            assert answer.status_code == 200
            assert words in answer.text
            again = await place.web.get(path, headers={"if-none-match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
        for path in (
            "/api/texts/fr/core.ftl",
            "/api/texts/en/..%2Fcore.ftl",
            "/api/texts/en/cli.ftl",
            "/api/texts/en/lesson-chess.ftl",
            "/api/rules/en/chess",
            "/api/credits/en/chess",
            "/api/credits/fr/prowl",
            "/api/lessons/tictactoe",
            "/api/lessons/..%2Fblackwood",
        ):
            assert (await place.web.get(path)).status_code == 404


@async_test
async def test_a_lesson_is_made_once_and_not_in_a_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two threads that read Structs for the first time end the process."""
    makers: list[threading.Thread] = []

    def write(game: str) -> str:
        makers.append(threading.current_thread())
        return game

    monkeypatch.setattr(texts, "written_lesson", write)
    async with local_server(tmp_path) as place:
        assert [(await place.web.get("/api/lessons/blackwood")).text for _ in range(2)] == ["blackwood"] * 2
    assert makers == [threading.current_thread()]


@async_test
async def test_the_qr_is_a_picture_of_the_join_link(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table("tictactoe", players=2)
        answer = await place.web.get(f"/api/tables/{host['table']}/qr.svg?size=300")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.content.startswith(b"<svg")
        assert (await place.web.get(f"/api/tables/{host['table']}/qr.svg?size=5")).status_code == 400


@async_test
async def test_health_and_metrics(tmp_path: Path) -> None:
    async with local_server(tmp_path, metrics_token="operator") as place:
        anna, _, _, _ = await two_at_tictactoe(place)
        await anna.play(0, mark(4))
        await anna.play(0, mark(4))
        assert (await place.web.get("/api/health")).json() == {"status": "ok"}
        answer = await place.web.get("/api/metrics", headers={"authorization": "Bearer operator"})
        figures = dict(line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#"))
        assert figures["skulduggery_moves_total"] == "1"
        assert figures["skulduggery_refusals_total"] == "1"
        assert figures["skulduggery_sockets"] == "2"
        assert float(figures["skulduggery_commits_total"]) >= 3


@pytest.mark.parametrize("token", [None, "", "operator"])
@async_test
async def test_metrics_open_only_to_the_operator(tmp_path: Path, token: str | None) -> None:
    async with local_server(tmp_path, metrics_token=token) as place:
        ticket = await place.open_table("tictactoe", players=2)
        for given in ("Basic x", "Bearer x", f"Bearer {ticket['token']} \u00e9"):
            answer = await place.web.get("/api/metrics", headers={b"authorization": given.encode()})
            assert (answer.status_code, answer.json()["refusal"]["kind"]) == (403, "operator_only")


@async_test
async def test_the_api_describes_itself_without_foreign_scripts(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        answer = await place.web.get("/api/schema")
        assert "POST /api/tables" in answer.text
        assert "<script" not in answer.text
        assert "/api/join" in (await place.web.get("/api/schema/openapi.json")).json()["paths"]


@async_test
async def test_records_of_games_with_secrets_stay_closed(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table("parley", players=3, start=True)
        path = f"/api/tables/{host['table']}/record"
        assert (await place.web.get(path)).status_code == 403
        anna = await place.page(host)
        await anna.ask(from_page.End)
        assert (await place.web.get(path)).status_code == 200


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page of three files."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Skulduggery</title>")
    (folder / "assets" / "app-1234.js").write_text("export {}")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(page, "STATIC", folder)
    return folder


@async_test
async def test_the_page_is_served_with_its_own_addresses(tmp_path: Path, built: Path) -> None:
    async with local_server(tmp_path) as place:

        async def get(path: str) -> httpx.Response:
            return await place.web.get(path)

        for path in ("/", "/t/PARROT-7", "/t/abcdefgh", "/claim", "/about"):
            document = await get(path)
            assert "<title>Skulduggery" in document.text
            assert document.headers["content-type"] == "text/html; charset=utf-8"
        script = await get("/assets/app-1234.js")
        assert "javascript" in script.headers["content-type"]
        assert "immutable" in script.headers["cache-control"]
        assert (await get("/assets/none.js")).status_code == 404
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert "secret" not in (await get(path)).text


@async_test
async def test_head_is_answered_like_get_without_a_body(tmp_path: Path, built: Path) -> None:
    async with local_server(tmp_path) as place:
        for path in ("/", "/t/PARROT-7", "/missing.js", "/api/health", "/api/games", "/api/texts/en/core.ftl"):
            whole, head = await place.web.get(path), await place.web.head(path)
            assert head.status_code == whole.status_code, path
            assert head.content == b""
            assert head.headers.get("content-type") == whole.headers["content-type"]
            assert head.headers.get("etag") == whole.headers.get("etag")
        assert (await place.web.head("/api/join")).status_code == 405  # a route that only takes POST


@async_test
async def test_without_the_page_it_says_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "STATIC", tmp_path / "nothing")
    async with local_server(tmp_path) as place:
        answer = await place.web.get("/")
        assert (answer.status_code, "make play" in answer.text) == (503, True)


@async_test
async def test_a_file_of_the_page_is_compressed_once(
    tmp_path: Path, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = built / "assets" / "long-1234.js"
    script.write_bytes(b"alert(1);" * 1_000)
    async with local_server(tmp_path) as place:
        first = await place.web.get("/assets/long-1234.js")
        assert (first.headers["content-encoding"], first.content) == ("gzip", script.read_bytes())
        monkeypatch.setattr("gzip.compress", None)
        assert (await place.web.get("/assets/long-1234.js")).content == first.content
        plain = await place.web.get("/assets/long-1234.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == first.content


# --- requests that have no limit of their own

FLOODED = ["/health", "/", "/assets/app-1234.js", "/api/games", "/api/texts/en/core.ftl", "/api/tables/{table}/qr.svg"]


@pytest.mark.parametrize("path", FLOODED)
@async_test
async def test_a_flood_of_requests_waits_while_others_are_answered_and_play(
    tmp_path: Path, built: Path, path: str
) -> None:
    async with local_server(tmp_path, requests_at_once=10.0, requests_per_second=2.0, trusted_proxies=PROXY) as place:
        anna, ben, host, _ = await two_at_tictactoe(place)
        flood, other = {"x-forwarded-for": "192.0.2.1"}, {"x-forwarded-for": "192.0.2.2"}
        wanted = path.format(table=host["table"])
        asked = [asyncio.create_task(place.web.get(wanted, headers=flood)) for _ in range(14)]
        while sum(task.done() for task in asked) < 10:
            await asyncio.sleep(0)
        assert (await anna.play(0, mark(4)))["kind"] == "ack"
        await ben.settled(3)
        assert (await place.web.get(wanted, headers=other)).status_code == 200
        assert sum(task.done() for task in asked) == 10
        await place.clock.advance(2.0)  # two of them a second
        assert {(await task).status_code for task in asked} == {200}


@async_test
async def test_a_flood_that_would_wait_too_long_is_refused(tmp_path: Path) -> None:
    async with local_server(tmp_path, requests_at_once=1.0, requests_per_second=0.1) as place:
        assert (await place.web.get("/health")).status_code == 200
        waiting = asyncio.create_task(place.web.get("/health"))
        await place.clock.until_somebody_waits(10.0)
        refused = await place.web.get("/health")
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "10")
        await place.clock.advance(10.0)
        assert (await waiting).status_code == 200
