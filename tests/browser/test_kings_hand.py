"""King of the Pirates on the screen: crews and hands are chosen as cards, and whoever is in a window has a ribbon."""

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from tests.browser.harbour import Harbour
from tests.browser.sailor import Sailor
from tests.browser.screens import Hire
from tests.browser.test_everyone import axe_finds

Json = dict[str, Any]


def play_until(harbour: Harbour, ticket: Json, kind: str) -> None:
    """Play for Anna over a line of her own until she is asked this, with a card in hand."""
    with harbour.line(ticket) as line:
        while True:
            heard = harbour.hear(line)
            update = heard.get("update") if heard["kind"] == "snapshot" else heard
            if not update or not update.get("choices"):
                continue
            if update["asked"]["kind"] == kind and update["view"]["hand"]:
                return
            move = update["choices"][0]["move"]
            play = {"kind": "play", "id": str(update["number"]), "at": update["number"], "seat": 0, "move": move}
            line.send(msgspec.json.encode(play).decode())


@pytest.fixture
def anna(harbour: Harbour, hire: Hire, size: str) -> Sailor:
    [ticket] = harbour.voyage("Anna", game="kings", players=2)
    return hire(harbour, "Anna", size).visit(harbour.seat_link(ticket))


@pytest.fixture
def in_window(harbour: Harbour, hire: Hire, size: str) -> Sailor:
    [ticket] = harbour.voyage("Anna", game="kings", players=2)
    play_until(harbour, ticket, "window_maintenance")
    return hire(harbour, "Anna", size).visit(harbour.seat_link(ticket))


def cards(anna: Sailor) -> Locator:
    return anna.page.locator("section.hand button.play:visible")


def test_the_first_crew_is_chosen_from_cards_that_tell_what_they_can_do(anna: Sailor) -> None:
    offers = anna.page.get_by_label("Who goes?").get_by_role("button")
    expect(offers).to_have_count(3)
    offers.first.click()
    anna.confirm.click()
    expect(anna.page.get_by_label("Who is captain?").get_by_role("button")).to_have_count(2)
    assert not anna.errors


def test_a_card_that_cannot_be_played_says_why_and_names_the_rule(in_window: Sailor) -> None:
    attack = in_window.page.locator("section.hand button.play:visible", has_text="Attack")
    expect(attack).to_have_accessible_name(re.compile("Not now"))  # there is no fight
    attack.click()
    expect(in_window.page.locator(".complaint")).to_contain_text("KP-8.08")


def test_the_ribbon_lets_one_pass_and_give_standing_orders(in_window: Sailor) -> None:
    ribbon = in_window.page.get_by_label("React or let it pass")
    expect(ribbon).to_be_visible()
    expect(ribbon.get_by_role("timer")).to_be_visible()
    assert not axe_finds(in_window)
    ribbon.get_by_role("button", name="Let it pass").click()
    expect(ribbon.get_by_role("button", name="Let it pass")).to_have_count(0)
    orders = in_window.page.locator("details summary")
    orders.last.click()
    in_window.page.get_by_label("pass for me").first.check()
    expect(orders.last).to_contain_text("pass for me")
    assert in_window.told("order")[0]["order"] == "pass"
    assert not in_window.errors


def test_the_hand_is_turned_face_down_by_the_eye(in_window: Sailor) -> None:
    expect(cards(in_window).first).to_be_visible()
    in_window.page.get_by_role("button", name="Turn your cards face down").locator("visible=true").click()
    expect(cards(in_window)).to_have_count(0)
