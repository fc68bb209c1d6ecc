"""Two nodes on one database: whatever happens at one of them is seen at the other, and nothing happens twice."""

import asyncio

from skulduggery.server.protocol import from_page
from skulduggery.server.store.database import Database
from tests.server.local_server import Json, LocalServer, Page, async_test, end_match
from tests.server.push_receiver import Browser, receiver
from tests.server.tictactoe import mark
from tests.server.two_nodes import MINUTE, anna_and_ben, at_two_nodes, two_nodes, until


def asked_at(ticket: Json, *places: LocalServer) -> int:
    match = owner(ticket, *places).live(ticket).match
    assert match is not None
    assert match.asked is not None
    return match.asked


def owners(table: str, *places: LocalServer) -> list[bool]:
    return [table in place.registry.tables for place in places]


def owner(ticket: Json, *places: LocalServer) -> LocalServer:
    """Of these nodes the one that owns the table."""
    (found,) = [place for place in places if ticket["table"] in place.registry.tables]
    return found


@async_test
async def test_a_move_at_one_node_reaches_a_seat_at_the_other(shared: Database) -> None:
    async with two_nodes(shared) as (one, other):
        anna, ben = await at_two_nodes(one, other)
        assert (await anna.play(0, mark(4)))["number"] == 3
        await ben.settled(3)
        assert ben.update["view"] == anna.update["view"]
        assert (await ben.play(1, mark(0)))["number"] == 4
        await anna.settled(4)
        assert [len(page.update["events"]) for page in (anna, ben)] == [1, 1]
        await end_match(anna, ben)


@async_test
async def test_a_request_that_is_repeated_at_the_other_node_gets_its_answer_and_happens_once(shared: Database) -> None:
    async with two_nodes(shared) as (one, other):
        ticket, ben = await anna_and_ben(one, other)
        anna, watcher = await one.page(ticket), await other.page(ben)
        await anna.ask(from_page.Start)
        await anna.settled(2)
        first = await anna.play(0, mark(4), request="move")
        await anna.send(from_page.NewLink("link", 0))
        link = await anna.answer("link")
        await anna.close()
        again = await other.page(ticket)
        assert await again.play(0, mark(4), at=2, request="move") == first
        await again.send(from_page.NewLink("link", 0))
        assert await again.answer("link") == link
        await watcher.settled(3)
        assert (await watcher.play(1, mark(4)))["refusal"]["kind"] == "not_offered"


@async_test
async def test_of_two_moves_at_the_same_time_at_two_nodes_one_counts(shared: Database) -> None:
    async with two_nodes(shared) as (one, other):
        ticket, _ = await anna_and_ben(one, other)
        here, there = await one.page(ticket), await other.page(ticket)
        await here.ask(from_page.Start)
        for page in (here, there):
            await page.settled(2)
        answers = await asyncio.gather(here.play(0, mark(0), at=2), there.play(0, mark(1), at=2))
        assert sorted(answer["kind"] for answer in answers) == ["ack", "refused"]
        for page in (here, there):
            await page.settled(3)
        assert here.update["view"] == there.update["view"]
        assert here.update["view"]["cells"].count(-1) == 8


@async_test
async def test_lobby_joining_and_leaving_are_seen_at_both(shared: Database) -> None:
    async with two_nodes(shared) as (one, other):
        host = await one.open_table("blackwood", players=3)
        anna = await one.page(host)
        ben_ticket = await other.join(anna.table["code"], "Ben")  # by the spoken code
        ben = await other.page(ben_ticket)
        await anna.told(lambda table: table["seats"][1]["presence"] == "here")
        assert (await anna.ask(from_page.Lobby, options={"jailer_order": "may"}, pace="brisk"))["kind"] == "ack"
        await ben.told(lambda table: table["pace"] == "brisk" and table["options"]["jailer_order"] == "may")
        assert (await ben.ask(from_page.Rename, 1, "Benjamin"))["kind"] == "ack"
        await anna.told(lambda table: table["seats"][1]["name"] == "Benjamin")
        watcher = await other.page(table=host["table"])
        await anna.told(lambda table: table["watchers"] == 1)
        await ben.send(from_page.Here(True))
        await anna.told(lambda table: table["seats"][1]["presence"] == "hidden")
        await watcher.close()
        await anna.told(lambda table: table["watchers"] == 0)
        assert (await anna.ask(from_page.Kick, 1))["kind"] == "ack"
        assert (await ben.next("bye"))["reason"] == "kicked"


@async_test
async def test_a_seat_that_moves_to_a_device_at_the_other_node_leaves_its_old_page(shared: Database) -> None:
    async with two_nodes(shared) as (one, other):
        anna, ben = await at_two_nodes(one, other)
        link = (await ben.ask(from_page.NewLink, 1))["link"]
        claimed = await one.post("/api/claim", {"link": link})
        assert (await ben.next("bye"))["reason"] == "moved"
        moved = await one.page(claimed)
        await anna.play(0, mark(0))
        await moved.settled(3)
        assert (await moved.play(1, mark(1)))["kind"] == "ack"


@async_test
async def test_the_owner_of_a_seat_comes_back_to_the_other_node(shared: Database) -> None:
    async with two_nodes(shared) as (one, other):
        host, ticket = await anna_and_ben(one, other)
        anna = await one.page(host)
        audience = owner(host, one, other).live(host).audience
        audience.apart[1] -= MINUTE  # so long ago he was here
        link = (await anna.ask(from_page.NewLink, 1))["link"]
        tablet = await one.page(await one.post("/api/claim", {"link": link}))
        ben = await other.page(ticket)
        assert (await tablet.next("bye"))["reason"] == "returned"
        assert (await ben.ask(from_page.Rename, 1, "Ben again"))["kind"] == "ack"
        await anna.told(lambda table: table["seats"][1]["name"] == "Ben again")


@async_test
async def test_one_node_owns_the_table_and_the_other_takes_over_when_it_stops(shared: Database) -> None:
    async with two_nodes(shared) as (one, other):
        host = await one.open_table("blackwood", players=2, start=True, level="deckhand", pace="instant")
        table = host["table"]
        assert owners(table, one, other) == [False, False]  # nobody was asked for it yet
        watcher, page = await one.page(host), await other.page(host)
        assert owners(table, one, other) == [True, False]
        await play_some(page, 6)
        await watcher.settled(page.at)
        await one.registry.close()
        await one.services.nodes.close()
        page = await other.page(host)
        assert owners(table, other) == [True]
        await play_some(page, 6)
        stored = await other.services.store.load(table)
        assert stored is not None
        assert [entry.number for entry in stored.entries] == [*range(len(stored.entries))]


async def play_some(page: Page, turns: int) -> None:
    """The first choice of so many questions."""
    for _ in range(turns):
        while not page.update["choices"]:
            await page.receive()
        answer = await page.play(0, page.update["choices"][0]["move"])
        assert answer["kind"] == "ack", answer
        await page.settled(answer["number"])


@async_test
async def test_talk_is_heard_and_rematches_opened_once_at_both_nodes(shared: Database) -> None:
    async with two_nodes(shared) as (one, other):
        anna, ben = await at_two_nodes(one, other)
        await anna.told(lambda table: table["seats"][1]["presence"] == "here")
        await ben.ask(from_page.Say, 1, phrase="shout-arrr")
        assert (await anna.next("said"))["remark"]["seat"] == 1
        await end_match(anna, ben)
        answers = await asyncio.gather(anna.ask(from_page.Rematch), ben.ask(from_page.Rematch))
        assert [answer["kind"] for answer in answers] == ["ack", "ack"]
        tables = [await page.told(lambda table: table["next_table"]) for page in (anna, ben)]
        assert tables[0]["next_table"] == tables[1]["next_table"]


@async_test
async def test_the_others_vote_about_somebody_who_is_away_at_two_nodes(shared: Database) -> None:
    async with two_nodes(shared, speed=40.0) as (one, other):
        host = await one.open_table("blackwood", players=3)
        tickets = [host, await one.join(host["table"], "Ben"), await one.join(host["table"], "Cas")]
        pages = [await one.page(tickets[0]), await other.page(tickets[1]), await other.page(tickets[2])]
        await pages[0].ask(from_page.Start)
        await pages[0].settled(1)
        asked = asked_at(host, one, other)
        await pages[asked].close()
        voters = [seat for seat in range(3) if seat != asked]
        for seat in voters:
            await pages[seat].told(lambda table: table["absence"] is not None and table["absence"]["voting"])
        assert (await pages[voters[0]].ask(from_page.Vote, voters[0], "bot"))["kind"] == "ack"
        await pages[voters[1]].told(lambda table: table["absence"]["votes"]["bot"] == 1)
        assert (await pages[voters[1]].ask(from_page.Vote, voters[1], "bot"))["kind"] == "ack"
        for seat in voters:
            await pages[seat].told(lambda table: table["seats"][asked]["stand_in"])


@async_test
async def test_early_answers_in_a_reaction_window_count_at_whichever_node_they_are_given(shared: Database) -> None:
    async with two_nodes(shared) as (one, other):
        host = await one.open_table("parley", players=3)
        tickets = [host, await other.join(host["table"], "Ben"), await other.join(host["table"], "Cid")]
        pages = [await one.page(tickets[0]), await other.page(tickets[1]), await one.page(tickets[2])]
        await pages[0].ask(from_page.Lobby, window_limit="off")
        await pages[0].ask(from_page.Start)
        await pages[0].settled(1)
        starter = asked_at(host, one, other)
        await play_as(pages[starter], starter, "draw")
        await play_as(pages[starter], starter, "demand")
        others = [seat for seat in range(3) if seat != starter]
        for seat in reversed(others):  # the last one first: an answer before its turn
            news = await pages[seat].until(lambda message: message["kind"] == "reactions" and message["window"])
            answer = await pages[seat].answer_early(seat, news["window"]["window"], {"kind": "pass"})
            assert answer["kind"] == "ack", answer
        number = pages[starter].at
        for page in pages:
            await page.settled(number + 2)


async def play_as(page: Page, seat: int, kind: str) -> None:
    while not [choice for choice in page.update["choices"] if choice["move"]["kind"] == kind]:
        await page.receive()
    move = next(choice["move"] for choice in page.update["choices"] if choice["move"]["kind"] == kind)
    answer = await page.play(seat, move)
    assert answer["kind"] == "ack", answer
    await page.settled(answer["number"])


@async_test
async def test_whose_time_is_over_in_a_window_passes_and_all_are_told(shared: Database) -> None:
    async with two_nodes(shared, speed=20.0) as (one, other):
        host = await one.open_table("parley", players=3)
        tickets = [host, await other.join(host["table"], "Ben"), await other.join(host["table"], "Cid")]
        pages = [await one.page(tickets[0]), await other.page(tickets[1]), await other.page(tickets[2])]
        await pages[0].ask(from_page.Start)
        await pages[0].settled(1)
        starter = asked_at(host, one, other)
        await play_as(pages[starter], starter, "draw")
        await play_as(pages[starter], starter, "demand")
        number, match = pages[starter].at, owner(host, one, other).live(host).match
        assert match is not None
        assert match.reaction is not None
        (asked,) = match.reaction.about  # who has no limit
        news = await pages[asked].until(lambda news: news["kind"] == "reactions" and bool(news["window"]))
        await pages[asked].answer_early(asked, news["window"]["window"], {"kind": "pass"})
        for page in pages:
            await page.settled(number + 2)
            told = [message["seats"] for message in page.waiting if message["kind"] == "timeup"]
            late = told[0] if told else (await page.next("timeup"))["seats"]
            assert late == [seat for seat in range(3) if seat not in (starter, asked)]


@async_test
async def test_the_clock_of_a_match_runs_once_and_is_the_same_at_both_nodes(shared: Database) -> None:
    async with two_nodes(shared, speed=30.0) as (one, other):
        host = await one.open_table("parley", players=2, options={"minutes": 1}, start=True)
        began = one.services.clock.elapsed()
        pages = [await place.page(host) for place in (one, other)]
        for page in pages:
            await page.told(lambda table: table["clock"]["runs"])
        for page in pages:
            await page.told(lambda table: not table["clock"]["runs"])
        assert one.services.clock.elapsed() - began >= 59.0  # two clocks would have needed half of it
        stored = await other.services.store.load(host["table"])
        assert stored is not None
        assert sum(b'"table_played"' in entry.entry for entry in stored.entries) == 1


@async_test
async def test_moves_are_taken_back_and_hints_asked_for_at_either_node(shared: Database) -> None:
    async with two_nodes(shared) as (one, other):
        anna, ben = await at_two_nodes(one, other)
        await anna.play(0, mark(4))
        await ben.settled(3)
        assert (await anna.ask(from_page.Undo, anna.at, 0))["kind"] == "ack"
        snapshot = await ben.until(lambda message: message["kind"] == "snapshot" and message["update"]["undone"])
        assert snapshot["update"]["view"]["cells"] == [-1] * 9
        await anna.play(0, mark(3))
        await ben.settled(5)
        assert (await ben.ask(from_page.Hint, ben.at, 1))["kind"] == "ack"
        await anna.told(lambda table: table["hinted"] == [[5, 1]])
        assert (await ben.next("hinted"))["seat"] == 1


@async_test
async def test_a_watcher_at_one_node_gets_a_seat_from_the_host_at_the_other(shared: Database) -> None:
    async with two_nodes(shared) as (one, other):
        host = await one.open_table("parley", players=3, joining="invited", start=True)
        anna, ben = await one.page(host), await other.page(table=host["table"])
        await anna.told(lambda table: table["watchers"] == 1)
        assert (await ben.ask(from_page.AskSeat, 1, "Ben"))["kind"] == "ack"
        await anna.told(lambda table: table["seats"][1]["asked_by"] == "Ben")
        assert (await anna.ask(from_page.GiveSeat, 1, given=False))["kind"] == "ack"
        await ben.told(lambda table: table["seats"][1]["asked_by"] is None)
        assert (await ben.ask(from_page.AskSeat, 2, "Ben"))["kind"] == "ack"
        await anna.told(lambda table: table["seats"][2]["asked_by"] == "Ben")
        assert (await anna.ask(from_page.GiveSeat, 2, given=True))["kind"] == "ack"
        snapshot = await ben.until(lambda message: message["kind"] == "snapshot" and message["seats"])
        assert (snapshot["seats"], snapshot["update"]["seat"]) == ([2], 2)


@async_test
async def test_people_point_at_a_screen_of_the_other_node(shared: Database) -> None:
    async with two_nodes(shared) as (one, other):
        anna, ben = await at_two_nodes(one, other)
        screen = await other.page(table=anna.table["table"], screen="the television's secret")
        await anna.told(lambda table: table["screens"])
        assert (await anna.ask(from_page.Point, 0, 1, allowed=True))["kind"] == "ack"
        while not screen.update["choices"]:
            await screen.receive()
        assert (await screen.play(0, mark(8)))["kind"] == "ack"
        await anna.settled(3)
        await ben.settled(3)


@async_test
async def test_a_table_that_is_deleted_at_one_node_is_gone_at_the_other(shared: Database) -> None:
    async with two_nodes(shared, admin_token="secret") as (one, other):
        anna, ben = await at_two_nodes(one, other)
        key = {"Authorization": "Bearer secret"}
        table = anna.table["table"]
        assert (await one.web.post(f"/api/admin/tables/{table}/delete", headers=key)).is_success
        assert (await ben.next("bye"))["reason"] == "deleted"
        assert (await other.web.get(f"/api/tables/{table}")).status_code == 404


@async_test
async def test_a_notice_is_sent_once_and_only_while_no_node_has_a_page_of_the_seat(shared: Database) -> None:
    async with (
        two_nodes(shared, notice_seconds=0.1, push_anywhere=True) as (one, other),
        receiver() as service,
    ):
        anna, ben = await at_two_nodes(one, other)
        wish = Browser().subscribe(service.address("ben"))
        assert (await ben.ask(from_page.Notices, 1, wish, True))["kind"] == "ack"
        await anna.play(0, mark(0))
        await ben.settled(3)
        await ben.play(1, mark(1))
        await anna.settled(4)
        await ben.close()
        await anna.told(lambda table: table["seats"][1]["presence"] == "away")
        await anna.play(0, mark(2))
        await service.posted.get()
        await until(lambda: [seat.noticed for seat in other.live(anna.table).meta.seats] == [-1, 5])
        assert service.posted.empty()
