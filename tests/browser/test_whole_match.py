"""A whole match in the browser, from the first roll to the ranking and a rematch."""

import pytest
from playwright.sync_api import expect

from tests.browser.person import turns
from tests.browser.seating import Arrive
from tests.browser.server import Server
from tests.browser.test_table import crew_and_watcher, see_the_same


@pytest.mark.slow
def test_two_people_a_bot_and_a_watcher_play_to_the_end(server: Server, arrive: Arrive, size: str) -> None:
    crew, watcher = crew_and_watcher(server, arrive, size)
    anna, ben = crew
    for step, mover in enumerate(turns(crew)):
        mover.act(step)
    see_the_same([anna, ben, watcher], anna.newest()["number"])
    rankings = []
    for person in (anna, ben, watcher):
        expect(person.page.locator(".end .ranking .name")).to_have_count(3)
        rankings.append(person.page.locator(".end .ranking .name").all_inner_texts())
    assert rankings[0] == rankings[1] == rankings[2]

    anna.button("Rematch").click()
    ben.button("Come along").click()
    for person in crew:
        expect(
            person.button("Set sail").or_(person.page.get_by_text("You are aboard.")).or_(person.status).first
        ).to_be_visible()
    assert anna.page.url == ben.page.url
