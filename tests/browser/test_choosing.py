"""How one chooses: what needs a second tap and what does not, and where the choices are offered."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.bounty_player import decide as like_a_captain
from tests.browser.person import FAR_AWAY, Person
from tests.browser.seating import Arrive
from tests.browser.server import Server
from tests.browser.sizes import on_desktop, on_phone

Json = dict[str, Any]
WINDOWS = ("window_maintenance", "window_dig", "window_fight")
NEAR = 420.0  # pixels between a square and the far edge of what is offered for it


def seated(server: Server, arrive: Arrive, size: str, ticket: Json) -> Person:
    anna = arrive(server, "Anna", size).visit(server.seat_link(ticket))
    anna.asked()
    return anna.settled()


def forked(update: Json) -> str | None:
    """A square that one can sail to in several ways."""
    return next((choice["move"]["to"] for choice in update["choices"] if choice["preview"].get("further")), None)


def raided(update: Json) -> str | None:
    """A square that one can raid, or just sail to."""
    moves = [choice["move"] for choice in update["choices"]]
    squares = [move["square"] for move in moves if move["kind"] == "raid"]
    return next((square for square in squares if {"kind": "sail", "square": square} in moves), None)


def first(_: Json) -> int:
    return 0


def last(update: Json) -> int:
    return len(update["choices"]) - 1


CROSSROADS: dict[str, tuple[Callable[[Json], str | None], Callable[[Json], int], int]] = {
    "blackwood": (forked, first, 4),
    "bounty": (raided, like_a_captain, 6),
}


def at_crossroads(server: Server, arrive: Arrive, size: str, game: str) -> tuple[Person, Locator]:
    """Somebody, and a square where more than one thing can be done."""
    wanted, decide, players = CROSSROADS[game]
    [ticket] = server.new_match("Anna", game=game, players=players)
    place = wanted(server.play_until(ticket, wanted, decide))
    anna = seated(server, arrive, size, ticket)
    return anna, anna.page.locator(f"[data-target='place {place}']")


def middle(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("game", CROSSROADS)
@on_desktop
def test_two_taps_do_one_of_several_things_beside_the_square(
    server: Server, arrive: Arrive, size: str, game: str
) -> None:
    anna, square = at_crossroads(server, arrive, size, game)
    x, y = middle(square)
    square.click()
    expect(anna.ways.nth(1)).to_be_visible()
    if size == "desktop":
        left, top = middle(anna.ways.first)
        assert abs(left - x) + abs(top - y) < NEAR
    expect(anna.ways.last).to_contain_text("ail")  # just sailing comes last
    before = anna.answers()
    anna.ways.first.click()
    anna.answered(before)


def test_escape_goes_back_from_the_ways_to_the_squares(server: Server, arrive: Arrive) -> None:
    anna, square = at_crossroads(server, arrive, "desktop", "blackwood")
    square.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.ways.first).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(anna.ways).to_have_count(0)
    expect(square).to_be_visible()
    anna.page.wait_for_function("() => document.activeElement.matches('[data-target]')")


@on_desktop
def test_the_event_card_reveals_and_the_die_rolls(server: Server, arrive: Arrive, size: str) -> None:
    [ticket] = server.new_match("Anna")
    server.play_until(ticket, lambda update: update["asked"]["kind"] == "draw", first)
    anna = seated(server, arrive, size, ticket)
    if size == "phone":
        anna.button("Ship").click()
    mat = anna.page.locator(".mat").first
    before = anna.answers()
    mat.get_by_role("button", name="Reveal the event").click()
    anna.answered(before)
    if anna.asked()["kind"] != "roll":
        anna.act_until("roll")
    before = anna.answers()
    mat.get_by_role("button", name="Roll").click()
    anna.answered(before)
    expect(mat.get_by_role("button", name="Roll")).to_have_count(0)


def test_a_reason_goes_away_when_it_is_no_longer_true(server: Server, arrive: Arrive) -> None:
    [ticket] = server.new_match("Anna")
    anna = seated(server, arrive, "desktop", ticket)
    anna.act_until("sail")
    anna.tap_place(*FAR_AWAY)
    complaint = anna.page.locator(".complaint")
    expect(complaint).to_be_visible()
    server.play_until(ticket, lambda update: update["asked"]["kind"] != "sail", last)
    expect(complaint).to_have_count(0)


@on_phone
def test_pass_keeps_its_place_while_a_card_is_picked(server: Server, arrive: Arrive, size: str) -> None:
    def may_play(update: Json) -> bool:
        cards = [target for choice in update["choices"] for target in choice["targets"] if target["kind"] == "card"]
        return update["asked"]["kind"] in WINDOWS and bool(cards)

    [ticket] = server.new_match("Anna", game="kings", players=2)
    server.play_until(ticket, may_play, first)
    anna = seated(server, arrive, size, ticket)
    passing = anna.page.get_by_role("region", name="React or pass").get_by_role("button", name="Pass", exact=True)
    left, top = corner(passing)
    anna.page.locator("button.play.can:visible").first.click()
    expect(anna.page.locator("button.play[aria-pressed=true]:visible")).to_be_visible()
    assert corner(passing) == (left, top)
    anna.page.keyboard.press("1")  # and its key
    anna.page.wait_for_function("() => window.told.some((one) => one.kind === 'early' && one.move.kind === 'pass')")


def corner(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box is not None
    return round(box["x"]), round(box["y"])
