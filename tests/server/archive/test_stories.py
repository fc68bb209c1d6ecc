"""Matches told over HTTP: who may see what, what is kept, and what is refused."""

import asyncio
import gzip
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from skulduggery.core.chance import FastChance
from skulduggery.core.record import load, save
from skulduggery.core.refusals import BadRecord, NotARecord
from skulduggery.core.stories import Story
from skulduggery.games import game_called
from skulduggery.server.archive.archive import Archive
from skulduggery.server.archive.upload_stories import tell_file
from skulduggery.server.protocol import bodies, from_page
from skulduggery.server.store.files import back_up, restore
from skulduggery.server.workers.fair import FairWorkers
from skulduggery.server.workers.pool import Processes
from tests.contract.forgery import chained, lines_of
from tests.server.local_server import Json, LocalServer, Page, async_test, end_match, local_server
from tests.server.secrets.test_secrets import cards_in, hand, play_to_the_end
from tests.server.tictactoe import ANNA_WINS, mark, two_at_tictactoe, won_tictactoe


async def get(place: LocalServer, path: str, status: int = 200, token: str | None = None) -> Json:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    answer = await place.web.get(f"/api/tables/{path}", headers=headers)
    assert answer.status_code == status, answer.text
    found: Json = answer.json()
    return found


async def refusal(place: LocalServer, path: str, status: int, token: str | None = None) -> str:
    return str((await get(place, path, status, token))["refusal"]["kind"])


async def kept(place: LocalServer, table: str) -> None:
    """Until the stories of the match are kept."""
    while await place.services.store.story(table, "outsider") is None:
        await asyncio.sleep(0.005)


# --- who may see what


@async_test
async def test_a_running_match_is_told_to_outsiders_and_to_each_seat_its_own(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await place.open_table("parley", players=3, start=True, joining="open")
        ben = await place.join(host["table"])
        page = await place.page(host)
        assert (await page.play(0, page.update["choices"][0]["move"]))["kind"] == "ack"
        path = f"{host['table']}/story"
        outsider = await get(place, path)
        assert (outsider["viewer"], outsider["viewers"], outsider["over"]) == (None, [None], False)
        assert not cards_in(msgspec.json.encode(outsider).decode())
        own = await get(place, path + "?viewer=0", token=host["token"])
        assert own["viewers"] == [None, 0]
        assert cards_in(msgspec.json.encode(own).decode()) == hand(place, host, 0)
        assert await refusal(place, path + "?viewer=0", 403) == "not_your_seat"
        assert await refusal(place, path + "?viewer=0", 403, ben["token"]) == "not_your_seat"
        assert await refusal(place, path + "?viewer=1", 403, host["token"]) == "not_your_seat"
        assert await refusal(place, path + "?viewer=9", 403, host["token"]) == "not_your_seat"
        assert await refusal(place, f"{host['table']}/chronicle", 409) == "not_over"


@async_test
async def test_a_shared_device_leafs_through_a_running_match_only_where_nothing_is_hidden(tmp_path: Path) -> None:
    """Whoever holds it could see the others' cards; each seat's own key still opens that seat's eyes."""
    async with local_server(tmp_path) as place:
        for game, viewers in (("parley", [None]), ("blackwood", [None, 0, 1])):
            host = await place.open_table(game, players=3, start=True, joining="open")
            ben = await place.join(host["table"])
            path, keys = f"{host['table']}/story", f"{host['token']} {ben['token']}"
            assert (await get(place, path, token=keys))["viewers"] == viewers
            if game == "parley":
                assert await refusal(place, path + "?viewer=1", 403, keys) == "not_your_seat"
            assert (await get(place, path + "?viewer=1", token=ben["token"]))["viewers"] == [None, 1]


@async_test
async def test_a_finished_match_is_told_with_all_eyes(tmp_path: Path) -> None:
    async with local_server(tmp_path, messages_per_second=1e9) as place:
        host = await place.open_table("parley", players=3, options={"rounds": 3})
        ben = await place.join(host["table"])
        pages = [await place.page(host), await place.page(ben)]
        await pages[0].ask(from_page.Lobby, pace="instant")
        await pages[0].ask(from_page.Start)
        await play_to_the_end(place, pages, host)
        stories = [await get(place, f"{host['table']}/story{query}") for query in ("", "?viewer=0", "?viewer=1")]
        for story in stories:
            assert (story["over"], story["viewers"], len(story["players"])) == (True, [None, 0, 1, 2], 3)
            assert story["players"][1] == {"name": "Ben", "bot": None}
            assert story["players"][2]["bot"] == "bosun"
        compare_with_traffic(stories[1], pages[0])
        compare_with_traffic(stories[2], pages[1])
        assert await refusal(place, f"{host['table']}/story?viewer=3", 400) == "no_such_seat"
        told = await get(place, f"{host['table']}/chronicle")
        assert told["result"] is not None
        assert told["result"] == stories[0]["result"]
        assert [award["seat"] for award in told["awards"]] == [0, 1, 2]


def compare_with_traffic(story: Json, page: Page) -> None:
    """Each moment shows what this page was shown after that entry, event by event and byte for byte."""
    moments = {moment["number"]: moment for moment in story["moments"]}
    updates = [msgspec.json.decode(text) for text in page.traffic if text.startswith('{"kind":"update"')]
    assert len(updates) > 10
    for update in updates:
        moment = moments.get(update["number"])
        if moment is not None:
            assert (moment["view"], moment["asked"]) == (update["view"], update["asked"])
            assert moment["events"] == update["events"][-len(moment["events"]) :]
            assert moment["rules"] == update["rules"][-len(moment["rules"]) :]


@async_test
async def test_a_story_reads_back_as_its_struct(tmp_path: Path) -> None:
    """The page's types are made from it."""
    async with local_server(tmp_path) as place:
        host = await won_tictactoe(place)
        answer = await place.web.get(f"/api/tables/{host['table']}/story")
        assert answer.headers["content-encoding"] == "gzip"
        fields = {field.name for field in msgspec.structs.fields(Story)}
        assert set(answer.json()) == fields
        plain = await place.web.get(f"/api/tables/{host['table']}/story", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == answer.json()


@async_test
async def test_what_cannot_be_told_is_refused_in_words(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        assert await refusal(place, "aaaaaaaaaaaaaa/story", 404) == "no_such_table"
        assert await refusal(place, "aaaaaaaaaaaaaa/chronicle", 404) == "no_such_table"
        host = await place.open_table("tictactoe", players=2)
        assert await refusal(place, f"{host['table']}/story", 409) == "not_running"
        assert await refusal(place, f"{host['table']}/story?viewer=x", 400) == "garbage"


@async_test
async def test_a_match_that_was_stopped_has_a_story_but_no_chronicle(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, host, _ = await two_at_tictactoe(place)
        await anna.play(0, mark(4))
        await end_match(anna, ben)
        story = await get(place, f"{host['table']}/story?viewer=1")
        assert (story["over"], story["result"], len(story["moments"])) == (True, None, 2)
        assert await refusal(place, f"{host['table']}/chronicle", 409) == "not_played_out"


@async_test
async def test_nobody_may_ask_for_ever(tmp_path: Path) -> None:
    async with local_server(tmp_path, stories_per_minute=2, uploads_per_minute=2) as place:
        host = await place.open_table("tictactoe", players=2, start=True)
        codes = [(await place.web.get(f"/api/tables/{host['table']}/story")).status_code for _ in range(3)]
        assert codes == [200, 200, 429]
        codes = [(await place.web.post("/api/stories", content=b"")).status_code for _ in range(3)]
        assert codes == [400, 400, 429]


# --- what is kept


@async_test
async def test_stories_are_kept_when_a_match_ends_and_go_with_its_table(tmp_path: Path) -> None:
    async with local_server(tmp_path, keep_days=1.0) as place:
        host = await won_tictactoe(place)
        await kept(place, host["table"])
        back_up(tmp_path / "tables.sqlite", tmp_path / "copy.sqlite")
        for _ in range(2):
            place.clock.time += 90_000
            await place.registry.sweep()
        assert await place.services.store.story(host["table"], "outsider") is None
        assert await refusal(place, f"{host['table']}/story", 404) == "no_such_table"
    restore(tmp_path / "copy.sqlite", tmp_path / "tables.sqlite")
    async with local_server(tmp_path) as place:
        assert (await get(place, f"{host['table']}/story"))["over"]


@async_test
async def test_a_chronicle_knows_how_long_the_match_took(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, host, _ = await two_at_tictactoe(place)
        for turn, cell in enumerate(ANNA_WINS):
            page = (anna, ben)[turn % 2]
            await page.settled(turn + 2)
            place.clock.time += 10
            await page.play(turn % 2, mark(cell))
        assert (await get(place, f"{host['table']}/chronicle"))["seconds"] == 50


@async_test
async def test_a_finished_match_is_told_after_a_change_of_the_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its replay, its chronicle, and its table with everybody's last view and log. Only a fork needs the old rules."""
    async with local_server(tmp_path) as place:
        host = await won_tictactoe(place)
        before = [await get(place, f"{host['table']}/{what}") for what in ("story?viewer=1", "chronicle")]
        shown = await place.page(host)
    monkeypatch.setattr(type(game_called("tictactoe")), "version", 2)
    async with local_server(tmp_path) as place:
        assert [await get(place, f"{host['table']}/{what}") for what in ("story?viewer=1", "chronicle")] == before
        page, watcher = await place.page(host), await place.page(table=host["table"])
        assert (page.table["status"], page.update, watcher.update["seat"]) == ("over", shown.update, None)
        assert page.table["why_frozen"]
        assert first_log(page) == first_log(watcher) == first_log(shown) != []
        forked = msgspec.json.encode(bodies.Fork(3, 0, "Zoe", table=host["table"]))
        answer = await place.web.post("/api/forks", content=forked)
        assert (answer.status_code, answer.json()["refusal"]["kind"]) == (400, "other_rules")
        assert (await page.ask(from_page.Rematch))["kind"] == "ack"


def first_log(page: Page) -> Any:
    return msgspec.json.decode(page.traffic[0])["log"]


@async_test
async def test_stories_that_a_crash_prevented_are_made_when_somebody_asks(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await won_tictactoe(place)
        await kept(place, host["table"])
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        connection.execute("delete from stories")
        connection.commit()
    async with local_server(tmp_path) as place:
        stories = await asyncio.gather(*[get(place, f"{host['table']}/{what}") for what in ("story", "chronicle")])
        assert stories[0]["result"] == stories[1]["result"]
        await kept(place, host["table"])


@async_test
async def test_nothing_is_added_to_a_record_after_the_end(tmp_path: Path) -> None:
    """Its last link was noted; who sits down later has not played."""
    async with local_server(tmp_path) as place:
        host = await won_tictactoe(place)
        page = await place.page(host)
        before = (await place.web.get(f"/api/tables/{host['table']}/record")).content
        await page.ask(from_page.Rename, 0, "Annie")
        await page.ask(from_page.Leave, 0)
        assert (await place.web.get(f"/api/tables/{host['table']}/record")).content == before
        assert (await get(place, f"{host['table']}/story"))["players"][0]["name"] == "Anna"


@async_test
async def test_workers_tell_stories_too_and_their_refusals_arrive(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await won_tictactoe(place)
        await kept(place, host["table"])
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
            connection.execute("delete from stories where part = 'chronicle'")
            connection.execute("delete from stories where part = 'outsider'")
            connection.commit()
        services = place.services
        archive = Archive(services.store, FairWorkers(Processes(1)), services.archive.uploads, services.archive.reviews)
        told = msgspec.json.decode(gzip.decompress(await archive.chronicle(host["table"])))
        assert told["result"]["places"] == [1, 2]
        with pytest.raises(BadRecord) as refused:
            await archive.queue.workers.run(tell_file, b"ahoy", None, 1_000)
        assert refused.value.refusal == NotARecord("", 1)
        await archive.close()


# --- files that are sent in


async def upload(place: LocalServer, data: bytes, viewer: str = "") -> httpx.Response:
    return await place.web.post(f"/api/stories{viewer}", content=data)


@async_test
async def test_a_record_that_is_sent_in_is_told_as_any_viewer(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await won_tictactoe(place)
        data = (await place.web.get(f"/api/tables/{host['table']}/record")).content
        own = await get(place, f"{host['table']}/story?viewer=1")
        told = (await upload(place, data, "?viewer=1")).json()
        assert told["story"] == own
        assert told["chronicle"] == {**(await get(place, f"{host['table']}/chronicle")), "seconds": None}
        half = b"".join(data.splitlines(keepends=True)[:5])
        told = (await upload(place, half)).json()
        assert (told["chronicle"], told["story"]["over"], len(told["story"]["moments"])) == (None, False, 2)


@async_test
async def test_a_broken_file_gets_a_problem_that_names_the_place(tmp_path: Path) -> None:
    async with local_server(tmp_path, uploads_per_minute=100) as place:
        host = await won_tictactoe(place)
        data = (await place.web.get(f"/api/tables/{host['table']}/record")).content
        lines = lines_of(load(data))
        for broken, status, kind, line in (
            (b"", 400, "not_a_record", 1),
            (b"\x00\xff" * 99, 400, "not_a_record", 1),
            (data.replace(b'"cell":3', b'"cell":5'), 400, "broken_chain", 6),
            (chained(lines, 5, {"move": {"kind": "mark", "cell": 5}}), 400, "other_events", 6),
            (chained(lines, 5, {"seat": 0}), 400, "broken_move", 6),
            (chained(lines, 0, {"game": "chess"}), 400, "unknown_game", None),
            (chained(lines, 0, {"version": 7}), 400, "other_rules", None),
            (data.splitlines()[0], 400, "no_start", 2),
            (b"x" * 2_200_000, 413, "garbage", None),
        ):
            answer = await upload(place, broken)
            assert answer.status_code == status, answer.text
            assert answer.json()["refusal"]["kind"] == kind
            assert answer.json()["refusal"].get("line") == line
            assert len(answer.json()["text"]) > 10
        assert (await upload(place, data, "?viewer=2")).json()["refusal"]["kind"] == "no_such_seat"


@async_test
async def test_names_in_a_file_are_made_readable(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await won_tictactoe(place)
        data = (await place.web.get(f"/api/tables/{host['table']}/record")).content
        odd = chained(lines_of(load(data)), 2, {"name": "\x1b[2J\u202e" + "A" * 5000})
        name = (await upload(place, odd)).json()["story"]["players"][0]["name"]
        assert len(name) == 24
        assert name.isprintable()


@async_test
async def test_random_bytes_in_a_record_never_break_the_server(tmp_path: Path) -> None:
    async with local_server(tmp_path, uploads_per_minute=1000) as place:
        host = await won_tictactoe(place)
        data = (await place.web.get(f"/api/tables/{host['table']}/record")).content
        luck = FastChance(3)
        for _ in range(60):
            at = luck.below(len(data))
            spoilt = data[:at] + bytes([luck.below(256)]) + data[at + 1 :]
            assert (await upload(place, spoilt)).status_code in (200, 400)


@async_test
async def test_the_setting_limits_uploads_and_forks(tmp_path: Path) -> None:
    async with local_server(tmp_path, longest_upload=1_000) as place:
        statuses = [(await upload(place, b"x" * length)).status_code for length in (1_000, 1_001)]
        assert statuses == [400, 413]
        assert (await place.web.get("/api/limits")).json() == {"longest_upload": 1_000}
        for length, status in ((1_500, 400), (2_500, 413)):
            wish = {"number": 0, "seat": 0, "name": "", "record": "x" * length}
            answer = await place.web.post("/api/forks", json=wish)
            assert answer.status_code == status, answer.text


@async_test
async def test_records_count_as_stories(tmp_path: Path) -> None:
    async with local_server(tmp_path, stories_per_minute=1) as place:
        path = f"/api/tables/{(await won_tictactoe(place))['table']}/record"
        assert [(await place.web.get(path)).status_code for _ in range(2)] == [200, 429]


@async_test
async def test_a_stored_record_is_the_file_that_the_engine_writes(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        host = await won_tictactoe(place)
        data = (await place.web.get(f"/api/tables/{host['table']}/record")).content
        assert data == save(load(data))


@async_test
async def test_the_log_and_the_story_keep_the_name_that_a_seat_had_at_that_moment(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        anna, ben, host, _ = await two_at_tictactoe(place)
        before = (await anna.told(lambda table: table["status"] == "running"))["seats"][0]["name"]
        await anna.play(0, mark(4))
        await anna.ask(from_page.Rename, seat=0, name="Annabel")
        until = 4  # after the start, two seats and a move
        former = {"seat": 0, "name": before, "until": until, "other": False, "bot": None}
        table = await ben.told(lambda table: table["former"] == [former])
        assert (table["news"][-1]["kind"], table["news"][-1]["other"]) == ("renamed", "Annabel")
        await ben.settled(3)
        await ben.play(1, mark(0))
        story = await get(place, f"{host['table']}/story")
        assert (story["players"][0]["name"], story["former"]) == ("Annabel", [former])
        await end_match(anna, ben)
        await anna.ask(from_page.Rename, seat=0, name="Anne")
        await ben.told(lambda table: [name["name"] for name in table["former"]] == [before, "Annabel"])
