"""Big screens: pages without a seat that show the board to everybody in the room."""

from pathlib import Path

import msgspec

from skulduggery.server.protocol import bodies, from_page
from skulduggery.server.protocol.from_page import Leave, Lobby, Point, Rematch, Start
from skulduggery.server.runtime.settings import Settings
from skulduggery.server.security.limits import Bucket
from skulduggery.server.table.audience.audience import Audience
from skulduggery.server.table.audience.connection import Connection
from tests.server.fake_clock import FakeClock
from tests.server.local_server import Json, LocalServer, Page, async_test, end_match, local_server

TELEVISION, TABLET = "the television's secret", "the tablet's secret"


async def set_up(place: LocalServer, game: str = "tictactoe", **more: object) -> tuple[Page, Json]:
    """A table that is opened on the television."""
    ticket = await place.post("/api/tables", bodies.NewTable(game, "", screen=TELEVISION, players=2, **more))  # type: ignore[arg-type]
    return await place.page(table=ticket["table"], screen=TELEVISION), ticket


async def running(place: LocalServer, game: str = "tictactoe") -> tuple[Page, Page, Page, list[Json]]:
    """Anna and Ben play, with the television beside them."""
    anna = await place.open_table(game, players=2)
    ben = await place.join(anna["table"])
    pages = await place.page(anna), await place.page(ben)
    screen = await place.page(table=anna["table"], screen=TELEVISION)
    await pages[0].ask(Start)
    for page in (*pages, screen):
        await page.settled(0)
    screen.waiting.clear()
    return *pages, screen, [anna, ben]


@async_test
async def test_everybody_is_told_of_a_screen_which_is_no_watcher(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna = await place.open_table("tictactoe", players=2)
        page = await place.page(anna)
        await place.page(table=anna["table"], screen=TELEVISION)
        await place.page(table=anna["table"], screen=TABLET)
        await place.page(table=anna["table"], screen=TABLET)  # another tab of it
        told = await page.told(lambda table: len(table["screens"]) == 2)
        assert [screen["screen"] for screen in told["screens"]] == [1, 2]
        assert told["watchers"] == 0


@async_test
async def test_a_screen_never_holds_a_seat(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna = await place.open_table("parley", players=2, start=True)
        screen = await place.page(anna, screen=TELEVISION)
        first = msgspec.json.decode(screen.traffic[0])
        assert (first["seats"], first["update"]["seat"], first["screen"]) == ([], None, 1)


@async_test
async def test_a_table_is_set_up_on_a_screen_that_takes_no_seat(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        screen, ticket = await set_up(place)
        assert (ticket["seat"], ticket["token"]) == (None, None)
        assert [seat["holder"] for seat in screen.table["seats"]] == ["open", "open"]
        assert not any(seat["host"] for seat in screen.table["seats"])
        assert screen.table["screens"] == [{"screen": 1, "host": True, "seats": []}]
        assert (await screen.ask(Lobby, pace="brisk"))["kind"] == "ack"
        refused = await screen.ask(Lobby, seat=0, holder="device")
        assert refused["refusal"]["kind"] == "not_your_seat"


@async_test
async def test_who_comes_first_is_host_beside_the_screen(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        screen, ticket = await set_up(place)
        anna = await place.page(await place.join(ticket["table"], "Anna"))
        ben = await place.page(await place.join(ticket["table"], "Ben"))
        told = await ben.told(lambda table: any(seat["host"] for seat in table["seats"]))
        assert [seat["host"] for seat in told["seats"]] == [True, False]
        assert (await ben.ask(Start))["refusal"]["kind"] == "host_only"
        assert (await anna.ask(Lobby, pace="family"))["kind"] == "ack"
        assert (await screen.ask(Start))["kind"] == "ack"
        await screen.settled(0)


@async_test
async def test_another_screen_has_no_rights(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        _, ticket = await set_up(place)
        tablet = await place.page(table=ticket["table"], screen=TABLET)
        for wish in (Start, Lobby):
            assert (await tablet.ask(wish))["refusal"]["kind"] == "host_only"


@async_test
async def test_the_screen_is_host_of_the_rematch_too(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        screen, ticket = await set_up(place)
        anna = await place.page(await place.join(ticket["table"], "Anna"))
        await screen.ask(Start)
        await anna.settled(0)
        await end_match(anna)
        await anna.ask(Rematch)
        following = (await screen.told(lambda table: table["next_table"] is not None))["next_table"]
        again = await place.page(table=following, screen=TELEVISION)
        assert again.table["screens"][0]["host"]


@async_test
async def test_nobody_points_until_the_seat_allows_it(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, _, screen, _ = await running(place)
        assert screen.update["choices"] == []
        refused = await screen.play(0, {"kind": "mark", "cell": 4})
        assert refused["refusal"]["kind"] == "not_your_seat"
        assert (await anna.ask(Point, 0, 1, True))["kind"] == "ack"
        shown = await screen.next("snapshot")
        assert len(shown["update"]["choices"]) == 9
        assert (await screen.play(0, {"kind": "mark", "cell": 4}))["kind"] == "ack"
        await screen.settled(1)
        assert screen.update["choices"] == [], "Ben is asked, and has not allowed it"
        assert (await screen.play(1, {"kind": "mark", "cell": 5}))["kind"] == "refused"


@async_test
async def test_the_seat_takes_its_word_back(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, _, screen, _ = await running(place)
        await anna.ask(Point, 0, 1, True)
        await screen.next("snapshot")
        await anna.ask(Point, 0, 1, False)
        assert (await screen.next("snapshot"))["update"]["choices"] == []
        assert (await screen.play(0, {"kind": "mark", "cell": 4}))["kind"] == "refused"


@async_test
async def test_pointing_is_allowed_at_one_screen_only(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, _, screen, tickets = await running(place)
        await anna.ask(Point, 0, 1, True)
        await screen.next("snapshot")
        stranger = await place.page(table=tickets[0]["table"], screen=TABLET)
        assert stranger.update["choices"] == []
        assert (await stranger.play(0, {"kind": "mark", "cell": 4}))["kind"] == "refused"
        await screen.close()
        later = await place.page(table=tickets[0]["table"], screen=TELEVISION)
        assert len(later.update["choices"]) == 9, "the television is known by its secret"


@async_test
async def test_a_screen_that_is_gone_can_be_forbidden_but_not_allowed(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, _, tickets = await running(place)
        await anna.ask(Point, 0, 1, True)
        assert (await anna.ask(Point, 0, 7, True))["refusal"]["kind"] == "no_such_screen"
        assert (await ben.ask(Point, 0, 1, True))["refusal"]["kind"] == "not_your_seat"
        assert (await anna.ask(Point, 0, 7, False))["kind"] == "ack"
        assert place.live(tickets[0]).meta.seats[0].pointing == []


@async_test
async def test_nobody_points_for_a_seat_that_a_bot_plays(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, _, screen, _ = await running(place)
        await anna.ask(Point, 0, 1, True)
        await screen.told(lambda table: table["screens"][0]["seats"] == [0])
        await anna.ask(Leave, 0)
        await screen.told(lambda table: table["screens"][0]["seats"] == [])


@async_test
async def test_what_a_screen_is_not_offered_is_refused_alike_whether_legal_or_not(tmp_path: Path) -> None:
    """Bounty: with a pirate's card face down Anna could raid. Whether she can, nobody may learn at the screen."""
    async with local_server(tmp_path) as place:
        anna, ben, screen, _ = await running(place, "bounty")
        asked = anna.update["asked"]["seat"]
        page = anna if asked == 0 else ben
        await page.ask(Point, asked, 1, True)
        await screen.next("snapshot")
        assert [choice["move"]["kind"] for choice in screen.update["choices"]] == ["roll"]
        for move in ({"kind": "raid", "square": "I9"}, {"kind": "pass"}):
            refused = await screen.play(asked, move)
            assert refused["refusal"]["kind"] == "not_offered"


@async_test
async def test_a_screen_may_do_nothing_else(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, _, screen, _ = await running(place)
        await anna.ask(Point, 0, 1, True)
        at = screen.at
        raw = msgspec.Raw(b'{"kind":"place","place":"4"}')
        for make, values in (
            (from_page.Undo, (at, 0)),
            (from_page.Why, (at, 0, raw)),
            (from_page.Hint, (at, 0)),
            (from_page.Point, (0, 1, True)),
            (from_page.NewLink, (0,)),
            (from_page.End, ()),
            (from_page.Leave, (0,)),
        ):
            assert (await screen.ask(make, *values))["kind"] == "refused", make.__name__


def page_at(audience: Audience, *seats: int, screen: str = "", still: bool = False) -> Connection:
    connection = Connection("", Settings(), Bucket(1.0, 1.0, 0.0))
    connection.seats, connection.screen, connection.still = seats, screen, still
    audience.connections.append(connection)
    return connection


def test_bots_wait_for_a_screen_if_somebody_has_no_pictures_on_the_own_page() -> None:
    audience = Audience(FakeClock(), secrets=False)
    hand, phone, screen = page_at(audience, 0, still=True), page_at(audience, 1), page_at(audience, screen=TELEVISION)
    page_at(audience)  # a watcher slows nobody down
    assert audience.watching() == [hand, phone, screen]
    hand.still = False
    assert audience.watching() == [hand, phone]
    hand.still = phone.still = True
    assert not audience.is_still(), "the screen shows pictures"
