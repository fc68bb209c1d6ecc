"""Names and other short texts are shown whole where room is scarce: the bots of these tests have the longest names."""

import re

from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.replaying import Watch
from tests.browser.seating import Arrive
from tests.browser.server import Server

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
TABLET: ViewportSize = {"width": 1024, "height": 768}
CUT = "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
# How many pixels a list lacks for its longest line.
LACKS = "list => { const has = list.offsetWidth; list.style.maxWidth = 'none'; return list.offsetWidth - has; }"
# How far the longest code reaches over the inner edge of its panel.
REACHES_OVER = """
async (code) => {
  await document.fonts.ready; // the letters of another font are wider
  const qr = document.createElement('div'); // the server of the tests has no address for others, and so no QR
  qr.style.cssText = 'flex: none; width: 176px; height: 176px';
  code.closest('.both').prepend(qr);
  code.textContent = 'DOUBLOON-7142';
  const panel = code.closest('.panel');
  const inner = panel.getBoundingClientRect().right - parseFloat(getComputedStyle(panel).paddingRight);
  return Math.max(0, Math.round(code.getBoundingClientRect().right - inner));
}
"""

# Everybody has as much money as late in a match.
RICH = """
const { parse } = JSON;
JSON.parse = (text, reviver) => parse(String(text).replaceAll(/"money":\\d+/g, '"money":8950'), reviver);
"""


def are_whole(names: Locator) -> None:
    expect(names).to_have_count(4)
    assert names.evaluate_all(CUT) == []


def test_phone_laptop_and_big_screen_show_whole_names(server: Server, arrive: Arrive) -> None:
    [ticket] = server.new_match("Anna", players=4)
    for size in ("phone", "desktop"):
        anna = arrive(server, "Anna", size)
        if size == "desktop":
            anna.resize(LAPTOP)
        anna.visit(server.seat_link(ticket)).asked()
        are_whole(anna.page.locator("aside .name"))
    screen = arrive(server, "Screen")
    screen.resize(TABLET)
    are_whole(screen.visit(f"{server.url}/screen/{ticket['table']}").page.locator("aside .name"))


def test_a_phone_shows_the_figures_of_four_also_with_four_digits(server: Server, arrive: Arrive) -> None:
    [ticket] = server.new_match("Anna", game="kings", players=4)
    anna = arrive(server, "Anna", "phone")
    anna.page.add_init_script(RICH)
    anna.visit(server.seat_link(ticket)).asked()
    figures = anna.page.locator("aside .figure")
    expect(figures).to_have_text(["8,950"] * 4)
    for figure in figures.all():
        expect(figure).to_be_in_viewport(ratio=1)


def test_a_phone_shows_through_whose_eyes_a_replay_is_seen(watch: Watch) -> None:
    assert watch("phone", "?as=all").page.locator("header select").evaluate(LACKS) == 0


def test_the_longest_code_fits_beside_its_qr(server: Server, arrive: Arrive) -> None:
    anna = arrive(server, "Anna")
    anna.resize(LAPTOP)
    anna.visit(server.seat_link(server.open_table("Anna")))
    code = anna.page.locator(".panel .code")
    expect(code).to_be_visible()
    assert code.evaluate(REACHES_OVER) == 0


def test_a_waiting_table_tells_since_when_as_a_24_hour_time(server: Server, arrive: Arrive) -> None:
    [ticket] = server.new_match("Anna", players=4)
    anna = arrive(server, "Anna").visit(server.seat_link(ticket))
    anna.asked()
    card = anna.home().page.locator("li.mine")
    expect(card).to_contain_text(re.compile(r"Your turn, since \w+,? \d\d:\d\d\s*round"))
