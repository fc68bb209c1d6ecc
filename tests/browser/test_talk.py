"""People at a table talk: in two languages, in private, without those whom they do not want to hear, or not at all."""

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.person import Person
from tests.browser.seating import Arrive, seated
from tests.browser.server import Json, Server
from tests.browser.sizes import on_phone
from tests.browser.test_landscape import ON_ITS_SIDE

UPRIGHT: ViewportSize = {"width": 390, "height": 844}
# Once it has grown to its size: whether nothing covers or cuts off its corners.
CORNERS_IN_SIGHT = """
async (bubble) => {
  await Promise.all(bubble.getAnimations().map((one) => one.finished));
  const { left, right, top, bottom } = bubble.getBoundingClientRect();
  const corners = [left + 8, right - 8].flatMap((x) => [top + 8, bottom - 8].map((y) => [x, y]));
  return corners.map(([x, y]) => document.elementFromPoint(x, y) === bubble);
}
"""
ALL_IN_SIGHT = f"(bubbles) => Promise.all(bubbles.map({CORNERS_IN_SIGHT}))"
LONG = "Whoever robs the merchant on his way home is next, I swear!"  # as long as a bubble may be
both_ways = pytest.mark.parametrize("screen", [UPRIGHT, ON_ITS_SIDE], ids=["upright", "on its side"])
CODE = "<img src=x onerror='window.hacked = true'>"


def bounty_with(server: Server, *names: str, **wishes: object) -> list[Json]:
    """Bounty has secrets: its seats are closed to strangers, so people may write."""
    tickets = server.new_match(*names, game="bounty", players=3)
    if wishes:
        with server.connected(tickets[0]) as connection:
            server.ask(connection, {"kind": "lobby", "id": "talk", **wishes})
    return tickets


def open_talk(person: Person, title: str = "Talk") -> Locator:
    """The panel of a desk, or the sheet of a phone."""
    person.page.get_by_role("button", name=title).click()
    expect(person.page.locator(".talk")).to_be_visible()
    return person.page.locator(".talk")


def say_phrase(person: Person, phrase: str) -> None:
    person.button("Phrases").click()
    person.button(phrase).click()


def write(person: Person, text: str, label: str = "Write something") -> None:
    person.page.get_by_label(label).fill(text)
    person.page.keyboard.press("Enter")


@on_phone
def test_two_people_talk_in_two_languages(server: Server, arrive: Arrive, size: str) -> None:
    tickets = bounty_with(server, "Anna", "Ben")
    anna = arrive(server, "Anna", size).visit(server.seat_link(tickets[0]))
    ben = arrive(server, "Ben", size, language="nl").visit(server.seat_link(tickets[1]))
    expect(ben.page.get_by_role("button", name="Praten", exact=True)).to_be_visible()
    open_talk(anna)
    say_phrase(anna, "I’m a pirate. Keep away!")
    unread = ben.page.get_by_role("button", name="Praten (1)")
    expect(unread).to_be_visible()
    expect(ben.page.locator(".bubble")).to_contain_text("Ik ben piraat. Blijf uit de buurt!")
    expect(ben.page.locator("[aria-live=polite]").first).to_contain_text("Anna: Ik ben piraat. Blijf uit de buurt!")
    before = ben.page.locator(".board").first.bounding_box()
    talk = open_talk(ben, "Praten (1)")
    expect(talk.get_by_role("listitem")).to_contain_text("Ik ben piraat. Blijf uit de buurt!")
    expect(unread).to_have_count(0)
    assert ben.page.locator(".board").first.bounding_box() == before  # the board does not move
    write(ben, CODE, "Schrijf iets")
    expect(anna.page.locator(".talk li").last).to_contain_text(CODE)
    assert anna.page.evaluate("window.hacked") is None


def test_a_private_remark_is_for_one_person(server: Server, arrive: Arrive) -> None:
    tickets = bounty_with(server, "Anna", "Ben", "Cid")
    anna, ben, cid = [
        arrive(server, name).visit(server.seat_link(ticket))
        for name, ticket in zip(("Anna", "Ben", "Cid"), tickets, strict=True)
    ]
    open_talk(anna).get_by_label("To whom").select_option("Only to Ben")
    write(anna, "We both take Cid")
    expect(open_talk(ben, "Talk (1)").get_by_role("listitem")).to_contain_text("Anna to Ben, in private: We both take")
    anna.page.get_by_label("To whom").select_option("To everybody")
    write(anna, "Hello, Cid")
    expect(open_talk(cid, "Talk (1)").get_by_role("listitem")).to_have_text(["Anna: Hello, Cid"])
    assert not any("We both take Cid" in frame for frame in cid.frames)
    assert ben.page.locator(".bubble").all_inner_texts() in ([], ["Hello, Cid"])


def test_whom_one_does_not_want_to_hear_is_muted_and_shown_to_the_host(server: Server, arrive: Arrive) -> None:
    """UX-08"""
    tickets = bounty_with(server, "Anna", "Ben", "Cid")
    anna = arrive(server, "Anna").visit(server.seat_link(tickets[0]))
    ben = arrive(server, "Ben").visit(server.seat_link(tickets[1]))
    cid = arrive(server, "Cid").visit(server.seat_link(tickets[2]))
    open_talk(ben)
    write(ben, "You smell, Cid!")
    talk = open_talk(cid, "Talk (1)")
    cid.button("More about what Ben said").click()
    cid.button("Show it to the host").click()
    expect(talk).to_contain_text("The host can read it now.")
    expect(open_talk(anna, "Talk (2)").get_by_role("listitem").last).to_contain_text("Please read what Ben said:")
    bens = talk.get_by_role("listitem").filter(has_text="Ben: ")
    cid.button("Hear nothing from Ben").click()
    expect(bens).to_have_count(0)
    cid.page.reload()
    expect(cid.button("Talk")).to_be_visible()
    write(ben, "Still there?")
    cid.page.wait_for_function("() => window.heard.some((one) => one.remark?.text === 'Still there?')")
    expect(cid.page.locator(".bubble")).to_have_count(0)
    expect(cid.button("Talk")).to_be_visible()  # nothing is unread
    open_talk(cid)
    cid.button("Hear Ben again").click()
    expect(bens).to_have_count(2)


def test_the_host_allows_phrases_only_or_nothing(server: Server, arrive: Arrive) -> None:
    anna, ben = seated(server, arrive, bounty_with(server, "Anna", "Ben"))
    open_talk(ben)
    expect(ben.page.get_by_label("Write something")).to_be_visible()
    anna.button("Menu").click()
    anna.button("phrases only").click()
    expect(ben.page.get_by_label("Write something")).to_have_count(0)
    anna.page.get_by_role("group", name="Talk").get_by_role("button", name="off").click()
    expect(ben.button("Phrases")).to_have_count(0)


def test_a_deal_is_agreed_and_broken_in_the_log(server: Server, arrive: Arrive) -> None:
    anna, ben = seated(server, arrive, bounty_with(server, "Anna", "Ben"))
    open_talk(anna)
    anna.button("Phrases").click()
    anna.page.get_by_role("button", name="a truce until round").click()
    anna.page.get_by_label("To whom").first.select_option("Ben")
    anna.page.get_by_label("Until which round").fill("9")
    anna.page.locator(".blanks").get_by_role("button", name="Say it").click()
    open_talk(ben, "Talk (1)")
    ben.button("Agree").click()
    expect(ben.button("Agree")).to_have_count(0)
    expect(ben.page.locator(".talk")).to_contain_text("With Anna: truce until round 9")
    ben.button("Broken!").click()
    for person in (anna, ben):
        person.button("Log").click()
        lines = person.page.locator(".log li")
        expect(lines.nth(0)).to_contain_text("Ben says that Anna broke the deal: truce until round 9.")
        expect(lines.nth(1)).to_contain_text("Anna and Ben agree: truce until round 9.")


def test_two_hands_whisper_beside_a_big_screen(server: Server, arrive: Arrive) -> None:
    tickets = bounty_with(server, "Anna", "Ben")
    screen = arrive(server, "Screen").visit(f"{server.url}/screen/{tickets[0]['table']}")
    expect(screen.page.locator(".board").first).to_be_visible()
    anna, ben = seated(server, arrive, tickets, "phone")
    for person in (anna, ben):
        person.button("Menu").click()
        person.page.get_by_text("Use this phone as a hand", exact=True).click()
        expect(person.page.locator(".hand")).to_be_visible()
    open_talk(anna).get_by_label("To whom").select_option("Only to Ben")
    write(anna, "We both take Cid")
    expect(open_talk(ben, "Talk (1)").get_by_role("listitem")).to_contain_text("Anna to Ben, in private: We both take")
    say_phrase(ben, "Land ahoy!")
    expect(screen.page.locator(".bubble")).to_have_text("Land ahoy!")
    assert not any("We both take Cid" in frame for frame in screen.frames)


def test_people_talk_before_the_match(server: Server, arrive: Arrive) -> None:
    """Of ships and deals only once there is a match."""
    host = server.open_table("Anna", "bounty", 3)
    anna, ben = seated(server, arrive, [host, server.join(host, "Ben")])
    open_talk(anna)
    write(anna, "Who brings the rum?")
    expect(open_talk(ben, "Talk (1)").get_by_role("listitem")).to_contain_text("Anna: Who brings the rum?")
    ben.button("Phrases").click()
    expect(ben.button("Arrr!")).to_be_visible()
    expect(ben.page.get_by_role("heading", name="Deals")).to_have_count(0)
    ben.page.keyboard.press("Escape")
    expect(ben.button("Talk")).to_be_visible()  # nothing is unread


@both_ways
def test_a_phone_shows_the_whole_of_a_bubble(server: Server, arrive: Arrive, screen: ViewportSize) -> None:
    tickets = server.new_match("Anna", "Ben", players=6)
    anna = arrive(server, "Anna", "desktop").visit(server.seat_link(tickets[0]))
    ben = arrive(server, "Ben", "phone").visit(server.seat_link(tickets[1]))
    ben.resize(screen)
    expect(ben.page.locator(".chip")).to_have_count(6)
    open_talk(anna)
    say_phrase(anna, "Land ahoy!")
    bubble = ben.page.locator(".bubble")
    expect(bubble).to_have_text("Anna: Land ahoy!")
    assert bubble.evaluate(CORNERS_IN_SIGHT) == [True] * 4


@both_ways
def test_a_phone_shows_the_whole_of_two_bubbles_at_once(server: Server, arrive: Arrive, screen: ViewportSize) -> None:
    tickets = bounty_with(server, "Anna", "Ben", "Cid")
    cid = arrive(server, "Cid", "phone").visit(server.seat_link(tickets[2]))
    cid.resize(screen)
    expect(cid.page.locator(".chip")).to_have_count(3)
    for seat in (0, 1):
        with server.connected(tickets[seat]) as connection:
            server.ask(connection, {"kind": "say", "id": "long", "seat": seat, "text": LONG})
    bubbles = cid.page.locator(".bubble")
    expect(bubbles).to_have_text([f"Anna: {LONG}", f"Ben: {LONG}"])
    assert bubbles.evaluate_all(ALL_IN_SIGHT) == [[True] * 4] * 2
