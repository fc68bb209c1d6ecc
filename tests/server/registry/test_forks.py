"""Forks over HTTP: play on from a moment of a finished match."""

from pathlib import Path

import msgspec

from skulduggery.core.record import Forked, Seated, load
from skulduggery.core.replay import verify
from skulduggery.games import game_called
from skulduggery.server.protocol import bodies, from_page
from skulduggery.server.registry.same_crew import Member, same_crew
from skulduggery.server.store.meta import SeatMeta
from tests.server.local_server import Json, LocalServer, Page, async_test, local_server
from tests.server.secrets.test_secrets import play_to_the_end
from tests.server.tictactoe import mark, two_at_tictactoe, won_tictactoe
from tests.server.workers.test_thinkers import Held


async def record_of(place: LocalServer, ticket: Json) -> bytes:
    return (await place.web.get(f"/api/tables/{ticket['table']}/record")).content


async def fork(place: LocalServer, wish: bodies.Fork, status: int = 201) -> Json:
    return await place.post("/api/forks", wish, status)


async def finished_parley(place: LocalServer) -> tuple[Json, list[Page]]:
    host = await place.open_table("parley", players=3, options={"rounds": 3})
    pages = [await place.page(host)]
    await pages[0].ask(from_page.Lobby, pace="instant")
    await pages[0].ask(from_page.Start)
    await play_to_the_end(place, pages, host)
    return host, pages


@async_test
async def test_a_fork_is_a_table_of_its_own_with_one_person_and_bots(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await won_tictactoe(place)
        ticket = await fork(place, bodies.Fork(4, 0, "Zoe", table=host["table"], level="deckhand", nonce="salt"))
        assert ticket["seat"] == 0
        zoe = await place.page(ticket)
        assert (zoe.table["status"], zoe.table["game"], zoe.table["options"]) == (
            "running",
            "tictactoe",
            {"players": 2},
        )
        names = [(seat["name"], seat["level"], seat["host"]) for seat in zoe.table["seats"]]
        assert names[0] == ("Zoe", None, True)
        assert (names[1][1], names[1][2]) == ("deckhand", False)
        assert zoe.update["view"]["cells"] == [0, -1, -1, 1, -1, -1, -1, -1, -1]
        assert zoe.update["asked"]["seat"] == 0
        assert len(zoe.update["choices"]) == 7
        assert not zoe.update["can_undo"]
        assert (await zoe.play(0, mark(8)))["kind"] == "ack"


@async_test
async def test_a_fork_verifies_with_its_own_luck_and_its_parents_links(tmp_path: Path) -> None:
    async with local_server(tmp_path, messages_per_second=1e9) as place:
        host, _ = await finished_parley(place)
        parent = load(await record_of(place, host))
        ticket = await fork(place, bodies.Fork(6, 2, "Zoe", table=host["table"], nonce="salt"))
        zoe = await place.page(ticket)
        promised = zoe.table["commitment"]
        assert promised != parent.header.commitment
        assert (await place.web.get(f"/api/tables/{ticket['table']}/record")).status_code == 403
        await zoe.ask(from_page.Lobby, pace="instant")
        await play_to_the_end_as(place, zoe, ticket, 2)
        record = load(await record_of(place, ticket))
        assert record.entries[:7] == parent.entries[:7]
        seal = record.entries[7]
        assert isinstance(seal, Forked)
        assert (seal.commitment, seal.nonces) == (promised, (None, None, "salt"))
        seated = [entry for entry in record.entries[8:11] if isinstance(entry, Seated)]
        assert [(entry.name, entry.bot) for entry in seated][2] == ("Zoe", None)
        verified = verify(game_called("parley"), record)
        assert verified.forks == (9,)
        story = (await place.web.get(f"/api/tables/{ticket['table']}/story")).json()
        assert story["players"][2] == {"name": "Zoe", "bot": None}
        assert [moment["number"] for moment in story["moments"]][:2] == [0, 4]


async def play_to_the_end_as(place: LocalServer, page: Page, ticket: Json, seat: int) -> None:
    table = place.live(ticket)
    while table.status == "running":
        await place.all_saved(ticket)
        match = table.match
        assert match is not None
        if match.asked == seat:
            await page.settled(match.last_change)
            await page.play(seat, page.update["choices"][0]["move"])


@async_test
async def test_a_fork_outlives_a_restart(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await won_tictactoe(place)
        ticket = await fork(place, bodies.Fork(4, 0, "Zoe", table=host["table"]))
        zoe = await place.page(ticket)
        receipt = zoe.update["chain"]
    async with local_server(tmp_path) as place:
        zoe = await place.page(ticket)
        assert zoe.update["chain"] == receipt
        assert (await zoe.play(0, mark(8)))["kind"] == "ack"


@async_test
async def test_a_file_can_be_forked_and_so_can_a_fork(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await won_tictactoe(place)
        text = (await record_of(place, host)).decode()
        ticket = await fork(place, bodies.Fork(4, 0, "Zoe", record=text))
        zoe = await place.page(ticket)
        await zoe.ask(from_page.End)
        again = await fork(place, bodies.Fork(zoe.at, 0, "Zoe", table=ticket["table"]))
        record = place.live(again).match
        assert record is not None
        assert len([entry for entry in record.table.entries if isinstance(entry, Forked)]) == 2


@async_test
async def test_only_finished_matches_are_forked(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, _, host, _ = await two_at_tictactoe(place)
        await anna.play(0, mark(4))
        running = await fork(place, bodies.Fork(2, 0, "Zoe", table=host["table"]), 409)
        assert running["refusal"]["kind"] == "not_over"
        sealed = (await record_of(place, host)).decode()
        hidden = await fork(place, bodies.Fork(2, 0, "Zoe", record=sealed), 400)
        assert hidden["refusal"]["kind"] == "seed_hidden"


@async_test
async def test_what_cannot_be_forked_is_refused_and_opens_no_table(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await won_tictactoe(place)
        table, before = host["table"], len(place.registry.tables)
        for wish, kind in (
            (bodies.Fork(7, 0, "Zoe", table=table), "not_in_record"),
            (bodies.Fork(99, 0, "Zoe", table=table), "not_in_record"),
            (bodies.Fork(-1, 0, "Zoe", table=table), "not_in_record"),
            (bodies.Fork(4, 2, "Zoe", table=table), "no_such_seat"),
            (bodies.Fork(4, -1, "Zoe", table=table), "no_such_seat"),
            (bodies.Fork(4, 0, "<b>", table=table), "bad_name"),
            (bodies.Fork(4, 0, "Zoe", table=table, level="god"), "bad_option"),
            (bodies.Fork(4, 0, "Zoe", table=table, nonce="a b"), "bad_nonce"),
            (bodies.Fork(4, 0, "Zoe"), "garbage"),
            (bodies.Fork(4, 0, "Zoe", table=table, record="x"), "garbage"),
            (bodies.Fork(4, 0, "Zoe", record="x"), "not_a_record"),
        ):
            answer = await place.web.post("/api/forks", content=msgspec.json.encode(wish))
            assert (answer.status_code, answer.json()["refusal"]["kind"]) == (400, kind)
        gone = await fork(place, bodies.Fork(4, 0, "Zoe", table="aaaaaaaaaaaaaa"), 404)
        assert gone["refusal"]["kind"] == "no_such_table"
        assert len(place.registry.tables) == before


@async_test
async def test_bots_play_on_for_everybody_until_the_person_asks_for_the_seat(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await won_tictactoe(place)
        ticket = await fork(place, bodies.Fork(4, 0, "Zoe", table=host["table"], level="deckhand", watch=True))
        running = place.registry.tables[ticket["table"]]
        assert running.table.match is not None
        assert running.table.match.table.number == 2  # nobody looks yet, so bots wait
        zoe = await place.page(ticket)
        assert zoe.table["seats"][0]["stand_in"]
        assert zoe.table["seats"][0]["level"] == "deckhand"
        await place.clock.until_somebody_waits(1.0)
        await zoe.ask(from_page.Lobby, pace="instant")
        await place.clock.advance(1.0)
        await zoe.told(lambda table: table["status"] == "over")
        assert zoe.update["result"] is not None


@async_test
async def test_whoever_watches_a_fork_may_take_the_seat_back(tmp_path: Path) -> None:
    async with local_server(tmp_path, workers=lambda _: Held()) as place:
        host = await won_tictactoe(place)
        ticket = await fork(place, bodies.Fork(4, 0, "Zoe", table=host["table"], watch=True))
        zoe = await place.page(ticket)
        assert (await zoe.play(0, mark(8)))["refusal"]["kind"] == "bot_plays"
        assert (await zoe.ask(from_page.Back, 0))["kind"] == "ack"
        assert (await zoe.play(0, mark(8)))["kind"] == "ack"


@async_test
async def test_a_fork_with_the_original_crew_has_its_names_and_seats(tmp_path: Path) -> None:
    async with local_server(tmp_path, messages_per_second=1e9) as place:
        host = await place.open_table("parley", players=3, options={"rounds": 3})
        ben = await place.join(host["table"], "Ben")
        pages = [await place.page(host), await place.page(ben)]
        await pages[0].ask(from_page.Lobby, pace="instant")
        await pages[0].ask(from_page.Start)
        await play_to_the_end(place, pages, host)
        before = [seat.name for seat in place.live(host).meta.seats]
        ticket = await fork(place, bodies.Fork(6, 0, "Zoe", table=host["table"], level="deckhand", crew=True))
        anna = await place.page(ticket)
        seats = anna.table["seats"]
        assert [seat["name"] for seat in seats] == before
        assert [(seat["holder"], seat["stand_in"], seat["level"]) for seat in seats] == [
            ("person", False, None),
            ("person", True, "deckhand"),
            ("bot", False, "bosun"),
        ]
        link = (await anna.ask(from_page.NewLink, 1))["link"]
        back = await place.page(await place.post("/api/claim", {"link": link.partition("#")[2]}))
        assert (back.table["seats"][1]["name"], back.table["seats"][1]["stand_in"]) == ("Ben", False)
        assert back.update["seat"] == 1


@async_test
async def test_a_fork_of_a_file_has_the_crew_of_its_record(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        record = (await record_of(place, await won_tictactoe(place))).decode()
        ticket = await fork(place, bodies.Fork(4, 1, "Zoe", record=record, crew=True))
        page = await place.page(ticket)
        assert [(seat["name"], seat["stand_in"]) for seat in page.table["seats"]] == [("Anna", True), ("Ben", False)]
        entries = load(await record_of(place, ticket)).entries
        seated = [(entry.name, entry.bot) for entry in entries[6:] if isinstance(entry, Seated)]
        assert seated[:2] == [("Anna", "bosun"), ("Ben", None)]


def test_names_that_nobody_may_have_are_replaced() -> None:
    person = SeatMeta("Zoe", "person", device=2)
    members = [Member("Ben", None), Member("Ben", "gone"), Member("Zoe", "bosun"), Member("<b>", None)]
    seats = same_crew(members, person, 2, "deckhand", ("deckhand", "bosun"))
    assert (seats[0].name, seats[2]) == ("Ben", person)
    assert len({seat.name for seat in seats}) == 4
    assert "<" not in seats[3].name
    assert [seat.level for seat in seats] == ["deckhand", "deckhand", None, "deckhand"]
