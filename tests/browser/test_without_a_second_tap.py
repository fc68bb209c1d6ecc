"""What needs no second tap, in all four games: a button that is the choice itself, and dice that roll by themselves.

Rolling by itself and the pace of the bots are changed during the match.
"""

from typing import Any

import pytest
from playwright.sync_api import expect

from skulduggery.games import game_called
from tests.browser.person import BUTTONS, Person
from tests.browser.rehearsal import Rehearsal
from tests.browser.seating import Arrive
from tests.browser.server import Json, Server
from tests.browser.sizes import slow
from tests.browser.test_prowl_screen import when_asked

# A question of each game with a button beside what is on the chart, or with nothing but buttons.
ASKED = {"blackwood": "breeze", "bounty": "trade", "kings": "sail", "prowl": "town"}
in_slow_tests = (pytest.param(game, marks=slow) for game in ("blackwood", "kings", "prowl"))
every_game = pytest.mark.parametrize("game", ["bounty", *in_slow_tests])


def rehearsal_of(key: str, server: Server) -> Rehearsal:
    class OfGame(Rehearsal):
        game = game_called(key)

    return OfGame(server, 3, 0)


@every_game
def test_a_button_is_pressed_once(server: Server, arrive: Arrive, game: str) -> None:
    anna = arrive(server, "Anna", "phone").visit(rehearsal_of(game, server).link_when(when_asked(ASKED[game])))
    anna.asked()
    known = anna.newest()["number"]
    anna.page.locator(BUTTONS).last.click()
    anna.moved(known)


def can_only_roll(update: Json) -> bool:
    return bool(update["asked"]["luck"]) and len(update["choices"]) == 1


def settings_of(anna: Person) -> Any:
    if anna.size == "phone":
        anna.button("Menu").click()
    anna.button("Settings").click()
    return anna.page.get_by_role("dialog", name="Settings")


@every_game
def test_dice_roll_by_themselves_and_the_pace_changes_at_once(server: Server, arrive: Arrive, game: str) -> None:
    [ticket] = server.new_match("Anna", game=game, players=3)
    server.play_until(ticket, can_only_roll, lambda _: 0)
    anna = arrive(server, "Anna", "phone").visit(server.seat_link(ticket))
    anna.asked()
    assert anna.told("play") == []
    settings = settings_of(anna)
    settings.get_by_role("group", name="Pace of the bots").get_by_role("button", name="brisk").click()
    anna.page.wait_for_function("() => window.heard.findLast(({ table }) => table).table.pace === 'brisk'")
    settings.get_by_text("Roll by itself", exact=True).click()
    anna.page.wait_for_function("() => window.told.some(({ kind }) => kind === 'play')")
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("dialog")).to_have_count(0)
