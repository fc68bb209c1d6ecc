"""At the table: everybody sees the same, only who is asked can choose, and a choice is previewed before it counts."""

from playwright.sync_api import expect

from tests.browser.person import FAR_AWAY, Person, rule_of, whose_turn
from tests.browser.seating import Arrive, mover_first, seated
from tests.browser.server import Server
from tests.browser.sizes import on_desktop, on_phone, slow
from tests.browser.test_choosing import at_crossroads

FEW = 10  # decisions in a short slice of a match


def crew_and_watcher(server: Server, arrive: Arrive, size: str) -> tuple[list[Person], Person]:
    """Anna, Ben, a bot, and somebody who watches."""
    tickets = server.new_match("Anna", "Ben", players=3, rounds="limited", round_limit=20)
    crew = seated(server, arrive, tickets, size)
    watcher = arrive(server, "Wim", size).visit(server.table_link(tickets[0]))
    watcher.button("Just watch").click()
    expect(watcher.status).to_be_visible()
    return crew, watcher


def see_the_same(people: list[Person], number: int) -> None:
    """Everybody has come as far, and was told the same events up to there."""
    stories = []
    for person in people:
        person.page.wait_for_function("number => window.newest().number >= number", arg=number)
        stories.append(person.page.evaluate("number => window.story().filter(([at]) => at <= number)", number))
    assert stories[0]
    assert all(story == stories[0] for story in stories)


def two_seated(server: Server, arrive: Arrive, size: str = "desktop") -> tuple[Person, Person]:
    """Two people: the one whose turn it is, and the other."""
    tickets = server.new_match("Anna", "Ben", players=2)
    crew = seated(server, arrive, tickets, size)
    return mover_first(crew)


@on_desktop
def test_two_people_a_bot_and_a_watcher_see_the_same(server: Server, arrive: Arrive, size: str) -> None:
    crew, watcher = crew_and_watcher(server, arrive, size)
    acted = set()
    for turn in range(FEW):
        mover = whose_turn(crew)
        others = [other for other in (*crew, watcher) if other is not mover]
        mover.asked()
        number = mover.newest()["number"]
        for other in others:
            other.page.wait_for_function("number => window.newest().number >= number", arg=number)
            expect(other.page.get_by_text(f"{mover.name} is choosing.").first).to_be_visible()
            assert other.newest()["choices"] == []
            expect(other.page.locator(".actions .button")).to_have_count(0)
            expect(other.page.locator("[data-target]")).to_have_count(0)
        mover.act(turn)
        acted.add(mover.name)
    assert acted == {"Anna", "Ben"}
    see_the_same([*crew, watcher], crew[0].newest()["number"])


@on_desktop
def test_a_choice_is_previewed_confirmed_and_cancelled(server: Server, arrive: Arrive, size: str) -> None:
    anna = at_sea(server, arrive, size)
    number = anna.newest()["number"]
    anna.choose()
    expect(anna.confirm).to_be_visible()
    anna.button("Cancel").click()
    expect(anna.confirm).to_have_count(0)
    assert anna.newest()["number"] == number
    anna.act()
    assert anna.newest()["number"] > number


def at_sea(server: Server, arrive: Arrive, size: str = "desktop", **settings: object) -> Person:
    """Anna, alone with a bot, has rolled and is asked where to sail."""
    (ticket,) = server.new_match("Anna", players=2)
    anna = arrive(server, "Anna", size, **settings).visit(server.seat_link(ticket))
    anna.act_until("sail")
    return anna


@on_phone
def test_a_reload_in_mid_turn_keeps_the_question_and_the_log(server: Server, arrive: Arrive, size: str) -> None:
    anna = at_sea(server, arrive, size)
    before = anna.newest()
    anna.page.reload()
    anna.asked()
    after = anna.newest()
    assert (after["number"], after["asked"], after["choices"]) == (before["number"], before["asked"], before["choices"])
    anna.act()


@on_phone
def test_undo_takes_a_choice_back(server: Server, arrive: Arrive, size: str) -> None:
    crew = two_seated(server, arrive, size)
    mover = crew[0]
    mover.act_until("sail")
    before = mover.newest()
    mover.act()
    answers = mover.answers()
    mover.page.get_by_role("button", name="Undo").click()
    mover.answered(answers)
    assert mover.asked() == before["asked"]
    after = mover.newest()
    assert (after["choices"], after["view"]) == (before["choices"], before["view"])
    mover.act(1)


@on_phone
def test_an_illegal_square_says_why_with_its_rule(server: Server, arrive: Arrive, size: str) -> None:
    anna = at_sea(server, arrive, size)
    anna.tap_place(*FAR_AWAY)
    complaint = anna.page.locator(".complaint")
    expect(complaint).to_be_visible()
    rule = complaint.get_by_role("button").first
    name = rule_of(rule)
    assert name.startswith("PB-")
    rule.click()
    expect(anna.page.get_by_role("dialog", name="Rules")).to_contain_text(name)
    assert len(anna.told("why")) == 1


@slow
def test_the_chart_tells_where_one_points_on_the_turn_of_others(server: Server, arrive: Arrive) -> None:
    mover, other = two_seated(server, arrive)
    expect(other.page.get_by_text(f"{mover.name} is choosing.").first).to_be_visible()
    other.page.locator("[data-piece=blackbeard]").click(force=True)
    expect(other.page.locator(".explore")).to_contain_text("Captain Blackbeard, at Skull Island")


def test_the_list_offers_what_the_chart_offers(server: Server, arrive: Arrive) -> None:
    anna = at_sea(server, arrive)
    on_chart = anna.page.locator("[data-target]").count()
    anna.button("List").click()
    listed = anna.page.locator(".list li button")
    expect(listed).to_have_count(on_chart)
    expect(anna.page.locator(".log .lines")).to_be_visible()  # the list leaves the log alone
    before = anna.answers()
    listed.last.click()
    anna.confirm_what_needs_it(before)
    anna.answered(before)


@on_phone
def test_several_ways_to_a_square_are_offered_with_what_each_brings(server: Server, arrive: Arrive, size: str) -> None:
    anna, square = at_crossroads(server, arrive, size, "blackwood")
    square.click()
    expect(anna.ways.nth(1)).to_be_visible()
    expect(anna.confirm).to_have_count(0)
    names = anna.ways.all_inner_texts()
    assert len(set(names)) == len(names)
    before = anna.answers()
    anna.ways.nth(1).click()  # a button that is itself the choice
    anna.answered(before)


@on_desktop
def test_the_text_table_plays_the_game_without_the_chart(server: Server, arrive: Arrive, size: str) -> None:
    anna = at_sea(server, arrive, size)
    anna.page.get_by_role("button", name="Text").click()
    text = anna.page.get_by_role("region", name="Text table")
    expect(text.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(text.get_by_role("table").first).to_be_visible()
    assert text.locator(".choices button").count() == len(anna.newest()["choices"])
    before = anna.answers()
    text.locator(".choices button").first.click()
    anna.answered(before)


@on_phone
def test_one_tap_needs_no_second_one(server: Server, arrive: Arrive, size: str) -> None:
    anna = at_sea(server, arrive, size, oneTap=True)
    before = anna.answers()
    anna.choose()
    anna.answered(before)


def test_the_host_pauses_the_match(server: Server, arrive: Arrive) -> None:
    mover, other = two_seated(server, arrive)
    anna = next(person for person in (mover, other) if person.name == "Anna")
    anna.button("Menu").click()
    anna.button("Pause").click()
    expect(other.page.locator(".banner", has_text="The match is paused.")).to_be_visible()
    anna.button("Close").click()
    expect(mover.my_turn).to_have_count(0)
    anna.page.locator(".banner").get_by_role("button", name="Go on").click()
    expect(other.page.locator(".banner")).to_have_count(0)
    mover.act()


def test_a_seat_moves_to_another_device(server: Server, arrive: Arrive) -> None:
    (ticket,) = server.new_match("Anna", players=2)
    desk = arrive(server, "Anna").visit(server.seat_link(ticket))
    question = desk.asked()
    desk.button("Menu").click()
    desk.button("Move to another device").click()
    desk.button("Make the link").click()
    link = desk.page.locator(".link").inner_text()
    expect(desk.page.get_by_role("img", name="QR code of the one-time link")).to_be_visible()
    phone = arrive(server, "Phone", "phone").visit(link)
    assert phone.asked() == question
    expect(desk.page.get_by_text("Your seat is now on another device.")).to_be_visible()
    late = arrive(server, "Late", "phone").visit(link)
    expect(late.page.locator("main").get_by_role("alert")).to_be_visible()
