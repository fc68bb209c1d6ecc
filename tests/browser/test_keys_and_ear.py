"""A table by keyboard and by ear: where the focus is, what arrows do, and what is announced."""

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.seating import Arrive
from tests.browser.server import Server

LAST_SAID = "[role=status].unseen"
# A screen that a browser without a display cannot keep on.
COUNT_LOCKS = """
window.locks = 0;
const request = async () => { window.locks += 1; return { release: async () => void (window.locks -= 1) }; };
Object.defineProperty(navigator, 'wakeLock', { value: { request } });
"""


def sailing(server: Server, arrive: Arrive) -> Person:
    """Anna has to choose a square."""
    [ticket] = server.new_match("Anna", game="blackwood", players=2)
    server.play_until(ticket, lambda update: update["asked"]["kind"] == "sail", decide=lambda _: 0)
    anna = arrive(server).visit(server.seat_link(ticket)).settled()
    anna.asked()
    return anna


def test_play_now_says_which_game_and_leads_the_focus_to_the_table(server: Server, arrive: Arrive) -> None:
    anna = arrive(server).home()
    buttons = anna.page.get_by_role("button", name="Play now")
    expect(buttons.nth(3)).to_be_visible()
    names = [str(button.get_attribute("aria-label")) for button in buttons.all()]
    assert len(set(names)) == len(names)
    buttons.first.focus()
    anna.page.keyboard.press("Enter")
    anna.asked()
    expect(anna.page.locator("main.sea")).to_be_focused()


def test_arrows_lead_to_the_chart_from_anywhere_and_a_selection_is_announced(server: Server, arrive: Arrive) -> None:
    anna = sailing(server, arrive)
    anna.button("Menu").focus()
    anna.page.keyboard.press("ArrowRight")
    target = anna.page.locator(".board [data-target]:focus")
    expect(target).to_be_attached()
    anna.page.keyboard.press("Enter")
    expect(anna.confirm).to_be_visible()
    expect(anna.page.locator(LAST_SAID)).to_contain_text("Tap once more, or press the button.")


def test_the_list_takes_the_focus_when_it_opens(server: Server, arrive: Arrive) -> None:
    anna = sailing(server, arrive)
    anna.page.keyboard.press("d")
    expect(anna.page.get_by_role("list", name="Everything you can choose").get_by_role("button").first).to_be_focused()


def test_an_absence_is_announced(server: Server, arrive: Arrive) -> None:
    tickets = server.new_match("Anna", "Ben", players=2)
    anna = arrive(server).visit(server.seat_link(tickets[0])).settled()
    said = anna.page.locator("[role=alert].unseen")
    while anna.newest()["asked"]["seat"] == 0:
        anna.act()
    expect(said).to_contain_text("Ben is away.")
    server.let_a_minute_pass()
    expect(said).to_contain_text("Ben is still away.")


def test_the_screen_stays_on_while_a_match_runs(server: Server, arrive: Arrive) -> None:
    [ticket] = server.new_match("Anna", players=2)
    anna = arrive(server, size="phone")
    anna.page.add_init_script(COUNT_LOCKS)
    anna.visit(server.seat_link(ticket)).settled()
    anna.page.wait_for_function("() => window.locks === 1")
    with server.connected(ticket) as connection:
        server.ask(connection, {"kind": "pause", "id": "pause", "paused": True})
    anna.page.wait_for_function("() => window.locks === 0")
