"""The server keeps what its OpenAPI page promises, whatever it is asked: schemathesis makes requests from the page.

A request that fits the page may still be refused (there is no such table), so `positive_data_acceptance` is not
checked. Half of the ids and names are real ones: otherwise nearly every answer would be "no such table".
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode

from skulduggery.server.protocol import bodies, from_page
from tests.server.local_server import PATIENCE, Json
from tests.server.open_server import OpenServer, open_server
from tests.server.tictactoe import mark

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("openapi")]

EXAMPLES = 80  # for each operation, of data that fits the page; and as many that does not
CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
)
RECORD_FILE = "application/x-ndjson"
OPERATIONS = (
    "GET /api/admin/load",
    "GET /api/admin/tables",
    "GET /api/feeds/{table}/{secret}",
    "GET /api/credits/{language}/{game}",
    "GET /api/games",
    "GET /api/games/{game}/look",
    "GET /api/games/{game}/parts",
    "GET /api/health",
    "GET /api/lessons/{game}",
    "GET /api/limits",
    "GET /api/metrics",
    "GET /api/notices",
    "GET /api/rules/{language}/{game}",
    "GET /api/tables/{table}",
    "GET /api/tables/{table}/chronicle",
    "GET /api/tables/{table}/invitation",
    "GET /api/tables/{table}/newest",
    "GET /api/tables/{table}/qr.svg",
    "GET /api/tables/{table}/record",
    "GET /api/tables/{table}/progress",
    "GET /api/tables/{table}/review",
    "GET /api/tables/{table}/story",
    "GET /api/texts/{language}/{file}",
    "POST /api/admin/tables/{table}/delete",
    "POST /api/admin/tables/{table}/end",
    "POST /api/claim",
    "POST /api/forks",
    "POST /api/join",
    "POST /api/stories",
    "POST /api/tables",
)
FORKS = "POST /api/forks"
FOR_THE_OPERATOR = tuple(operation for operation in OPERATIONS if "/admin/" in operation or "/metrics" in operation)
UNLUCKY = (  # no request need succeed
    "POST /api/claim",  # a link works once
    "GET /api/feeds/{table}/{secret}",
    "GET /api/games/{game}/parts",  # only a server with a changed board or changed cards tells them
    *FOR_THE_OPERATOR,
)
WITH_BODY = [label for label in OPERATIONS if label.startswith("POST") and label not in FOR_THE_OPERATOR]

Known = dict[str, list[Any]]


@schemathesis.serializer(RECORD_FILE)
def as_it_is(context: Any, value: Any) -> bytes:
    return str(value).encode(errors="replace")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    with asyncio.Runner() as runner:
        context = open_server(tmp_path_factory.mktemp("openapi"))
        yield runner.run(context.__aenter__())
        runner.run(context.__aexit__(None, None, None))


async def play_out(server: OpenServer) -> Json:
    """The ticket of a finished match."""
    host = await server.open_table("tictactoe", players=2)
    guest = await server.post("/api/join", bodies.JoinTable(host["table"], "Ben"))
    pages = [await server.page(host), await server.page(guest)]
    await pages[0].ask(from_page.Start)
    for number, cell in enumerate((0, 3, 1, 4, 2)):
        page = pages[number % 2]
        while page.update.get("asked") is None or page.update["asked"]["seat"] != number % 2:
            await page.receive()
        assert (await page.play(number % 2, mark(cell)))["kind"] == "ack"
    for page in pages:
        await page.close()
    return host


async def make_tables(server: OpenServer) -> Known:
    """Tables in every state, and what else a request may name."""
    lobby = await server.open_table("tictactoe", players=2)
    running = await server.open_table("prowl", start=True)
    over = await play_out(server)
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as web:
        record = (await web.get(f"/api/tables/{over['table']}/record")).text
        code = (await web.get(f"/api/tables/{lobby['table']}")).json()["code"]
    tables = [ticket["table"] for ticket in (lobby, running, over)]
    fork = {"number": 2, "seat": 0, "name": "Anna"}
    return {
        "table": [*tables, code],
        "place": [*tables, code],
        "game": ["blackwood", "bounty", "kings", "prowl"],
        "language": ["en", "nl"],
        "file": ["core.ftl", "page.ftl", "kings.ftl"],
        "level": ["deckhand", "bosun"],
        "name": ["Anna", "Ben"],
        "players": [2, 3, 4],
        "viewer": [0, 1],
        "seat": [0, 1],
        "number": [0, 1, 2],
        "record": [record],
        "body": [record, record[:-9], record[:99], record.replace("1", "2")],
        FORKS: [fork | {"table": over["table"]}, fork | {"record": record}],
    }


@pytest.fixture(scope="module")
def known(server: OpenServer) -> Known:
    return asyncio.run(make_tables(server))


@pytest.fixture(scope="module")
def operations(server: OpenServer) -> dict[str, Any]:
    found = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    results: list[Any] = list(found.get_all_operations())
    return {result.ok().label: result.ok() for result in results}


def test_every_operation_of_the_page_is_tried(operations: dict[str, Any]) -> None:
    assert set(operations) == set(OPERATIONS)


def with_known_things(case: Any, known: Known, draw: Callable[..., Any]) -> Any:
    """About half of the ids and names in a request become real ones."""
    for part in (case.path_parameters, case.query, case.body):
        for name in known if isinstance(part, dict) else ():
            if name in part and draw(st.booleans()):
                part[name] = draw(st.sampled_from(known[name]))
    if case.media_type == RECORD_FILE and draw(st.booleans()):
        case.body = draw(st.sampled_from(known["body"]))
    if case.operation.label == FORKS and draw(st.booleans()):  # by luck alone its many fields are never all right
        case.body = draw(st.sampled_from(known[FORKS]))
    return case


def ask(server: OpenServer, operation: Any, known: Known, mode: GenerationMode) -> Counter[int]:
    """How often which status came back."""
    statuses: Counter[int] = Counter()
    checks = [getattr(schemathesis.checks, name) for name in CHECKS]

    @settings(max_examples=EXAMPLES, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode), data=st.data())
    def each(case: Any, data: st.DataObject) -> None:
        if mode == GenerationMode.POSITIVE:
            case = with_known_things(case, known, data.draw)
        answer = case.call_and_validate(base_url=server.url, checks=checks)
        statuses[answer.status_code] += 1

    each()
    return statuses


@pytest.mark.parametrize("label", OPERATIONS)
def test_requests_that_fit_the_page(server: OpenServer, operations: dict[str, Any], known: Known, label: str) -> None:
    statuses = ask(server, operations[label], known, GenerationMode.POSITIVE)
    assert label in UNLUCKY or any(httpx.codes.is_success(status) for status in statuses), statuses
    assert server.faults() == []


@pytest.mark.parametrize("label", WITH_BODY)
def test_requests_that_do_not_fit_the_page(
    server: OpenServer, operations: dict[str, Any], known: Known, label: str
) -> None:
    statuses = ask(server, operations[label], known, GenerationMode.NEGATIVE)
    assert not any(httpx.codes.is_success(status) for status in statuses), statuses
    assert server.faults() == []
