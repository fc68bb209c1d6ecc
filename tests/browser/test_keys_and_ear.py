"""A table by keyboard and by ear: where the focus is, what arrows do, and what is announced."""

from playwright.sync_api import expect

from tests.browser.harbour import Harbour
from tests.browser.sailor import Sailor
from tests.browser.seating import Hire

LAST_SAID = "[role=status].unseen"
# A screen that a browser without a display cannot keep on.
COUNT_LOCKS = """
window.locks = 0;
const request = async () => { window.locks += 1; return { release: async () => void (window.locks -= 1) }; };
Object.defineProperty(navigator, 'wakeLock', { value: { request } });
"""


def sailing(harbour: Harbour, hire: Hire) -> Sailor:
    """Anna has to choose a square."""
    [ticket] = harbour.voyage("Anna", game="blackwood", players=2)
    harbour.play_until(ticket, lambda update: update["asked"]["kind"] == "sail", decide=lambda _: 0)
    anna = hire(harbour).visit(harbour.seat_link(ticket)).settled()
    anna.asked()
    return anna


def test_play_now_says_which_game_and_leads_the_focus_to_the_table(harbour: Harbour, hire: Hire) -> None:
    anna = hire(harbour).home()
    buttons = anna.page.get_by_role("button", name="Play now")
    expect(buttons.nth(3)).to_be_visible()
    names = [str(button.get_attribute("aria-label")) for button in buttons.all()]
    assert len(set(names)) == len(names)
    buttons.first.focus()
    anna.page.keyboard.press("Enter")
    anna.asked()
    expect(anna.page.locator("main.sea")).to_be_focused()


def test_arrows_lead_to_the_chart_from_anywhere_and_a_selection_is_announced(harbour: Harbour, hire: Hire) -> None:
    anna = sailing(harbour, hire)
    anna.button("Menu").focus()
    anna.page.keyboard.press("ArrowRight")
    target = anna.page.locator(".board [data-target]:focus")
    expect(target).to_be_attached()
    anna.page.keyboard.press("Enter")
    expect(anna.confirm).to_be_visible()
    expect(anna.page.locator(LAST_SAID)).to_contain_text("Tap once more, or press the button.")


def test_the_list_takes_the_focus_when_it_opens(harbour: Harbour, hire: Hire) -> None:
    anna = sailing(harbour, hire)
    anna.page.keyboard.press("d")
    expect(anna.page.get_by_role("list", name="Everything you can choose").get_by_role("button").first).to_be_focused()


def test_an_absence_is_announced(harbour: Harbour, hire: Hire) -> None:
    tickets = harbour.voyage("Anna", "Ben", players=2)
    anna = hire(harbour).visit(harbour.seat_link(tickets[0])).settled()
    said = anna.page.locator("[role=alert].unseen")
    while anna.newest()["asked"]["seat"] == 0:
        anna.act()
    expect(said).to_contain_text("Ben is away.")
    harbour.let_a_minute_pass()
    expect(said).to_contain_text("Ben is still away.")


def test_the_screen_stays_on_while_a_match_runs(harbour: Harbour, hire: Hire) -> None:
    [ticket] = harbour.voyage("Anna", players=2)
    anna = hire(harbour, size="phone")
    anna.page.add_init_script(COUNT_LOCKS)
    anna.visit(harbour.seat_link(ticket)).settled()
    anna.page.wait_for_function("() => window.locks === 1")
    with harbour.connected(ticket) as connection:
        harbour.ask(connection, {"kind": "pause", "id": "pause", "paused": True})
    anna.page.wait_for_function("() => window.locks === 0")
