"""What people say to each other: phrases and free text, who reads what, what the host and the operator allow."""

from pathlib import Path

import msgspec
import pytest

from skulduggery.games import game_called
from skulduggery.server.protocol import bodies, from_page
from skulduggery.server.protocol.from_page import LONGEST_TEXT
from skulduggery.server.security.texts import clean_text
from skulduggery.text.phrases import GROUPS, phrases_of
from tests.server.local_server import Json, LocalServer, Page, async_test, end_match, local_server

ANNA, BEN, CID = range(3)


async def bounty_of_three(place: LocalServer, **wishes: object) -> tuple[list[Page], list[Json]]:
    """Bounty has secrets, so its seats are closed to strangers, and people may write."""
    host = await place.open_table("bounty", players=3)
    tickets = [host, await place.join(host["table"], "Ben"), await place.join(host["table"], "Cid")]
    pages = [await place.page(ticket) for ticket in tickets]
    await pages[ANNA].ask(from_page.Lobby, **wishes)
    await pages[ANNA].ask(from_page.Start)
    for page in pages:
        await page.told(lambda table: table["status"] == "running")
    return pages, tickets


async def said_to(page: Page) -> Json:
    remark: Json = (await page.next("said"))["remark"]
    return remark


async def refused(page: Page, seat: int, **words: object) -> Json:
    refusal: Json = (await page.ask(from_page.Say, seat, **words))["refusal"]
    return refusal


# --- phrases


@async_test
async def test_a_phrase_travels_as_a_key_with_what_it_names(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, ben, _), tickets = await bounty_of_three(place)
        watcher, screen = await place.page(table=tickets[0]["table"]), await place.page(*tickets, screen="tv")
        assert (await ben.ask(from_page.Say, BEN, phrase="threat-pirate", figures={"other": ANNA}))["kind"] == "ack"
        for page in (anna, ben, watcher, screen):
            remark = await said_to(page)
            assert (remark["seat"], remark["name"], remark["to"]) == (BEN, "Ben", None)
            assert (remark["phrase"], remark["figures"], remark["text"]) == ("threat-pirate", {"other": ANNA}, "")


@pytest.mark.parametrize(
    "words",
    [
        {"phrase": "<b>you smell</b>"},
        {"phrase": ""},
        {"phrase": "threat-pirate"},
        {"phrase": "threat-pirate", "figures": {"other": 3}},
        {"phrase": "threat-pirate", "figures": {"other": "Anna smells"}},
        {"phrase": "threat-ship", "figures": {"ship": "anna-smells"}},
        {"phrase": "shout-arrr", "figures": {"seat": 0}},
        {"phrase": "deal-truce", "figures": {"seat": 0, "round": 0}},
        {"phrase": "deal-truce", "figures": {"seat": 0, "round": 123456}},
        {"phrase": "deal-truce", "figures": {"seat": BEN, "round": 9}},
        {"phrase": "shout-arrr", "text": "you smell"},
        {"phrase": "claim-cannons"},  # of another game
    ],
)
def test_nothing_but_the_phrase_can_be_said_by_a_phrase(tmp_path: Path, words: Json) -> None:
    @async_test
    async def run() -> None:
        async with local_server(tmp_path) as place:
            (_, ben, _), _ = await bounty_of_three(place)
            assert (await refused(ben, BEN, **words))["kind"] == "unknown_phrase"

    run()


@async_test
async def test_a_ship_that_a_phrase_names_must_be_at_the_table(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, ben, _), tickets = await bounty_of_three(place)
        ship = place.live(tickets[0]).match.state.ships_of(ANNA)[0]  # type: ignore[union-attr]  # the match runs
        assert (await ben.ask(from_page.Say, BEN, phrase="threat-ship", figures={"ship": ship}))["kind"] == "ack"
        assert (await said_to(anna))["figures"] == {"ship": ship}


@async_test
async def test_nobody_speaks_for_another_seat_and_spectators_only_listen(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, _, _), tickets = await bounty_of_three(place)
        watcher = await place.page(table=tickets[0]["table"])
        for page in (anna, watcher):
            assert (await refused(page, BEN, phrase="shout-arrr"))["kind"] == "not_your_seat"


@pytest.mark.parametrize("game", ["blackwood", "bounty", "kings", "prowl"])
def test_every_game_has_phrases_of_its_own_in_every_group(game: str) -> None:
    found = phrases_of(game_called(game))
    assert {phrase.group for phrase in found.values()} == set(GROUPS)
    shared = phrases_of(game_called("tictactoe"))
    own = [phrase for key, phrase in found.items() if key not in shared]
    assert {phrase.group for phrase in own} >= {"claim", "offer", "threat", "deal"}
    assert all({"seat", "round"} <= set(phrase.names) for phrase in found.values() if phrase.group == "deal")


# --- free text


@async_test
async def test_free_text_is_cleaned_and_reaches_everybody(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, ben, _), _ = await bounty_of_three(place)
        assert ben.table["talk"] == "free"
        await ben.ask(from_page.Say, BEN, text="  <b>Ik heb\n\x07rum</b> \u202eevil ")
        assert (await said_to(anna))["text"] == "<b>Ik heb rum</b> evil"
        assert (await refused(ben, BEN, text="\u200b\u202e"))["kind"] == "bad_text"
        long = await refused(ben, BEN, text="a" * (LONGEST_TEXT + 1))
        assert (long["reason"], long["most"]) == ("long", LONGEST_TEXT)


def test_what_nobody_sees_is_taken_out_of_a_text() -> None:
    assert clean_text("Arrr!\r\nCome\there") == "Arrr! Come here"
    assert clean_text("\u2066pirate\u2069 \u202eetarip \u200bx\ufeff") == "pirate etarip x"
    assert clean_text("a" + "\u0301" * 40) == "\u00e1\u0301\u0301"
    assert clean_text("\u3164\u2800") == ""
    assert clean_text("שלום, ça va? 🦜") == "שלום, ça va? 🦜"


# --- what the host and the operator allow


@async_test
async def test_tables_that_strangers_may_join_begin_with_phrases_only(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        closed = await place.page(await place.open_table("bounty", players=2))
        anybody = await place.page(await place.open_table("blackwood", players=2))
        screen = "the screen of a club"
        opened = await place.open_table("bounty", players=2, screen=screen)
        in_public = await place.page(table=opened["table"], screen=screen)
        assert [page.table["talk"] for page in (closed, anybody, in_public)] == ["free", "phrases", "phrases"]
        await closed.ask(from_page.Lobby, joining="open")
        await anybody.ask(from_page.Lobby, talk="free")
        assert (await closed.told(lambda table: table["joining"] == "open"))["talk"] == "phrases"
        assert (await anybody.told(lambda table: table["talk"] == "free"))["joining"] == "open"
        assert (await refused(closed, 0, text="hello"))["kind"] == "talk_closed"
        assert (await closed.ask(from_page.Say, 0, phrase="shout-arrr"))["kind"] == "ack"


@async_test
async def test_the_host_switches_talk_off_at_any_time(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, ben, _), _ = await bounty_of_three(place)
        assert (await ben.ask(from_page.Lobby, talk="off"))["refusal"]["kind"] == "host_only"
        assert (await anna.ask(from_page.Lobby, talk="off"))["kind"] == "ack"
        assert (await refused(ben, BEN, phrase="shout-arrr")) == {"kind": "talk_closed", "rule": "", "talk": "off"}


@async_test
async def test_the_operator_switches_free_text_off(tmp_path: Path) -> None:
    async with local_server(tmp_path, free_text=False) as place:
        (anna, ben, _), _ = await bounty_of_three(place)
        assert (anna.table["talk"], anna.table["talk_offered"]) == ("phrases", ["phrases", "off"])
        assert (await anna.ask(from_page.Lobby, talk="free"))["refusal"]["kind"] == "free_text_off"
        assert (await refused(ben, BEN, text="hello"))["kind"] == "talk_closed"


@async_test
async def test_a_rematch_keeps_what_the_host_allowed_and_nothing_that_was_said(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        pages, tickets = await bounty_of_three(place, talk="phrases", private_talk=False)
        anna = pages[ANNA]
        await anna.ask(from_page.Say, ANNA, phrase="shout-good-game")
        await end_match(*pages)
        await anna.ask(from_page.Rematch)
        next_table = (await anna.told(lambda table: table["next_table"]))["next_table"]
        again = await place.page(tickets[0], table=next_table)
        assert (again.table["talk"], again.table["private_talk"]) == ("phrases", False)
        assert '"talk":[]' in again.traffic[0]


# --- what is kept


@async_test
async def test_who_comes_later_reads_what_was_said_but_nothing_is_written(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (_, ben, _), tickets = await bounty_of_three(place)
        await ben.ask(from_page.Say, BEN, text="unforgettable")
        await ben.ask(from_page.Say, BEN, to=ANNA, text="unspeakable")
        again = await place.page(tickets[ANNA])
        talk = msgspec.json.decode(again.traffic[0])["talk"]
        assert [remark["text"] for remark in talk] == ["unforgettable", "unspeakable"]
        await place.all_saved(tickets[0])
        table = tickets[0]["table"]
        stored = await place.services.store.load(table)
        record = (await place.web.get(f"/api/tables/{table}/story")).content
        kept = [stored.meta, *(row.entry for row in stored.entries), record]  # type: ignore[union-attr]  # it is stored
        assert not any(word in bytes(part) for part in kept for word in (b"unforgettable", b"unspeakable"))
    assert not any(b"unspeakable" in file.read_bytes() for file in tmp_path.iterdir())


@async_test
async def test_the_oldest_remarks_are_forgotten(tmp_path: Path) -> None:
    async with local_server(tmp_path, talk_at_once=100.0, table_talk_at_once=100.0, message_burst=500.0) as place:
        (_, ben, _), tickets = await bounty_of_three(place)
        for number in range(60):
            await ben.ask(from_page.Say, BEN, text=f"number {number}")
        again = await place.page(tickets[ANNA])
        talk = msgspec.json.decode(again.traffic[0])["talk"]
        assert [talk[0]["text"], talk[-1]["text"], len(talk)] == ["number 10", "number 59", 50]


# --- reports


@async_test
async def test_a_report_shows_the_host_what_was_said_also_in_private(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, ben, cid), _ = await bounty_of_three(place)
        await ben.ask(from_page.Say, BEN, to=CID, text="you smell")
        remark = await said_to(cid)
        assert (await cid.ask(from_page.Report, CID, remark["id"]))["kind"] == "ack"
        report = await said_to(anna)
        assert (report["seat"], report["to"]) == (CID, ANNA)
        assert report["reported"] == {"name": "Ben", "phrase": "", "figures": {}, "text": "you smell"}
        await cid.ask(from_page.Why, cid.at, CID, msgspec.Raw(b'{"kind":"cell"}'))
        assert not any('"reported":{' in text for text in ben.traffic)


@async_test
async def test_one_reports_only_what_others_said_where_one_could_read_it(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        (anna, ben, cid), _ = await bounty_of_three(place)
        await ben.ask(from_page.Say, BEN, to=ANNA, text="between us")
        private = await said_to(anna)
        await anna.ask(from_page.Say, ANNA, text="I am the host")
        hosts = await said_to(cid)
        for seat, page, remark in ((CID, cid, private), (BEN, ben, private), (CID, cid, hosts)):
            assert (await page.ask(from_page.Report, seat, remark["id"]))["refusal"]["kind"] == "unknown_remark"
        assert (await cid.ask(from_page.Report, CID, "nothing"))["refusal"]["kind"] == "unknown_remark"


def test_new_tables_say_nothing_about_talk() -> None:
    """A table is opened as before: the host chooses in the lobby."""
    assert "talk" not in {field.name for field in msgspec.structs.fields(bodies.NewTable)}
