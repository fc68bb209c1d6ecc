"""A match told again: links to its moments, files and forks, and the ways to it."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.replaying import REVIEW_PATIENCE, Watch, Watcher, marked, replay_link, story_of
from tests.browser.seating import Arrive
from tests.browser.server import Json, Server
from tests.browser.sizes import on_desktop, on_phone

# A file that is let go over the page, as a hand with a mouse does it.
DROP = """
([name, text]) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], name));
  for (const kind of ['dragover', 'drop'])
    document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
}
"""


# --- the review


@on_phone
def test_the_review_leads_to_a_moment_and_to_a_match_that_goes_on(
    server: Server, match: Json, arrive: Arrive, size: str
) -> None:
    """From the replay to the review, by its chart to a moment, and by *What if?* to bots that play on."""
    watcher = Watcher(arrive(server, "Wanda", size)).open(replay_link(server, match))
    watcher.act_link("Review").click()
    page = watcher.page
    expect(page.get_by_role("heading", name="Chance to win")).to_be_visible()
    expect(page.get_by_role("img", name="Chance to win over the match")).to_be_visible()
    expect(page.get_by_text("This review knows all cards")).to_be_visible()
    page.get_by_role("slider", name="Moment of the match").fill("40")
    expect(page.get_by_role("link", name="Watch this moment")).to_have_attribute("href", re.compile(r"\?at=\d+&as="))
    page.get_by_role("img", name="Chance to win over the match").click()
    watcher.arrived()
    assert re.search(r"/replay/\w+\?at=\d+", page.url)
    page.go_back()
    what_if = page.get_by_role("link", name="What if?").first
    expect(what_if).to_be_visible(timeout=REVIEW_PATIENCE)
    what_if.click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_text("bots play on, and I watch").click()
    dialog.get_by_role("button", name="Set sail").click()
    expect(page).to_have_url(re.compile("/t/"))
    fork = json.loads(server.get(f"/api/tables/{page.url.split('/')[-1]}"))
    assert [(seat["holder"], seat["stand_in"]) for seat in fork["seats"]].count(("person", True)) == 1


# --- links, files, forks


@on_phone
def test_a_shared_moment_opens_exactly_there(
    server: Server, match: Json, arrive: Arrive, watch: Watch, size: str
) -> None:
    watcher = watch(size)
    watcher.person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    watcher.page.get_by_label("View as").select_option(index=3)
    watcher.press("]", "]", "]", "ArrowRight")
    dialog = watcher.share()
    dialog.get_by_role("button", name="Copy link").click()
    expect(dialog.get_by_role("button", name="Copied!")).to_be_visible()
    link = watcher.page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(re.escape(replay_link(server, match)) + r"\?at=\d+&as=\d", link)
    other = Watcher(arrive(server, "Otto", size)).open(link)
    other.at(int(watcher.slider.input_value()))
    expect(other.caption).to_have_text(watcher.caption.inner_text())
    chosen = "select => select.selectedOptions[0].textContent"
    eyes = watcher.page.get_by_label("View as").evaluate(chosen)
    assert other.page.get_by_label("View as").evaluate(chosen) == eyes
    other.press("ArrowRight")
    expect(other.page).not_to_have_url(link)
    other.page.reload()
    other.arrived().at(int(watcher.slider.input_value()) + 1)


@on_desktop
def test_a_downloaded_record_can_be_opened_and_a_broken_one_says_where(
    server: Server, match: Json, arrive: Arrive, watch: Watch, size: str
) -> None:
    watcher = watch(size)
    with watcher.page.expect_download() as download:
        watcher.act("Download").click()
    record = download.value.path().read_bytes()
    assert record == server.get(f"/api/tables/{match['table']}/record")
    other = Watcher(arrive(server, "Otto", size))
    other.person.home().page.get_by_role("link", name="Replay a file").click()
    lines = record.decode().splitlines()
    lines[20] = lines[20].replace('"seat":', '"saet":')
    other.pick("edited.jsonl", "\n".join(lines).encode())
    alert = other.page.get_by_role("main").get_by_role("alert")
    expect(alert).to_contain_text("This file cannot be replayed.")
    expect(alert).to_contain_text("Line 21")
    other.pick("good.jsonl", record)
    other.arrived()
    expect(other.slider).to_have_attribute("max", watcher.slider.get_attribute("max") or "")
    expect(other.page.get_by_text("Share this moment")).to_have_count(0)
    other.page.get_by_label("View as").select_option(index=2)
    other.press("End")
    expect(other.caption).to_contain_text("The places")
    other.tab("More")
    other.page.get_by_role("link", name="Check the dice").click()
    expect(other.page.get_by_role("heading", name="The dice were fair")).to_be_visible()
    expect(other.page.get_by_role("heading", name="How the dice fell")).to_be_visible()
    other.page.go_back()
    other.arrived()


def test_a_record_can_be_dropped_anywhere(server: Server, match: Json, watch: Watch) -> None:
    record = server.get(f"/api/tables/{match['table']}/record").decode()
    watcher = watch()
    watcher.page.evaluate(DROP, ["garbage.txt", "arrr"])
    alert = watcher.page.get_by_role("main").get_by_role("alert")
    expect(alert).to_contain_text("Line 1")
    watcher.page.evaluate(DROP, ["match.jsonl", record])
    watcher.arrived().at(0)
    expect(watcher.page).to_have_url(f"{server.url}/replay")


@pytest.mark.slow
def test_a_file_that_is_too_large_is_not_even_sent(server: Server, arrive: Arrive) -> None:
    watcher = Watcher(arrive(server, "Wanda"))
    watcher.person.visit(f"{server.url}/replay")
    sent: list[str] = []
    watcher.page.on("request", lambda request: sent.append(request.url))
    watcher.pick("huge.jsonl", b"x" * (2 * 1024 * 1024 + 1))
    expect(watcher.page.get_by_role("main").get_by_role("alert")).to_contain_text("2 MB")
    assert not [url for url in sent if "stories" in url]


@on_phone
def test_play_on_from_a_moment(server: Server, match: Json, watch: Watch, size: str) -> None:
    story = story_of(server, match)
    at = marked(story, "turn")[9]
    moment = story["moments"][at]
    watcher = watch(size, f"?at={moment['number']}")
    watcher.act("Play on from here").click()
    dialog = watcher.page.get_by_role("dialog", name="Play on from here")
    dialog.locator(".who > .grow").nth(moment["asked"]["seat"]).click()
    dialog.get_by_label("The bots play as").select_option("deckhand (easy)")
    dialog.get_by_role("button", name="Set sail").click()
    person = watcher.person
    assert person.asked()["seat"] == moment["asked"]["seat"]
    assert [person.newest()["view"][field] for field in ("round", "ships", "hoard")] == [
        moment["view"][field] for field in ("round", "ships", "hoard")
    ]
    table = person.page.url.rpartition("/")[2]
    assert table != match["table"]
    (forked,) = [line for line in server.get(f"/api/tables/{table}/record").splitlines() if b'"forked"' in line]
    (share,) = person.page.evaluate("JSON.parse(localStorage['skulduggery.dice'])[0].given")
    nonce = json.loads(forked)["nonces"][share["seat"]]
    assert share == {"seat": moment["asked"]["seat"], "nonce": nonce, "told": True}
    person.act()


@pytest.mark.slow
def test_nobody_plays_on_from_the_end(watch: Watch) -> None:
    watcher = watch()
    watcher.press("End")
    watcher.button("Play on from here").click()
    dialog = watcher.page.get_by_role("dialog", name="Play on from here")
    expect(dialog).to_contain_text("Go back to an earlier move")
    expect(dialog.get_by_role("button", name="Set sail")).to_have_count(0)


@pytest.mark.slow
def test_no_such_match_says_so_and_leads_home(server: Server, arrive: Arrive) -> None:
    wanda = arrive(server, "Wanda").visit(f"{server.url}/replay/nosuchtable999")
    expect(wanda.page.get_by_role("main").get_by_role("alert")).to_contain_text("This match cannot be shown.")
    wanda.page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(wanda.button("Play now")).to_be_visible()


# --- ways to it, and for everyone


@pytest.mark.slow
def test_the_menu_and_the_card_of_a_finished_match_lead_to_its_replay(
    server: Server, arrive: Arrive, size: str
) -> None:
    (ticket,) = server.new_match("Anna", players=4, rounds="limited", round_limit=20)
    anna = arrive(server, "Anna", size).visit(server.seat_link(ticket))
    anna.asked()
    anna.button("Menu").click()
    with anna.context.expect_page() as opened:
        anna.page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    expect(opened.value.get_by_role("slider")).to_be_visible()
    opened.value.close()
    server.play_out(ticket)
    anna.home().page.get_by_text("one finished match").click()
    anna.page.get_by_role("link", name="Replay", exact=True).click()
    watcher = Watcher(anna).arrived()
    assert watcher.page.get_by_label("View as").evaluate("select => select.selectedOptions[0].textContent") == "Anna"


@pytest.mark.slow
def test_it_speaks_dutch_and_changes_its_language_on_the_spot(watch: Watch, size: str) -> None:
    watcher = watch(size, language="nl")
    expect(watcher.page.get_by_role("heading", level=1)).to_contain_text("Terugkijken")
    watcher.press("ArrowRight")
    dutch = watcher.caption.inner_text()
    watcher.button("Instellingen").click()
    watcher.button("English").click()
    watcher.press("Escape")
    expect(watcher.caption).not_to_have_text(dutch)
    expect(watcher.page.get_by_role("heading", level=1)).to_contain_text("Replay")


@pytest.mark.slow
def test_every_moment_of_a_match_can_be_shown_to_everybody(server: Server, match: Json, watch: Watch) -> None:
    watcher = watch()
    for viewer in range(5):
        watcher.page.get_by_label("View as").select_option(index=viewer)
        watcher.press("Home")
        for position in range(1, int(watcher.slider.get_attribute("max") or 0) + 1):
            watcher.press("ArrowRight")
            watcher.at(position)
            expect(watcher.line).to_have_count(1)
