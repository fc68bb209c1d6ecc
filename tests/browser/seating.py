"""People take their seats at a table: each at a browser of their own, or several at one."""

from collections.abc import Callable, Sequence

from playwright.sync_api import expect

from tests.browser.harbour import Harbour, Json
from tests.browser.sailor import Sailor, whose_turn

Hire = Callable[..., Sailor]
TWO = ("Anna", "Ben")


def seated(
    harbour: Harbour, hire: Hire, tickets: Sequence[Json], size: str = "desktop", **settings: object
) -> list[Sailor]:
    """Anna and Ben, each on the seat of a ticket."""
    crew = [hire(harbour, name, size, **settings) for name in TWO]
    for sailor, ticket in zip(crew, tickets, strict=True):
        sailor.visit(harbour.seat_link(ticket))
    return crew


def mover_first(crew: list[Sailor]) -> tuple[Sailor, Sailor]:
    """Of two people the one whose turn it is, and the other."""
    mover = whose_turn(crew)
    return mover, crew[1 - crew.index(mover)]


def shared_device(harbour: Harbour, hire: Hire, host: Json, size: str = "desktop", **settings: object) -> Sailor:
    """Anna and somebody else play on one device; the match has begun."""
    device = hire(harbour, "Anna", size, **settings).visit(harbour.seat_link(host))
    device.page.get_by_label("Who sits on seat 2?").select_option("a player on this device")
    expect(device.page.get_by_text("on this device", exact=True)).to_be_visible()
    harbour.set_sail(host)
    return device


def watched(harbour: Harbour, hire: Hire, size: str = "desktop", **settings: object) -> tuple[Sailor, Sailor]:
    """Anna plays with two bots, whose seats are given by invitation; Ben watches."""
    host = harbour.open_table("Anna", "bounty", 3)
    with harbour.connected(host) as connection:
        harbour.ask(connection, {"kind": "lobby", "id": "joining", "joining": "invited"})
    harbour.set_sail(host)
    anna = hire(harbour, "Anna", size, **settings).visit(harbour.seat_link(host))
    ben = hire(harbour, "Ben", size, **settings).visit(harbour.table_link(host))
    ben.button("Just watch").click()
    return anna, ben


def ask_for_the_first_bot(ben: Sailor) -> str:
    """Ben asks for the seat of the first bot. Returns its name."""
    ben.button("Ask for a seat").click()
    expect(ben.page.get_by_label("Your name")).to_have_value("Ben")
    bot = ben.page.locator(".banner .choices button").first
    name = bot.inner_text().strip()
    bot.click()
    expect(ben.page.locator(".banner")).to_contain_text(f"You have asked for the seat of {name}.")
    return name
