"""King of the Pirates in the browser: hexes to sail to, tiles that turn over, and a whole match."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.kings_player import Json, KingsPlayer
from tests.browser.person import Person, turns
from tests.browser.seating import Arrive
from tests.browser.server import Server
from tests.browser.sizes import on_desktop
from tests.browser.test_everyone import axe_finds

ANNA, BOT = 0, 1
# Presses the button once a bot has sailed and is to go on, while its ship still moves on the chart.
PRESS_WHILE_IT_SAILS = """
bot => {
  const press = () => {
    const last = window.newest();
    const sails = last?.asked?.seat === bot && last.asked.kind === 'sail' &&
      last.events?.some((event) => event.kind === 'sailed' && event.seat === bot);
    const moves = document.getAnimations().some((one) => one.effect?.target?.closest?.('.piece'));
    const button = document.querySelector('.resting button:enabled');
    if (!sails || !moves || !button?.textContent.includes('Play a card')) return requestAnimationFrame(press);
    window.pressed = last.number;
    button.click();
  };
  press();
}
"""
TILES = 42
FAR = "Gallows Isle"


def sit_down(server: Server, arrive: Arrive, size: str, **options: Any) -> Person:
    """A table with a bosun; Anna begins."""
    (ticket,) = server.new_match("Anna", game="kings", players=2, first_player=0, colours="red-green", **options)
    return arrive(server, "Anna", size).visit(server.seat_link(ticket))


def at_sea(anna: Person, pirate: KingsPlayer) -> Json:
    """Anna's first question where to sail."""
    for _ in turns([anna]):
        update = anna.newest()
        if update["asked"]["kind"] == "sail":
            return update
        pirate.act()
    raise AssertionError("the match ended in port")


def tap_hex(anna: Person, place: str) -> None:
    """A tap on what lies on a hex is a tap on the hex."""
    box = anna.page.locator(f".board [aria-label*='{place}']").first.bounding_box()
    assert box is not None
    anna.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@on_desktop
def test_a_ship_sails_over_hexes_and_turns_a_tile_over(server: Server, arrive: Arrive, size: str) -> None:
    anna = sit_down(server, arrive, size)
    pirate = KingsPlayer(anna)
    update = at_sea(anna, pirate)
    anna.asked()
    board = anna.page.locator(".board svg")
    unknown = board.locator("[role=img][aria-label*='unknown']")
    expect(unknown).to_have_count(TILES)
    assert axe_finds(anna) == []

    tap_hex(anna, FAR)
    expect(anna.page.locator(".complaint")).to_contain_text(f"{FAR} is 5 hexes away")
    expect(anna.page.locator(".complaint").get_by_role("button", name="Rule KP-3.01")).to_be_visible()

    offered = {choice["move"]["to"] for choice in update["choices"] if choice["move"]["kind"] == "sail"}
    assert {"A4", "B5", "B6"} <= offered
    pirate.place("B5").click()
    expect(board.locator(".path")).to_be_visible()
    expect(anna.confirm).to_contain_text("Sail to B5")
    anna.confirm.click()
    anna.page.wait_for_function("known => window.newest().number > known", arg=update["number"])
    expect(unknown).to_have_count(TILES - 1)
    assert anna.newest()["view"]["ships"][0]["place"] == "B5"
    kinds = [event["kind"] for _, event in anna.page.evaluate("window.story()")]
    assert kinds.index("tile_turned") == kinds.index("sailed") + 1


def test_a_button_stops_the_game_to_play_a_card(server: Server, arrive: Arrive, size: str) -> None:  # KP-8.17
    anna = sit_down(server, arrive, size)
    pirate = KingsPlayer(anna)
    for _ in turns([anna]):
        if anna.newest()["asked"]["kind"] == "begin":
            break
        pirate.act()
    anna.button("Play a card").click()
    ribbon = anna.page.get_by_role("region", name="React or pass")
    expect(ribbon).to_be_visible()
    assert anna.newest()["asked"]["kind"] == "window_interruption"
    ribbon.get_by_role("button", name="Pass", exact=True).click()
    expect(anna.my_turn).to_be_visible()
    anna.page.wait_for_function("() => window.newest().asked.kind === 'begin'")
    expect(anna.button("Play a card")).to_have_count(0)  # only after the next step


def test_a_press_while_a_bot_sails_stops_it_before_its_next_step(server: Server, arrive: Arrive) -> None:  # KP-8.17
    host = server.open_table("Anna", "kings", players=2, first_player=BOT, colours="red-green")
    server.start_match(host, "family")
    anna = arrive(server, "Anna", "desktop", speed="calm")
    anna.page.emulate_media(reduced_motion="no-preference")
    pirate = KingsPlayer(anna.visit(server.seat_link(host)))
    anna.page.evaluate(PRESS_WHILE_IT_SAILS, BOT)
    for _ in turns([anna]):
        if anna.page.evaluate("window.pressed"):
            break
        pirate.act()
    expect(anna.page.get_by_role("region", name="React or pass")).to_be_visible()
    asked = anna.newest()["asked"]
    assert (asked["seat"], asked["kind"]) == (ANNA, "window_interruption")
    since = "() => window.story().filter(([at]) => at > window.pressed).map(([, { kind, seat }]) => [kind, seat])"
    assert anna.page.evaluate(since) == [["interrupted", ANNA]]


def test_the_hexes_are_walked_by_keys(server: Server, arrive: Arrive) -> None:
    anna = sit_down(server, arrive, "desktop")
    at_sea(anna, KingsPlayer(anna))
    anna.asked()
    names = []
    for key in ("ArrowDown", "ArrowLeft", "ArrowRight"):
        anna.page.keyboard.press(key)
        names.append(anna.page.evaluate("document.activeElement.getAttribute('aria-label')"))
    assert all("one hex: unknown" in str(name) for name in names), names
    anna.page.keyboard.press("Enter")
    expect(anna.confirm).to_contain_text("Sail to")


def test_a_phone_held_upright_keeps_its_chart_upright(server: Server, arrive: Arrive) -> None:
    """Also where the buttons leave less height than width for it."""
    anna = sit_down(server, arrive, "phone")
    anna.resize({"width": 390, "height": 640})
    board = anna.page.locator(".sea .board").first
    anna.page.wait_for_function("() => document.querySelector('.sea .board')?.clientHeight < 390")
    places = [board.locator(f"[aria-label*='{name}']").first.bounding_box() for name in ("Orange Sands", "Blue Grotto")]
    east, west = [(box["x"], box["y"]) for box in places if box]
    assert east[1] < west[1]  # east is above
    assert abs(east[0] - west[0]) < (west[1] - east[1]) / 4


@pytest.mark.slow
def test_one_person_and_a_bosun_play_to_the_end(server: Server, arrive: Arrive, size: str) -> None:
    anna = sit_down(server, arrive, size, target=5000, rounds="limited", round_limit=20)
    pirate = KingsPlayer(anna)
    moves = [pirate.act() for _ in turns([anna])]
    assert {"begin", "roll", "sail", "stop", "pass"} <= set(moves)
    result = anna.newest()["result"]
    assert sorted(result["places"]) == [1, 2]
    names = anna.page.locator(".end .ranking .name")
    expect(names).to_have_count(2)
    assert "Anna" in names.nth(result["places"][0] - 1).inner_text()
    expect(anna.button("Rematch")).to_be_visible()
