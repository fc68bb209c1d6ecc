"""A watcher asks for a bot's seat inside the page, and the host says yes or no."""

from playwright.sync_api import expect

from tests.browser.seating import Arrive, ask_for_the_first_bot, watched
from tests.browser.server import Server
from tests.browser.sizes import on_phone


@on_phone
def test_a_watcher_asks_for_a_seat_and_the_host_gives_it(server: Server, arrive: Arrive, size: str) -> None:
    anna, ben = watched(server, arrive, size)
    bot = ask_for_the_first_bot(ben)
    wish = anna.page.locator(".banner").filter(has_text=f"Ben asks for the seat of {bot}.")
    expect(wish).to_contain_text("sees its secrets")
    anna.button("Give the seat").click()
    ben.page.wait_for_function("() => window.seats()[0] === 1")
    expect(ben.page.get_by_text("You have asked")).to_have_count(0)
    expect(wish).to_have_count(0)
    ben.page.reload()  # the seat is kept on this device
    assert ben.newest()["seat"] == 1


def test_the_host_says_no_and_the_watcher_may_ask_for_another_seat(server: Server, arrive: Arrive) -> None:
    anna, ben = watched(server, arrive, "desktop")
    ask_for_the_first_bot(ben)
    ben.button("Take it back").click()
    expect(ben.button("Ask for a seat")).to_be_visible()
    ask_for_the_first_bot(ben)
    anna.button("Keep the bot").click()
    expect(ben.page.locator(".banner")).to_contain_text("would like to play on with the bot")
    expect(anna.button("Give the seat")).to_have_count(0)
    expect(ben.button("Ask for a seat")).to_be_visible()
    assert ben.newest()["seat"] is None
