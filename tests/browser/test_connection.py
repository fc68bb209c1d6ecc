"""What happens to a tab, a phone or the server loses nothing, and nobody has to choose twice."""

import sqlite3
from contextlib import closing

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.person import Person, whose_turn
from tests.browser.seating import Arrive, seated
from tests.browser.server import Json, Server
from tests.browser.sizes import on_desktop, slow

NOTICEABLE, LONG = 2_000, 30_000  # ms after which a lost connection is mentioned, and explained (UX-33)


def entries(server: Server, table: str) -> list[Json]:
    """What is on disk."""
    with closing(sqlite3.connect(server.database)) as connection:
        rows = connection.execute("select entry from entries where table_id = ? order by number", (table,)).fetchall()
    return [msgspec.json.decode(bytes(row[0])) for row in rows]


def two_at_sea(server: Server, arrive: Arrive, size: str) -> tuple[Person, Person, str]:
    """Somebody who has rolled and must sail, and somebody who waits."""
    tickets = server.new_match("Anna", "Ben", players=3)
    crew = seated(server, arrive, tickets, size)
    mover = whose_turn(crew)
    mover.act_until("sail")
    return mover, crew[1 - crew.index(mover)], tickets[0]["table"]


def plays_since(person: Person, number: int) -> list[Json]:
    return [play for play in person.told("play") if play["at"] >= number]


def check_played_once(server: Server, table: str, mover: Person, other: Person, before: Json) -> None:
    """The choice is on disk a single time, right after what was there, and both pages went on from it."""
    number = before["number"]
    (play,) = {msgspec.json.encode(play): play for play in plays_since(mover, number)}.values()
    found = [
        entry for entry in entries(server, table) if entry["number"] > number and entry.get("seat") == play["seat"]
    ]
    assert found[0]["move"] == play["move"]
    assert found[0]["number"] == number + 1
    other.page.wait_for_function("number => window.newest().number > number", arg=number)
    assert mover.page.evaluate("window.heard.filter((one) => one.kind === 'refused').length") == 0
    expect(mover.page.locator(".ribbon")).to_have_count(0)


@pytest.mark.parametrize("size", ["phone"])
def test_offline_the_table_stays_and_the_choice_is_sent_once(server: Server, arrive: Arrive, size: str) -> None:
    mover, other, table = two_at_sea(server, arrive, size)
    before = mover.newest()
    answers = mover.answers()
    mover.choose()
    mover.context.set_offline(True)
    expect(mover.page.locator(".ribbon")).to_have_text("Reconnecting…")
    mover.confirm.click()
    expect(mover.status).to_be_visible()
    mover.context.set_offline(False)
    mover.answered(answers)
    assert len(plays_since(mover, before["number"])) == 1
    check_played_once(server, table, mover, other, before)


def test_a_long_loss_is_explained_with_a_way_out(server: Server, arrive: Arrive) -> None:
    (ticket,) = server.new_match("Anna", players=2)
    anna = arrive(server, "Anna", "phone")
    anna.page.clock.install()
    anna.page.route("**/assets/Watch-*.js", lambda route: route.abort())  # a part that is lost as well
    anna.visit(server.seat_link(ticket)).asked()
    ribbon = anna.page.locator(".ribbon")
    anna.context.set_offline(True)
    anna.page.clock.fast_forward(NOTICEABLE)
    expect(ribbon).to_have_text("Reconnecting…")
    expect(ribbon.get_by_role("button")).to_have_count(0)
    anna.page.clock.fast_forward(LONG)
    expect(ribbon.get_by_role("button", name="Reload")).to_be_visible()
    expect(anna.status).to_be_visible()


def test_a_part_that_a_lost_connection_kept_back_comes_with_the_next(server: Server, arrive: Arrive) -> None:
    anna = arrive(server)
    anna.context.add_init_script("delete Navigator.prototype.serviceWorker")  # it would have the part at hand
    anna.home()
    expect(anna.button("Play now")).to_be_visible()
    anna.context.set_offline(True)
    with anna.page.expect_event("requestfailed", lambda request: "/assets/" in request.url):
        anna.button("Settings").click()
    anna.context.set_offline(False)
    expect(anna.page.get_by_role("dialog", name="Settings")).to_be_visible()
    expect(anna.page.locator("head link[href*='/Settings-']")).to_have_count(1)


@on_desktop
def test_a_killed_server_loses_nothing_and_nobody_repeats_a_choice(
    own_server: Server, arrive: Arrive, size: str
) -> None:
    own_server.start()
    mover, other, table = two_at_sea(own_server, arrive, size)
    before, kept = mover.newest(), entries(own_server, table)
    answers = mover.answers()
    mover.choose()
    own_server.kill()
    mover.confirm.click()
    own_server.start()
    mover.answered(answers)
    assert entries(own_server, table)[: len(kept)] == kept
    check_played_once(own_server, table, mover, other, before)
    whose_turn([mover, other]).act()


@slow
def test_a_choice_whose_answer_got_lost_with_the_server_is_played_once(own_server: Server, arrive: Arrive) -> None:
    """It is on disk, but its page was never told so."""
    own_server.start()
    mover, other, table = two_at_sea(own_server, arrive, "desktop")
    before, answers = mover.newest(), mover.answers()
    mover.choose()
    mover.go_deaf()
    mover.confirm.click()
    other.page.wait_for_function("number => window.newest().number > number", arg=before["number"])
    own_server.kill()
    mover.go_deaf(False)
    own_server.start()
    mover.answered(answers)
    check_played_once(own_server, table, mover, other, before)


@slow
def test_a_choice_the_server_never_read_is_played_once(own_server: Server, arrive: Arrive) -> None:
    own_server.start()
    mover, other, table = two_at_sea(own_server, arrive, "desktop")
    before, answers = mover.newest(), mover.answers()
    mover.choose()
    own_server.freeze()
    mover.confirm.click()
    assert len(plays_since(mover, before["number"])) == 1
    own_server.kill()
    own_server.start()
    mover.answered(answers)
    check_played_once(own_server, table, mover, other, before)


@slow
def test_a_server_that_ends_in_peace_resumes_every_table(own_server: Server, arrive: Arrive) -> None:
    own_server.start()
    mover, _, _ = two_at_sea(own_server, arrive, "desktop")
    question = mover.newest()["asked"]
    own_server.end()
    expect(mover.page.locator(".ribbon")).to_be_visible()
    own_server.start()
    expect(mover.page.locator(".ribbon")).to_have_count(0)
    assert mover.asked() == question
    mover.act()
