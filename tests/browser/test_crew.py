"""The people at a table: a host who is gone, leaving the lobby, ending together, and what everybody is told."""

import json

from playwright.sync_api import expect

from tests.browser.seating import Arrive, seated, shared_device
from tests.browser.server import Server

NEWS = 9_000  # ms: longer than they are shown


def test_a_host_who_is_gone_strands_nobody_in_the_lobby(server: Server, arrive: Arrive) -> None:
    """The rights pass to somebody who is here, and whoever wants to can leave."""
    host = server.open_table("Anna", players=3)
    tickets = [server.join(host, name) for name in ("Ben", "Cleo")]
    anna = arrive(server, "Anna").visit(server.seat_link(host))
    ben, cleo = (arrive(server, "guest").visit(server.seat_link(ticket)) for ticket in tickets)
    expect(anna.page.get_by_role("listitem").filter(has_text="Cleo").get_by_role("img", name="here")).to_be_visible()
    anna.page.goto("about:blank")
    expect(ben.page.get_by_role("img", name="away for a moment")).to_be_visible()
    cleo.button("Leave the table").click()
    expect(cleo.page).to_have_url(f"{server.url}/")
    expect(ben.page.locator(".banner")).to_contain_text("Cleo has left the table.")
    expect(ben.button("Set sail")).to_have_count(0)
    server.let_a_minute_pass()
    expect(ben.page.locator(".banner")).to_contain_text("Ben is the host now.")
    expect(ben.page.locator(".banner")).to_be_in_viewport(ratio=1)
    ben.button("Set sail").click()
    expect(ben.status).to_be_visible()


def test_news_of_the_crew_goes_by_itself(server: Server, arrive: Arrive) -> None:
    """Also if the server says more meanwhile."""
    host = server.open_table("Anna", players=3)
    ben = arrive(server, "Ben")
    ben.page.clock.install()
    ben.visit(server.seat_link(server.join(host, "Ben")))
    expect(ben.page.get_by_text("You are aboard.")).to_be_visible()
    cleo = server.join(host, "Cleo")
    with server.connected(cleo) as connection:
        connection.send(json.dumps({"kind": "leave", "id": "leave", "seat": cleo["seat"]}))
    expect(ben.page.locator(".banner")).to_contain_text("Cleo has left the table.")
    server.start_match(host)
    ben.page.wait_for_function("() => window.heard.at(-1)?.kind === 'update' || window.newest()")
    ben.page.clock.fast_forward(NEWS)
    expect(ben.page.locator(".banner", has_text="Cleo has left")).to_have_count(0)


def test_a_short_tap_on_the_curtain_is_answered(server: Server, arrive: Arrive) -> None:
    device = shared_device(server, arrive, server.open_table("Anna", "bounty", 2), "phone")
    button = device.button("Keep pressing to look")
    button.tap()
    expect(device.page.get_by_text("Keep your finger on the button a little longer")).to_be_visible()
    expect(button).to_be_visible()


def test_a_match_ends_when_everybody_agrees(server: Server, arrive: Arrive) -> None:
    tickets = server.new_match("Anna", "Ben", players=2)
    anna, ben = seated(server, arrive, tickets)
    expect(anna.status).to_be_visible()
    ben.button("Menu").first.click()
    ben.button("End the match").click()
    ben.button("Yes, ask everybody").click()
    expect(ben.page.locator(".banner")).to_contain_text("Waiting for Anna.")
    wish = anna.page.locator(".banner", has_text="Ben would like to end the match.")
    wish.get_by_role("button", name="No, play on").click()
    expect(ben.page.locator(".banner", has_text="Waiting for")).to_have_count(0)
    anna.button("Menu").first.click()
    anna.button("End the match").click()
    anna.button("Yes, ask everybody").click()
    ben.button("Yes, end it").click()
    for person in (anna, ben):
        expect(person.status).to_contain_text("The crew has ended this match.")
        expect(person.my_turn).to_have_count(0)
        expect(person.button("Rematch")).to_be_visible()


def test_a_late_friend_sees_that_a_match_runs_and_chooses_a_bot(server: Server, arrive: Arrive) -> None:
    (ticket,) = server.new_match("Anna", players=3)
    ben = arrive(server, "Ben").visit(server.table_link(ticket))
    expect(ben.page.get_by_text("The match is running.")).to_be_visible()
    bots = ben.page.get_by_role("group", name="Which bot do you take over?").locator("strong")
    expect(bots).to_have_count(2)
    bots.nth(1).click()
    ben.button("Come aboard").click()
    expect(ben.status).to_be_visible()
    assert ben.seats() == [2]
    cleo = arrive(server, "Cleo").visit(server.table_link(ticket))
    cleo.button("Just watch").click()
    expect(cleo.page.get_by_text("You are watching")).to_be_visible()
    cleo.page.reload()
    expect(cleo.page.get_by_text("You are watching")).to_be_visible()


def test_the_door_of_a_full_table_asks_nobody_to_play(server: Server, arrive: Arrive) -> None:
    (ticket, _) = server.new_match("Anna", "Ben", players=2)
    zoe = arrive(server, "Zoe").visit(server.table_link(ticket))
    door = zoe.page.get_by_role("main")
    expect(door).to_contain_text("At the table: Anna and Ben.")
    expect(door).to_contain_text("All seats are taken. You can watch.")
    expect(zoe.button("Come aboard")).to_have_count(0)


def test_settings_open_once_in_the_lobby_and_a_new_name_is_remembered(server: Server, arrive: Arrive) -> None:
    host = server.open_table("Anna", players=2)
    anna = arrive(server, "Anna").visit(server.seat_link(host))
    anna.button("Settings").click()
    expect(anna.page.get_by_role("dialog")).to_have_count(1)
    anna.button("Close").click()
    anna.button("Change the name Anna").click()
    anna.page.get_by_label("Your name").fill("Captain Anna")
    anna.button("Keep").click()
    expect(anna.page.get_by_role("listitem").filter(has_text="Captain Anna")).to_be_visible()
    anna.home()
    anna.button("Your name: Captain Anna").click()
    expect(anna.page.get_by_label("Your name")).to_have_value("Captain Anna")
