"""During the match: late joiners, leaving and coming back, kicks, pause, end, rematch."""

from pathlib import Path

import pytest

from skulduggery.server.protocol import from_page
from tests.server.local_server import Json, LocalServer, Page, async_test, end_match, local_server
from tests.server.tictactoe import mark, two_at_tictactoe


@async_test
async def test_a_late_joiner_replaces_a_bot(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table("tictactoe", players=2, start=True)
        anna = await place.page(host)
        ben = await place.page(await place.join(host["table"]))
        assert [seat["holder"] for seat in ben.table["seats"]] == ["person", "person"]
        await anna.play(0, mark(4))
        await ben.settled(4)
        assert len(ben.update["choices"]) == 8


@async_test
async def test_a_bot_plays_for_whoever_left_and_hands_the_wheel_back(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, host, _ = await two_at_tictactoe(place)
        await anna.ask(from_page.Lobby, pace="instant")
        await ben.ask(from_page.Leave, 1)
        assert (await anna.play(0, mark(4)))["kind"] == "ack"
        while anna.update["asked"]["seat"] != 0 or anna.update["view"]["cells"].count(1) != 1:
            await anna.receive()
        assert (await ben.play(1, mark(0)))["refusal"]["kind"] == "bot_plays"
        assert (await ben.ask(from_page.Back, 1))["kind"] == "ack"
        table = await anna.told(lambda table: not table["seats"][1]["stand_in"])
        assert table["seats"][1]["presence"] == "here"
        free = anna.update["view"]["cells"].index(-1)
        await anna.play(0, mark(free))
        await place.all_saved(host)
        assert place.live(host).match.asked in (1, None)  # type: ignore[union-attr]  # the match has started


@async_test
async def test_a_kicked_seat_goes_to_a_bot_and_its_token_dies(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, host, ticket = await two_at_tictactoe(place)
        assert (await anna.ask(from_page.Kick, 1))["kind"] == "ack"
        assert (await ben.next("bye"))["reason"] == "kicked"
        table = await anna.told(lambda table: table["seats"][1]["holder"] == "bot")
        assert table["seats"][1]["name"] != "Ben"
        page = await place.plug_in(host["table"])
        await page.send(from_page.Hello(from_page.PROTOCOL, (ticket["token"],)))
        assert (await page.next("bye"))["reason"] == "kicked"
        assert (await anna.ask(from_page.Kick, 1))["refusal"]["kind"] == "nobody_there"
        assert (await anna.ask(from_page.Kick, 0))["refusal"]["kind"] == "seat_taken"
        assert (await anna.ask(from_page.Kick, 5))["refusal"]["kind"] == "no_such_seat"


@async_test
async def test_pause_and_end_stop_the_match(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, _, _ = await two_at_tictactoe(place)
        await anna.ask(from_page.Pause, True)
        assert (await anna.play(0, mark(4)))["refusal"]["status"] == "paused"
        await anna.ask(from_page.Pause, False)
        assert (await anna.play(0, mark(4)))["kind"] == "ack"
        await end_match(anna, ben)
        assert (await ben.play(1, mark(0)))["refusal"]["status"] == "over"


@async_test
async def test_a_rematch_keeps_names_and_tokens_and_the_next_one_starts(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, host, ticket = await two_at_tictactoe(place)
        assert (await ben.ask(from_page.Rematch))["refusal"]["kind"] == "not_over"
        await end_match(anna, ben)
        assert (await ben.ask(from_page.Rematch))["kind"] == "ack"
        table = await anna.told(lambda table: table["next_table"] is not None)
        await anna.ask(from_page.Rematch)
        assert anna.table["next_table"] == table["next_table"]
        next_ben = await place.page(ticket, table=table["next_table"])
        next_anna = await place.page(host, table=table["next_table"])
        assert [seat["name"] for seat in next_ben.table["seats"]] == ["Ben", "Anna"]
        assert [seat["host"] for seat in next_ben.table["seats"]] == [False, True]
        assert (next_ben.table["status"], next_ben.table["awaited"]) == ("lobby", [0, 1])
        await next_anna.ask(from_page.Start)
        await next_ben.told(lambda table: table["awaited"] == [0])
        await next_ben.ask(from_page.Start)
        for page, seat in ((next_ben, 0), (next_anna, 1)):
            await page.settled(2)
            assert (page.table["status"], page.update["seat"]) == ("running", seat)
        assert next_anna.table["commitment"] != table["commitment"]


@async_test
async def test_where_luck_decides_who_starts_a_rematch_keeps_the_seats(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table("blackwood", players=4, options={"mode": "hoard"}, start=True)
        anna = await place.page(host)
        await anna.ask(from_page.End)
        await anna.ask(from_page.Rematch)
        again = await place.page(host, table=anna.table["next_table"])
        assert (await again.ask(from_page.Start))["kind"] == "ack"  # nobody else is there to agree
        await again.settled(4)
        assert again.update["seat"] == 0
        assert again.table["options"] == anna.table["options"]


@async_test
async def test_whoever_left_but_is_back_for_the_end_sails_again(tmp_path: Path) -> None:
    """Who is still away is still sailed for."""
    async with local_server(tmp_path) as place:
        host = await place.open_table("blackwood", players=3)
        ticket = await place.join(host["table"], "Ben")
        await place.join(host["table"], "Cor")
        anna, ben = [await place.page(held) for held in (host, ticket)]
        await anna.ask(from_page.Start)
        await ben.ask(from_page.Leave, 1)
        place.live(host).meta.seats[2].stand_in = True  # nobody has seen Cor: the others voted for a bot
        await anna.ask(from_page.End)
        await anna.ask(from_page.Rematch)
        again = await place.page(host, table=anna.table["next_table"])
        assert [seat["stand_in"] for seat in again.table["seats"]] == [False, False, True]


@async_test
async def test_the_crew_goes_on_with_another_game(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, host, ticket = await two_at_tictactoe(place)
        await end_match(anna, ben)
        assert (await anna.ask(from_page.Rematch, game="chess"))["refusal"]["kind"] == "unknown_game"
        assert (await anna.ask(from_page.Rematch, game="blackwood"))["kind"] == "ack"
        table = await ben.told(lambda table: table["next_table"] is not None)
        pages = [await place.page(held, table=table["next_table"]) for held in (host, ticket)]
        assert [page.table["seats"][seat]["name"] for seat, page in enumerate(pages)] == ["Anna", "Ben"]
        assert (pages[0].table["game"], pages[0].table["status"]) == ("blackwood", "lobby")


@async_test
async def test_a_crew_too_large_for_the_other_game_is_told_so(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna = await place.page(await place.open_table("blackwood", players=4, start=True))
        await anna.ask(from_page.End)
        refused = (await anna.ask(from_page.Rematch, game="tictactoe"))["refusal"]
        assert (refused["kind"], refused["option"], refused["expected"]) == ("bad_option", "players", "2")
        assert anna.table["next_table"] is None


@async_test
async def test_seats_of_one_device_stay_together_when_everybody_moves_up(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table("parley", players=3)
        anna = await place.page(host)
        other = (await anna.ask(from_page.Lobby, seat=2, holder="device"))["ticket"]
        await anna.ask(from_page.Start)
        await anna.ask(from_page.End)
        await anna.ask(from_page.Rematch)
        again = await place.page(host, other, table=anna.table["next_table"])
        assert [seat["device"] for seat in again.table["seats"]] == [0, 1, 1]
        assert [seat["holder"] for seat in again.table["seats"]] == ["bot", "person", "person"]


@async_test
async def test_presence_is_told(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, host, _ = await two_at_tictactoe(place)
        await ben.send(from_page.Here(hidden=True))
        await anna.told(lambda table: table["seats"][1]["presence"] == "hidden")
        await ben.send(from_page.Here(hidden=False))
        await anna.told(lambda table: table["seats"][1]["presence"] == "here")
        await ben.close()
        await anna.told(lambda table: table["seats"][1]["presence"] == "away")
        await place.page(table=host["table"])
        seen = (await place.web.get(f"/api/tables/{host['table']}")).json()
        assert seen["watchers"] == 1


@async_test
async def test_who_was_sent_away_is_let_in_when_the_host_opens_a_seat(tmp_path: Path) -> None:
    async def farewell() -> str:
        page = await place.plug_in(host["table"])
        await page.send(from_page.Hello(from_page.PROTOCOL, (ticket["token"],)))
        return str((await page.next("bye"))["reason"])

    async with local_server(tmp_path) as place:
        host = await place.open_table("blackwood", players=3)
        ticket = await place.join(host["table"])
        anna = await place.page(host)
        await anna.ask(from_page.Kick, 1)
        assert await farewell() == "kicked"
        await anna.ask(from_page.Lobby, seat=2, holder="bot", level="deckhand")
        assert await farewell() == "kicked"
        await anna.ask(from_page.Lobby, seat=1, holder="open")
        assert await farewell() == "seat"  # the page forgets the token, and shows the door again


# --- absence


async def ben_is_missing(place: LocalServer, more: int = 0) -> tuple[Page, Json, Json]:
    """It is Ben's turn, and he is gone."""
    anna, ben, host, ticket = await two_at_tictactoe(place)
    await anna.ask(from_page.Lobby, pace="instant")
    await anna.play(0, mark(4))
    await ben.close()
    table = await anna.told(lambda table: table["absence"] is not None)
    assert table["absence"] == {
        "seat": 1,
        "seconds_left": 60.0,
        "voting": False,
        "votes": {"wait": 0, "bot": 0, "skip": 0},
    }
    return anna, host, ticket


@async_test
async def test_a_minute_passes_before_the_vote(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, _, _ = await ben_is_missing(place)
        assert (await anna.ask(from_page.Vote, 0, "bot"))["refusal"]["kind"] == "no_vote"
        await place.clock.advance(59)
        assert (await place.web.get(f"/api/tables/{anna.table['table']}")).json()["absence"]["seconds_left"] == 1.0
        await place.clock.advance(1)
        await anna.told(lambda table: table["absence"]["voting"])


@pytest.mark.parametrize(("choice", "stays"), [("bot", True), ("skip", False)])
@async_test
async def test_the_vote_lets_a_bot_play_until_return_or_one_turn(tmp_path: Path, choice: str, stays: bool) -> None:
    async with local_server(tmp_path) as place:
        anna, host, ticket = await ben_is_missing(place)
        await place.clock.advance(60)
        await anna.told(lambda table: table["absence"]["voting"])
        await anna.ask(from_page.Vote, 0, choice)
        await anna.settled(4)
        assert anna.update["view"]["cells"].count(1) == 1
        table = await anna.told(lambda table: table["absence"] is None)
        assert table["seats"][1]["stand_in"] is stays
        back = await place.page(ticket)
        await back.told(lambda table: not table["seats"][1]["stand_in"])
        await anna.play(0, mark(anna.update["view"]["cells"].index(-1)))
        await place.all_saved(host)
        assert place.live(host).match.asked in (1, None)  # type: ignore[union-attr]  # the match has started


@async_test
async def test_waiting_starts_another_minute(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, _, _ = await ben_is_missing(place)
        await place.clock.advance(60)
        await anna.told(lambda table: table["absence"]["voting"])
        await anna.ask(from_page.Vote, 0, "wait")
        table = await anna.told(lambda table: not table["absence"]["voting"])
        assert table["absence"]["seconds_left"] == 60.0


@async_test
async def test_who_comes_back_in_time_stops_the_countdown(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, _, ticket = await ben_is_missing(place)
        ben = await place.page(ticket)
        await anna.told(lambda table: table["absence"] is None)
        assert (await ben.play(1, mark(0)))["kind"] == "ack"


async def vote_about_one_of_four(place: LocalServer) -> tuple[list[Page], int, int, int, int]:
    """The asked person is gone, and the others vote: the pages by seat, the missing seat, the three others."""
    host = await place.open_table("blackwood", players=4)
    tickets = [host, *[await place.join(host["table"], name) for name in ("Ben", "Cas", "Dan")]]
    pages = [await place.page(ticket) for ticket in tickets]
    await pages[0].ask(from_page.Start)
    await pages[0].settled(4)
    missing = pages[0].update["asked"]["seat"]
    await pages[missing].close()
    first, second, third = (seat for seat in range(4) if seat != missing)
    await pages[first].told(lambda table: table["absence"] is not None)
    await place.clock.advance(60)
    await pages[first].told(lambda table: table["absence"]["voting"])
    return pages, missing, first, second, third


@async_test
async def test_more_than_half_of_those_present_decide(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        pages, missing, *others = await vote_about_one_of_four(place)
        anna = pages[others[0]]
        await pages[others[0]].ask(from_page.Vote, others[0], "bot")
        await anna.told(lambda table: table["absence"]["votes"]["bot"] == 1)
        await pages[others[1]].ask(from_page.Vote, others[1], "wait")
        await anna.told(lambda table: table["absence"]["votes"]["wait"] == 1)
        await pages[others[2]].ask(from_page.Vote, others[2], "bot")
        await anna.told(lambda table: table["seats"][missing]["stand_in"])


@async_test
async def test_a_vote_is_counted_again_when_a_voter_leaves(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        pages, missing, voter, other, silent = await vote_about_one_of_four(place)
        await pages[voter].ask(from_page.Vote, voter, "bot")
        await pages[other].ask(from_page.Vote, other, "skip")
        await pages[voter].told(lambda table: table["absence"]["votes"] == {"wait": 0, "bot": 1, "skip": 1})
        await pages[other].ask(from_page.Leave, other)
        table = await pages[voter].told(lambda table: table["seats"][other]["stand_in"])
        assert table["absence"]["votes"] == {"wait": 0, "bot": 1, "skip": 0}
        await pages[silent].close()
        await pages[voter].told(lambda table: table["seats"][missing]["stand_in"])
