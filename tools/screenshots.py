"""Pictures of every screen, on a desk and on a phone: .venv/bin/python -m tools.screenshots FOLDER [THEME | best].

`best` takes the four of the README, with a match some rounds old on the table.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.person import SIZES, Person
from tests.browser.screens import screens
from tests.browser.seating import Arrive
from tests.browser.server import Server
from tools.open_browser import server_and_browser

PATIENCE = 30_000  # ms
MANY = 6  # decisions that give an interesting picture
DECISIONS = 16  # decisions before the picture of a table, so that the ships have left the anchorage


def main() -> None:
    folder, wish = Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "dark"
    folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    with server_and_people() as (server, arrive):
        if wish == "best":
            take_best(server, arrive, folder)
            return
        for size in SIZES:
            for name, person in screens(server, arrive, size, wish):
                take(person, folder / f"{name}-{size}-{wish}.png")


@contextmanager
def server_and_people() -> Iterator[tuple[Server, Arrive]]:
    with server_and_browser() as (server, browser):

        def arrive(place: Server, name: str = "Anna", size: str = "desktop", **settings: object) -> Person:
            context = browser.new_context(**SIZES[size], locale="en-GB", reduced_motion="reduce")
            return Person(context, place.url, size, name, **settings)

        yield server, arrive


def take_best(server: Server, arrive: Arrive, folder: Path) -> None:
    anna = arrive(server, "Anna").home()
    expect(anna.button("Play now")).to_be_visible()
    expect(anna.page.locator("article:not(:has(svg path))")).to_have_count(0)  # every sea is drawn
    take(anna, folder / "home.png")
    anna.button("Invite friends").click()
    expect(anna.page.get_by_text("House rules")).to_be_visible()
    take(anna, folder / "lobby.png")
    for size, file in (("desktop", "table.png"), ("phone", "table-phone.png")):
        (ticket,) = server.new_match("Anna", players=4)
        person = arrive(server, "Anna", size).visit(server.seat_link(ticket))
        for step in range(DECISIONS):
            person.act(step * 5)
        while person.act_until("sail") and len(person.newest()["choices"]) < MANY:
            person.act(7)
        person.choose(2)
        take(person, folder / file)


def take(person: Person, file: Path) -> None:
    person.page.screenshot(path=file)
    print(file, flush=True)


if __name__ == "__main__":
    main()
