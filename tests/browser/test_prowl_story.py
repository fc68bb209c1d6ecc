"""Around a match of Pirates on the Prowl: its lesson, and colours in the lobby."""

import pytest
from playwright.sync_api import expect

from tests.browser.pupil import Pupil
from tests.browser.seating import Arrive
from tests.browser.server import Server
from tests.browser.sizes import on_phone

A_FINGER = 24  # CSS pixels (WCAG 2.2, target size)


@pytest.mark.slow
def test_what_a_lesson_wants_tapped_is_large_enough_for_a_finger(server: Server, arrive: Arrive) -> None:
    pupil = Pupil(server, arrive(server, size="phone"), "prowl")
    for step, now in enumerate(pupil.steps[:-1]):
        pupil.do_until(step)
        if now["expected"] is not None and pupil.expected()["targets"][0]["kind"] == "place":
            box = pupil.target(pupil.expected()).locator(".shape").bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= A_FINGER, now["sentence"]


@on_phone
def test_captains_see_and_choose_the_colours_of_the_board(server: Server, arrive: Arrive, size: str) -> None:
    ticket = server.open_table("Anna", "prowl", 3, None)
    anna = arrive(server, "Anna", size).visit(server.seat_link(ticket))
    own, second = (anna.page.get_by_label(f"Colour of seat {seat}") for seat in (1, 2))
    expect(own).to_have_value("black")
    expect(own.locator("option")).to_have_text(["Green", "Black", "Red", "Yellow"])
    own.select_option("Green")
    expect(own).to_have_value("green")
    expect(second).to_have_value("black")
    anna.button("large").click()
    expect(own).to_have_value("blue")
    expect(own.locator("option")).to_have_count(8)
