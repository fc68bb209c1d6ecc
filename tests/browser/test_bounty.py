"""Bounty in the browser: a secret card, a raid, and a whole match."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.bounty_player import BountyPlayer
from tests.browser.person import Person, turns
from tests.browser.seating import Arrive
from tests.browser.server import Server
from tests.browser.sizes import on_desktop

RAIDER = f"{14:032x}"  # Anna's first card is a pirate, and soon somebody is in her reach
TRADER = f"{9:032x}"  # a match of about thirty decisions
PIRATE = "The Mudlark"


def sit_down(server: Server, arrive: Arrive, size: str, luck: str) -> Person:
    """A table with three bosuns."""
    (ticket,) = server.new_match("Anna", game="bounty", players=4, luck=luck)
    return arrive(server, "Anna", size).visit(server.seat_link(ticket))


def own_ship(person: Person) -> dict[str, object]:
    found: dict[str, object] = person.newest()["view"]["ships"][0]
    return found


def look_button(person: Person) -> Locator:
    """On a phone the mat lies behind a tab."""
    if person.size == "phone":
        person.button("Ship").click()
    return person.page.locator("button.look")


@on_desktop
def test_a_card_is_looked_at_in_secret_and_then_everybody_knows(server: Server, arrive: Arrive, size: str) -> None:
    anna = sit_down(server, arrive, size, RAIDER)
    captain = BountyPlayer(anna)
    while captain.act() != "buy":
        pass
    anna.asked()
    assert PIRATE not in anna.page.inner_text("body")

    look_button(anna).hover()
    anna.page.mouse.down()
    paper = anna.page.locator(".paper", has_text="pirate (secret)")
    expect(paper).to_contain_text(PIRATE)
    anna.page.mouse.up()
    if size == "phone":
        anna.page.keyboard.press("Escape")

    while captain.act() != "raid":
        pass
    ship = own_ship(anna)
    kinds = {event["kind"] for _, event in anna.page.evaluate("window.story()")}
    assert {"bought", "revealed", "raided", "cargo_taken"} <= kinds
    assert (ship["role"], ship["shown"]) in (("pirate", True), ("merchant", False))
    anna.asked()
    if size == "phone":
        anna.page.get_by_role("button", name="Log").click()
    expect(anna.page.locator(".log .lines")).to_contain_text(f"it is a pirate, {PIRATE}!")


@pytest.mark.slow
def test_one_person_and_three_bosuns_play_to_the_end(server: Server, arrive: Arrive, size: str) -> None:
    anna = sit_down(server, arrive, size, TRADER)
    captain = BountyPlayer(anna)
    moves = [captain.act() for _ in turns([anna])]
    assert {"roll", "sail", "buy"} <= set(moves)
    result = anna.newest()["result"]
    assert sorted(result["places"]) == [1, 2, 3, 4]
    assert max(result["scores"]) >= 100
    names = anna.page.locator(".end .ranking .name")
    expect(names).to_have_count(4)
    assert "Anna" in names.nth(result["places"][0] - 1).inner_text()
    expect(anna.button("Rematch")).to_be_visible()
