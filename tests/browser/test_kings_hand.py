"""King of the Pirates on the screen: the first crew is chosen as cards, and a card of the hand answers why not now."""

import re

import pytest
from playwright.sync_api import expect

from skulduggery.core.messages import Outlook
from skulduggery.games import game_called
from skulduggery.games.kings.views import KingsView
from tests.browser.person import Person
from tests.browser.rehearsal import Rehearsal
from tests.browser.seating import Arrive
from tests.browser.server import Json, Server
from tests.browser.sizes import on_desktop, on_phone

FULL = 6  # different cards
# Words of the cards' names that are broken over two lines. A long one may break where its text says so.
BROKEN = """
() => [...document.querySelectorAll('section.hand strong')].filter((name) => name.checkVisibility()).flatMap((name) => {
  const words = [...name.textContent.matchAll(/[^\\s\\u00ad]+/g)];
  const lines = ([word], at) => {
    const range = document.createRange();
    range.setStart(name.firstChild, at);
    range.setEnd(name.firstChild, at + word.length);
    return range.getClientRects().length;
  };
  return words.filter((word) => lines(word, word.index) > 1).map(([word]) => word);
})
"""

# Names of cards that lie under a mark, with the mark's own card or another.
UNDER_MARKS = """
() => {
  const shown = (wanted) => [...document.querySelectorAll(wanted)].filter((one) => one.checkVisibility());
  const marks = shown('[data-new]').map((mark) => mark.getBoundingClientRect());
  const covers = (line) => marks.some((mark) => Math.min(mark.right, line.right) - Math.max(mark.left, line.left) > 1
    && Math.min(mark.bottom, line.bottom) - Math.max(mark.top, line.top) > 1);
  const lines = (name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    return [...range.getClientRects()];
  };
  return shown('section.hand strong').filter((name) => lines(name).some(covers)).map((name) => name.textContent);
}
"""
SIZES = ((1440, 900), (1280, 720), (1024, 768), (844, 390), (390, 844))


class Voyage(Rehearsal):
    game = game_called("kings")


def full_hand(outlook: Outlook) -> bool:
    view = outlook.view
    assert isinstance(view, KingsView)
    return outlook.asked is not None and outlook.asked.kind == "sail" and len(set(view.hand)) >= FULL


def asked_with_cards(update: Json) -> bool:
    return bool(update["asked"]["kind"] == "window_maintenance" and update["view"]["hand"])


@pytest.fixture
def anna(server: Server, arrive: Arrive, size: str) -> Person:
    [ticket] = server.new_match("Anna", game="kings", players=2)
    return arrive(server, "Anna", size).visit(server.seat_link(ticket))


@pytest.fixture
def in_window(server: Server, arrive: Arrive, size: str) -> Person:
    [ticket] = server.new_match("Anna", game="kings", players=2)
    server.play_until(ticket, asked_with_cards, decide=lambda _: 0)
    return arrive(server, "Anna", size).visit(server.seat_link(ticket))


@on_desktop
def test_the_first_crew_is_chosen_from_cards_that_tell_what_they_can_do(anna: Person) -> None:
    offers = anna.page.get_by_label("Who goes?").get_by_role("button")
    expect(offers).to_have_count(3)
    offers.first.click()
    expect(anna.page.get_by_label("Who is captain?").get_by_role("button")).to_have_count(2)
    assert not anna.errors


@on_phone
def test_a_card_that_cannot_be_played_says_why_and_names_the_rule(in_window: Person) -> None:
    attack = in_window.page.locator("section.hand button.play:visible", has_text="Attack")
    expect(attack).to_have_accessible_name(re.compile("Not now"))  # there is no fight
    attack.click()
    expect(in_window.page.locator(".complaint").get_by_role("button", name="Rule KP-8.08")).to_be_visible()


@on_desktop
def test_a_new_card_is_marked_until_its_owner_has_looked_at_it(server: Server, arrive: Arrive, size: str) -> None:
    [ticket] = server.new_match("Anna", game="kings", players=2)
    server.play_until(ticket, about_to_draw, decide=lambda _: 0)
    anna = arrive(server, "Anna", size).visit(server.seat_link(ticket))
    anna.asked()
    anna.settled()
    cards = anna.page.locator("section.hand:visible button.play")
    expect(cards.first).to_be_visible()
    expect(cards.filter(has=anna.page.locator("[data-new]"))).to_have_count(0)  # what lay there is known
    anna.act()
    marked = cards.filter(has=anna.page.locator("[data-new]"))
    expect(marked.first).to_have_accessible_name(re.compile("^new: "))
    for _ in range(marked.count()):
        marked.first.click()
    expect(marked).to_have_count(0)


def about_to_fill(outlook: Outlook) -> bool:
    view = outlook.view
    assert isinstance(view, KingsView)
    return outlook.asked is not None and outlook.asked.kind == "begin" and len(set(view.hand)) >= FULL - 1


def test_the_mark_of_a_new_card_hides_no_name(server: Server, arrive: Arrive) -> None:
    anna = arrive(server, "Anna", language="nl").visit(Voyage(server, players=3, luck=3).link_when(about_to_fill))
    anna.asked()
    anna.settled()
    anna.act()
    anna.settled()
    expect(anna.page.locator("section.hand:visible [data-new]").first).to_be_visible()
    for width, height in SIZES:
        anna.resize({"width": width, "height": height})
        expect(anna.page.locator("section.hand:visible button.play").nth(FULL - 2)).to_be_attached()
        assert anna.page.evaluate(UNDER_MARKS) == [], (width, height)


def about_to_draw(update: Json) -> bool:
    return bool(update["asked"]["kind"] == "begin" and update["view"]["hand"])


def test_a_full_hand_on_a_tablet_breaks_no_word(server: Server, arrive: Arrive) -> None:
    anna = arrive(server, "Anna")
    anna.resize({"width": 1024, "height": 768})
    anna.visit(Voyage(server, players=3, luck=3).link_when(full_hand))
    anna.asked()
    anna.settled()
    expect(anna.page.locator("section.hand button.play:visible")).to_have_count(FULL)
    assert anna.page.evaluate(BROKEN) == []
