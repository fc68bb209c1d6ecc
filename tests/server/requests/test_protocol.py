"""The protocol over real sockets: acknowledged, idempotent, resumable; nonsense gets an answer and changes nothing."""

from pathlib import Path

import msgspec
import pytest

from skulduggery.core.messages import Place
from skulduggery.server.protocol import from_page
from skulduggery.server.table import live
from tests.server.local_server import Json, async_test, local_server
from tests.server.tictactoe import mark, two_at_tictactoe


@async_test
async def test_a_move_is_acknowledged_and_shown_to_everybody(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, ticket, _ = await two_at_tictactoe(place)
        watcher = await place.page(table=ticket["table"])
        answer = await anna.play(0, mark(4))
        assert (answer["kind"], answer["number"]) == ("ack", 3)
        for page in (anna, ben, watcher):
            await page.settled(3)
            assert page.update["view"]["cells"][4] == 0
            assert [event["kind"] for event in page.update["events"]] == ["marked"]
            assert page.update["chain"] == answer["chain"]
        assert [len(page.update["choices"]) for page in (anna, ben, watcher)] == [0, 8, 0]
        stored = await place.services.store.load(ticket["table"])
        assert stored is not None
        assert len(stored.entries) == 4


@async_test
async def test_the_same_request_twice_counts_once_and_gets_the_same_answer(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, _, ticket, _ = await two_at_tictactoe(place)
        first = await anna.play(0, mark(4), at=2, request="same")
        again = await anna.play(0, mark(4), at=2, request="same")
        assert first == again
        stored = await place.services.store.load(ticket["table"])
        assert stored is not None
        assert len(stored.entries) == 4


@async_test
async def test_a_refused_request_gets_the_same_refusal_again(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, _, _ = await two_at_tictactoe(place)
        first = await ben.play(1, mark(4), at=2, request="early")
        await anna.play(0, mark(0))
        await ben.settled(3)
        assert await ben.play(1, mark(4), at=2, request="early") == first
        assert first["refusal"]["kind"] == "not_your_turn"


@async_test
async def test_who_decided_on_an_older_table_is_told_so(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, _, _ = await two_at_tictactoe(place)
        await anna.play(0, mark(4))
        await ben.settled(3)
        answer = await ben.play(1, mark(0), at=2)
        assert answer["kind"] == "refused"
        assert answer["refusal"] == {"kind": "stale", "rule": "", "number": 3}
        future = await ben.play(1, mark(0), at=99)
        assert future["refusal"]["kind"] == "stale"
        assert (await ben.play(1, mark(0)))["kind"] == "ack"


@async_test
async def test_a_change_of_seats_makes_no_move_stale(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, _, _ = await two_at_tictactoe(place)
        await ben.ask(from_page.Rename, 1, "Benjamin")
        await anna.told(lambda table: table["seats"][1]["name"] == "Benjamin")
        assert (await anna.play(0, mark(4)))["kind"] == "ack"


REFUSED_MOVES: list[tuple[int, object, str]] = [
    (0, mark(9), "not_offered"),
    (0, {"kind": "sail", "to": "A1"}, "unknown_move"),
    (0, 17, "unknown_move"),
    (0, {"kind": "mark", "cell": "x" * 500}, "unknown_move"),
    (1, mark(0), "not_your_seat"),
    (7, mark(0), "not_your_seat"),
    (-1, mark(0), "not_your_seat"),
]


@async_test
async def test_a_wrong_move_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, _, ticket, _ = await two_at_tictactoe(place)
        for seat, move, kind in REFUSED_MOVES:
            answer = await anna.play(seat, move)
            assert (answer["kind"], answer["refusal"]["kind"]) == ("refused", kind)
        match = place.live(ticket).match
        assert match is not None
        assert match.number == 2


GARBAGE: list[tuple[str | bytes, str]] = [
    ("", "garbage"),
    ("no json", "garbage"),
    ("[]", "garbage"),
    ('{"kind":"fly"}', "garbage"),
    ('{"kind":"play","id":"g1"}', "garbage"),
    ('{"kind":"play","id":"g1","at":"x","seat":0,"move":{}}', "garbage"),
    ('{"kind":"start","id":"g1","more":1}', "garbage"),
    ('{"kind":"hello","protocol":1}', "garbage"),
    ('{"kind":"look","seat":' + "[" * 5_000, "garbage"),
    (b"\xff\x00\x80", "garbage"),
    ('{"kind":"start","id":"' + "x" * 65 + '"}', "garbage"),
    ('{"kind":"start","id":"' + "x" * 20_000 + '"}', "too_large"),
]


@async_test
async def test_garbage_is_answered_and_the_page_plays_on(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, _, _, _ = await two_at_tictactoe(place)
        for text, kind in GARBAGE:
            await anna.socket.send(text)
            answer = await anna.next("refused")
            assert answer["refusal"]["kind"] == kind, text[:40]
            assert answer["id"] in ("", "g1")
        assert (await anna.play(0, mark(4)))["kind"] == "ack"


@async_test
async def test_a_message_beyond_all_measure_ends_only_its_own_socket(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, ticket, _ = await two_at_tictactoe(place)
        await anna.socket.send("x" * 200_000)
        await anna.socket.wait_closed()
        assert anna.socket.close_code == 1009
        again = await place.page(ticket)
        assert (await again.play(0, mark(4)))["kind"] == "ack"
        await ben.settled(3)


HELLOS: list[tuple[str, str]] = [
    ('{"kind":"hello","protocol":99}', "protocol"),
    ('{"kind":"hello","protocol":1}', "table"),
    ('{"kind":"start","id":"1"}', "hello"),
    ("no json", "hello"),
]


@pytest.mark.parametrize(("text", "reason"), HELLOS)
@async_test
async def test_without_a_proper_hello_the_server_says_bye(tmp_path: Path, text: str, reason: str) -> None:
    async with local_server(tmp_path) as place:
        page = await place.plug_in()
        await page.socket.send(text)
        assert (await page.next("bye"))["reason"] == reason
        await page.socket.wait_closed()


@async_test
async def test_a_wrong_token_is_no_seat(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ticket = await place.open_table("tictactoe", players=2)
        page = await place.plug_in(ticket["table"])
        await page.send(from_page.Hello(from_page.PROTOCOL, ("not-a-token",)))
        assert (await page.next("bye"))["reason"] == "seat"


@async_test
async def test_a_page_that_comes_back_gets_what_it_missed(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, _, ticket = await two_at_tictactoe(place)
        seen = ben.at
        await ben.close()
        await anna.play(0, mark(4))
        back = await place.page(ticket, seen=seen)
        assert back.update["number"] == 3
        assert [event["kind"] for event in back.update["events"]] == ["marked"]
        assert len(back.update["choices"]) == 8
        fresh = await place.page(ticket)
        assert fresh.update["events"] == []
        assert len((msgspec.json.decode(fresh.traffic[0]))["log"]) == 1


@async_test
async def test_a_page_that_was_away_for_long_gets_only_the_newest_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise each hello to a long match would be answered with megabytes."""
    monkeypatch.setattr(live, "MOST_MISSED", 1)
    async with local_server(tmp_path) as place:
        anna, ben, _, ticket = await two_at_tictactoe(place)
        await anna.play(0, mark(4))
        assert len((await place.page(ticket, seen=0)).update["events"]) == 1
        await ben.settled(3)
        assert (await ben.play(1, mark(0)))["kind"] == "ack"
        assert (await place.page(ticket, seen=0)).update["events"] == []


@async_test
async def test_undo_goes_back_and_everything_is_drawn_anew(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, _, _ = await two_at_tictactoe(place)
        await anna.play(0, mark(4))
        await anna.settled(3)
        assert anna.update["can_undo"]
        assert (await anna.ask(from_page.Undo, anna.at, 0))["kind"] == "ack"
        await ben.settled(4)
        assert ben.update["undone"]
        assert set(ben.update["view"]["cells"]) == {-1}
        snapshot = msgspec.json.decode(ben.traffic[-1])
        assert (snapshot["kind"], snapshot["log"]) == ("snapshot", [])
        refused = await anna.ask(from_page.Undo, 4, 0)
        assert refused["refusal"]["kind"] == "nothing_to_undo"


@async_test
async def test_why_names_the_reason(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, _, _ = await two_at_tictactoe(place)
        await anna.play(0, mark(4))
        await ben.settled(3)

        async def why(target: object) -> Json:
            answer = await ben.ask(from_page.Why, 3, 1, msgspec.Raw(msgspec.json.encode(target)))
            assert answer["kind"] == "refusal"
            return answer["refusal"] or {}

        assert await why(Place("4")) == {"kind": "occupied", "rule": "TT-1", "place": "4"}
        assert await why(Place("5")) == {}
        assert (await why(Place("77")))["kind"] == "unknown_target"
        assert (await why([1, 2]))["kind"] == "unknown_target"


@async_test
async def test_the_end_of_a_match_opens_its_record(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, ticket, _ = await two_at_tictactoe(place)
        during = (await place.web.get(f"/api/tables/{ticket['table']}/record")).text
        assert '"server_seed":null' in during
        moves = [(anna, 0, 0), (ben, 1, 3), (anna, 0, 1), (ben, 1, 4), (anna, 0, 2)]
        for number, (page, seat, cell) in enumerate(moves, start=3):
            assert (await page.play(seat, mark(cell)))["kind"] == "ack"
            await anna.settled(number)
            await ben.settled(number)
        assert anna.update["result"]["places"] == [1, 2]
        await anna.told(lambda table: table["status"] == "over")
        record = (await place.web.get(f"/api/tables/{ticket['table']}/record")).text
        assert '"server_seed":null' not in record
        assert (await anna.play(0, mark(8)))["refusal"] == {"kind": "not_running", "rule": "", "status": "over"}


@async_test
async def test_only_the_seat_itself_is_told_of_its_only_choice(tmp_path: Path) -> None:
    """The last free cell is no choice, so nobody is asked."""
    async with local_server(tmp_path) as place:
        anna, ben, _, _ = await two_at_tictactoe(place)
        for turn, cell in enumerate((0, 1, 2, 4, 3, 5, 7, 6)):
            page = (anna, ben)[turn % 2]
            await page.settled(2 + turn)
            await page.play(turn % 2, mark(cell))
        await anna.settled(11)
        await ben.settled(11)
        assert [event["cell"] for event in anna.update["events"]][:2] == [6, 8]
        assert anna.update["only"] == [{"at": 1, "move": {"kind": "mark", "cell": 8}}]
        assert ben.update["only"] == []


@async_test
async def test_who_says_nothing_in_time_is_told_bye(tmp_path: Path) -> None:
    async with local_server(tmp_path, hello_seconds=10.0) as place:
        page = await place.plug_in()
        await place.clock.until_somebody_waits(10)
        await place.clock.advance(10)
        assert (await page.next("bye"))["reason"] == "hello"
