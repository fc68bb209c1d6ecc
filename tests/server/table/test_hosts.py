"""The host is somebody who is present; a match ends before its end only if everybody present agrees (UX-37)."""

from pathlib import Path

from skulduggery.server.protocol import from_page
from tests.server.local_server import Json, LocalServer, Page, async_test, end_match, local_server
from tests.server.tictactoe import mark, two_at_tictactoe

HOST_SECONDS = 60.0


def hosts(table: Json) -> list[str]:
    return [seat["name"] for seat in table["seats"] if seat["host"]]


def told(table: Json) -> list[tuple[str, str]]:
    return [(news["kind"], news["name"]) for news in table["news"]]


async def crew_in_lobby(place: LocalServer, *names: str) -> tuple[list[Page], list[Json]]:
    """Anna, who is the host, and others at a table of Port Blackwood."""
    host = await place.open_table("blackwood", players=4)
    tickets = [host, *[await place.join(host["table"], name) for name in names]]
    return [await place.page(ticket) for ticket in tickets], tickets


@async_test
async def test_a_host_who_is_gone_hands_the_lobby_to_somebody_who_is_here(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, ben, cas), (_, ticket, _) = await crew_in_lobby(place, "Ben", "Cas")
        await ben.close()
        await anna.close()
        await cas.told(lambda table: table["seats"][0]["presence"] == "away")
        assert (await cas.ask(from_page.Start))["refusal"]["kind"] == "host_only"
        await place.clock.advance(HOST_SECONDS)
        table = await cas.told(lambda table: hosts(table) == ["Cas"])  # not Ben, who is away like Anna
        assert told(table)[-1] == ("host", "Cas")
        assert (await cas.ask(from_page.Start))["kind"] == "ack"
        assert hosts((await place.page(ticket)).table) == ["Cas"]


@async_test
async def test_a_host_who_only_reloads_stays_the_host(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, ben), (host, _) = await crew_in_lobby(place, "Ben")
        await anna.close()
        await ben.told(lambda table: table["seats"][0]["presence"] == "away")
        await place.clock.advance(HOST_SECONDS - 1)
        again = await place.page(host)
        await place.clock.advance(HOST_SECONDS)
        assert (await again.ask(from_page.Lobby, pace="brisk"))["kind"] == "ack"
        assert hosts(again.table) == ["Anna"]


@async_test
async def test_the_rights_pass_on_in_a_match_too(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, _, _ = await two_at_tictactoe(place)
        await anna.close()
        await ben.told(lambda table: table["seats"][0]["presence"] == "away")
        await place.clock.advance(HOST_SECONDS)
        await ben.told(lambda table: hosts(table) == ["Ben"])
        assert (await ben.ask(from_page.Pause, True))["kind"] == "ack"


@async_test
async def test_who_leaves_gives_the_rights_to_nobody_who_is_absent(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, ben, cas), (_, ticket, _) = await crew_in_lobby(place, "Ben", "Cas")
        await anna.ask(from_page.Start)
        await ben.close()
        await anna.told(lambda table: table["seats"][1]["presence"] == "away")
        await anna.ask(from_page.Leave, 0)
        table = await cas.told(lambda table: hosts(table) == ["Cas"])
        assert told(table)[-2:] == [("left_to_bot", "Anna"), ("host", "Cas")]
        await cas.ask(from_page.Leave, 2)
        await cas.told(lambda table: table["seats"][2]["stand_in"])
        assert hosts(cas.table) == ["Cas"]  # nobody who plays is here
        back = await place.page(ticket)
        assert hosts(back.table) == ["Ben"]


@async_test
async def test_a_guest_leaves_the_lobby_and_the_last_one_leaves_it_to_whoever_comes(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, ben), (host, _) = await crew_in_lobby(place, "Ben")
        await ben.send(from_page.Leave("b", 1))
        assert (await ben.next("bye"))["reason"] == "left"
        await anna.told(lambda table: told(table)[-1] == ("left", "Ben"))
        await anna.send(from_page.Leave("a", 0))
        assert (await anna.next("bye"))["reason"] == "left"
        cas = await place.page(await place.join(host["table"], "Cas"))
        assert hosts(cas.table) == ["Cas"]
        assert (await cas.ask(from_page.Start))["kind"] == "ack"


@async_test
async def test_a_move_of_a_bot_in_that_very_moment_does_not_keep_a_lost_host(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, host, _ = await two_at_tictactoe(place)
        await anna.close()
        await ben.told(lambda table: table["seats"][0]["presence"] == "away")
        place.clock.time += HOST_SECONDS
        place.running(host).go_on(tell=False)  # as after a move
        await place.clock.advance(0)
        await ben.told(lambda table: hosts(table) == ["Ben"])


@async_test
async def test_the_founder_who_is_back_is_the_host_again(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, ben, cas), (host, ticket, _) = await crew_in_lobby(place, "Ben", "Cas")
        await anna.ask(from_page.Start)
        await anna.close()
        await ben.told(lambda table: table["seats"][0]["presence"] == "away")
        await place.clock.advance(HOST_SECONDS)
        await ben.told(lambda table: hosts(table) == ["Ben"])
        await ben.close()
        await cas.told(lambda table: table["seats"][1]["presence"] == "away")
        await place.clock.advance(HOST_SECONDS)
        await cas.told(lambda table: hosts(table) == ["Cas"])
        await place.page(ticket)
        assert hosts(cas.table) == ["Cas"], "Ben only stood in for Anna"
        again = await place.page(host)
        table = await cas.told(lambda table: hosts(table) == ["Anna"])
        assert told(table)[-1] == ("host", "Anna")
        assert (await again.ask(from_page.Pause, True))["kind"] == "ack"
        assert (await cas.ask(from_page.Pause, False))["refusal"]["kind"] == "host_only"


@async_test
async def test_the_founder_who_plays_again_is_the_host_again(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, ben), (host, _) = await crew_in_lobby(place, "Ben")
        await anna.ask(from_page.Start)
        await anna.ask(from_page.Leave, 0)
        await ben.told(lambda table: hosts(table) == ["Ben"])
        assert hosts((await place.page(host)).table) == ["Ben"], "a bot plays for Anna"
        await anna.ask(from_page.Back, 0)
        await ben.told(lambda table: told(table)[-2:] == [("back", "Anna"), ("host", "Anna")])


@async_test
async def test_a_founder_who_is_gone_is_the_host_of_the_rematch_as_soon_as_possible(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, host, _ = await two_at_tictactoe(place)
        await anna.close()
        await ben.told(lambda table: table["seats"][0]["presence"] == "away")
        await place.clock.advance(HOST_SECONDS)
        await ben.told(lambda table: hosts(table) == ["Ben"])
        await end_match(ben)
        await ben.ask(from_page.Rematch)
        table = (await ben.told(lambda table: table["next_table"] is not None))["next_table"]
        assert hosts((await place.page(host, table=table)).table) == ["Anna"]


@async_test
async def test_who_gave_the_seat_up_in_the_lobby_gets_nothing_back(tmp_path: Path) -> None:
    """Nor does whoever sits there later."""
    async with local_server(tmp_path) as place:
        (anna, ben), (host, _) = await crew_in_lobby(place, "Ben")
        await anna.close()
        await ben.told(lambda table: table["seats"][0]["presence"] == "away")
        await place.clock.advance(HOST_SECONDS)
        await ben.told(lambda table: hosts(table) == ["Ben"])
        assert (await ben.ask(from_page.Kick, 0))["kind"] == "ack"
        cas = await place.page(await place.join(host["table"], "Cas", seat=0))
        assert hosts(cas.table) == ["Ben"]


@async_test
async def test_away_becomes_gone_after_the_time_that_the_host_has_set(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, _, _ = await two_at_tictactoe(place)
        assert (await ben.ask(from_page.Lobby, patience=5))["refusal"]["kind"] == "host_only"
        assert (await anna.ask(from_page.Lobby, patience=5))["kind"] == "ack"
        await anna.play(0, mark(4))
        await ben.close()
        table = await anna.told(lambda table: table["absence"] is not None)
        assert (table["seats"][1]["presence"], table["absence"]["seconds_left"]) == ("away", 300.0)
        await place.clock.advance(299)
        seen = (await place.web.get(f"/api/tables/{table['table']}")).json()
        assert (seen["seats"][1]["presence"], seen["absence"]["voting"]) == ("away", False)
        await place.clock.advance(1)
        await anna.told(lambda table: table["seats"][1]["presence"] == "gone" and table["absence"]["voting"])


# --- ending a match


@async_test
async def test_a_match_ends_only_if_everybody_present_agrees(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, host, _ = await two_at_tictactoe(place)
        await anna.ask(from_page.End)
        table = await ben.told(lambda table: table["ending"] is not None)
        assert (table["status"], table["ending"]) == ("running", {"agreed": [0], "awaited": [1]})
        await ben.ask(from_page.End, agreed=False)
        await anna.told(lambda table: table["ending"] is None)
        assert anna.table["status"] == "running"
        watcher = await place.page(table=host["table"])
        assert (await watcher.ask(from_page.End))["refusal"]["kind"] == "not_your_seat"
        await end_match(ben, anna)  # also a guest may want it


@async_test
async def test_who_has_gone_or_has_left_is_not_asked(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, ben, cas), _ = await crew_in_lobby(place, "Ben", "Cas")
        await anna.ask(from_page.Start)
        await cas.ask(from_page.Leave, 2)
        await anna.ask(from_page.End)
        await ben.told(lambda table: table["ending"] == {"agreed": [0], "awaited": [1]})
        await ben.close()
        await anna.told(lambda table: table["status"] == "over")


@async_test
async def test_the_people_of_one_device_agree_together(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table("blackwood", players=3)
        anna = await place.page(host)
        await anna.ask(from_page.Lobby, seat=1, holder="device")
        await anna.ask(from_page.Start)
        await end_match(anna)


# --- what everybody is told of the crew


@async_test
async def test_everybody_is_told_who_takes_over_who_is_replaced_and_who_is_back(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table("tictactoe", players=2, start=True, pace="instant")
        anna = await place.page(host)
        bot = anna.table["seats"][1]["name"]
        ticket = await place.join(host["table"], "Ben")
        ben = await place.page(ticket)
        assert ben.table["news"][-1] == {"number": 0, "after": 3, "kind": "took_over", "name": "Ben", "other": bot}
        await anna.play(0, mark(4))
        await ben.close()
        await anna.told(lambda table: table["absence"] is not None)
        await place.clock.advance(60)
        await anna.told(lambda table: table["absence"]["voting"])
        await anna.ask(from_page.Vote, 0, "bot")
        await anna.told(lambda table: told(table)[-1] == ("replaced", "Ben"))
        await place.page(ticket)
        await anna.told(lambda table: told(table)[-1] == ("back", "Ben"))
        await anna.ask(from_page.Kick, 1)
        await anna.told(lambda table: told(table)[-1] == ("sent_away", "Ben"))
        assert anna.table["news"][-1]["other"] == anna.table["seats"][1]["name"]
        assert [news["number"] for news in anna.table["news"]] == [0, 1, 2, 3]
