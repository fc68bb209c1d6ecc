"""Bounty on the screen: the own hold is seen only while somebody looks, and a drawn card is read by everybody."""

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from skulduggery.games import game_called
from skulduggery.text import Wording
from tests.browser.bounty_player import decide
from tests.browser.person import Person
from tests.browser.seating import Arrive
from tests.browser.server import Json, Server
from tests.browser.sizes import on_desktop, on_phone
from tests.browser.test_everyone import axe_finds

FIRST_THROW_IS_A_ONE = "chest0"  # Anna's
LOW: ViewportSize = {"width": 1280, "height": 720}
FOUR_LINES = 110  # px


def own_card(update: Json) -> str | None:
    """The top card of Anna's hold."""
    hold = update["view"]["ships"][0]["hold"]
    return hold[-1]["card"] if hold else None


@pytest.fixture
def trader(server: Server, arrive: Arrive, size: str) -> tuple[Person, str]:
    """Anna at her table, and the name of the card on top of her hold."""
    [ticket] = server.new_match("Anna", game="bounty", players=3)
    card = own_card(server.play_until(ticket, own_card, decide))
    anna = arrive(server, "Anna", size).visit(server.seat_link(ticket))
    if size == "phone":
        anna.button("Ship").click()
    return anna, Wording("en", game_called("bounty")).name_of("card", str(card))


def shown(anna: Person, name: str) -> Locator:
    return anna.page.get_by_text(name, exact=True)


@on_phone
def test_the_own_hold_is_seen_only_while_the_button_is_held(trader: tuple[Person, str]) -> None:
    anna, name = trader
    look = anna.page.locator("button.look")
    expect(look).to_be_visible()
    assert name not in anna.page.get_by_label("Your mat").inner_text()
    assert f"for Crimson: {name}" not in anna.page.inner_text("body")  # as the log would tell it to Anna alone
    look.hover()
    anna.page.mouse.down()
    expect(shown(anna, name)).to_be_visible()
    look.evaluate("one => one.dispatchEvent(new PointerEvent('pointercancel'))")
    expect(shown(anna, name)).to_have_count(0)


@on_desktop
def test_a_tap_or_a_key_opens_the_hold_until_the_next(trader: tuple[Person, str]) -> None:
    anna, name = trader
    look = anna.page.locator("button.look")
    look.focus()
    anna.page.keyboard.press("Enter")
    expect(shown(anna, name)).to_be_visible()
    expect(look).to_have_attribute("aria-expanded", "true")
    assert axe_finds(anna) == []
    anna.page.keyboard.press("Escape")
    expect(shown(anna, name)).to_have_count(0)


@on_phone
def test_a_card_of_the_treasure_chest_is_read_by_everybody(server: Server, arrive: Arrive, size: str) -> None:
    [ticket] = server.new_match("Anna", game="bounty", players=3, luck=FIRST_THROW_IS_A_ONE)
    server.play_until(ticket, lambda update: update["asked"]["kind"] == "roll", decide)
    anna = arrive(server, "Anna", size, speed="usual").visit(server.seat_link(ticket))
    anna.button("Throw the die").click()
    stage = anna.page.locator("[data-stage=card]")
    expect(stage).to_contain_text("You open the Treasure Chest")
    stage.get_by_role("button", name="Go on").click()
    expect(stage).to_have_count(0)


def shared_target(update: Json) -> Json | None:
    """Where one may do this or that."""
    targets = [target for choice in update["choices"] for target in choice["targets"] if target["kind"] == "place"]
    return next((target for target in targets if targets.count(target) > 1), None)


@pytest.mark.parametrize("game", ["blackwood", "bounty"])
def test_a_crew_of_six_leaves_the_log_its_room_on_a_low_screen(server: Server, arrive: Arrive, game: str) -> None:
    [ticket] = server.new_match("Anna", game=game, players=6)
    anna = arrive(server, "Anna")
    anna.resize(LOW)
    anna.visit(server.seat_link(ticket)).asked()
    expect(anna.page.locator("aside .name")).to_have_count(6)
    assert anna.page.locator(".log .lines").evaluate("lines => lines.clientHeight") >= FOUR_LINES


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_card_to_look_at_leaves_the_chart_where_it_is(server: Server, arrive: Arrive, language: str) -> None:
    boards = []
    for laden in (False, True):
        [ticket] = server.new_match("Anna", game="bounty", players=2)
        if laden:
            server.play_until(ticket, own_card, decide)
        anna = arrive(server, "Anna", language=language).visit(server.seat_link(ticket))
        expect(anna.page.locator("button.look")).to_have_count(int(laden))
        expect(anna.page.locator(".mat .voyage")).to_be_visible()
        boards.append(anna.settled().page.locator("main.sea").bounding_box())
    assert boards[0] == boards[1]


def test_all_of_several_ways_can_be_taken_on_a_low_screen(server: Server, arrive: Arrive) -> None:
    [ticket] = server.new_match("Anna", game="bounty", players=6)
    target = shared_target(server.play_until(ticket, shared_target, decide))
    assert target is not None
    anna = arrive(server, "Anna")
    anna.resize(LOW)
    anna.visit(server.seat_link(ticket)).asked()
    before = anna.answers()
    anna.page.locator(f"[data-target='place {target['place']}']").click()
    anna.ways.last.click()
    anna.answered(before)
