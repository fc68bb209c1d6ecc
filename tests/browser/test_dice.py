"""Fair dice: the seal before the first move, the check after the last one without a server, and who finds a forgery."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import FilePayload, Locator, Page, Route, expect

from skulduggery.core.record import Record, Seated, first_link, load, next_link, save
from skulduggery.core.seal import commitment, pledge
from tests.browser.person import Person
from tests.browser.screens import GOLDEN
from tests.browser.seating import Arrive
from tests.browser.server import Server
from tests.browser.sizes import on_desktop, on_phone
from tests.browser.test_everyone import axe_finds, tab_to

A_FEW = 20  # moves
FORKED = GOLDEN.parents[1] / "parley" / "forked.jsonl"
PURPLE, GREEN = "var(--seat-purple)", "var(--seat-green)"
SEAT_COLOURS = """
(things) => things.filter((one) => one.querySelector('.emblem')).map((one) =>
  [(one.querySelector('strong') ?? one).innerText.trim(), one.querySelector('.emblem').style.background])
"""
DROP = """
([name, text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name));
  for (const kind of ['dragover', 'drop'])
    dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
}
"""


def fingerprint(seal: str) -> str:
    return " ".join(re.findall("....", seal[:12]))


def record_file(text: str, name: str = "match.jsonl") -> FilePayload:
    return {"name": name, "mimeType": "application/x-ndjson", "buffer": text.encode()}


def verdict(page: Page) -> Locator:
    return page.locator("section.verdict h2")


def checks(page: Page) -> list[str]:
    """How each check came out: right, wrong, later, unknown or none."""
    return [str(check.get_attribute("class")).split()[0] for check in page.locator(".checks li").all()]


def problems(page: Page) -> list[str]:
    return page.locator("section.verdict ol li span").all_inner_texts()


def seal_of(server: Server, table: str) -> str:
    return str(json.loads(server.get(f"/api/tables/{table}"))["commitment"])


def kept(page: Page) -> dict[str, Any]:
    """What the browser keeps of the newest table."""
    found: dict[str, Any] = page.evaluate("JSON.parse(localStorage['skulduggery.dice'])[0]")
    return found


def to_sea(anna: Person) -> dict[str, Any]:
    """From the first visit to a match of two, as a person gets there; the ticket of the seat."""
    anna.home().button("Invite friends").click()
    for seats in (3, 2):
        anna.button("One seat fewer").click()
        expect(anna.page.get_by_text(f"{seats} seats")).to_be_visible()
    anna.button("instant").click()
    expect(anna.page.get_by_role("heading", name="The dice are sealed")).to_be_visible()
    anna.button("Set sail").click()
    anna.newest()
    held = anna.page.evaluate("JSON.parse(localStorage['skulduggery.tables'])[0]")
    return {"table": held["table"], **held["seats"][0]}


def played(server: Server, anna: Person) -> dict[str, Any]:
    """A match that Anna's browser has seen from the lobby to the end."""
    ticket = to_sea(anna)
    server.play_out(ticket)
    anna.page.wait_for_function("() => window.newest().result")
    return ticket


def begun_and_ended(server: Server, anna: Person) -> dict[str, Any]:
    """A match like that, but Anna has ended it after a few moves, each of which a page would have to draw."""
    ticket = to_sea(anna)
    server.play_until(ticket, lambda update: update["number"] > A_FEW, lambda _: 0)
    with server.connected(ticket) as connection:
        server.ask(connection, {"kind": "end", "id": "end"})
    expect(anna.page.locator(".end")).to_be_visible()
    return ticket


# --- before and during the match


@on_desktop
def test_the_seal_is_shown_in_lobby_and_menu_and_can_be_copied(server: Server, arrive: Arrive, size: str) -> None:
    anna = arrive(server, "Anna", size)
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ticket = to_sea(anna)
    seal = seal_of(server, ticket["table"])
    anna.button("Menu").click()
    promise = anna.page.get_by_role("region", name="The dice are sealed")
    expect(promise).to_contain_text(fingerprint(seal))
    expect(promise).to_contain_text("After the match it is shown")
    promise.get_by_role("button", name="Copy the whole seal").click()
    expect(promise.get_by_role("button", name="Copied!")).to_be_visible()
    assert anna.page.evaluate("navigator.clipboard.readText()") == seal
    with anna.context.expect_page() as opened:
        promise.get_by_role("link", name="Check the dice").click()
    expect(verdict(opened.value)).to_have_text("Sealed until the end")
    assert anna.page.url.endswith(f"/t/{ticket['table']}")


def test_the_browser_adds_its_share_after_the_seal_and_keeps_seal_and_receipts(server: Server, arrive: Arrive) -> None:
    anna = arrive(server)
    ticket = to_sea(anna)
    (share,) = anna.told("nonce")
    memory = kept(anna.page)
    assert (memory["table"], memory["commitment"], memory["since"]) == (
        ticket["table"],
        seal_of(server, ticket["table"]),
        -1,
    )
    assert memory["given"] == [{"seat": ticket["seat"], "nonce": share["nonce"], "told": True}]
    anna.act()
    newest = anna.newest()
    anna.page.wait_for_function(
        "number => JSON.parse(localStorage['skulduggery.dice'])[0].receipt.number >= number", arg=newest["number"]
    )
    receipts = {update["number"]: update["chain"] for update in anna.page.evaluate("window.updates()")}
    memory = kept(anna.page)
    assert receipts[memory["receipt"]["number"]] == memory["receipt"]["chain"]
    header = json.loads(server.get(f"/api/tables/{ticket['table']}/record").splitlines()[0])
    assert header["nonces"][ticket["seat"]] == share["nonce"]
    assert header["pledges"] == memory["pledges"]
    assert header["pledges"][ticket["seat"]] == pledge(header["commitment"], share["nonce"])


@on_phone
def test_who_plays_now_sees_the_seal_before_giving_a_share_and_setting_sail(
    server: Server, arrive: Arrive, size: str
) -> None:
    anna = arrive(server, "Anna", size).home()
    with anna.page.expect_request("**/api/tables") as asked:
        anna.button("Play now").click()
    assert not {"nonce", "start"} & json.loads(asked.value.post_data or "{}").keys()
    anna.newest()
    seen = anna.page.evaluate("window.heard[0]")
    assert (seen["kind"], seen["table"]["status"], seen["update"]) == ("snapshot", "lobby", None)
    requests = [one["kind"] for one in anna.page.evaluate("window.told") if one["kind"] != "seen"]
    assert requests[:4] == ["hello", "pledge", "start", "nonce"]
    (share,) = anna.told("nonce")
    anna.page.wait_for_function("() => JSON.parse(localStorage['skulduggery.dice'])[0].given[0]?.told")
    memory = kept(anna.page)
    assert (memory["commitment"], memory["since"]) == (seen["table"]["commitment"], -1)
    assert memory["given"] == [{"seat": 0, "nonce": share["nonce"], "told": True}]
    header = json.loads(server.get(f"/api/tables/{memory['table']}/record").splitlines()[0])
    assert (header["commitment"], header["nonces"][0]) == (memory["commitment"], share["nonce"])
    anna.act()


@on_phone
def test_before_the_end_it_says_what_can_be_checked_now_and_what_later(
    server: Server, arrive: Arrive, size: str
) -> None:
    anna = arrive(server, "Anna", size)
    ticket = to_sea(anna)
    anna.visit(f"{server.url}/dice/{ticket['table']}")
    expect(verdict(anna.page)).to_have_text("Sealed until the end")
    expect(anna.page.get_by_role("heading", name="What can be checked after the match")).to_be_visible()
    assert sorted(checks(anna.page)) == ["later"] * 3 + ["right"] * 4
    expect(anna.page.locator("#line-2")).to_contain_text("to be checked after the match")


def test_a_match_with_secrets_shows_none_of_them_before_the_end(server: Server, arrive: Arrive) -> None:
    (ticket,) = server.new_match("Anna", game="parley", players=2)
    anna = arrive(server).visit(f"{server.url}/dice/{ticket['table']}")
    expect(anna.page.get_by_role("heading", name="Sealed until the end")).to_be_visible()
    expect(anna.page.get_by_text(fingerprint(seal_of(server, ticket["table"])))).to_be_visible()
    lobby = server.open_table()
    anna.visit(f"{server.url}/dice/{lobby['table']}")
    expect(anna.page.get_by_role("heading", name="The match has not begun")).to_be_visible()
    anna.visit(f"{server.url}/dice/nosuchtable123")
    expect(anna.page.get_by_role("alert").filter(has_text="table")).to_be_visible()


# --- after the match


@on_desktop
def test_a_fair_match_is_recomputed_line_by_line_without_the_server(server: Server, arrive: Arrive, size: str) -> None:
    anna = arrive(server, "Anna", size)
    ticket = played(server, anna)
    page = anna.visit(f"{server.url}/dice/{ticket['table']}").page
    expect(verdict(page)).to_have_text("The dice were fair")
    assert checks(page) == ["right"] * 7
    assert axe_finds(anna) == []
    record = load(server.get(f"/api/tables/{ticket['table']}/record"))
    lucky = [entry for entry in record.entries if getattr(entry, "draws", ())]
    expect(page.locator("svg[role=img][aria-label^=Average]").first).to_be_visible()

    anna.context.set_offline(True)
    page.get_by_role("button", name="Check again").click()
    expect(page.get_by_text("Worked out 2 times by this browser")).to_be_visible()
    expect(verdict(page)).to_have_text("The dice were fair")
    if (everything := page.get_by_role("button", name=re.compile("Show all"))).count():
        everything.click()
    lines = page.locator("li[id^=line-]")
    expect(lines).to_have_count(len(lucky))
    expect(page.get_by_text("not the same!")).to_have_count(0)
    assert page.get_by_text(re.compile(r"worked out again: \d+, the same")).count() == sum(
        len(getattr(entry, "draws", ())) for entry in record.entries
    )
    page.get_by_role("group", name="Whose rolls?").get_by_role("button", name="Anna").click()
    mine = [entry for entry in lucky if getattr(entry, "seat", None) == ticket["seat"]]
    expect(lines).to_have_count(len(mine))
    expect(lines.first).to_contain_text("Anna")
    expect(lines.first).to_contain_text(re.compile(r"Turn \d+"))
    expect(lines.filter(has_text=re.compile(r"Anna rolls \d")).first).to_be_visible()
    lines.first.get_by_text("The sum").click()
    expect(lines.first.get_by_text("divided by")).to_be_visible()


def test_every_seat_has_the_colour_that_it_chose(server: Server, arrive: Arrive) -> None:
    """In each part of the page, and not the colours in their order."""
    (ticket,) = server.new_match("Anna", players=2, colours="purple-green")
    server.play_out(ticket)
    page = arrive(server).visit(f"{server.url}/dice/{ticket['table']}").page
    expect(page.locator("figure .emblem").first).to_be_visible()
    for part in (".lines [role=group] button", ".lines ol > li", ".side li", ".side figure"):
        found = page.locator(part).evaluate_all(SEAT_COLOURS)
        assert sorted({(name == "Anna", colour) for name, colour in found}) == [(False, GREEN), (True, PURPLE)], part


def served(page: Page, forge: Callable[[Record], Record]) -> None:
    """A server that hands out another record than the one that was played."""

    def answer(route: Route) -> None:
        route.fulfill(body=save(forge(load(route.fetch().body()))))

    page.route("**/api/tables/*/record", answer)


def rechained(record: Record) -> Record:
    """Whoever edits a record can compute its chain anew."""
    link, entries = first_link(record.header), []
    for entry in record.entries:
        link = next_link(link, entry)
        entries.append(msgspec.structs.replace(entry, chain=link))
    return Record(record.header, tuple(entries))


def renamed(record: Record) -> Record:
    entries = [
        msgspec.structs.replace(entry, name="Somebody Else") if isinstance(entry, Seated) and entry.seat == 0 else entry
        for entry in record.entries
    ]
    return rechained(Record(record.header, tuple(entries)))


def resealed(record: Record) -> Record:
    seed = bytes(range(32))
    header = msgspec.structs.replace(record.header, server_seed=seed.hex(), commitment=commitment(seed))
    return rechained(Record(header, record.entries))


@on_phone
def test_a_server_that_forges_the_whole_record_is_found_out_by_what_this_browser_kept(
    server: Server, arrive: Arrive, size: str
) -> None:
    anna = arrive(server, "Anna", size)
    ticket = begun_and_ended(server, anna)
    link = f"{server.url}/dice/{ticket['table']}"
    for forge, told in (
        (renamed, "something was changed after this browser had its receipt"),
        (resealed, "at the table this browser saw"),
    ):
        anna.page.unroute_all()
        served(anna.page, forge)
        anna.visit(link)
        expect(verdict(anna.page)).to_have_text("Something does not fit")
        assert any(told in problem for problem in problems(anna.page)), problems(anna.page)
    # Somebody who was not there cannot tell the first of these, and is not told that they can.
    stranger = arrive(server, "Wim", size)
    served(stranger.page, renamed)
    stranger.visit(link)
    expect(verdict(stranger.page)).to_have_text("The dice were fair")
    assert checks(stranger.page).count("unknown") == 3
    expect(stranger.page.get_by_text("This browser was not at the table.")).to_be_visible()


# --- files

EDITS = {
    "a draw": (r'"draws":\[\[12,(\d+)\]', '"draws":[[12,99]', "Line 5, draw 1"),
    "a move": (r'"move":\{"kind":"draw"\}', '"move":{"kind":"cheat"}', "Line 5 was changed"),
    "the seed": (r'"server_seed":"00', '"server_seed":"ff', "Line 1: the secret number was exchanged"),
    "a nonce": (r'"parrot"', '"macaw"', "Line 1: a player’s share of the luck was changed"),
    "the seal": (r'"commitment":"63', '"commitment":"ff', "Line 1: the seal was exchanged"),
    "a line": (r'\n\{"entry":"played","number":3.*', "", "Line 5 has the number 4, but 3 comes next"),
}


RARELY = ("the seed", "a nonce", "the seal", "a line")  # of these `make test` sees enough in web/src/dice


@pytest.mark.parametrize("edit", [pytest.param(one, marks=pytest.mark.slow if one in RARELY else ()) for one in EDITS])
def test_an_edited_file_is_found_out_without_the_server_and_the_place_is_named(
    server: Server, arrive: Arrive, edit: str
) -> None:
    pattern, to, told = EDITS[edit]
    text = re.sub(pattern, to, GOLDEN.read_text(), count=1)
    assert text != GOLDEN.read_text()
    anna = arrive(server).visit(f"{server.url}/dice")
    expect(anna.page.get_by_text("Choose a file")).to_be_visible()
    anna.context.set_offline(True)
    anna.page.evaluate(DROP, ["match.jsonl", text])
    expect(verdict(anna.page)).to_have_text("Something does not fit")
    assert any(problem.startswith(told) for problem in problems(anna.page)), problems(anna.page)
    if told.startswith("Line 5"):
        anna.page.get_by_role("button", name="Line 5").first.click()
        expect(anna.page.locator("#line-5")).to_be_focused()
        expect(anna.page.locator("#line-5")).to_be_in_viewport()


@on_phone
@pytest.mark.parametrize(
    "file", [pytest.param(GOLDEN, id="blackwood"), pytest.param(FORKED, id="a fork of parley", marks=pytest.mark.slow)]
)
def test_a_whole_file_is_fair_and_its_story_comes_only_when_asked_for(
    server: Server, arrive: Arrive, size: str, file: Path
) -> None:
    anna = arrive(server, "Anna", size).visit(f"{server.url}/dice")
    sent: list[str] = []
    anna.page.on("request", lambda request: sent.append(request.method))
    anna.page.get_by_label("Choose a file").set_input_files(record_file(file.read_text()))
    expect(verdict(anna.page)).to_have_text("The dice were fair")
    expect(anna.page.get_by_role("heading", name="How the dice fell")).to_have_count(0)
    assert "POST" not in sent
    anna.button("Send it to the server for its story").click()
    expect(anna.button("Send it to the server for its story")).to_have_count(0)
    expect(verdict(anna.page)).to_have_text("The dice were fair")
    expect(anna.page.locator("li[id^=line-]").filter(has_text=re.compile(r"Turn \d+")).first).to_be_visible()


def test_files_that_are_no_records_are_refused_with_the_reason(server: Server, arrive: Arrive) -> None:
    anna = arrive(server).visit(f"{server.url}/dice")
    choose = anna.page.get_by_label("Choose a file")
    choose.set_input_files(record_file("hello"))
    expect(anna.page.get_by_text("This is not the record of a Skulduggery match.")).to_be_visible()
    choose.set_input_files(record_file(GOLDEN.read_text().replace('"format":1', '"format":9')))
    expect(anna.page.get_by_text("written in format 9")).to_be_visible()
    choose.set_input_files(record_file(GOLDEN.read_text()))
    expect(verdict(anna.page)).to_have_text("The dice were fair")


def test_the_check_is_made_by_keyboard_in_dutch_and_heard(server: Server, arrive: Arrive) -> None:
    anna = arrive(server, language="nl").visit(f"{server.url}/dice")
    anna.page.get_by_label("Bestand kiezen").set_input_files(record_file(GOLDEN.read_text()))
    expect(verdict(anna.page)).to_have_text("De dobbelstenen waren eerlijk")
    expect(anna.page.locator("[aria-live=polite]")).to_contain_text("De dobbelstenen waren eerlijk")
    tab_to(anna.page, ".sheet button[aria-pressed=false]")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("button[aria-pressed=true]", has_text="Player 0")).to_be_focused()
    tab_to(anna.page, "li[id^=line-] summary")
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_text("gedeeld door").first).to_be_visible()
    anna.page.get_by_role("link", name="De precieze beschrijving").click()
    expect(anna.page.get_by_role("heading", name="Fair dice")).to_be_visible()
