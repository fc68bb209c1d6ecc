"""Finished matches, and what their crews see of the end."""

import msgspec
from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.seating import Arrive
from tests.browser.server import Json, Server


def finished(server: Server, *names: str, game: str = "blackwood", players: int = 4, **options: object) -> list[Json]:
    tickets = server.new_match(*names, game=game, players=players, luck=None, **options)
    for ticket in tickets[1:]:
        with server.connected(ticket) as connection:
            server.ask(connection, {"kind": "leave", "id": "leave", "seat": ticket["seat"]})
    server.play_out(tickets[0])
    return tickets


def chronicle(server: Server, ticket: Json) -> Json:
    found: Json = msgspec.json.decode(server.get(f"/api/tables/{ticket['table']}/chronicle"))
    return found


def names_at(server: Server, ticket: Json) -> list[str]:
    seats = msgspec.json.decode(server.get(f"/api/tables/{ticket['table']}"))["seats"]
    return [seat["name"] for seat in seats]


def all_seated(server: Server, arrive: Arrive, tickets: list[Json], size: str = "desktop") -> list[Person]:
    crew = zip(("Anna", "Ben"), tickets, strict=True)
    return [arrive(server, name, size).visit(server.seat_link(ticket)) for name, ticket in crew]


def end_match(anna: Person) -> None:
    anna.button("Menu").click()
    anna.button("End the match").click()
    anna.button("Yes, ask everybody").click()


def end_of(person: Person) -> Locator:
    """The end with all there is to tell on it."""
    end = person.page.locator("dialog.end")
    expect(end).to_be_visible()
    expect(end.get_by_role("link", name="Check the dice")).to_be_visible()
    return end


def heading_has_focus(person: Person) -> None:
    person.page.wait_for_function("() => document.activeElement.matches('dialog.end h2')")
