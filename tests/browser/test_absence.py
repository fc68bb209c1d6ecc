"""Somebody is gone: a countdown for all, then the others decide, and the seat can be taken back."""

from playwright.sync_api import Locator, expect

from tests.browser.person import Person, whose_turn
from tests.browser.seating import Arrive, seated
from tests.browser.server import Server
from tests.browser.sizes import on_desktop


def one_is_gone(server: Server, arrive: Arrive, size: str) -> tuple[Person, Person, str]:
    """The one whose turn it is has closed the page; the other; and where the table is."""
    tickets = server.new_match("Anna", "Ben", players=2)
    crew = seated(server, arrive, tickets, size)
    gone = whose_turn(crew)
    gone.asked()
    table = gone.page.url
    gone.page.goto("about:blank")
    return gone, crew[1 - crew.index(gone)], table


def banner(left: Person, gone: Person) -> Locator:
    return left.page.locator(".banner", has_text=gone.name)


def wait_for_the_vote(server: Server, left: Person, gone: Person) -> None:
    """The countdown is shown until its minute has passed; nobody can vote before."""
    expect(banner(left, gone).get_by_role("timer")).to_be_visible()
    expect(banner(left, gone).get_by_role("button")).to_have_count(0)
    server.let_a_minute_pass()
    expect(banner(left, gone).get_by_role("timer")).to_have_count(0)


@on_desktop
def test_the_crew_waits_votes_and_the_seat_is_taken_back(server: Server, arrive: Arrive, size: str) -> None:
    gone, left, table = one_is_gone(server, arrive, size)
    expect(left.page.get_by_role("img", name="away for a moment")).to_be_visible()
    wait_for_the_vote(server, left, gone)
    banner(left, gone).get_by_role("button", name="Wait").click()
    wait_for_the_vote(server, left, gone)
    banner(left, gone).get_by_role("button", name="A bot sails until the return").click()
    expect(left.page.get_by_role("img", name="a bot stands in")).to_be_visible()
    left.act()

    gone.visit(table)
    expect(left.page.get_by_role("img", name="a bot stands in")).to_have_count(0)
    while whose_turn([left, gone]) is left:
        left.act()
    gone.act()


def test_one_can_leave_to_a_bot_and_come_back(server: Server, arrive: Arrive) -> None:
    tickets = server.new_match("Anna", "Ben", players=2)
    ben = arrive(server, "Ben").visit(server.seat_link(tickets[1]))
    expect(ben.status).to_be_visible()
    ben.button("Menu").click()
    ben.button("Leave the table").click()
    ben.button("Yes, a bot may sail").click()
    ben.page.get_by_role("link", name="Port Blackwood").click()
    ben.button("Take the wheel").click()
    expect(ben.button("Take the wheel")).to_have_count(0)
