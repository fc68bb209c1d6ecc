"""How long a page needs until its table is complete, on loopback: .venv/bin/python -m bench.table_load [RUNS].

Complete: chart, own mat or hand, and what has to be decided. For each game a match that has just begun and one under
way, on a desk and on a phone; the median of the runs, which take turns.
"""

import statistics
import sys
from collections import defaultdict

from playwright.sync_api import Browser

from skulduggery.games import listed_games
from tests.browser.harbour import Harbour, Json
from tests.browser.sailor import SIZES
from tools.open_browser import server_and_browser

RUNS = 5
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
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else RUNS
    found: dict[tuple[str, ...], list[float]] = defaultdict(list)
    with server_and_browser() as (harbour, browser):
        matches = {(game, age): match(harbour, game, age) for game in COMPLETE for age in ("new", "under way")}
        for _ in range(runs):
            for (game, age), ticket in matches.items():
                for size in SIZES:
                    found[game, age, size].append(load(browser, harbour.seat_link(ticket), game, size))
    for key, times in found.items():
        print(f"{' · '.join(key):32} {statistics.median(times):6.0f} ms  ({min(times):.0f} to {max(times):.0f})")


def match(harbour: Harbour, game: str, age: str) -> Json:
    [ticket] = harbour.voyage("Anna", game=game, players=4)
    left = iter(range(MOVES if age == "under way" else 0))
    harbour.play_until(ticket, lambda _: next(left, None) is None, decide=lambda _: 0)
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


if __name__ == "__main__":
    main()
