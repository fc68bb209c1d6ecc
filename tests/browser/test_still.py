"""The chart keeps its size while cards come and go and texts change. Nothing moves while nobody acts."""

from collections.abc import Callable
from itertools import count

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from skulduggery.games import listed_games
from tests.browser.pupil import Pupil
from tests.browser.seating import Arrive
from tests.browser.server import Json, Server
from tests.browser.sizes import slow

MOVES, MANY = 15, 40  # in `make test`, and in `make test-all`
LONG: dict[str, Json] = {"bounty": {"target": 500}}  # so that no bot wins before the last of these moves
# Notes every place and size that the chart's region gets, and what the status said then.
WATCH = """
() => {
  const sea = document.querySelector('main.sea');
  window.sizes = {};
  window.measure = () => {
    const { x, y, width, height } = sea.getBoundingClientRect();
    const place = [x, y, width, height].map((one) => Math.round(one * 10) / 10).join(' ');
    window.sizes[place] ??= document.querySelector('section.status').innerText;
  };
  new ResizeObserver(window.measure).observe(sea);
  new MutationObserver(window.measure).observe(document.body, { childList: true, subtree: true });
}
"""
# From now on Anna's ship has as many cards as a page gets, and her purse all kinds of coins and papers.
LADEN = """
() => {
  const parse = JSON.parse;
  window.laden = false;
  const load = ({ ships, purses, loans, ious }) => {
    const cards = ['cockle', 'barley', 'molasses', 'nutmeg', 'perla', 'silk', 'crown'];
    const hold = cards.map((port) => ({ port, card: `${port}-5`, ruled_out: [] }));
    for (const ship of ships.filter(({ seat }) => seat === 0))
      Object.assign(ship, { hold, used: cards, plunder: hold.slice(0, window.laden), shown: true });
    [purses[0], loans[0], ious[0]] = [189, 3, 5];
  };
  JSON.parse = (...words) => {
    const found = parse(...words);
    const view = found?.update?.view ?? found?.view;
    if (window.laden && view?.kind === 'bounty_view') load(view);
    return found;
  };
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
PHONES = [(game, "phone", MOVES) for game in listed_games()]
LONGER = [pytest.param(game, size, MANY, marks=slow) for game in listed_games() for size in ("desktop", "phone")]


@pytest.mark.parametrize(("game", "size", "moves"), [*DESKS, *PHONES, *LONGER])
def test_the_chart_keeps_its_place_and_size(server: Server, arrive: Arrive, size: str, game: str, moves: int) -> None:
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


PLUNDER = 4
WINDOWS: list[ViewportSize] = [
    {"width": 1440, "height": 900},
    {"width": 1280, "height": 720},
    {"width": 1024, "height": 768},
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
]


@pytest.mark.parametrize("players", [2, 4])  # of two players, each has two ships
def test_many_cards_of_bounty_do_not_move_the_chart(server: Server, arrive: Arrive, players: int) -> None:
    [ticket] = server.new_match("Anna", game="bounty", players=players)
    anna = arrive(server, "Anna", "desktop")
    anna.context.add_init_script(f"({LADEN})()")
    places: list[list[list[object]]] = []
    for plunder in (0, PLUNDER):
        anna.context.add_init_script(f"window.laden = {plunder}")
        anna.visit("about:blank")
        anna.visit(server.seat_link(ticket)).asked()
        anna.settled()
        places.append([])
        for window in WINDOWS:
            anna.resize(window)
            anna.page.evaluate(WATCH)
            anna.page.evaluate("window.measure()")
            places[-1].append([window["width"], *sizes(anna.page)])
    assert places[0] == places[1]


# What moves for ever costs the processor of a phone as long as the page is open.
ENDLESS = """
() => document.getAnimations()
  .filter((one) => one.effect.getTiming().iterations === Infinity)
  .map((one) => `${one.animationName ?? one.transitionProperty} of ${one.effect.target.getAttribute('class')}`)
"""


def test_nothing_moves_at_home(server: Server, arrive: Arrive) -> None:
    anna = arrive(server, "Anna", "desktop", speed="usual")
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.home()
    anna.page.wait_for_function(
        "count => document.querySelectorAll('.vignette .chart').length === count", arg=len(listed_games())
    )
    assert anna.page.evaluate(ENDLESS) == []


@pytest.mark.parametrize("game", listed_games())
def test_nothing_moves_while_a_person_thinks(server: Server, arrive: Arrive, game: str) -> None:
    [ticket] = server.new_match("Anna", game=game)
    anna = arrive(server, "Anna", "desktop", speed="usual")
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.visit(server.seat_link(ticket)).asked()
    anna.settled()
    assert anna.page.evaluate(ENDLESS) == []


@pytest.mark.parametrize("game", [pytest.param(game, marks=() if game == "kings" else slow) for game in listed_games()])
def test_what_a_lesson_points_with_comes_to_rest(server: Server, arrive: Arrive, game: str) -> None:
    anna = arrive(server, "Anna", "desktop", speed="usual")
    anna.page.emulate_media(reduced_motion="no-preference")
    pupil = Pupil(server, anna, game)
    expect(anna.page.locator(".pointer, .pointed").first).to_be_visible()
    assert pupil.page.evaluate(ENDLESS) == []
