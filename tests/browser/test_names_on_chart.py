"""Names on the chart give way to what may be chosen, and the letters at its edge to nobody."""

import pytest
from playwright.sync_api import expect

from skulduggery.games import listed_games
from tests.browser.seating import Arrive
from tests.browser.server import Server
from tests.browser.sizes import slow

# Names that are drawn above the targets and cover the middle of one.
OVER_TARGETS = """
() => {
  const middles = [...document.querySelectorAll('.board [data-target]')].map((one) => one.getScreenCTM());
  return [...document.querySelectorAll('.board .names:not(.below) text')].filter((name) => {
    const { left, right, top, bottom } = name.getBoundingClientRect();
    return middles.some(({ e, f }) => left < e && e < right && top < f && f < bottom);
  }).map((name) => name.textContent);
}
"""
# The letters at the edge of the chart, and what of it they lie on: names, or the squares themselves.
LETTERS = """
() => {
  const boxes = (what) => [...document.querySelectorAll(`.board ${what}`)].map((one) => one.getBoundingClientRect());
  const touch = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3; // boxes are higher than letters
  const letters = [...document.querySelectorAll('.board .frame text')];
  const found = letters.filter((letter) =>
    boxes('.names text, .frame .line').some((other) => touch(letter.getBoundingClientRect(), other)));
  return { letters: letters.length, covered: found.map((letter) => letter.textContent) };
}
"""


@pytest.mark.parametrize("game", listed_games())
def test_names_give_way_to_what_may_be_chosen(server: Server, arrive: Arrive, game: str) -> None:
    """No name lies over the middle of a target; those that would are drawn below it."""
    [ticket] = server.new_match("Anna", game=game, players=4)
    server.play_until(ticket, lambda update: update["asked"]["kind"] == "sail", lambda _: 0)
    anna = arrive(server, "Anna", language="nl").visit(server.seat_link(ticket))
    anna.asked()
    expect(anna.settled().targets.nth(1)).to_be_visible()
    assert anna.page.evaluate(OVER_TARGETS) == []


@pytest.mark.parametrize("language", ["nl", pytest.param("en", marks=slow)])
@pytest.mark.parametrize("game", listed_games())
@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=slow)])
def test_letters_at_the_edge_lie_on_no_name(
    server: Server, arrive: Arrive, game: str, language: str, size: str
) -> None:
    [ticket] = server.new_match("Anna", game=game, players=4)
    anna = arrive(server, "Anna", size, language=language).visit(server.seat_link(ticket))
    anna.asked()
    found = anna.settled().page.evaluate(LETTERS)
    assert found["covered"] == []
    assert (found["letters"] > 0) == (game != "kings"), "hexes bear their own names"
