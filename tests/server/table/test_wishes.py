"""A watcher asks the host for a bot's seat, where seats are given by invitation."""

from pathlib import Path

import pytest

from skulduggery.server.protocol import from_page
from tests.server.local_server import Json, LocalServer, Page, async_test, local_server
from tests.server.registry.test_joining import begun

ASKED = 1


async def asking(place: LocalServer, game: str = "parley") -> tuple[Page, Page, Json]:
    """Anna plays with bots, and Ben, who watches, has asked for the first bot's seat."""
    anna, host = await begun(place, game, "invited")
    ben = await place.page(table=host["table"])
    answer = await ben.ask(from_page.AskSeat, ASKED, "Ben")
    assert answer["kind"] == "ack", answer
    await anna.told(lambda table: table["seats"][ASKED]["asked_by"] == "Ben")
    ticket: Json = answer["ticket"]
    return anna, ben, ticket


@async_test
async def test_a_watcher_whom_the_host_gives_the_seat_plays_at_once(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, ticket = await asking(place)
        assert (ben.update["seat"], ticket["seat"]) == (None, ASKED)
        assert (await anna.ask(from_page.GiveSeat, ASKED, given=True))["kind"] == "ack"
        snapshot = await ben.until(lambda message: message["kind"] == "snapshot")
        assert (snapshot["seats"], snapshot["update"]["seat"]) == ([ASKED], ASKED)
        seat = (await anna.told(lambda table: table["seats"][ASKED]["holder"] == "person"))["seats"][ASKED]
        assert (seat["name"], seat["asked_by"], seat["presence"]) == ("Ben", None, "here")
        assert (await ben.ask(from_page.Rename, ASKED, "Benjamin"))["kind"] == "ack"
        again = await place.page(ticket)  # the token from the first answer opens the seat
        assert again.update["seat"] == ASKED


@async_test
async def test_until_the_host_says_yes_the_ticket_opens_nothing(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        _, ben, ticket = await asking(place)
        page = await place.plug_in(ticket["table"])
        await page.send(from_page.Hello(from_page.PROTOCOL, (ticket["token"],)))
        assert (await page.next("bye"))["reason"] == "seat"
        assert ben.update["seat"] is None


@async_test
async def test_the_host_says_no_and_the_bot_plays_on(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, _ = await asking(place)
        assert (await anna.ask(from_page.GiveSeat, ASKED, given=False))["kind"] == "ack"
        table = await ben.told(lambda table: table["seats"][ASKED]["asked_by"] is None)
        assert table["seats"][ASKED]["holder"] == "bot"
        refused = await anna.ask(from_page.GiveSeat, ASKED, given=True)
        assert refused["refusal"]["kind"] == "nobody_asks"
        assert (await ben.ask(from_page.AskSeat, 2, "Ben"))["kind"] == "ack"  # and may ask again


@async_test
async def test_a_wish_is_taken_back_replaced_or_ends_with_its_page(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, _ = await asking(place)
        await ben.ask(from_page.AskSeat, 2, "Ben")
        table = await anna.told(lambda table: table["seats"][2]["asked_by"] == "Ben")
        assert table["seats"][ASKED]["asked_by"] is None
        assert (await ben.ask(from_page.AskSeat, None))["ticket"] is None
        await anna.told(lambda table: table["seats"][2]["asked_by"] is None)
        await ben.ask(from_page.AskSeat, 2, "Ben")
        await anna.told(lambda table: table["seats"][2]["asked_by"] == "Ben")
        await ben.close()
        await anna.told(lambda table: table["seats"][2]["asked_by"] is None)


@async_test
async def test_nobody_holds_two_seats_and_only_the_host_gives_one(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, _ = await asking(place)
        assert (await anna.ask(from_page.AskSeat, 2, "Anna"))["refusal"]["kind"] == "has_seat"
        assert (await ben.ask(from_page.GiveSeat, ASKED, given=True))["refusal"]["kind"] == "host_only"
        await anna.ask(from_page.GiveSeat, ASKED, given=True)
        await ben.until(lambda message: message["kind"] == "snapshot")
        assert (await ben.ask(from_page.AskSeat, 2, "Ben"))["refusal"]["kind"] == "has_seat"


@async_test
async def test_the_first_who_asks_for_a_seat_waits_for_it(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, _, ticket = await asking(place)
        cas = await place.page(table=ticket["table"])
        refusal = (await cas.ask(from_page.AskSeat, ASKED, "Cas"))["refusal"]
        assert (refusal["kind"], refusal["name"]) == ("asked_before", "Ben")
        assert (await cas.ask(from_page.AskSeat, 0, "Cas"))["refusal"]["kind"] == "seat_taken"
        assert (await cas.ask(from_page.AskSeat, 7, "Cas"))["refusal"]["kind"] == "no_such_seat"
        assert (await cas.ask(from_page.AskSeat, 2, "fuck"))["refusal"]["kind"] == "bad_name"
        assert anna.table["seats"][2]["asked_by"] is None


@pytest.mark.parametrize("joining", ["closed", "open"])
@async_test
async def test_elsewhere_nobody_asks(tmp_path: Path, joining: str) -> None:
    async with local_server(tmp_path) as place:
        _, host = await begun(place, joining=joining)
        ben = await place.page(table=host["table"])
        refusal = (await ben.ask(from_page.AskSeat, ASKED, "Ben"))["refusal"]
        assert (refusal["kind"], refusal["joining"]) == ("seats_closed", joining)


@async_test
async def test_a_wish_ends_when_the_seats_are_closed_or_the_match_is_over(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, _ = await asking(place)
        await anna.ask(from_page.Lobby, joining="closed")
        await ben.told(lambda table: table["seats"][ASKED]["asked_by"] is None)
        assert (await anna.ask(from_page.GiveSeat, ASKED, given=True))["refusal"]["kind"] == "nobody_asks"
        await anna.ask(from_page.End)
        assert (await ben.ask(from_page.AskSeat, ASKED, "Ben"))["refusal"]["kind"] == "not_running"


@async_test
async def test_the_hand_of_somebody_who_was_sent_away_cannot_be_asked_for(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, ticket = await asking(place)
        await anna.ask(from_page.GiveSeat, ASKED, given=True)
        await anna.told(lambda table: table["seats"][ASKED]["holder"] == "person")
        await anna.ask(from_page.Kick, ASKED)
        assert (await ben.next("bye"))["reason"] == "kicked"
        cas = await place.page(table=ticket["table"])
        assert (await cas.ask(from_page.AskSeat, ASKED, "Cas"))["refusal"]["kind"] == "seat_vacated"


@async_test
async def test_watchers_cannot_ask_without_end(tmp_path: Path) -> None:
    async with local_server(tmp_path, seat_changes_at_once=2.0) as place:
        anna, ben, _ = await asking(place)
        assert (await ben.ask(from_page.AskSeat, 2, "Ben"))["kind"] == "ack"
        assert (await ben.ask(from_page.AskSeat, ASKED, "Ben"))["refusal"]["kind"] == "too_fast"
        assert anna.table["status"] == "running"


@async_test
async def test_no_wish_tells_what_a_seat_holds(tmp_path: Path) -> None:
    """A watcher who waits still gets a watcher's view."""
    async with local_server(tmp_path) as place:
        anna, ben, _ = await asking(place)
        other = await place.page(table=anna.table["table"])
        assert ben.update["view"] == other.update["view"]
