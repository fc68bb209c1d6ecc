"""What the page costs: .venv/bin/python -m bench.page_costs load [RUNS], or rest [SECONDS].

`load`: how long a page needs until its table is complete, on loopback. Complete: chart, own mat or hand, and what has
to be decided. For each game a match that has just begun and one under way, on a desk and on a phone; the median of the
runs, which take turns.

`rest`: which share of a core an open page uses while nobody acts, with all pictures switched on: its main thread, and
all processes of the browser together, so painting too. A blank page is measured for comparison.
"""

import statistics
import sys
import time
from collections import defaultdict

from playwright.sync_api import Browser

from skulduggery.games import listed_games
from tests.browser.person import SIZES, Person
from tests.browser.server import Json, Server
from tools.open_browser import server_and_browser

RUNS = 5
SECONDS = 10
FETCHING = 15  # seconds: the service worker keeps the page for a browser without a network
MOST = 0.01  # of a core
MOVES = 8  # of the person, in a match that is under way
IN_PLACE = "document.querySelector('.board svg') && (innerWidth < 900 || document.querySelector('.mat .room > *'))"
# Two of the pages fetch more than chart and mat before they are complete. All other games: `IN_PLACE`.
MORE = {
    "kings": "document.querySelector('.board svg .lines') && document.querySelector('section.hand, .scene')",
    "prowl": f"{IN_PLACE} && document.querySelector('.board svg rect.card')",
}
COMPLETE = {key: MORE.get(key, IN_PLACE) for key in sorted(listed_games())}
WATCH = """
(() => {
  const look = () => {
    if (%s) window.completeAt = performance.now();
    else requestAnimationFrame(look);
  };
  look();
})()
"""


def main() -> None:
    command, *number = sys.argv[1:]
    with server_and_browser() as (server, browser):
        {"load": show_load, "rest": show_rest}[command](server, browser, *map(int, number))


def show_load(server: Server, browser: Browser, runs: int = RUNS) -> None:
    found: dict[tuple[str, ...], list[float]] = defaultdict(list)
    matches = {(game, age): match(server, game, age) for game in COMPLETE for age in ("new", "under way")}
    for _ in range(runs):
        for (game, age), ticket in matches.items():
            for size in SIZES:
                found[game, age, size].append(load(browser, server.seat_link(ticket), game, size))
    for key, times in found.items():
        print(f"{' · '.join(key):32} {statistics.median(times):6.0f} ms  ({min(times):.0f} to {max(times):.0f})")


def match(server: Server, game: str, age: str) -> Json:
    [ticket] = server.new_match("Anna", game=game, players=4)
    left = iter(range(MOVES if age == "under way" else 0))
    server.play_until(ticket, lambda _: next(left, None) is None, decide=lambda _: 0)
    return ticket


def load(browser: Browser, link: str, game: str, size: str) -> float:
    """Milliseconds from the navigation to the complete table, in a browser that has nothing stored."""
    context = browser.new_context(**SIZES[size])
    page = context.new_page()
    page.add_init_script(WATCH % COMPLETE[game])
    page.goto(link)
    time: float = page.wait_for_function("() => window.completeAt").json_value()
    context.close()
    return time


def show_rest(server: Server, browser: Browser, seconds: int = SECONDS) -> None:
    """Ends with an error if a page does not rest."""
    links = {game: server.seat_link(match(server, game, "under way")) for game in COMPLETE}
    print(f"{'share of a core':18} main thread  browser")
    restless = []
    for name, link in {"blank": "about:blank", "home": server.url, **links}.items():
        thread, whole = rest(browser, server, link, seconds)
        print(f"{name:18} {thread:11.2%}  {whole:7.2%}")
        if whole > MOST:
            restless.append(name)
    if restless:
        sys.exit(f"more than {MOST:.0%} of a core: {', '.join(restless)}")


def rest(browser: Browser, server: Server, link: str, seconds: int) -> tuple[float, float]:
    """The share of a core that an open page uses, once it has fetched all: main thread, whole browser."""
    person = Person(browser.new_context(**SIZES["desktop"]), server.url, "desktop", "Anna", speed="usual")
    page = person.visit(link).page
    own, whole = person.context.new_cdp_session(page), browser.new_browser_cdp_session()
    own.send("Performance.enable")

    def used() -> tuple[float, float]:
        metrics = {one["name"]: one["value"] for one in own.send("Performance.getMetrics")["metrics"]}
        processes = whole.send("SystemInfo.getProcessInfo")["processInfo"]
        return metrics["TaskDuration"], sum(one["cpuTime"] for one in processes)

    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(FETCHING * 1000)
    before, start = used(), time.monotonic()
    page.wait_for_timeout(seconds * 1000)
    after, passed = used(), time.monotonic() - start
    person.context.close()
    return (after[0] - before[0]) / passed, (after[1] - before[1]) / passed


if __name__ == "__main__":
    main()
