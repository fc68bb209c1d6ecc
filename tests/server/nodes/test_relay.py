"""A node passes on what is for a table of another node: whatever that node does, and whatever a page makes up."""

import asyncio
from contextlib import AsyncExitStack

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from skulduggery.server.nodes import relay
from skulduggery.server.protocol import bodies, from_page
from skulduggery.server.store.database import Database
from skulduggery.server.transport import splice
from tests.server.false_owner import Behaviour, false_owner, hangs_up, owns_nothing, says_nothing
from tests.server.local_server import async_test
from tests.server.two_nodes import anna_and_ben, membership_of, one_node, two_nodes


@async_test
async def test_a_question_that_a_stopped_owner_does_not_answer_is_asked_of_the_next_one(shared: Database) -> None:
    async with one_node(shared) as place, false_owner(place, says_nothing) as owner:
        table = await owner.table()
        asking = asyncio.create_task(place.web.get(f"/api/tables/{table}"))
        await owner.asked.get()
        await owner.die()
        assert (await asking).json()["table"] == table
        assert table in place.registry.tables


@pytest.mark.parametrize("behaviour", [says_nothing, hangs_up])
@async_test
async def test_a_request_that_the_owner_has_perhaps_carried_out_is_not_sent_again(
    shared: Database, behaviour: Behaviour
) -> None:
    async with one_node(shared) as place, false_owner(place, behaviour) as owner:
        table = await owner.table()
        asking = asyncio.create_task(place.post("/api/join", bodies.JoinTable(table, "Ben"), status=503))
        await owner.asked.get()
        await owner.die()
        with pytest.raises(ValueError, match="Expecting value"):  # the answer has no body
            await asking
        assert owner.asked.empty()


@async_test
async def test_two_nodes_that_both_think_that_the_other_one_owns_a_table_do_not_ask_for_ever(
    shared: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (relay, splice):
        monkeypatch.setattr(module, "TAKEOVER_SECONDS", 1.0)
    async with two_nodes(shared) as (one, other), false_owner(one, says_nothing, membership_of(other).address) as owner:
        table = await owner.table()
        for place in (one, other):
            assert (await place.web.get(f"/api/tables/{table}")).status_code == 503
            with pytest.raises(ConnectionClosed):
                await place.page(table=table)
        await owner.die()
        assert (await one.web.get(f"/api/tables/{table}")).status_code == 200


@async_test
async def test_to_ask_for_an_owner_again_does_not_use_up_the_limits_of_an_address(shared: Database) -> None:
    async with one_node(shared, joins_per_minute=1.0) as place, false_owner(place, owns_nothing) as owner:
        table = await owner.table()
        joining = asyncio.create_task(place.join(table))
        for _ in range(3):
            await owner.asked.get()
        await owner.die()
        assert (await joining)["seat"] == 1


@async_test
async def test_no_page_speaks_for_a_node(shared: Database) -> None:
    """Neither with headers that it makes up, nor at the inner address with the token of a player."""
    made_up = {"skulduggery-node": "guess", "skulduggery-client": "203.0.113.9"}
    async with two_nodes(shared) as (one, other):
        anna, ben = await anna_and_ben(one, other)
        await one.page(anna)
        page = await one.plug_in(ben["table"], **made_up)
        await page.send(from_page.Hello(from_page.PROTOCOL, (ben["token"],)))
        await page.receive()
        pages = other.live(ben).audience.connections
        assert [connection.address for connection in pages] == ["127.0.0.1"] * 2
        at = membership_of(other).address
        for headers in ({}, made_up, {"Authorization": f"Bearer {ben['token']}"}):
            async with httpx.AsyncClient(headers=headers) as web:
                for path in (f"/api/tables/{ben['table']}", "/health", "/"):
                    assert (await web.get(f"http://{at}{path}")).status_code == 403
            with pytest.raises(InvalidStatus):
                await connect(f"ws://{at}/ws/{ben['table']}", additional_headers=headers)


@async_test
async def test_only_the_node_that_is_asked_must_know_its_host_name(shared: Database) -> None:
    """Each machine has names of its own. Under the name of a stranger no node answers."""
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(one_node(shared, hosts=("alpha.example",)))
        other = await stack.enter_async_context(one_node(shared, hosts=("beta.example",)))
        anna, _ = await anna_and_ben(one, other)
        for name, status in (("alpha.example", 200), ("evil.example", 421)):
            answer = await one.web.get(f"/api/tables/{anna['table']}", headers={"Host": name})
            assert answer.status_code == status
        socket = await connect(f"ws://alpha.example:{one.port}/ws/{anna['table']}", host="127.0.0.1")
        await socket.close()
        with pytest.raises(InvalidStatus):
            await connect(f"ws://evil.example:{one.port}/ws/{anna['table']}", host="127.0.0.1")


@async_test
async def test_an_invitation_names_the_node_that_was_asked(shared: Database) -> None:
    async with two_nodes(shared, listens="192.0.2.7") as (one, other):
        anna, _ = await anna_and_ben(one, other)
        for place in (one, other):
            links = (await place.web.get(f"/api/tables/{anna['table']}/invitation")).json()["links"]
            assert links == [f"http://192.0.2.7:{place.port}/t/{anna['table']}"]


@async_test
async def test_an_answer_of_the_owner_has_the_same_headers_as_any_other(shared: Database) -> None:
    async with two_nodes(shared) as (one, other):
        anna, _ = await anna_and_ben(one, other)
        for method in ("GET", "HEAD"):
            answers = [await place.web.request(method, f"/api/tables/{anna['table']}") for place in (one, other)]
            assert [bool(answer.content) for answer in answers] == [method == "GET"] * 2
            passed_on, own = (sorted(answer.headers.multi_items()) for answer in answers)
            assert [name for name, _ in passed_on] == [name for name, _ in own]
