"""Somebody is gone: a countdown for all, then the others decide, and the seat can be taken back."""

import pytest
from playwright.sync_api import expect

from tests.browser.harbour import Harbour
from tests.browser.sailor import whose_turn
from tests.browser.screens import Hire

pytestmark = pytest.mark.slow  # whole turns against live luck: `make test-all`

COUNTDOWN = 2.0


def test_the_crew_waits_votes_and_the_seat_is_taken_back(own_harbour: Harbour, hire: Hire) -> None:
    own_harbour.absence = COUNTDOWN
    own_harbour.start()
    tickets = own_harbour.voyage("Anna", "Ben", players=2)
    crew = [hire(own_harbour, name) for name in ("Anna", "Ben")]
    for sailor, ticket in zip(crew, tickets, strict=True):
        sailor.visit(own_harbour.seat_link(ticket))
    gone = whose_turn(crew)
    gone.asked()
    left = crew[1 - crew.index(gone)]
    table = gone.page.url
    gone.page.goto("about:blank")

    banner = left.page.locator(".banner", has_text=gone.name)
    expect(banner.get_by_role("timer")).to_be_visible()
    expect(left.page.get_by_role("img", name="gone")).to_be_visible()
    banner.get_by_role("button", name="A bot sails until the return").click()
    expect(left.page.get_by_text("a bot stands in")).to_be_visible()
    left.act()

    gone.visit(table)
    expect(left.page.get_by_text("a bot stands in")).to_have_count(0)
    while whose_turn([left, gone]) is left:
        left.act()
    gone.act()


def test_one_can_leave_to_a_bot_and_come_back(harbour: Harbour, hire: Hire) -> None:
    tickets = harbour.voyage("Anna", "Ben", players=2)
    ben = hire(harbour, "Ben").visit(harbour.seat_link(tickets[1]))
    expect(ben.status).to_be_visible()
    ben.button("Menu").click()
    ben.button("Leave the table").click()
    ben.button("Yes, a bot may sail").click()
    ben.page.get_by_role("link", name="Port Blackwood").click()
    ben.button("Take the wheel").click()
    expect(ben.button("Take the wheel")).to_have_count(0)
