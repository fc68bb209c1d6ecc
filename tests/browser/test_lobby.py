"""Friends come together: by link, by code, with bots and options, and set sail."""

from playwright.sync_api import expect

from tests.browser.person import Person, whose_turn
from tests.browser.seating import Arrive
from tests.browser.server import Server
from tests.browser.sizes import on_phone

ONLY_HERE = (
    "Only this computer can open this link. To invite others, stop the server and start it with “make play LAN=1"
)


def open_lobby(server: Server, arrive: Arrive, size: str = "desktop") -> tuple[Person, str]:
    """The host in the lobby, and the code of the table. Two clicks from the first visit to a link."""
    anna = arrive(server, "Anna", size).home()
    anna.button("Invite friends").click()
    code = anna.page.locator("strong.code").inner_text()
    return anna, code


@on_phone
def test_friends_join_by_link_and_by_code_and_the_host_sets_sail(server: Server, arrive: Arrive, size: str) -> None:
    anna, code = open_lobby(server, arrive, size)
    link = anna.page.url
    expect(anna.page.locator(".link")).to_have_text(link)  # the server listens for this computer only, and says so
    expect(anna.page.get_by_role("note")).to_contain_text(ONLY_HERE)

    ben = arrive(server, "Ben", size).visit(link)
    expect(ben.page.get_by_label("Your name")).to_have_value("Ben")
    ben.button("Come aboard").click()
    expect(ben.page.get_by_text("You are aboard.")).to_be_visible()

    cleo = arrive(server, "Cleo", size).home()
    cleo.page.get_by_label("Join a table").fill(code.lower().replace("-", " "))
    cleo.button("Join").click()
    cleo.button("Come aboard").click()

    crew = anna.page.get_by_role("listitem")
    expect(crew.filter(has_text="Ben")).to_be_visible()
    expect(crew.filter(has_text="Cleo")).to_be_visible()
    expect(ben.button("Set sail")).to_have_count(0)

    anna.button("instant").click()
    expect(ben.button("instant")).to_have_attribute("aria-pressed", "true")
    expect(ben.button("instant")).to_be_disabled()
    anna.button("Set sail").click()
    mover = whose_turn([anna, ben, cleo])
    mover.asked()
    for other in [person for person in (anna, ben, cleo) if person is not mover]:
        expect(other.page.get_by_text(f"{mover.name} is choosing.").first).to_be_visible()


def test_the_host_sets_seats_bots_and_house_rules(server: Server, arrive: Arrive) -> None:
    anna, _ = open_lobby(server, arrive)
    who = anna.page.get_by_label("Who sits on seat 2?")
    who.select_option("Bot: deckhand (easy)")
    expect(who).to_have_value("bot deckhand")
    anna.button("One seat fewer").click()
    expect(anna.page.get_by_text("3 seats")).to_be_visible()
    anna.page.get_by_label("Who sits on seat 3?").select_option("open: waiting for a friend")
    expect(anna.page.get_by_text("Free seat")).to_be_visible()
    anna.page.get_by_text("House rules").click()
    expect(anna.page.get_by_text("all as in the book", exact=True)).to_be_visible()
    expect(anna.button("All as in the book")).to_be_disabled()
    limit = anna.page.get_by_role("spinbutton", name="Round limit")
    expect(limit).to_be_hidden()
    anna.page.get_by_role("button", name="The game ends after the round limit").click()
    expect(anna.page.get_by_text("from 20 to 5,000")).to_be_visible()
    limit.fill("7")
    limit.blur()
    refused = anna.page.get_by_role("alert").filter(has_text="Please type a whole number from 20 to 5,000.")
    expect(refused).to_be_visible()
    expect(limit).to_have_value("7")  # it stays until it is corrected
    limit.fill("20")
    limit.blur()
    expect(refused).to_be_hidden()
    expect(anna.page.get_by_text("differs from the book: 2 house rules")).to_be_visible()
    anna.button("instant").click()
    anna.button("Set sail").click()
    anna.asked()
    info = anna.page.evaluate("window.heard.filter((one) => one.table).at(-1).table")
    assert (len(info["seats"]), info["options"]["round_limit"]) == (3, 20)
    assert [seat["level"] for seat in info["seats"]][1] == "deckhand"


@on_phone
def test_house_rules_go_back_to_the_book_in_one_tap(server: Server, arrive: Arrive, size: str) -> None:
    anna, code = open_lobby(server, arrive, size)
    ben = arrive(server, "Ben", size).visit(f"{server.url}/t/{code}")
    ben.button("Come aboard").click()
    anna.page.get_by_text("House rules").click()
    may = anna.page.get_by_role("button", name="leave him where he is")
    may.click()
    expect(may).to_have_attribute("aria-pressed", "true")
    expect(ben.page.get_by_text("differs from the book: one house rule")).to_be_visible()
    anna.button("All as in the book").click()
    expect(may).to_have_attribute("aria-pressed", "false")
    expect(ben.page.get_by_text("all as in the book", exact=True)).to_be_visible()


def test_a_table_with_house_rules_says_so_in_its_menu(server: Server, arrive: Arrive) -> None:
    for order, told in (("must", 0), ("may", 1)):
        ticket = server.new_match("Anna", players=2, jailer_order=order)[0]
        anna = arrive(server, "Anna").visit(server.seat_link(ticket))
        anna.asked()
        anna.button("Menu").first.click()
        expect(anna.page.get_by_role("dialog").get_by_role("heading", name="Menu")).to_be_visible()
        expect(anna.page.get_by_text("You may move the jailer 3 squares")).to_have_count(told)


def test_a_mode_that_does_not_fit_is_refused_with_its_reason(server: Server, arrive: Arrive) -> None:
    anna, _ = open_lobby(server, arrive)
    anna.button("One seat fewer").click()
    expect(anna.page.get_by_text("3 seats")).to_be_visible()
    anna.button("Hoard").click()
    expect(anna.page.locator("main").get_by_role("alert")).to_be_visible()


def test_names_can_be_changed_and_people_sent_away(server: Server, arrive: Arrive) -> None:
    anna, code = open_lobby(server, arrive)
    ben = arrive(server, "Ben").visit(f"{server.url}/t/{code}")
    ben.button("Come aboard").click()
    ben.button("Change the name Ben").click()
    ben.page.get_by_label("Your name").fill("Captain Ben")
    ben.button("Keep").click()
    anna.button("Send Captain Ben away").click()
    anna.button("Cancel").click()
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    expect(anna.page.get_by_role("listitem").filter(has_text="Captain Ben")).to_be_visible()
    anna.button("Send Captain Ben away").click()
    anna.button("Yes, give the seat to a bot").click()
    for _ in range(2):
        expect(ben.page.get_by_role("heading", name="You are no longer at this table")).to_be_visible()
        expect(ben.page.get_by_text("The host has taken your seat away.")).to_be_visible()
        expect(ben.button("Reload")).to_have_count(0)
        ben.page.reload()  # he is not invited again
    expect(anna.page.get_by_role("listitem").filter(has_text="Captain Ben")).to_have_count(0)


@on_phone
def test_where_there_are_secrets_late_friends_watch_or_come_by_invitation(
    server: Server, arrive: Arrive, size: str
) -> None:
    host = server.open_table("Anna", "bounty", 2)
    anna = arrive(server, "Anna", size).visit(server.seat_link(host))
    expect(anna.page.get_by_text("Once you sail, the seats are closed")).to_be_visible()
    anna.page.get_by_role("button", name="by invitation").click()
    expect(anna.page.get_by_text("by your invitation")).to_be_visible()
    anna.button("Set sail").click()
    anna.newest()
    ben = arrive(server, "Ben", size).visit(server.table_link(host))
    expect(ben.page.get_by_text("watch the match and ask for a seat there")).to_be_visible()
    expect(ben.button("Come aboard")).to_have_count(0)
    expect(ben.button("Just watch")).to_be_visible()
    anna.button("Menu").first.click()
    anna.page.get_by_role("button", name="Invite somebody to the seat of").click()
    anna.page.get_by_role("dialog").locator("button.primary").click()
    ben.visit(anna.page.get_by_role("dialog").locator("p.link").inner_text())
    assert ben.newest()["seat"] == 1


def test_a_late_friend_takes_over_a_bot(server: Server, arrive: Arrive) -> None:
    tickets = server.new_match("Anna", players=2)
    anna = arrive(server, "Anna").visit(server.seat_link(tickets[0]))
    anna.asked()
    ben = arrive(server, "Ben").visit(server.table_link(tickets[0]))
    ben.button("Come aboard").click()
    expect(ben.page.get_by_text("Anna is choosing.").first).to_be_visible()
    while anna.newest()["asked"]["seat"] == 0:
        anna.act()
    assert ben.asked()["seat"] == 1
