"""Small comforts of the table: seeing closer, measuring, catching up, and being told what others did to one's seat."""

from playwright.sync_api import Locator, expect

from tests.browser.person import Person, whose_turn
from tests.browser.seating import Arrive, seated
from tests.browser.server import Json, Server
from tests.browser.sizes import on_phone, slow

CELLS = (0, 1, 2, 4, 3, 5, 7)  # of tic-tac-toe: nobody wins, and two are left


def two_seated(server: Server, arrive: Arrive, size: str = "desktop") -> tuple[Person, Person, list[Json]]:
    """Who is asked, who waits, and their tickets, the host's first."""
    tickets = server.new_match("Anna", "Ben", players=3)
    crew = seated(server, arrive, tickets, size)
    mover = whose_turn(crew)
    mover.asked()
    for person in crew:
        person.settled()
    return mover, crew[1 - crew.index(mover)], tickets


def waited_for(watcher: Person, seats: list[int]) -> int:
    """Which of these seats is asked, as one page sees it."""
    found = watcher.page.wait_for_function("seats => window.waitsFor(seats, 0)", arg=seats).json_value()
    return int(found["seat"])


def closer(person: Person) -> Locator:
    return person.page.locator(".closer:popover-open")


def press_and_hold(person: Person, thing: Locator) -> None:
    box = thing.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    hand = person.context.new_cdp_session(person.page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(closer(person)).to_be_visible()
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_small_things_enlarge_on_hover_and_focus(server: Server, arrive: Arrive) -> None:  # UX-12
    anna, _, _ = two_seated(server, arrive)
    anna.settled().page.locator("aside .figures li").nth(2).hover()
    expect(closer(anna)).to_contain_text("cannonball")
    anna.page.locator("[data-piece=red]").hover()
    expect(closer(anna)).to_contain_text("Red, ship of")
    expect(closer(anna).locator("svg")).to_be_visible()
    anna.page.mouse.move(2, 2)
    expect(closer(anna)).to_have_count(0)
    anna.page.locator("[data-piece][tabindex='0']").focus()
    anna.page.keyboard.press("ArrowLeft")
    expect(closer(anna)).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(closer(anna)).to_have_count(0)
    anna.page.get_by_role("img", name="coins in the hoard").last.focus()
    anna.page.keyboard.press("Shift+Tab")
    anna.page.keyboard.press("Tab")
    expect(closer(anna)).to_contain_text("in the hoard")


def test_a_held_finger_enlarges_and_is_no_tap(server: Server, arrive: Arrive) -> None:  # UX-12
    mover, other, _ = two_seated(server, arrive, "phone")
    press_and_hold(mover, mover.settled().page.locator("[data-piece=blackbeard]"))
    expect(closer(mover)).to_contain_text("Captain Blackbeard")
    assert mover.told("why") == []
    press_and_hold(other, other.settled().page.locator("aside li.chip").first)
    expect(closer(other)).to_contain_text("of 2 home, no coins on board, one cannonball")
    expect(other.page.locator(".explore")).to_have_count(0)


@on_phone
def test_on_the_turn_of_others_distances_are_measured_in_private(server: Server, arrive: Arrive, size: str) -> None:
    mover, other, _ = two_seated(server, arrive, size)  # UX-24
    explore = other.page.locator(".explore")
    other.tap_place(9, 6)
    expect(explore).to_contain_text("J7, open sea")
    other.tap_place(13, 10)
    expect(explore).to_contain_text("8 squares from J7")
    expect(other.page.locator(".path.ghost")).to_be_visible()
    other.tap_place(13, 10)
    expect(other.page.locator(".path.ghost")).to_have_count(0)
    other.button("Wipe out the line").click()
    expect(explore).to_have_count(0)
    assert other.told("why") == []
    expect(mover.page.locator(".path")).to_have_count(0)


def test_the_only_choice_is_shown_before_it_is_played(server: Server, arrive: Arrive) -> None:  # UX-18
    """The last cell is nobody's choice."""
    tickets = server.new_match("Anna", "Ben", game="tictactoe", players=2)
    with server.connected(tickets[0]) as first, server.connected(tickets[1]) as second:
        connections = (first, second)

        def mark(turn: int, cell: int) -> None:
            move = {"kind": "mark", "cell": cell}
            at = turn + 2  # after the start, the two people and the moves so far
            server.ask(
                connections[turn % 2], {"kind": "play", "id": f"m{turn}", "at": at, "seat": turn % 2, "move": move}
            )

        for turn, cell in enumerate(CELLS):
            mark(turn, cell)
        anna = arrive(server, "Anna", speed="usual").visit(server.seat_link(tickets[0]))
        expect(anna.page.get_by_text("Ben is choosing.").first).to_be_visible()
        mark(len(CELLS), 6)
        expect(anna.page.get_by_text("Only choice: ")).to_be_visible()
        expect(anna.page.locator(".end")).to_have_count(0)
        expect(anna.page.get_by_text("Only choice: ")).to_have_count(0)


def test_the_log_forgets_what_was_taken_back_and_says_so(server: Server, arrive: Arrive) -> None:
    mover, other, _ = two_seated(server, arrive)
    mover.act_until("sail")
    before = {person: person.log.all_inner_texts() for person in (mover, other)}
    expect(other.log).to_have_count(len(before[mover]))
    before[other] = other.log.all_inner_texts()  # one reads "you" where the other reads a name
    mover.act()
    answers = mover.answers()
    mover.button("Undo").click()
    mover.answered(answers)
    for person in (mover, other):
        expect(person.log).to_have_text(["The last choice was taken back.", *before[person]])


@slow
def test_after_a_reload_the_events_since_the_last_turn_can_be_played(server: Server, arrive: Arrive) -> None:  # UX-20
    mover, other, _ = two_seated(server, arrive)
    while whose_turn([mover, other]) is mover:
        mover.act()
    table, seats = mover.page.url, [*mover.seats(), *other.seats()]
    mover.page.goto("about:blank")
    while waited_for(other, seats) == seats[1]:
        other.act()
    mover.visit(table)
    mover.asked()
    ready = mover.newest()
    mover.button("Play", exact=True).click()
    expect(mover.my_turn).to_have_count(0)
    expect(mover.status).to_contain_text(other.name)
    assert mover.asked() == ready["asked"]
    mover.page.reload()
    mover.asked()
    expect(mover.button("Play again")).to_be_visible()
    expect(mover.button("Play", exact=True)).to_have_count(0)  # it was watched


def test_a_link_that_the_crew_agreed_to_is_announced_to_all(server: Server, arrive: Arrive) -> None:  # UX-05, UX-31
    tickets = server.new_match("Anna", "Ben", "Cor", players=4)
    anna = arrive(server, "Anna").visit(server.seat_link(tickets[0]))
    cor = arrive(server, "Cor").visit(server.seat_link(tickets[2]))
    watcher = arrive(server, "Cas").visit(server.table_link(tickets[0]))
    watcher.button("Just watch").click()
    expect(watcher.status).to_be_visible()
    expect(cor.status).to_be_visible()
    server.let_a_minute_pass()
    anna.button("Menu").click()
    anna.button("New link for Ben").click()
    anna.button("Make the link").click()
    expect(anna.page.get_by_role("dialog").get_by_text("Waiting for Cor.")).to_be_visible()
    cor.button("Yes, make the link").click()
    anna.button("Make the link").click()
    news = watcher.page.locator(".banner", has_text="new link for Ben")
    expect(news).to_be_visible()
    arrive(server, "Ben").visit(server.seat_link(tickets[1])).status.wait_for()
    expect(news).to_have_count(0)
