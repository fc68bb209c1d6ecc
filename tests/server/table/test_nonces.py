"""Every seat promises a nonce after it has seen the server's commitment, and tells it when all promises are fixed."""

import re
from pathlib import Path

from skulduggery.core.record import Header
from skulduggery.core.replay import verify
from skulduggery.core.seal import pledge
from skulduggery.games import game_called
from skulduggery.server.protocol import bodies, from_page
from tests.server.local_server import Json, LocalServer, Page, async_test, end_match, local_server

TELLING = 5.0  # seconds


def header(place: LocalServer, table: str) -> Header:
    match = place.registry.tables[table].table.match
    assert match is not None
    return match.table.header


async def promised(page: Page, *shares: tuple[int, str]) -> list[str]:
    """The page promises these nonces for its seats."""
    seal = page.table["commitment"] if page.table["status"] == "lobby" else page.table["next_commitment"]
    pledges = [pledge(seal, nonce) for _, nonce in shares]
    for (seat, _), hashed in zip(shares, pledges, strict=True):
        assert (await page.ask(from_page.Pledge, seat, hashed))["kind"] == "ack"
    return pledges


async def two_promised(place: LocalServer, players: int = 2) -> tuple[Page, Page, Json, Json, list[str]]:
    """Anna and Ben in the lobby; both have promised a nonce."""
    host = await place.open_table("blackwood", players=players)
    ticket = await place.join(host["table"])
    anna, ben = await place.page(host), await place.page(ticket)
    pledges = [*await promised(anna, (0, "salt")), *await promised(ben, (1, "pepper"))]
    return anna, ben, host, ticket, pledges


@async_test
async def test_nonces_are_told_when_all_have_seen_all_pledges(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, host, _, pledges = await two_promised(place, 3)
        assert anna.table["shares"] is None
        await anna.ask(from_page.Start)
        for page in (anna, ben):
            table = await page.told(lambda table: table["shares"] is not None)
            assert table["status"] == "lobby"
            assert table["shares"] == {"pledges": [*pledges, None], "told": []}
        await anna.ask(from_page.Nonce, 0, "salt")
        assert place.live(host).match is None
        await ben.ask(from_page.Nonce, 1, "pepper")
        table = await ben.told(lambda table: table["status"] == "running")
        assert table["shares"] == {"pledges": [*pledges, None], "told": [0, 1]}
        found = header(place, host["table"])
        assert (found.pledges, found.nonces) == ((*pledges, None), ("salt", "pepper", None))
        assert found.commitment == table["commitment"]


@async_test
async def test_no_nonce_reaches_another_page(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, _, _, _ = await two_promised(place)
        await anna.ask(from_page.Start)
        await anna.ask(from_page.Nonce, 0, "salt")
        await ben.ask(from_page.Nonce, 1, "pepper")
        await ben.told(lambda table: table["status"] == "running")
        assert "salt" not in "".join(ben.traffic)


@async_test
async def test_only_the_promised_nonce_counts_and_only_when_the_pledges_are_fixed(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, host, _, pledges = await two_promised(place)
        assert (await ben.ask(from_page.Nonce, 1, "pepper"))["refusal"]["kind"] == "shares_not_fixed"
        await anna.ask(from_page.Start)
        assert (await ben.ask(from_page.Nonce, 1, "better"))["refusal"]["kind"] == "other_share"
        assert (await ben.ask(from_page.Nonce, 0, "salt"))["refusal"]["kind"] == "not_your_seat"
        better = pledge(ben.table["commitment"], "better")
        assert (await ben.ask(from_page.Pledge, 1, better))["refusal"]["kind"] == "shares_fixed"
        assert (await ben.ask(from_page.Pledge, 1, pledges[1]))["kind"] == "ack"  # sent again
        assert place.live(host).match is None


@async_test
async def test_odd_pledges_and_nonces_are_refused(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, _, _, _, pledges = await two_promised(place)
        for seat, hashed, kind in ((1, pledges[1], "not_your_seat"), (0, "salt", "bad_pledge")):
            assert (await anna.ask(from_page.Pledge, seat, hashed))["refusal"]["kind"] == kind
        assert (await anna.ask(from_page.Nonce, 0, "a\nb"))["refusal"]["kind"] == "bad_nonce"


@async_test
async def test_who_does_not_tell_adds_nothing_and_the_record_says_so(tmp_path: Path) -> None:
    """Otherwise somebody who knows the server's seed could drop a nonce unseen."""
    async with local_server(tmp_path) as place:
        anna, _, host, _, pledges = await two_promised(place)
        await anna.ask(from_page.Start)
        await anna.ask(from_page.Nonce, 0, "salt")
        await place.clock.until_somebody_waits(TELLING)
        await place.clock.advance(TELLING)
        table = await anna.told(lambda table: table["status"] == "running")
        assert table["shares"] == {"pledges": pledges, "told": [0]}
        match = place.live(host).match
        assert match is not None
        assert verify(game_called("blackwood"), match.table.record()).withheld == (1,)


@async_test
async def test_a_seat_whose_page_is_gone_promises_nothing_and_nobody_waits(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, host, _, pledges = await two_promised(place)
        await ben.close()
        await anna.told(lambda table: table["seats"][1]["presence"] == "away")
        await anna.ask(from_page.Start)
        await anna.ask(from_page.Nonce, 0, "salt")
        found = header(place, host["table"])
        assert (found.pledges, found.nonces) == ((pledges[0], None), ("salt", None))


@async_test
async def test_a_page_that_reloads_in_mid_start_tells_its_nonce_then(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, host, ticket, pledges = await two_promised(place)
        await anna.ask(from_page.Start)
        await ben.close()
        again = await place.page(ticket)
        assert again.table["shares"]["pledges"] == pledges
        await anna.ask(from_page.Nonce, 0, "salt")
        await again.ask(from_page.Nonce, 1, "pepper")
        assert header(place, host["table"]).nonces == ("salt", "pepper")


@async_test
async def test_the_crew_and_the_options_stay_as_they_are_while_nonces_are_told(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, host, _, _ = await two_promised(place, 3)
        await anna.ask(from_page.Start)
        for page, request in (
            (anna, from_page.Lobby("x1", players=2)),
            (anna, from_page.Kick("x2", 1)),
            (anna, from_page.End("x3")),
            (ben, from_page.Leave("x4", 1)),
        ):
            await page.send(request)
            assert (await page.answer(request.id))["refusal"]["kind"] == "starting"
        late = await place.post("/api/join", bodies.JoinTable(host["table"], "Late"), 409)
        assert late["refusal"]["kind"] == "starting"
        assert (await anna.ask(from_page.Start))["kind"] == "ack"  # once more changes nothing


@async_test
async def test_after_a_restart_the_same_pledges_are_waited_for(tmp_path: Path) -> None:
    """Other pledges after a restart would be a way to try the dice again."""
    async with local_server(tmp_path) as place:
        anna, ben, host, ticket, pledges = await two_promised(place)
        await anna.ask(from_page.Start)
        await ben.ask(from_page.Nonce, 1, "pepper")
    async with local_server(tmp_path) as place:
        anna, ben = await place.page(host), await place.page(ticket)
        assert anna.table["shares"] == {"pledges": pledges, "told": [1]}
        better = pledge(anna.table["commitment"], "better")
        assert (await anna.ask(from_page.Pledge, 0, better))["refusal"]["kind"] == "shares_fixed"
        await anna.ask(from_page.Nonce, 0, "salt")
        assert header(place, host["table"]).nonces == ("salt", "pepper")


@async_test
async def test_seats_on_one_device_promise_one_by_one(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table("blackwood", players=3)
        anna = await place.page(host)
        await anna.ask(from_page.Lobby, seat=1, holder="device")
        pledges = await promised(anna, (0, "salt"), (1, "pepper"))
        await anna.ask(from_page.Start)
        await anna.told(lambda table: table["shares"] is not None)
        for seat, nonce in ((0, "salt"), (1, "pepper")):
            await anna.ask(from_page.Nonce, seat, nonce)
        found = header(place, host["table"])
        assert (found.pledges, found.nonces) == ((*pledges, None), ("salt", "pepper", None))


@async_test
async def test_a_program_may_bring_its_nonce_openly_and_the_list_shows_its_hash(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table("blackwood", players=2, nonce="salt")
        ticket = await place.join(host["table"], nonce="vinegar")
        anna, ben = await place.page(host), await place.page(ticket)
        (hashed,) = await promised(ben, (1, "pepper"))  # in the place of what came with the first request
        await anna.ask(from_page.Start)
        table = await ben.told(lambda table: table["shares"] is not None)
        assert table["shares"] == {"pledges": [pledge(table["commitment"], "salt"), hashed], "told": [0]}
        await ben.ask(from_page.Nonce, 1, "pepper")
        assert header(place, host["table"]).nonces == ("salt", "pepper")


@async_test
async def test_promises_and_shares_count_for_one_match_only(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, host, _, _ = await two_promised(place)
        await anna.ask(from_page.Start)
        await anna.ask(from_page.Nonce, 0, "salt")
        await ben.ask(from_page.Nonce, 1, "pepper")
        assert (await anna.ask(from_page.Pledge, 0, "0" * 64))["refusal"]["kind"] == "only_in_lobby"
        await end_match(anna, ben)
        await anna.ask(from_page.Rematch)
        table = await anna.told(lambda table: table["next_table"] is not None)
        following = place.registry.tables[table["next_table"]].table
        assert [(seat.pledge, seat.nonce) for seat in following.meta.seats] == [(None, None), (None, None)]
        assert following.info().commitment != anna.table["commitment"]
        record = (await place.web.get(f"/api/tables/{host['table']}/record")).text
        assert following.meta.server_seed not in record
        assert re.search('"nonces":\\["salt","pepper"\\],"pledges":\\["', record)
