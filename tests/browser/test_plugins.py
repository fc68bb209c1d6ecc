"""Games of others in the browser: with a page of their own, on a board of their own, and on the plain table."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.seating import Arrive
from tests.browser.server import Json, Server
from tests.browser.sizes import first_on
from tests.browser.test_everyone import axe_finds
from tests.plugins import install

EXAMPLE = Path(__file__).parents[2] / "examples" / "liars_dice"
HEXES = Path(__file__).parents[1] / "hexgame"
BROKEN = "export const nothing = 1;"
both_sizes = pytest.mark.parametrize("size", ["desktop", "phone"])

pytestmark = pytest.mark.xdist_group("plug-ins")  # one worker starts the server


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which Liar's Dice and a game on hexes are installed."""
    site = install(HEXES, install(EXAMPLE, tmp_path_factory.mktemp("site")))
    place = Server(tmp_path_factory.mktemp("server"), site)
    place.start()
    yield place
    place.end()
    assert place.complaints() == []


def at_table(place: Server, arrive: Arrive, game: str, players: int, size: str, **settings: object) -> Person:
    ticket: Json = place.open_table("Anna", game, players)
    place.start_match(ticket)
    return arrive(place, "Anna", size, **settings).visit(place.seat_link(ticket))


@first_on("desktop", "phone")
def test_a_page_of_its_own_is_played(port: Server, arrive: Arrive, size: str) -> None:
    anna = at_table(port, arrive, "liars_dice", 2, size)
    anna.button("Roll").click()
    expect(anna.page.get_by_role("group", name="The dice of Anna").get_by_role("img")).to_have_count(5)
    own = anna.page.get_by_role("group", name="The dice of Anna").get_by_role("img", name="?")
    expect(own).to_have_count(0)
    hidden = anna.page.get_by_role("group", name="The dice of").nth(1).get_by_role("img", name="?")
    expect(hidden).to_have_count(5)
    assert axe_finds(anna) == []
    anna.button("More").click()
    anna.button("Bid 2 × 6").click()
    expect(anna.page.get_by_text("No bid yet")).to_have_count(0)
    assert any("bid_made" in frame for frame in anna.frames)


def test_it_is_on_the_home_page_with_its_picture(port: Server, arrive: Arrive) -> None:
    card = arrive(port).home().page.get_by_role("article").filter(has_text="Liar's Dice")
    expect(card.locator("img")).to_have_attribute("src", "/api/games/liars_dice/files/card.svg")
    expect(card.get_by_text("from age 8")).to_be_visible()
    expect(card.get_by_role("link", name="Rules")).to_be_visible()


def test_its_files_and_no_others_are_served(port: Server) -> None:
    assert b"export default function mount" in port.get("/api/games/liars_dice/files/page.js")
    for path in ("../heuristic.py", "..%2fheuristic.py", "nothing.js"):
        with pytest.raises(OSError, match="404"):
            port.get(f"/api/games/liars_dice/files/{path}")


@both_sizes
def test_a_board_is_drawn_from_its_file(server: Server, arrive: Arrive, size: str) -> None:
    anna = at_table(server, arrive, "tictactoe", 2, size)
    expect(anna.targets).to_have_count(9)
    anna.targets.nth(4).click()
    anna.confirm.click()
    expect(anna.page.locator(".board .piece, .board [data-piece]").first).to_be_attached()
    assert axe_finds(anna) == []


@first_on("phone", "desktop")
def test_a_board_of_hexes_is_drawn_and_played(port: Server, arrive: Arrive, size: str) -> None:
    anna = at_table(port, arrive, "claims", 2, size)
    expect(anna.targets).to_have_count(18)  # of nineteen, one is land
    anna.targets.nth(4).click()
    anna.confirm.click()
    expect(anna.page.locator(".board").get_by_label("the gull").first).to_be_attached()
    assert axe_finds(anna) == []


def test_replay_and_big_screen_show_the_plain_table_without_secrets(server: Server, arrive: Arrive) -> None:
    ticket: Json = server.open_table("Anna", "parley", 2)
    server.start_match(ticket)
    for path in ("replay", "screen"):
        watcher = arrive(server, "Ben").visit(f"{server.url}/{path}/{ticket['table']}")
        table = watcher.page.get_by_role("region", name="The table")
        expect(table.get_by_role("row")).to_have_count(3)  # the head and two seats
        expect(table.get_by_role("img", name="a face-down card").first).to_be_visible()
        expect(watcher.page.get_by_text("Knowers")).to_have_count(0)
        assert axe_finds(watcher) == []


@both_sizes
def test_the_plain_table_shows_the_own_things_first_and_the_seats_by_name(
    server: Server, arrive: Arrive, size: str
) -> None:
    anna = at_table(server, arrive, "parley", 3, size)
    table = anna.page.get_by_role("region", name="The table")
    expect(table.get_by_role("region", name="Yours")).to_contain_text("Coins")
    rows = table.get_by_role("row")
    expect(rows).to_have_count(3)  # the head and the two others
    expect(rows.nth(1).get_by_role("img", name="a face-down card").first).to_be_visible()
    expect(table.get_by_text("Captain's log")).to_have_count(0)
    expect(anna.page.get_by_text("on the chart")).to_be_hidden()
    assert axe_finds(anna) == []


@both_sizes
def test_choices_by_several_things_are_a_grid(port: Server, arrive: Arrive, size: str) -> None:
    """The page of the game is broken, so the plain table takes its place."""
    ticket: Json = port.open_table("Anna", "liars_dice", 2)
    port.start_match(ticket)
    anna = arrive(port, "Anna", size)
    anna.page.route("**/files/page.js", lambda route: route.fulfill(body=BROKEN, content_type="text/javascript"))
    anna.visit(port.seat_link(ticket))
    anna.button("Roll").click()
    choices = anna.page.get_by_role("region", name="Choices")
    expect(choices.get_by_role("group")).to_have_count(10)
    expect(choices.get_by_role("button")).to_have_count(60)
    assert axe_finds(anna) == []
    choices.get_by_role("button", name="Bid 3 × 2").click()
    expect(anna.page.get_by_role("region", name="Choices").get_by_role("button")).not_to_have_count(60)
    anna.errors[:] = [error for error in anna.errors if "cannot be used" not in error]


def test_a_plug_in_in_english_only_is_played_in_dutch(
    server: Server, arrive: Arrive, tmp_path_factory: pytest.TempPathFactory
) -> None:
    site = install(EXAMPLE, tmp_path_factory.mktemp("english"))
    for file in sorted((site / "liars_dice" / "text" / "nl").rglob("*.*")):
        file.unlink()
    place = Server(tmp_path_factory.mktemp("server"), site)
    place.start()
    try:
        anna = at_table(place, arrive, "liars_dice", 2, "desktop", language="nl")
        anna.button("Roll").click()
        expect(anna.page.get_by_text("No bid yet")).to_be_visible()
        expect(anna.status).to_contain_text("Make the first bid.")
    finally:
        place.end()
