"""After the end: what to do next, a picture to take along, and ends that nobody has won."""

import base64
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

from skulduggery.games import game_called
from tests.browser.ending import all_seated, end_match, end_of, finished, heading_has_focus, names_at
from tests.browser.seating import Arrive, shared_device
from tests.browser.server import Json, Server
from tests.browser.sizes import on_desktop, on_phone

PNG = b"\x89PNG\r\n\x1a\n"
MANY_COLOURS = 500  # a picture with smooth letters and a sea has thousands, an empty one has few


# --- what now?


@on_desktop
def test_the_crew_sails_again(server: Server, arrive: Arrive, size: str) -> None:
    tickets = finished(server, "Anna", "Ben", players=2, rounds="limited", round_limit=20)
    anna, ben = all_seated(server, arrive, tickets, size)
    watcher = arrive(server, "Wim", size).visit(server.table_link(tickets[0]))
    expect(watcher.page.get_by_text("This match is over.")).to_be_visible()
    watcher.button("See how it ended").click()
    for person in (anna, ben, watcher):
        end_of(person)
    expect(watcher.button("Rematch")).to_have_count(0)
    expect(watcher.page.locator(".tag", has_text="you")).to_have_count(0)
    anna.button("Rematch").click()
    expect(anna.page.locator(".go")).to_contain_text("Waiting for Ben.")
    expect(anna.page.locator("dialog.end")).to_have_count(0)
    watcher.button("Come along").click()
    expect(watcher.page.locator(".go")).to_contain_text("Waiting for Ben.")
    expect(ben.page.locator("dialog.end")).to_contain_text("The crew sails again!")
    ben.button("Come along").click()
    for person in (anna, ben, watcher):
        expect(person.status).to_be_visible()
    watcher.page.reload()
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    assert anna.page.url == ben.page.url == watcher.page.url != server.table_link(tickets[0])
    assert watcher.seats() == []
    shares = [one["nonce"] for person in (anna, ben) for one in person.told("nonce")]
    assert len(shares) == 2
    record = server.get(f"/api/tables/{anna.page.url.rpartition('/')[2]}/record")
    assert msgspec.json.decode(record.splitlines()[0])["nonces"] == shares


@pytest.mark.slow
def test_a_shared_device_keeps_its_seats_when_everybody_moves_up(server: Server, arrive: Arrive) -> None:
    host = server.open_table("Anna", "parley", 3, rounds=3)
    device = shared_device(server, arrive, host)
    device.button("Show the table without secrets").click()
    end_match(device)
    device.button("Rematch").click()
    expect(device.page).not_to_have_url(server.table_link(host))
    device.page.wait_for_function("() => window.heard.at(-1).kind !== 'bye' && window.newest()?.number !== undefined")
    for _ in range(2):
        held = device.page.evaluate("window.heard.filter((one) => one.kind === 'snapshot').at(-1).seats")
        assert held == [0, 2]
        device.page.reload()
        device.page.wait_for_function("() => window.heard.some((one) => one.kind === 'snapshot')")


def test_the_same_crew_at_another_game(server: Server, arrive: Arrive) -> None:
    (ticket,) = finished(server, "Anna", game="parley", players=2, rounds=3)
    anna = arrive(server, "Anna").visit(server.seat_link(ticket))
    end_of(anna)
    anna.button("Other game, same crew").click()
    anna.page.get_by_role("dialog", name="Other game, same crew").get_by_role("button", name="Port Blackwood").click()
    expect(anna.page).not_to_have_url(server.table_link(ticket))
    expect(anna.status).to_be_visible()
    info = anna.page.evaluate("window.heard.filter((one) => one.table).at(-1).table")
    assert (info["game"], [seat["name"] for seat in info["seats"]]) == ("blackwood", names_at(server, ticket))


@pytest.mark.slow
def test_a_good_game_is_heard_at_the_end(server: Server, arrive: Arrive, evening: list[Json]) -> None:
    anna, ben = all_seated(server, arrive, evening)
    for person in (anna, ben):
        end_of(person)
    ben.page.locator("dialog.end").get_by_role("button", name="Talk").click()
    ben.button("Phrases").click()
    ben.button("Good game!").click()
    expect(anna.page.locator(".ranking .bubble")).to_have_text("Good game!")
    expect(anna.page.locator("dialog.end").get_by_role("status").first).to_have_text("Ben: Good game!")


# --- the picture


@on_desktop
def test_the_picture_can_be_saved(server: Server, arrive: Arrive, evening: list[Json], size: str) -> None:
    anna = arrive(server, "Anna", size).visit(server.seat_link(evening[0]))
    expect(end_of(anna).get_by_role("heading", level=2)).to_have_text("You win!")
    anna.button("Share picture").click()
    picture = anna.page.get_by_role("img", name="Picture for your friends")
    expect(picture).to_have_attribute("alt", re.compile(r": Anna wins! 1\. Anna"))  # friends read a name
    assert picture.evaluate("async (img) => { await img.decode(); return [img.naturalWidth, img.naturalHeight]; }") == [
        1200,
        630,
    ]
    with anna.page.expect_download() as download:
        anna.button("Save").click()
    saved = Path(download.value.path()).read_bytes()
    assert download.value.suggested_filename == "Skulduggery Port Blackwood.png"
    assert saved.startswith(PNG)
    assert (int.from_bytes(saved[16:20]), int.from_bytes(saved[20:24])) == (1200, 630)
    assert base64.b64decode((picture.get_attribute("src") or "").partition(",")[2]) == saved
    assert picture.evaluate(COLOURS) > MANY_COLOURS
    assert anna.page.evaluate("document.fonts.check('40px \"Pirata One\"')")


COLOURS = """
async (img) => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 630 });
  const context = canvas.getContext('2d');
  context.drawImage(img, 0, 0);
  return new Set(new Uint32Array(context.getImageData(0, 0, 1200, 630).data.buffer)).size;
}
"""


@pytest.mark.slow
def test_the_picture_is_handed_to_the_device_where_it_can_share(
    server: Server, arrive: Arrive, evening: list[Json]
) -> None:
    anna = arrive(server, "Anna")
    anna.page.add_init_script(
        "navigator.canShare = ({ files }) => files.every((file) => file.type === 'image/png');"
        "navigator.share = async ({ files }) => { window.shared = [files[0].name, files[0].size]; };"
    )
    anna.visit(server.seat_link(evening[0]))
    end_of(anna)
    anna.button("Share picture").click()
    anna.button("Share…").click()
    name, length = anna.page.wait_for_function("() => window.shared").json_value()
    assert name == "Skulduggery Port Blackwood.png"
    assert length > 20_000


# --- nobody has won


@on_phone
def test_a_match_that_the_crew_ended_has_no_winner(server: Server, arrive: Arrive, size: str) -> None:
    tickets = server.new_match("Anna", "Ben", players=3)
    ben = arrive(server, "Ben", size).visit(server.seat_link(tickets[1]))
    expect(ben.status).to_be_visible()
    with server.connected(*tickets) as connection:  # both agree
        server.ask(connection, {"kind": "end", "id": "end"})
    end = ben.page.locator("dialog.end")
    expect(end.get_by_role("heading", level=2)).to_have_text("The match ended early")
    heading_has_focus(ben)
    expect(end.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    expect(end.get_by_role("button", name="Share picture")).to_have_count(0)
    expect(end.get_by_role("link", name="Replay")).to_be_visible()
    ben.button("Rematch").click()
    expect(ben.status).to_be_visible()
    expect(end).to_have_count(0)


@pytest.mark.slow
def test_a_table_closed_in_the_harbour_says_so(server: Server, arrive: Arrive) -> None:
    host = server.open_table("Anna")
    ben = arrive(server, "Ben").visit(server.seat_link(server.join(host, "Ben")))
    expect(ben.page.get_by_text("You are aboard.")).to_be_visible()
    with server.connected(host) as connection:
        server.ask(connection, {"kind": "end", "id": "end"})
    end = ben.page.locator("dialog.end")
    expect(end.get_by_role("heading", level=2)).to_have_text("This table is closed")
    expect(end.get_by_role("link", name="Replay")).to_have_count(0)


@contextmanager
def renewed(folder: Path) -> Iterator[tuple[Server, Json]]:
    """A server whose rules have changed in the middle of a match, and the host's ticket."""
    server = Server(folder)
    server.start()
    (ticket,) = server.new_match("Anna", players=2)
    server.end()
    with closing(sqlite3.connect(server.database)) as database:
        version = game_called("blackwood").version
        change = "update tables set meta = cast(replace(meta, ?, ?) as blob)"
        database.execute(change, (f'"version":{version}', f'"version":{version - 1}'))
        database.commit()
    server.start()
    try:
        yield server, ticket
    finally:
        server.end()


@pytest.mark.slow
def test_a_frozen_match_says_why_and_its_crew_can_start_anew(tmp_path: Path, arrive: Arrive) -> None:
    with renewed(tmp_path) as (server, ticket):
        anna = arrive(server, "Anna", "phone").visit(server.seat_link(ticket))
        end = anna.page.locator("dialog.end")
        expect(end.get_by_role("heading", level=2)).to_have_text("This match cannot go on")
        expect(end).to_contain_text("Anna")
        anna.button("Rematch").click()
        expect(end).to_have_count(0)
        expect(anna.status).to_be_visible()
