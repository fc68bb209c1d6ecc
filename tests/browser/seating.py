"""People take their seats at a table: each at a browser of their own, or several at one."""

from collections.abc import Callable, Sequence

from playwright.sync_api import expect

from tests.browser.person import Person, whose_turn
from tests.browser.server import Json, Server

Arrive = Callable[..., Person]
TWO = ("Anna", "Ben")


def seated(
    server: Server, arrive: Arrive, tickets: Sequence[Json], size: str = "desktop", **settings: object
) -> list[Person]:
    """Anna and Ben, each on the seat of a ticket."""
    crew = [arrive(server, name, size, **settings) for name in TWO]
    for person, ticket in zip(crew, tickets, strict=True):
        person.visit(server.seat_link(ticket))
    return crew


def mover_first(crew: list[Person]) -> tuple[Person, Person]:
    """Of two people the one whose turn it is, and the other."""
    mover = whose_turn(crew)
    return mover, crew[1 - crew.index(mover)]


def shared_device(server: Server, arrive: Arrive, host: Json, size: str = "desktop", **settings: object) -> Person:
    """Anna and somebody else play on one device; the match has begun."""
    device = arrive(server, "Anna", size, **settings).visit(server.seat_link(host))
    device.page.get_by_label("Who sits on seat 2?").select_option("a player on this device")
    expect(device.page.get_by_text("on this device", exact=True)).to_be_visible()
    server.start_match(host)
    return device


def watched(server: Server, arrive: Arrive, size: str = "desktop", **settings: object) -> tuple[Person, Person]:
    """Anna plays with two bots, whose seats are given by invitation; Ben watches."""
    host = server.open_table("Anna", "bounty", 3)
    with server.connected(host) as connection:
        server.ask(connection, {"kind": "lobby", "id": "joining", "joining": "invited"})
    server.start_match(host)
    anna = arrive(server, "Anna", size, **settings).visit(server.seat_link(host))
    ben = arrive(server, "Ben", size, **settings).visit(server.table_link(host))
    ben.button("Just watch").click()
    return anna, ben


def ask_for_the_first_bot(ben: Person) -> str:
    """Ben asks for the seat of the first bot. Returns its name."""
    ben.button("Ask for a seat").click()
    expect(ben.page.get_by_label("Your name")).to_have_value("Ben")
    bot = ben.page.locator(".banner .choices button").first
    name = bot.inner_text().strip()
    bot.click()
    expect(ben.page.locator(".banner")).to_contain_text(f"You have asked for the seat of {name}.")
    return name
