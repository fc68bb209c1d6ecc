"""Pictures of every screen, on a desk and on a phone: .venv/bin/python -m tools.screenshots FOLDER [THEME | best].

`best` takes the four of the README, with a match some rounds old on the table.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.harbour import Harbour
from tests.browser.sailor import SIZES, Sailor
from tests.browser.screens import screens
from tests.browser.seating import Hire
from tools.open_browser import server_and_browser

PATIENCE = 30_000  # ms
MANY = 6  # decisions that give an interesting picture
DECISIONS = 16  # decisions before the picture of a table, so that the ships have left the anchorage


def main() -> None:
    folder, wish = Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "dark"
    folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    with harbour_and_browser() as (harbour, hire):
        if wish == "best":
            take_best(harbour, hire, folder)
            return
        for size in SIZES:
            for name, sailor in screens(harbour, hire, size, wish):
                take(sailor, folder / f"{name}-{size}-{wish}.png")


@contextmanager
def harbour_and_browser() -> Iterator[tuple[Harbour, Hire]]:
    with server_and_browser() as (harbour, browser):

        def hire(place: Harbour, name: str = "Anna", size: str = "desktop", **settings: object) -> Sailor:
            context = browser.new_context(**SIZES[size], locale="en-GB", reduced_motion="reduce")
            return Sailor(context, place.url, size, name, **settings)

        yield harbour, hire


def take_best(harbour: Harbour, hire: Hire, folder: Path) -> None:
    anna = hire(harbour, "Anna").home()
    expect(anna.button("Play now")).to_be_visible()
    expect(anna.page.locator("article:not(:has(svg path))")).to_have_count(0)  # every sea is drawn
    take(anna, folder / "home.png")
    anna.button("Invite friends").click()
    expect(anna.page.get_by_text("House rules")).to_be_visible()
    take(anna, folder / "lobby.png")
    for size, file in (("desktop", "table.png"), ("phone", "table-phone.png")):
        (ticket,) = harbour.voyage("Anna", players=4)
        sailor = hire(harbour, "Anna", size).visit(harbour.seat_link(ticket))
        for step in range(DECISIONS):
            sailor.act(step * 5)
        while sailor.act_until("sail") and len(sailor.newest()["choices"]) < MANY:
            sailor.act(7)
        sailor.choose(2)
        take(sailor, folder / file)


def take(sailor: Sailor, file: Path) -> None:
    sailor.page.screenshot(path=file)
    print(file, flush=True)


if __name__ == "__main__":
    main()
