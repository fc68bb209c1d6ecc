"""Who may take over a bot's seat in a match that has begun: its secrets come with it, so the host decides before."""

from pathlib import Path

import pytest

from skulduggery.server.protocol import bodies, from_page
from tests.server.local_server import Json, LocalServer, Page, async_test, end_match, local_server
from tests.server.tictactoe import two_at_tictactoe

SECRETS = "parley"


async def begun(place: LocalServer, game: str = SECRETS, joining: str | None = None) -> tuple[Page, Json]:
    """Anna has started a match with bots."""
    host = await place.open_table(game, players=3)
    anna = await place.page(host)
    if joining is not None:
        assert (await anna.ask(from_page.Lobby, joining=joining))["kind"] == "ack"
    await anna.ask(from_page.Start)
    await anna.told(lambda table: table["status"] == "running")
    return anna, host


async def refused_to_join(place: LocalServer, host: Json) -> Json:
    refused: Json = (await place.post("/api/join", bodies.JoinTable(host["table"], "Eve"), 409))["refusal"]
    return refused


@async_test
async def test_where_there_are_secrets_the_seats_close_at_the_start(tmp_path: Path) -> None:
    """A second browser of somebody at the table would see another hand."""
    async with local_server(tmp_path) as place:
        host = await place.open_table(SECRETS, players=3)
        anna = await place.page(host)
        assert anna.table["joining"] == "closed"
        assert (await place.join(host["table"]))["seat"] == 1  # before the start everybody may come
        code = anna.table["code"]
        await anna.ask(from_page.Start)
        table = await anna.told(lambda table: table["status"] == "running")
        assert table["code"] is None
        for link in (host["table"], code):
            assert (await refused_to_join(place, {"table": link})) == {
                "kind": "seats_closed",
                "rule": "",
                "joining": "closed",
            }
        assert (await place.join(host["table"], watch=True))["seat"] is None


@async_test
async def test_where_nothing_is_hidden_friends_may_come_later(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, host = await begun(place, "blackwood")
        assert anna.table["joining"] == "open"
        assert (await place.join(host["table"]))["seat"] == 1
        anna, host = await begun(place, "blackwood", "closed")
        assert (await refused_to_join(place, host))["kind"] == "seats_closed"


@async_test
async def test_an_open_table_gives_bots_seats_to_whoever_comes(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        _, host = await begun(place, joining="open")
        assert [(await place.join(host["table"], name))["seat"] for name in ("Ben", "Cas")] == [1, 2]
        assert (await refused_to_join(place, host))["kind"] == "table_full"


@async_test
async def test_by_invitation_the_host_gives_one_bots_seat_by_a_link_and_everybody_is_told(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, host = await begun(place, joining="invited")
        watcher = await place.page(table=host["table"])
        assert (await refused_to_join(place, host))["joining"] == "invited"
        assert (await watcher.ask(from_page.NewLink, 2))["refusal"]["kind"] == "host_only"
        link = (await anna.ask(from_page.NewLink, 2))["link"]
        await watcher.told(lambda table: table["seats"][2]["reissued"])
        ticket = await place.post("/api/claim", bodies.Claim(link))
        assert ticket["seat"] == 2
        table = await watcher.told(lambda table: table["seats"][2]["holder"] == "person")
        assert not table["seats"][2]["reissued"]
        ben = await place.page(ticket)
        assert ben.update["seat"] == 2
        assert (await ben.ask(from_page.Rename, 2, "Ben"))["kind"] == "ack"
        assert (await place.post("/api/claim", bodies.Claim(link), 410))["refusal"]["kind"] == "link_used"


@pytest.mark.parametrize("joining", ["closed", "open"])
@async_test
async def test_elsewhere_no_link_leads_to_a_bots_seat(tmp_path: Path, joining: str) -> None:
    async with local_server(tmp_path) as place:
        anna, _ = await begun(place, joining=joining)
        assert (await anna.ask(from_page.NewLink, 2))["refusal"]["kind"] == "nobody_there"


@async_test
async def test_an_invitation_ends_when_the_seats_are_closed(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, _ = await begun(place, joining="invited")
        link = (await anna.ask(from_page.NewLink, 2))["link"]
        assert (await anna.ask(from_page.Lobby, joining="closed"))["kind"] == "ack"
        await place.post("/api/claim", bodies.Claim(link), 410)


@async_test
async def test_after_the_start_seats_can_be_closed_but_not_opened(tmp_path: Path) -> None:
    """Otherwise the host could open them when it pays, for a second browser."""
    async with local_server(tmp_path) as place:
        anna, _ = await begun(place, joining="invited")
        assert (await anna.ask(from_page.Lobby, joining="open"))["refusal"]["kind"] == "only_in_lobby"
        assert (await anna.ask(from_page.Lobby, joining="closed"))["kind"] == "ack"
        assert (await anna.ask(from_page.Lobby, joining="invited"))["refusal"]["kind"] == "only_in_lobby"
        await anna.told(lambda table: table["joining"] == "closed")


@pytest.mark.parametrize("joining", ["invited", "open"])
@async_test
async def test_the_hand_of_a_guest_who_was_sent_away_stays_with_the_bot(tmp_path: Path, joining: str) -> None:
    """Nor may the host invite a browser of their own to it."""
    async with local_server(tmp_path) as place:
        host = await place.open_table(SECRETS, players=2)
        await place.join(host["table"])
        anna = await place.page(host)
        await anna.ask(from_page.Lobby, joining=joining)
        await anna.ask(from_page.Start)
        await anna.ask(from_page.Kick, 1)
        await anna.told(lambda table: table["seats"][1]["holder"] == "bot")
        await place.post("/api/join", bodies.JoinTable(host["table"], "Anna's phone"), 409)
        assert (await anna.ask(from_page.NewLink, 1))["refusal"]["kind"] == "seat_vacated"
        await anna.ask(from_page.End)
        await anna.ask(from_page.Rematch)
        table = await anna.told(lambda table: table["next_table"] is not None)
        again = place.registry.tables[table["next_table"]].table
        assert (again.meta.joining, [seat.vacated for seat in again.meta.seats]) == (joining, [False, False])


@async_test
async def test_another_game_of_the_same_crew_has_its_own_usual_setting(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, _ = await begun(place, "blackwood", "open")
        await anna.ask(from_page.End)
        await anna.ask(from_page.Rematch, game=SECRETS)
        table = await anna.told(lambda table: table["next_table"] is not None)
        assert place.registry.tables[table["next_table"]].table.info().joining == "closed"


@async_test
async def test_a_late_joiner_chooses_which_bot_to_replace(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, host = await begun(place, "blackwood", "open")
        assert anna.table["free_seats"] == [1, 2]
        ticket = await place.post("/api/join", bodies.JoinTable(host["table"], "Ben", seat=2))
        assert ticket["seat"] == 2
        await anna.told(lambda table: table["free_seats"] == [1])
        taken = await place.post("/api/join", bodies.JoinTable(host["table"], "Cas", seat=2), 409)
        assert taken["refusal"] == {"kind": "seat_taken", "rule": "", "name": "Ben"}
        await place.post("/api/join", bodies.JoinTable(host["table"], "Cas", seat=7), 400)


@async_test
async def test_the_door_of_a_full_or_finished_table_says_so(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, host, _ = await two_at_tictactoe(place)
        full = await place.post("/api/join", bodies.JoinTable(host["table"], "Cas"), 409)
        assert (full["refusal"]["kind"], anna.table["free_seats"]) == ("table_full", [])
        await end_match(anna, ben)
        over = await place.post("/api/join", bodies.JoinTable(host["table"], "Cas"), 409)
        assert over["refusal"] == {"kind": "not_running", "rule": "", "status": "over"}


@async_test
async def test_an_old_table_leads_to_the_newest_one_of_its_crew(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table("tictactoe", players=2, start=True)
        tables = [host["table"]]
        for _ in range(2):
            anna = await place.page(host, table=tables[-1])
            await end_match(anna)
            await anna.ask(from_page.Rematch)
            tables.append((await anna.told(lambda table: table["next_table"]))["next_table"])
        for table in tables:
            found = (await place.web.get(f"/api/tables/{table}/newest")).json()
            assert found == {"table": tables[-1]}
        assert (await place.web.get("/api/tables/nowhere/newest")).status_code == 404


@async_test
async def test_everybody_sees_how_many_watch(tmp_path: Path) -> None:
    """Somebody who was sent away does not watch, and whoever has gone does not, either."""
    async with local_server(tmp_path) as place:
        anna, ben, host, _ = await two_at_tictactoe(place)
        watcher = await place.page(table=host["table"])
        await anna.told(lambda table: table["watchers"] == 1)
        await watcher.close()
        await anna.told(lambda table: table["watchers"] == 0)
        await anna.ask(from_page.Kick, 1)
        table = await anna.told(lambda table: table["seats"][1]["holder"] == "bot")
        assert table["watchers"] == 0
        await ben.next("bye")
