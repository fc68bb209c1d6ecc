"""A server with a designer's board or data: the page draws that board, says so, and shows its replay."""

import os
from collections.abc import Iterator

import msgspec
import pytest
from playwright.sync_api import expect

from skulduggery.core.own_parts import VARIABLE, OwnParts, hash_of
from skulduggery.core.parts import usual_part
from tests.browser.person import Person
from tests.browser.replaying import Watcher, finished_match, replay_link
from tests.browser.seating import Arrive
from tests.browser.server import Server
from tests.browser.sizes import first_on

PACKAGE = "skulduggery.games.blackwood"
# Island a lies in the east, and Skull Island a row further north.
MOVED = [
    (".aa.....b....^^^^...", "........b....^^^^.aa"),
    (".a......bb...^H^....", "........bb...^H^...a"),
    ("....^^^.....d.....c.", "....^S^.....d.....c."),
    (".....S......dd...cc.", ".....^......dd...cc."),
]
ISLAND = "Parrot's Perch"
SLOW_SHIPS = ("coins_2 = [1, 1, 2, 2, 3, 3]", "coins_2 = [1, 1, 1, 1, 2, 6]")
# Where the middle of a name on the chart is, from 0 at the west to 1 at the east.
FROM_WEST = """
(name) => {
  const box = (one) => one.getBoundingClientRect();
  const chart = box(document.querySelector('.board'));
  const names = [...document.querySelectorAll('.board .names text')];
  const { left, right } = box(names.find((one) => one.textContent.replaceAll(' ', '') === name.replaceAll(' ', '')));
  return ((left + right) / 2 - chart.left) / chart.width;
}
"""

pytestmark = pytest.mark.xdist_group("changed parts")  # one worker starts the server


def changed_board() -> str:
    text = usual_part(PACKAGE, "board.txt")
    for usual, own in MOVED:
        assert usual in text
        text = text.replace(usual, own)
    return text


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with another board and another Almanac."""
    data = usual_part(PACKAGE, "data.toml").replace(*SLOW_SHIPS)
    os.environ[VARIABLE] = OwnParts("blackwood", PACKAGE, changed_board(), data).packed()
    place = Server(tmp_path_factory.mktemp("server"))
    place.start()
    del os.environ[VARIABLE]
    yield place
    place.end()
    assert place.complaints() == []


def at_table(place: Server, arrive: Arrive, size: str = "desktop") -> Person:
    [ticket] = place.new_match("Anna", game="blackwood", players=4)
    anna = arrive(place, "Anna", size).visit(place.seat_link(ticket))
    anna.asked()
    return anna.settled()


def is_drawn_in_the_east(person: Person) -> bool:
    return bool(person.page.evaluate(FROM_WEST, ISLAND) > 0.75)


@first_on("desktop", "phone")
def test_the_page_draws_a_changed_board_and_says_so(changed: Server, arrive: Arrive, size: str) -> None:
    anna = at_table(changed, arrive, size)
    hash_told = hash_of(changed_board(), usual_part(PACKAGE, "data.toml").replace(*SLOW_SHIPS))[:8]
    assert size == "phone" or is_drawn_in_the_east(anna)
    assert hash_told in anna.page.content()


def test_the_page_shows_changed_figures(changed: Server, arrive: Arrive) -> None:
    anna = at_table(changed, arrive)
    anna.page.get_by_text("Almanac", exact=True).click()
    row = anna.page.locator("tr[data-closer]").filter(has=anna.page.get_by_role("rowheader", name="2", exact=True))
    expect(row.get_by_role("cell")).to_have_text(["1", "1", "1", "1", "2", "6"])


def test_a_match_on_a_changed_board_is_replayed_on_it(changed: Server, arrive: Arrive) -> None:
    ticket = finished_match(changed)
    anna = arrive(changed, "Anna")
    Watcher(anna).open(replay_link(changed, ticket)).arrived()
    assert is_drawn_in_the_east(anna)
    header = msgspec.json.decode(changed.get(f"/api/tables/{ticket['table']}/record").splitlines()[0])
    assert header["parts"]["board"] == changed_board()


def test_the_usual_board_needs_no_drawing(server: Server, arrive: Arrive) -> None:
    anna = at_table(server, arrive)
    assert anna.page.evaluate(FROM_WEST, ISLAND) < 0.25
    assert "changed-game" not in server.get("/").decode()
