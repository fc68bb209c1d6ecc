"""A whole match in the browser, from the first roll to the ranking and a rematch."""

import pytest
from playwright.sync_api import expect

from tests.browser.harbour import Harbour
from tests.browser.sailor import turns
from tests.browser.seating import Hire
from tests.browser.test_table import crew_and_watcher, see_the_same


@pytest.mark.slow
def test_two_people_a_bot_and_a_watcher_play_to_the_end(harbour: Harbour, hire: Hire, size: str) -> None:
    crew, watcher = crew_and_watcher(harbour, hire, size)
    anna, ben = crew
    for step, mover in enumerate(turns(crew)):
        mover.act(step)
    see_the_same([anna, ben, watcher], anna.newest()["number"])
    rankings = []
    for sailor in (anna, ben, watcher):
        expect(sailor.page.locator(".end .ranking .name")).to_have_count(3)
        rankings.append(sailor.page.locator(".end .ranking .name").all_inner_texts())
    assert rankings[0] == rankings[1] == rankings[2]

    anna.button("Rematch").click()
    ben.button("Come along").click()
    for sailor in crew:
        expect(
            sailor.button("Set sail").or_(sailor.page.get_by_text("You are aboard.")).or_(sailor.status).first
        ).to_be_visible()
    assert anna.page.url == ben.page.url
