"""The plain table with a game of cards, on every screen: nothing is cut, too small or told twice."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.ending import finished
from tests.browser.person import Person
from tests.browser.replaying import Watcher
from tests.browser.seating import Arrive, mover_first, seated
from tests.browser.server import Server
from tests.browser.sizes import first_on
from tests.browser.test_everyone import axe_finds
from tests.plugins import install

TESTS = Path(__file__).parents[1]
LYING = {"width": 844, "height": 390}
TOO_WIDE = "one => one.scrollWidth > one.clientWidth"

pytestmark = pytest.mark.xdist_group("plain table")  # one worker starts the server


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which a game of cards and one on hexes are installed."""
    site = install(TESTS / "hexgame", install(TESTS / "cardgame", tmp_path_factory.mktemp("site")))
    place = Server(tmp_path_factory.mktemp("server"), site)
    place.start()
    yield place
    place.end()
    assert place.complaints() == []


def at_draft(place: Server, arrive: Arrive, size: str) -> Person:
    ticket = place.open_table("Anna", "draft", 3)
    place.start_match(ticket)
    return arrive(place, "Anna", size).visit(place.seat_link(ticket))


def height(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.parametrize("lying", [False, True], ids=["upright", "lying"])
def test_on_a_phone_a_few_choices_are_in_sight_and_nothing_scrolls_sideways(
    port: Server, arrive: Arrive, lying: bool
) -> None:
    anna = at_draft(port, arrive, "phone")
    if lying:
        anna.resize(LYING)  # type: ignore[arg-type]
    for card in ("Oyster", "Crown", "Totem"):
        expect(anna.button(f"Keep {card}: ", exact=False)).to_be_in_viewport(ratio=1)
    assert not anna.page.get_by_role("region", name="The table").evaluate(TOO_WIDE)
    assert not anna.page.get_by_role("group", name="The crew").evaluate(TOO_WIDE)
    assert axe_finds(anna) == []
    anna.button("Keep Totem: ", exact=False).click()
    expect(anna.page.get_by_role("region", name="Yours").get_by_text("Totem: ")).to_have_count(2)


def test_shared_cards_are_as_large_as_the_own(port: Server, arrive: Arrive) -> None:
    anna = at_draft(port, arrive, "desktop")
    own = anna.page.get_by_role("region", name="Yours").get_by_text("Crown: ")
    shared = anna.page.get_by_role("region", name="Shared by all").get_by_text("Crown: ")
    expect(shared).to_be_visible()
    assert height(own) == height(shared)


def test_the_crew_beside_the_table_repeats_nothing_of_it(port: Server, arrive: Arrive) -> None:
    anna = at_draft(port, arrive, "desktop")
    expect(anna.page.get_by_role("region", name="Yours")).to_contain_text("Pearls")
    crew = anna.page.get_by_role("complementary", name="Crew")
    expect(crew).to_contain_text("Anna")  # it comes after the table, and is empty at first
    assert "Pearls" not in crew.inner_text()


@first_on("desktop", "phone")
def test_a_choice_that_points_at_a_player_says_the_name(port: Server, arrive: Arrive, size: str) -> None:
    anna, ben = seated(port, arrive, port.new_match("Anna", "Ben", game="parley", players=2), size)
    mover, other = mover_first([anna, ben])
    mover.button("Draw a card").click()
    grid = mover.page.get_by_role("region", name="Choices")
    expect(grid.get_by_text(f"give · {other.name}", exact=True).first).to_be_visible()
    expect(grid).not_to_contain_text("Seat")
    assert not grid.evaluate(TOO_WIDE)
    assert axe_finds(mover) == []


@first_on("desktop", "phone")
def test_a_finished_match_on_hexes_is_watched_again(port: Server, arrive: Arrive, size: str) -> None:
    (ticket,) = finished(port, "Anna", game="claims", players=2)
    watcher = Watcher(arrive(port, "Wanda", size)).open(f"{port.url}/replay/{ticket['table']}")
    watcher.press("End")
    expect(watcher.page.locator(".board").get_by_label("the gull").first).to_be_attached()
    assert axe_finds(watcher.person) == []
