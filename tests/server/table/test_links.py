"""One-time links: a seat moves to another device; the seat of a person who is gone needs the consent of the others."""

from pathlib import Path

import pytest

from skulduggery.server.protocol import bodies, from_page
from tests.server.local_server import Json, LocalServer, Page, async_test, end_match, local_server
from tests.server.parley_table import ANNA, BEN, CID, PASS, seat_people
from tests.server.table.test_hosts import hosts, told
from tests.server.tictactoe import mark, two_at_tictactoe
from tests.server.two_nodes import until

KINGS = "kings"  # has secrets
MINUTE = 60.0


async def gone(place: LocalServer, other: Page, seat: int) -> None:
    """The page of this seat was closed, and the time for people who are away has passed."""
    await other.told(lambda table: table["seats"][seat]["presence"] == "away")
    await place.clock.advance(MINUTE)
    await other.told(lambda table: table["seats"][seat]["presence"] == "gone")


async def crew_of(place: LocalServer, *names: str, game: str = KINGS) -> tuple[list[Page], list[Json]]:
    """Anna, who is the host, and others in a match; their pages and tickets."""
    host = await place.open_table(game, players=1 + len(names), pace="instant")
    tickets = [host, *[await place.join(host["table"], name) for name in names]]
    pages = [await place.page(ticket) for ticket in tickets]
    assert (await pages[0].ask(from_page.Start))["kind"] == "ack"
    for page in pages:
        await page.told(lambda table: table["status"] == "running")
    return pages, tickets


async def without_ben(place: LocalServer, *others: str, game: str = KINGS) -> tuple[list[Page], list[Json]]:
    """Ben, on seat 1, has been gone for a minute; the others are here."""
    pages, tickets = await crew_of(place, "Ben", *others, game=game)
    await pages[1].close()
    await gone(place, pages[0], 1)
    return pages, tickets


async def opened(place: LocalServer, anna: Page, *others: Page, seat: int = 1) -> Json:
    """The others agree, and somebody opens the seat by the link. Returns the ticket."""
    for page in (anna, *others):
        assert (await page.ask(from_page.NewLink, seat))["link"] is None
    link = (await anna.ask(from_page.NewLink, seat))["link"]
    return await place.post("/api/claim", bodies.Claim(link))


def link_of(place: LocalServer, ticket: Json, seat: int = 1) -> str | None:
    return place.live(ticket).meta.seats[seat].link


# --- one's own seat, and seats without secrets


@async_test
async def test_a_one_time_link_moves_a_seat_to_another_device(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, _, ticket = await two_at_tictactoe(place)
        link = (await ben.ask(from_page.NewLink, 1))["link"]
        assert link.startswith("/claim#")
        moved = await place.post("/api/claim", bodies.Claim(link.partition("#")[2]))
        assert moved["seat"] == 1
        assert moved["token"] != ticket["token"]
        assert (await ben.next("bye"))["reason"] == "moved"
        phone = await place.page(moved)
        await anna.play(0, mark(4))
        await phone.settled(3)
        assert (await phone.play(1, mark(0)))["kind"] == "ack"
        again = await place.post("/api/claim", bodies.Claim(link.partition("#")[2]), 410)
        assert again["refusal"]["kind"] == "link_used"


@async_test
async def test_without_secrets_one_person_gives_a_lost_seat_back_but_links_grow_old(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, _, _ = await two_at_tictactoe(place)
        assert (await anna.ask(from_page.NewLink, 1))["refusal"]["kind"] == "seat_taken"
        await ben.close()
        await gone(place, anna, 1)
        link = (await anna.ask(from_page.NewLink, 1))["link"]
        await place.clock.advance(3_601)
        await place.post("/api/claim", bodies.Claim(link), 410)
        link = (await anna.ask(from_page.NewLink, 1))["link"]
        assert (await place.post("/api/claim", bodies.Claim(link)))["seat"] == 1
        for bad in ("", "x", "x.y", "#", link[:-1]):
            await place.post("/api/claim", bodies.Claim(bad), 410)


@async_test
async def test_everybody_is_told_of_a_link_that_the_host_made(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, host, ticket = await two_at_tictactoe(place)
        watcher = await place.page(table=host["table"])
        await ben.ask(from_page.NewLink, 1)
        assert not ben.table["seats"][1]["reissued"]  # one's own link is nobody else's business
        await ben.close()
        await gone(place, anna, 1)
        link = (await anna.ask(from_page.NewLink, 1))["link"]
        await watcher.told(lambda table: table["seats"][1]["reissued"])
        back = await place.page(ticket)
        assert not back.table["seats"][1]["reissued"]
        await place.post("/api/claim", bodies.Claim(link), 410)  # who is back needs it no longer


@async_test
async def test_a_host_s_link_is_no_news_once_it_is_used_or_old(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, host, _ = await two_at_tictactoe(place)
        await ben.close()
        await gone(place, anna, 1)
        await anna.ask(from_page.NewLink, 1)
        await place.clock.advance(3_601)
        assert not (await place.page(table=host["table"])).table["seats"][1]["reissued"]
        link = (await anna.ask(from_page.NewLink, 1))["link"]
        await anna.told(lambda table: table["seats"][1]["reissued"])
        await place.post("/api/claim", bodies.Claim(link))
        await anna.told(lambda table: not table["seats"][1]["reissued"])


# --- the seat of somebody else, with secrets


@async_test
async def test_a_page_that_was_just_closed_opens_nothing(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, ben, _), tickets = await crew_of(place, "Ben", "Cas")
        assert (await anna.ask(from_page.NewLink, 1))["refusal"]["kind"] == "seat_taken"
        await ben.close()
        await anna.told(lambda table: table["seats"][1]["presence"] == "away")
        for seconds in (0.007, MINUTE - 0.1):  # a reload, and somebody with a bad network
            await place.clock.advance(seconds)
            assert (await anna.ask(from_page.NewLink, 1))["refusal"]["kind"] == "still_awaited"
            assert link_of(place, tickets[0]) is None
        again = await place.page(tickets[1])
        assert (again.update["seat"], again.table["seats"][1]["handing"]) == (1, None)


@async_test
async def test_people_are_waited_for_as_long_as_the_host_has_set(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, ben, _), _ = await crew_of(place, "Ben", "Cas")
        await anna.ask(from_page.Lobby, patience=5)
        await ben.close()
        await anna.told(lambda table: table["seats"][1]["presence"] == "away")
        await place.clock.advance(5 * MINUTE - 1)
        assert (await anna.ask(from_page.NewLink, 1))["refusal"]["kind"] == "still_awaited"
        await place.clock.advance(1)
        assert (await anna.ask(from_page.NewLink, 1))["kind"] == "ack"


@async_test
async def test_one_person_alone_never_opens_a_seat_with_secrets(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, _), tickets = await without_ben(place)
        refusal = (await anna.ask(from_page.NewLink, 1))["refusal"]
        assert (refusal["kind"], refusal["name"]) == ("too_few_agree", "Ben")
        assert link_of(place, tickets[0]) is None


@async_test
async def test_two_seats_on_one_device_are_not_two_who_agree(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table(KINGS, players=3)
        anna = await place.page(host)
        await anna.ask(from_page.Lobby, seat=1, holder="device")
        ben = await place.page(await place.join(host["table"], seat=2))
        await anna.ask(from_page.Start)
        await anna.told(lambda table: table["status"] == "running")
        await ben.close()
        await gone(place, anna, 2)
        assert (await anna.ask(from_page.NewLink, 2))["refusal"]["kind"] == "too_few_agree"


@async_test
async def test_a_guest_who_became_host_does_not_open_the_seat_of_the_founder(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, ben, cas), tickets = await crew_of(place, "Ben", "Cas")
        await anna.close()
        await gone(place, ben, 0)
        await ben.told(lambda table: hosts(table) == ["Ben"])
        assert (await ben.ask(from_page.NewLink, 0))["link"] is None
        await cas.told(lambda table: table["seats"][0]["handing"] == {"agreed": [1], "awaited": [2]})
        assert (await cas.ask(from_page.NewLink, 0, agreed=False))["kind"] == "ack"
        await ben.told(lambda table: table["seats"][0]["handing"] is None)
        assert link_of(place, tickets[0], 0) is None
        assert (await ben.ask(from_page.Kick, 0))["refusal"]["kind"] == "seat_taken"
        await cas.close()
        await gone(place, ben, 2)
        assert (await ben.ask(from_page.NewLink, 0))["refusal"]["kind"] == "too_few_agree"
        back = await place.page(tickets[0])
        assert (back.update["seat"], hosts(back.table)) == (0, ["Anna"])


@async_test
async def test_the_others_agree_and_everybody_is_told(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, _, cas), tickets = await without_ben(place, "Cas")
        watcher = await place.page(table=tickets[0]["table"])
        assert (await cas.ask(from_page.NewLink, 1))["refusal"]["kind"] == "host_only"
        assert (await anna.ask(from_page.NewLink, 1))["link"] is None
        await cas.told(lambda table: table["seats"][1]["handing"] == {"agreed": [0], "awaited": [2]})
        assert (await anna.ask(from_page.NewLink, 1))["link"] is None, "asking twice is no consent of others"
        assert (await watcher.ask(from_page.NewLink, 1))["refusal"]["kind"] == "not_your_seat"
        assert (await cas.ask(from_page.NewLink, 1))["link"] is None, "the host gets it"
        link = (await anna.ask(from_page.NewLink, 1))["link"]
        await watcher.told(lambda table: told(table)[-1] == ("link_made", "Ben") and table["seats"][1]["reissued"])
        tablet = await place.page(await place.post("/api/claim", bodies.Claim(link)))
        await watcher.told(lambda table: told(table)[-1] == ("link_opened", "Ben"))
        assert (tablet.update["seat"], tablet.table["seats"][1]["handing"]) == (1, None)


@async_test
async def test_who_has_just_lost_the_connection_is_asked_all_the_same(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, _, cas, dirk), _ = await without_ben(place, "Cas", "Dirk")
        for page in (anna, cas):
            await page.ask(from_page.NewLink, 1)
        await dirk.close()
        await anna.told(lambda table: table["seats"][3]["presence"] == "away")
        assert (await anna.ask(from_page.NewLink, 1))["link"] is None
        await gone(place, anna, 3)
        assert (await anna.ask(from_page.NewLink, 1))["link"] is not None


@async_test
async def test_who_is_back_withdraws_the_wish(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, _, cas), tickets = await without_ben(place, "Cas")
        for page in (anna, cas):
            await page.ask(from_page.NewLink, 1)
        ben = await place.page(tickets[1])
        assert ben.table["seats"][1]["handing"] is None
        await ben.close()
        await gone(place, anna, 1)
        assert (await anna.ask(from_page.NewLink, 1))["link"] is None, "Cas has not agreed to this wish"


@async_test
async def test_whoever_takes_the_place_of_somebody_who_agreed_has_not_agreed(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, _, cas, dirk), tickets = await without_ben(place, "Cas", "Dirk", game="blackwood")
        for page in (anna, cas):
            await page.ask(from_page.NewLink, 1)
        await anna.ask(from_page.Kick, 2)
        await dirk.told(lambda table: table["seats"][1]["handing"] == {"agreed": [0, 2], "awaited": [3]})
        await place.page(await place.join(tickets[0]["table"], "Eva", seat=2))
        await dirk.told(lambda table: table["seats"][1]["handing"] == {"agreed": [0], "awaited": [2, 3]})


@async_test
async def test_the_owner_comes_back_and_gets_the_seat(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, _, cas), tickets = await without_ben(place, "Cas")
        ticket = await opened(place, anna, cas)
        tablet = await place.page(ticket)
        await tablet.ask(from_page.Feed, 1)
        ben = await place.page(tickets[1])
        assert ben.update["seat"] == 1
        assert (await tablet.next("bye"))["reason"] == "returned"
        await anna.told(lambda table: told(table)[-1] == ("returned", "Ben"))
        assert place.live(tickets[0]).meta.seats[1].feed is None
        late = await place.plug_in(ticket["table"])
        await late.send(from_page.Hello(from_page.PROTOCOL, (ticket["token"],)))
        assert (await late.next("bye"))["reason"] == "seat"


@async_test
async def test_the_owner_gets_the_seat_without_the_habits_of_whoever_held_it(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, _, cas), tickets = await without_ben(place, "Cas")
        tablet = await place.page(await opened(place, anna, cas))
        assert (await tablet.ask(from_page.Order, 1, "never"))["kind"] == "ack"
        seat = place.live(tickets[0]).meta.seats[1]
        seat.device = 0
        await place.page(tickets[1])
        seat = place.live(tickets[0]).meta.seats[1]
        assert (seat.order, seat.device) == (None, 1)


@async_test
async def test_the_owner_is_not_bound_by_what_whoever_held_the_seat_agreed_to(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, _, cas), tickets = await without_ben(place, "Cas")
        tablet = await place.page(await opened(place, anna, cas))
        assert (await tablet.ask(from_page.End, agreed=True))["kind"] == "ack"
        await anna.told(lambda table: table["ending"] is not None)
        await place.page(tickets[1])
        await anna.told(lambda table: table["ending"] is None)


@async_test
async def test_the_owner_has_not_voted_about_somebody_who_is_missing(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        anna, ben, cid = parley.pages
        await ben.close()
        await gone(place, anna, BEN)
        tablet = await place.page(await opened(place, anna, cid, seat=BEN))
        await anna.close()  # it is her turn
        await gone(place, cid, ANNA)
        assert (await tablet.ask(from_page.Vote, BEN, "bot"))["kind"] == "ack"
        await cid.told(lambda table: table["absence"]["votes"]["bot"] == 1)
        ben = await place.page(parley.tickets[BEN])
        assert ben.table["absence"]["votes"] == {"wait": 0, "bot": 0, "skip": 0}
        assert (await ben.ask(from_page.Vote, BEN, "skip"))["kind"] == "ack"


@async_test
async def test_the_owner_has_given_no_early_answer(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        parley = await seat_people(place)
        await parley.pages[CID].close()
        await gone(place, parley.pages[ANNA], CID)
        ticket = await opened(place, parley.pages[ANNA], parley.pages[BEN], seat=CID)
        parley.pages[CID] = await place.page(ticket)
        await parley.demand()
        await parley.answer(CID, await parley.window(CID), PASS)
        parley.pages[CID] = await place.page(parley.tickets[CID])
        window = await parley.window(CID)
        assert window["answer"] is None
        await parley.pages[BEN].play(BEN, PASS)
        await parley.all_told()
        assert (parley.passes(), parley.asked()) == ([BEN], CID)


@async_test
async def test_the_host_cannot_shorten_the_time_of_somebody_who_is_away(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, ben, _), _ = await crew_of(place, "Ben", "Cas")
        assert (await anna.ask(from_page.Lobby, patience=5))["kind"] == "ack"
        await ben.close()
        await anna.told(lambda table: table["seats"][1]["presence"] == "away")
        assert (await anna.ask(from_page.Lobby, patience=1))["refusal"]["kind"] == "still_awaited"
        await place.clock.advance(MINUTE)
        assert (await anna.ask(from_page.NewLink, 1))["refusal"]["kind"] == "still_awaited"
        assert (await anna.ask(from_page.Lobby, patience=15))["kind"] == "ack"
        await place.clock.advance(15 * MINUTE)
        await anna.told(lambda table: table["seats"][1]["presence"] == "gone")
        assert (await anna.ask(from_page.Lobby, patience=1))["kind"] == "ack"


@pytest.mark.parametrize("restarts", [True, False])
@async_test
async def test_the_owner_keeps_this_right_after_a_restart_and_in_a_rematch(tmp_path: Path, restarts: bool) -> None:
    async with local_server(tmp_path) as place:
        (anna, _, cas), tickets = await without_ben(place, "Cas")
        tablet = await place.page(await opened(place, anna, cas))
        table = tickets[0]["table"]
        if not restarts:
            await end_match(anna, cas, tablet)
            await anna.ask(from_page.Rematch)
            table = (await anna.told(lambda table: table["next_table"] is not None))["next_table"]
            ben = await place.page(tickets[1], table=table)
            assert [seat["presence"] for seat in ben.table["seats"] if seat["name"] == "Ben"] == ["here"]
    if restarts:
        async with local_server(tmp_path) as place:
            ben = await place.page(tickets[1])
            assert ben.update["seat"] == 1


@async_test
async def test_whoever_sits_there_by_the_link_is_nobody_who_agrees_to_the_next(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, _, cas), _ = await without_ben(place, "Cas")
        await place.page(await opened(place, anna, cas))
        await cas.close()
        await gone(place, anna, 2)
        assert (await anna.ask(from_page.NewLink, 2))["refusal"]["kind"] == "too_few_agree"


@async_test
async def test_whoever_sits_on_the_seat_of_the_founder_by_the_link_is_not_the_host(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, ben, cas), tickets = await crew_of(place, "Ben", "Cas")
        await anna.close()
        await gone(place, ben, 0)
        await ben.told(lambda table: hosts(table) == ["Ben"])
        tablet = await place.page(await opened(place, ben, cas, seat=0))
        assert hosts(tablet.table) == ["Ben"]
        assert hosts((await place.page(tickets[0])).table) == ["Anna"]


@pytest.mark.parametrize("joining", ["closed", "invited"])
@async_test
async def test_a_seat_left_to_a_bot_is_opened_by_nobody_else(tmp_path: Path, joining: str) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table(KINGS, players=2, joining=joining)
        tickets = [host, await place.join(host["table"])]
        anna, ben = [await place.page(ticket) for ticket in tickets]
        await anna.ask(from_page.Start)
        await ben.ask(from_page.Leave, 1)
        watcher = await place.page(table=host["table"])
        assert (await anna.ask(from_page.NewLink, 1))["refusal"]["kind"] == "seat_taken"
        await ben.close()
        await until(lambda: not place.live(host).audience.is_here(1))
        assert (await anna.ask(from_page.NewLink, 1))["refusal"]["kind"] == "still_awaited"
        await place.clock.advance(MINUTE)
        assert (await anna.ask(from_page.NewLink, 1))["refusal"]["kind"] == "too_few_agree"
        assert (await watcher.ask(from_page.AskSeat, 1, "Anna's phone"))["kind"] == "refused"
        await place.post("/api/join", bodies.JoinTable(host["table"], "Anna's phone"), 409)
        back = await place.page(tickets[1])
        assert back.update["seat"] == 1
