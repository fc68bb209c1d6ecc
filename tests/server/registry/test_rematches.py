"""A rematch is a lobby for the same crew. It starts when everybody has agreed who is here or still comes along."""

from pathlib import Path

from skulduggery.server.protocol import from_page
from tests.server.local_server import Json, LocalServer, Page, async_test, end_match, local_server

NAMES = ("Ben", "Cas")


async def crew_wants_more(place: LocalServer) -> tuple[list[Json], str, list[Page]]:
    """Anna, Ben and Cas have ended a match of Port Blackwood, and Anna has called the rematch: tickets, its table, and
    the pages at the old one.
    """
    host = await place.open_table("blackwood", players=4, options={"jailer_order": "may"})
    tickets = [host, *[await place.join(host["table"], name) for name in NAMES]]
    pages = [await place.page(ticket) for ticket in tickets]
    await pages[0].ask(from_page.Start)
    await end_match(*pages)
    await pages[0].ask(from_page.Rematch)
    table = await pages[2].told(lambda table: table["next_table"])
    return tickets, table["next_table"], pages


@async_test
async def test_it_starts_when_everybody_has_agreed(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        tickets, table, _ = await crew_wants_more(place)
        anna, ben, cas = [await place.page(ticket, table=table) for ticket in tickets]
        assert (anna.table["status"], anna.table["options"]["jailer_order"]) == ("lobby", "may")
        assert [seat["name"] for seat in anna.table["seats"]][:3] == ["Anna", *NAMES]
        await ben.ask(from_page.Start)
        await anna.told(lambda table: table["awaited"] == [0, 2] and table["seats"][1]["ready"])
        await ben.ask(from_page.Start, agreed=False)
        await anna.told(lambda table: table["awaited"] == [0, 1, 2])
        for page in (anna, ben, cas):
            assert anna.table["status"] == "lobby"
            await page.ask(from_page.Start)
        begun = await anna.told(lambda table: table["status"] == "running")
        assert begun["awaited"] is None


@async_test
async def test_who_looks_at_the_old_end_is_awaited_until_the_host_sails_without_them(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        tickets, table, _ = await crew_wants_more(place)
        anna, ben = [await place.page(ticket, table=table) for ticket in tickets[:2]]
        for page in (anna, ben):
            await page.ask(from_page.Start)
        await anna.told(lambda table: table["awaited"] == [2])
        refused = await ben.ask(from_page.Start, without_absent=True)
        assert refused["refusal"]["kind"] == "host_only"
        await anna.ask(from_page.Start, without_absent=True)
        found = await anna.told(lambda table: table["status"] == "running")
        assert (found["seats"][2]["name"], found["seats"][2]["stand_in"]) == ("Cas", True)
        cas = await place.page(tickets[2], table=table)
        await cas.told(lambda table: not table["seats"][2]["stand_in"])


@async_test
async def test_who_was_not_there_at_the_end_is_not_awaited(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table("blackwood", players=3)
        await place.join(host["table"], "Ben")
        anna = await place.page(host)
        await anna.ask(from_page.Start)
        await end_match(anna)
        await anna.ask(from_page.Rematch)
        again = await place.page(host, table=anna.table["next_table"])
        assert again.table["awaited"] == [0]
        await again.ask(from_page.Start)
        await again.told(lambda table: table["status"] == "running")


@async_test
async def test_who_leaves_or_goes_is_no_longer_awaited(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        tickets, table, _ = await crew_wants_more(place)
        anna, ben = [await place.page(ticket, table=table) for ticket in tickets[:2]]
        stranger = await place.page(await place.join(table, "Dan"))
        await anna.ask(from_page.Start)
        await anna.ask(from_page.Kick, 2)
        await ben.send(from_page.Leave("l", 1))
        await anna.told(lambda table: table["awaited"] == [3])
        await stranger.close()
        found = await anna.told(lambda table: table["status"] == "running")
        assert found["seats"][3]["stand_in"]


@async_test
async def test_other_options_need_a_new_consent(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        tickets, table, _ = await crew_wants_more(place)
        anna, ben, _ = [await place.page(ticket, table=table) for ticket in tickets]
        await ben.ask(from_page.Start)
        await anna.told(lambda table: table["awaited"] == [0, 2])
        await anna.ask(from_page.Lobby, pace="brisk")
        assert (await ben.told(lambda table: table["pace"] == "brisk"))["awaited"] == [0, 2]
        await anna.ask(from_page.Lobby, options={"jailer_order": "must"})
        await anna.told(lambda table: table["awaited"] == [0, 1, 2])
