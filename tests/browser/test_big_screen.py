"""A television as the board and phones as hands: from the set-up to the rematch, without a touch on the television."""

from playwright.sync_api import expect

from tests.browser.ending import end_match, finished
from tests.browser.seating import Arrive
from tests.browser.server import Server
from tests.browser.sizes import slow

ONLY_HERE = (
    "Only this computer can open the table. To let phones join, stop the server and start it with “make play LAN=1”"
)
LINES = 200  # pixels: three or four lines that are read from three metres
FOLLOWED = "table => window.heard.findLast(({ kind }) => kind === 'snapshot').table.table !== table"


def test_a_screen_is_set_up_and_goes_from_lobby_to_rematch_by_itself(server: Server, arrive: Arrive) -> None:
    television = arrive(server, "Television", "desktop").home()
    television.resize({"width": 1920, "height": 1080})
    television.button("Play at this device").click()
    television.button("Set up on this screen").click()
    expect(television.page.get_by_text("free seat").first).to_be_visible()
    expect(television.page.get_by_role("note")).to_contain_text(ONLY_HERE)  # the server listens for this computer only
    expect(television.page.get_by_alt_text("QR code")).to_have_count(0)
    address = television.page.url
    table = address.rpartition("/")[2]

    anna = arrive(server, "Anna", "phone").visit(f"{server.url}/t/{table}")
    anna.button("Come aboard").click()
    anna.page.get_by_text("Use this phone as a hand", exact=True).click()
    expect(television.page.get_by_text("Anna sets sail from the phone.")).to_be_visible()
    anna.button("Set sail").click()

    expect(television.page.locator(".board").first).to_be_visible()
    expect(anna.page.locator(".hand")).to_be_visible()
    expect(anna.page.locator(".log")).to_have_count(0)
    end_match(anna)
    expect(television.page.get_by_text("This screen follows by itself.")).to_be_visible()
    anna.button("Rematch").click()
    television.page.wait_for_function(FOLLOWED, arg=table)
    assert television.page.url == address


def test_a_crew_of_eight_leaves_the_log_its_room(server: Server, arrive: Arrive) -> None:
    (ticket,) = server.new_match("Anna", game="prowl", players=8)
    television = arrive(server, "Television", "desktop")
    television.resize({"width": 1920, "height": 1080})
    television.visit(f"{server.url}/screen/{ticket['table']}")
    expect(television.page.locator(".beside .seat .aboard")).to_have_count(8)
    lines = television.page.locator(".log ol")
    expect(lines).to_be_in_viewport(ratio=1)
    box = lines.bounding_box()
    assert box is not None
    assert box["height"] >= LINES


@slow
def test_the_end_of_eight_with_ties_fits_the_screen(server: Server, arrive: Arrive) -> None:
    [ticket] = finished(server, "Anna", game="prowl", players=8, rounds="limited", round_limit=20)
    television = arrive(server, "Television", "desktop")
    television.resize({"width": 1920, "height": 1080})
    television.visit(f"{server.url}/screen/{ticket['table']}")
    expect(television.page.locator(".ranking .tag", has_text="a tie").nth(1)).to_be_visible()
    expect(television.page.get_by_text("This screen follows by itself.")).to_be_in_viewport(ratio=1)


def test_who_allows_it_plays_by_a_finger_on_the_screen(server: Server, arrive: Arrive) -> None:
    tickets = server.new_match("Anna", "Ben", players=2)
    television = arrive(server, "Television", "desktop").visit(f"{server.url}/screen/{tickets[0]['table']}")
    ticket = tickets[television.newest()["asked"]["seat"]]
    asked = arrive(server, "Anna", "phone").visit(server.seat_link(ticket))
    buttons = television.page.locator(".status .actions button")
    expect(television.page.locator(".board").first).to_be_visible()
    expect(buttons).to_have_count(0)
    asked.button("Menu").click()
    asked.page.get_by_text("Use this phone as a hand", exact=True).click()  # the hand comes at once
    asked.button("Menu").click()
    asked.page.get_by_text("Big screen 1: let everybody choose for me", exact=True).click()
    expect(buttons.first).to_be_visible()
    before = television.newest()["number"]
    buttons.first.click()
    television.page.wait_for_function("before => window.newest().number > before", arg=before)
