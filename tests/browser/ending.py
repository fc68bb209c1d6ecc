"""Finished matches, and what their crews see of the end."""

import msgspec
from playwright.sync_api import Locator, expect

from tests.browser.harbour import Harbour, Json
from tests.browser.sailor import Sailor
from tests.browser.seating import Hire


def finished(harbour: Harbour, *names: str, game: str = "blackwood", players: int = 4, **options: object) -> list[Json]:
    tickets = harbour.voyage(*names, game=game, players=players, luck=None, **options)
    for ticket in tickets[1:]:
        with harbour.connected(ticket) as connection:
            harbour.ask(connection, {"kind": "leave", "id": "leave", "seat": ticket["seat"]})
    harbour.play_out(tickets[0])
    return tickets


def chronicle(harbour: Harbour, ticket: Json) -> Json:
    found: Json = msgspec.json.decode(harbour.get(f"/api/tables/{ticket['table']}/chronicle"))
    return found


def names_at(harbour: Harbour, ticket: Json) -> list[str]:
    seats = msgspec.json.decode(harbour.get(f"/api/tables/{ticket['table']}"))["seats"]
    return [seat["name"] for seat in seats]


def aboard(harbour: Harbour, hire: Hire, tickets: list[Json], size: str = "desktop") -> list[Sailor]:
    crew = zip(("Anna", "Ben"), tickets, strict=True)
    return [hire(harbour, name, size).visit(harbour.seat_link(ticket)) for name, ticket in crew]


def end_match(anna: Sailor) -> None:
    anna.button("Menu").click()
    anna.button("End the match").click()
    anna.button("Yes, ask everybody").click()


def end_of(sailor: Sailor) -> Locator:
    """The end with all there is to tell on it."""
    end = sailor.page.locator("dialog.end")
    expect(end).to_be_visible()
    expect(end.get_by_role("link", name="Check the dice")).to_be_visible()
    return end


def heading_has_focus(sailor: Sailor) -> None:
    sailor.page.wait_for_function("() => document.activeElement.matches('dialog.end h2')")
