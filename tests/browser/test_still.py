"""The chart keeps its size while cards come and go and texts change. Nothing moves while nobody acts."""

from collections.abc import Callable
from itertools import count

import pytest
from playwright.sync_api import Page, expect

from skulduggery.games import listed_games
from tests.browser.pupil import Pupil
from tests.browser.seating import Arrive
from tests.browser.server import Json, Server
from tests.browser.sizes import slow

MOVES, MANY = 15, 40  # in `make test`, and in `make test-all`
LONG: dict[str, Json] = {"bounty": {"target": 500}}  # so that no bot wins before the last of these moves
# Notes every size that the chart's region gets, and what the status said then.
WATCH = """
() => {
  window.sizes = {};
  new ResizeObserver(([{ target }]) => {
    const { width, height } = target.getBoundingClientRect();
    const size = `${Math.round(width * 10) / 10} x ${Math.round(height * 10) / 10}`;
    window.sizes[size] ??= document.querySelector('section.status').innerText;
  }).observe(document.querySelector('main.sea'));
}
"""


def after(moves: int) -> Callable[[Json], bool]:
    made = count()
    return lambda _: next(made) >= moves


def various(update: Json) -> int:
    """One choice after the other, so that much happens."""
    return int(update["number"]) % len(update["choices"])


def begun(update: Json) -> bool:
    """The crews are hired, so the own hand has its place."""
    return bool(update["view"].get("round", 1))


def sizes(page: Page) -> Json:
    found: Json = page.evaluate("window.sizes")
    return found


DESKS = [(game, "desktop", MOVES) for game in listed_games()]
LONGER = [pytest.param(game, size, MANY, marks=slow) for game in listed_games() for size in ("desktop", "phone")]


@pytest.mark.parametrize(("game", "size", "moves"), [*DESKS, *LONGER])
def test_the_chart_keeps_its_size(server: Server, arrive: Arrive, size: str, game: str, moves: int) -> None:
    [ticket] = server.new_match("Anna", game=game, **LONG.get(game, {}))
    server.play_until(ticket, begun, various)
    anna = arrive(server, "Anna", size).visit(server.seat_link(ticket))
    anna.asked()
    anna.settled()
    anna.page.evaluate(WATCH)
    newest = server.play_until(ticket, after(moves), various)
    anna.page.wait_for_function("at => window.newest().number >= at", arg=newest["number"])
    anna.asked()
    assert len(sizes(anna.page)) == 1, sizes(anna.page)


# What moves for ever costs the processor of a phone as long as the page is open.
ENDLESS = """
() => document.getAnimations()
  .filter((one) => one.effect.getTiming().iterations === Infinity)
  .map((one) => `${one.animationName ?? one.transitionProperty} of ${one.effect.target.getAttribute('class')}`)
"""


def test_nothing_moves_at_home(server: Server, arrive: Arrive) -> None:
    anna = arrive(server, "Anna", "desktop", speed="calm")
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.home()
    anna.page.wait_for_function(
        "count => document.querySelectorAll('.vignette .chart').length === count", arg=len(listed_games())
    )
    assert anna.page.evaluate(ENDLESS) == []


@pytest.mark.parametrize("game", listed_games())
def test_nothing_moves_while_a_person_thinks(server: Server, arrive: Arrive, game: str) -> None:
    [ticket] = server.new_match("Anna", game=game)
    anna = arrive(server, "Anna", "desktop", speed="calm")
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.visit(server.seat_link(ticket)).asked()
    anna.settled()
    assert anna.page.evaluate(ENDLESS) == []


@pytest.mark.parametrize("game", [pytest.param(game, marks=() if game == "kings" else slow) for game in listed_games()])
def test_what_a_lesson_points_with_comes_to_rest(server: Server, arrive: Arrive, game: str) -> None:
    anna = arrive(server, "Anna", "desktop", speed="calm")
    anna.page.emulate_media(reduced_motion="no-preference")
    pupil = Pupil(server, anna, game)
    expect(anna.page.locator(".pointer, .pointed").first).to_be_visible()
    assert pupil.page.evaluate(ENDLESS) == []
