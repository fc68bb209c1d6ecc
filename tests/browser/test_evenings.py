"""Looking back: our evenings with the crew's score, the list as a file, and a replay with all cards open."""

from pathlib import Path

import msgspec
from playwright.sync_api import FilePayload, expect

from tests.browser.seating import Arrive
from tests.browser.server import Server
from tests.browser.sizes import on_phone
from tests.browser.test_everyone import axe_finds

GOLDEN = Path(__file__).parents[1] / "golden" / "bounty" / "usual.jsonl"


@on_phone
def test_a_match_that_ended_is_in_the_list(server: Server, arrive: Arrive, size: str, tmp_path: Path) -> None:
    (ticket,) = server.new_match("Anna", players=3, rounds="limited", round_limit=20)
    anna = arrive(server, "Anna", size).visit(server.seat_link(ticket))
    anna.newest()
    anna.home()
    anna.page.get_by_role("link", name="Our evenings").click()
    expect(anna.page.get_by_text("No match has ended in this browser yet.")).to_be_visible()
    server.play_out(ticket)
    anna.page.reload()  # the match ended while no page of it was open
    row = anna.page.get_by_role("row", name="Anna")
    expect(row.get_by_role("cell").nth(2)).to_have_text("1")
    expect(anna.page.get_by_role("link", name="Review")).to_be_visible()
    assert axe_finds(anna) == []
    with anna.page.expect_download() as saving:
        anna.button("Save as a file").click()
    saved = tmp_path / "saved.json"
    saving.value.save_as(saved)
    assert ticket["token"] not in saved.read_text()
    anna.button("Remove this match from the list: Port Blackwood").click()
    expect(row).to_have_count(0)
    files = anna.page.locator("input[type=file]")
    files.set_input_files(FilePayload(name="x.json", mimeType="application/json", buffer=b"{nonsense"))
    expect(anna.page.get_by_role("main")).to_contain_text("This file cannot be read.")
    files.set_input_files(saved)
    expect(anna.page.get_by_role("main")).to_contain_text("One match was added")
    expect(row).to_be_visible()
    book = msgspec.json.decode(saved.read_bytes())
    assert book["matches"] == msgspec.json.decode(anna.page.evaluate("localStorage['skulduggery.evenings']"))
    anna.page.get_by_role("link", name="Replay").click()
    expect(anna.page).to_have_url(f"{server.url}/replay/{ticket['table']}?at=0&as=0")


def test_a_replay_with_all_cards_open(server: Server, arrive: Arrive) -> None:
    anna = arrive(server, "Anna").visit(f"{server.url}/replay")
    anna.page.locator("input[type=file]").set_input_files(GOLDEN)
    anna.page.get_by_label("View as").select_option("All cards open")
    for name in ("Player 0", "Player 1"):
        hand = anna.page.get_by_label("This moment").get_by_role("region", name=name)
        expect(hand.get_by_role("heading", name=name)).to_be_visible()
    expect(anna.button("Keep pressing to look")).to_have_count(0)
    assert axe_finds(anna) == []
