"""Arriving: join with a code, play at one device."""

import pytest
from playwright.sync_api import ViewportSize, expect

from skulduggery.games import listed_games
from tests.browser.seating import Arrive
from tests.browser.server import Json, Server
from tests.browser.sizes import on_phone


@on_phone
def test_joining_comes_first_and_a_wrong_code_is_answered_at_its_field(
    server: Server, arrive: Arrive, size: str
) -> None:
    ben = arrive(server, "Ben", size).home()
    field = ben.page.get_by_label("Join a table")
    expect(field).to_be_in_viewport()
    below = ben.page.locator("article.card").first.bounding_box()
    mine = field.bounding_box()
    assert below is not None
    assert mine is not None
    assert mine["y"] < below["y"]
    field.fill("parrot 0000")
    ben.button("Join").click()
    expect(ben.page.locator("form").get_by_role("alert")).to_contain_text("There is no table")
    expect(ben.page).to_have_url(f"{server.url}/")
    host = server.open_table("Anna")
    field.fill(server.table_link(host))
    field.press("Enter")
    expect(ben.button("Come aboard")).to_be_visible()


@pytest.mark.parametrize("window", [{"width": 390, "height": 844}, {"width": 844, "height": 390}])
def test_a_game_can_be_played_without_scrolling_whatever_was_played_before(
    server: Server, arrive: Arrive, evening: list[Json], window: ViewportSize
) -> None:
    anna = arrive(server, "Anna", "phone")
    begun = [ticket for game in listed_games() for ticket in server.new_match("Anna", game=game)]
    for ticket in (evening[0], *begun):
        anna.visit(server.seat_link(ticket)).newest()
    anna.resize(window)
    anna.home()
    expect(anna.page.get_by_text("one finished match")).to_be_visible()
    expect(anna.page.locator("main a[href^='/t/']:visible")).to_have_count(len(begun))
    expect(anna.button("Play now")).to_be_in_viewport(ratio=1)


def test_three_people_play_at_one_device_with_three_taps(server: Server, arrive: Arrive) -> None:
    device = arrive(server, "Anna", "phone", mates=["Ben", "Cleo"]).home()
    device.button("Play at this device").click()
    expect(device.page.get_by_label("Name of player 3")).to_have_value("Cleo")
    device.page.get_by_role("dialog").get_by_role("button", name="Set sail").click()
    expect(device.status).to_be_visible()
    assert device.seats() == [0, 1, 2]
    info = device.page.evaluate("window.heard.filter((one) => one.table).at(-1).table")
    assert [seat["name"] for seat in info["seats"]] == ["Anna", "Ben", "Cleo"]
