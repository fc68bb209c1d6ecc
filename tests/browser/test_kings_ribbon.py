"""King of the Pirates when others act: the ribbon and its time, standing orders, the eye, and two at one device."""

import json
import re
from typing import ClassVar

import msgspec
from playwright.sync_api import Locator, expect

from skulduggery.core.messages import Outlook
from skulduggery.games import game_called
from skulduggery.text import Wording
from tests.browser.person import Person
from tests.browser.rehearsal import NAMES, Rehearsal, Wanted
from tests.browser.seating import Arrive
from tests.browser.server import Json, Server
from tests.browser.sizes import on_desktop, on_phone
from tests.browser.test_everyone import axe_finds
from tests.browser.test_secrets import hold_to_look

ANNA, BEN = 0, 1
LUCK = 30  # Ben begins, and has scurvy to hand out
PATIENCE = 20  # seconds in a window at a family's table
WORDS = Wording("en", game_called("kings"))
SOFT_HYPHEN = "\u00ad"
COMMON = {"Scurvy"}  # a name of a card that stands elsewhere, too
# Remembers every curtain that falls from now on, however short.
WATCH_CURTAINS = """
() => {
  window.curtains = [];
  const look = () => {
    const title = document.querySelector('#curtain-title')?.textContent;
    if (title && window.curtains.at(-1) !== title) window.curtains.push(title);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}
"""
# What this page was told of the match: the log of its newest snapshot, and what came after.
TOLD = """
() => {
  const since = window.heard.findLastIndex((one) => one.kind === 'snapshot' && one.update);
  const [all, ...rest] = window.heard.slice(since);
  return [...all.log.map(([, event]) => event), ...rest.flatMap((one) => (one.kind === 'update' ? one.events : []))];
}
"""
PASSED = f"() => ({TOLD})().filter((event) => event.kind === 'passed').map((event) => event.seat)"
CLOSED = f"() => ({TOLD})().some((event) => event.kind === 'window_closed')"


class BeforeTheRoll(Rehearsal):
    """Two people just before a roll that lets both react."""

    game: ClassVar = game_called("kings")
    pace: ClassVar = "family"

    def __init__(self, server: Server, one_device: bool = False) -> None:
        self.one_device = one_device
        super().__init__(server, 2, LUCK, one_device, first_player=BEN, colours="red-blue")
        self.ticket_when(is_roll)

    def ticket_when(self, wanted: Wanted) -> Json:
        """Each over a separate connection: seats of one connection count as one device from then on."""
        if self.one_device:
            return super().ticket_when(wanted)
        while not wanted(self.outlook()):
            with self.server.connected(self.tickets[self.seat]) as connection:
                self.play_on(connection, self.first_number(connection))
        return self.tickets[self.seat]


def is_roll(seen: Outlook) -> bool:
    return seen.asked is not None and seen.asked.kind == "roll"


def at_home(server: Server, arrive: Arrive, size: str) -> list[Person]:
    """Anna and Ben, each with a screen."""
    tickets = BeforeTheRoll(server).tickets
    crew = [arrive(server, NAMES[seat], size).visit(server.seat_link(tickets[seat])) for seat in (ANNA, BEN)]
    return [person.settled() for person in crew]


def at_one_device(server: Server, arrive: Arrive, size: str, tickets: list[Json]) -> Person:
    """Both have their keys on one page, which stands before the curtain."""
    seats = [{"seat": ticket["seat"], "token": ticket["token"]} for ticket in tickets]
    held = {"table": tickets[0]["table"], "game": "kings", "seats": seats, "names": [], "when": 1}
    device = arrive(server, "Anna", size)
    words = json.dumps(json.dumps([held]))
    device.context.add_init_script(f"try {{ localStorage['skulduggery.tables'] ??= {words}; }} catch {{ /* blank */ }}")
    device.visit(server.table_link(tickets[0]))
    expect(device.button("Keep pressing to look")).to_be_visible()
    return device


def ribbon(person: Person) -> Locator:
    return person.page.get_by_label("React or pass")


def let_it_pass(person: Person) -> None:
    ribbon(person).get_by_role("button", name="Pass", exact=True).click()


def orders(person: Person) -> Locator:
    """The button that opens the standing orders."""
    return person.page.get_by_role("button", name="When others act").locator("visible=true")


def give_order(person: Person, words: str) -> None:
    orders(person).click()
    person.page.get_by_text(words, exact=True).locator("visible=true").click()
    expect(orders(person)).to_contain_text(words)


def seconds_left(person: Person) -> int:
    label = ribbon(person).get_by_role("timer").get_attribute("aria-label")
    found = re.match(r"(\d+) seconds left$", str(label))
    assert found is not None, label
    return int(found[1])


def passed(person: Person) -> list[int]:
    """Who let it pass, in the order of the rules, once the window is closed."""
    person.page.wait_for_function(CLOSED)
    seats: list[int] = person.page.evaluate(PASSED)
    return seats


def cards(person: Person) -> Locator:
    """Of the own hand, face up."""
    return person.page.locator("section.hand button.play:visible")


def names_of(hand: list[str]) -> set[str]:
    return {WORDS.name_of("card", card) for card in hand} - COMMON


def told_in(text: str, hand: list[str]) -> set[str]:
    return {name for name in names_of(hand) if name in text.replace(SOFT_HYPHEN, "")}


@on_phone
def test_the_ribbon_has_a_time_bar_and_keeps_an_early_pass(server: Server, arrive: Arrive, size: str) -> None:
    anna, ben = at_home(server, arrive, size)
    expect(ribbon(anna)).to_have_count(0)
    ben.confirm.click()
    expect(ribbon(anna).get_by_role("timer")).to_be_visible()
    assert anna.told("seen")[-1]["number"] == anna.newest()["number"]  # so her time runs from now on
    left = seconds_left(anna)
    assert left <= PATIENCE
    assert axe_finds(anna) == []

    let_it_pass(anna)
    expect(ribbon(anna)).to_contain_text("You pass.")
    assert anna.newest()["asked"]["seat"] == BEN  # kept until the rules come to her
    ribbon(anna).get_by_role("button", name="Change").click()
    let_it_pass(anna)
    expect(ribbon(anna)).to_contain_text("You pass.")
    expect(ribbon(anna).get_by_role("timer")).not_to_have_attribute("aria-label", f"{left} seconds left")
    assert seconds_left(anna) < left
    let_it_pass(ben)
    expect(ribbon(anna)).to_have_count(0)
    assert passed(anna) == [BEN, ANNA]


@on_phone
def test_an_early_pass_is_sent_when_the_connection_is_back(server: Server, arrive: Arrive, size: str) -> None:
    anna, ben = at_home(server, arrive, size)
    ben.confirm.click()
    expect(ribbon(anna).get_by_role("timer")).to_be_visible()
    anna.context.set_offline(True)
    expect(anna.page.get_by_text("Reconnecting…")).to_be_visible()
    let_it_pass(anna)
    assert anna.told("early") == []
    anna.context.set_offline(False)
    expect(ribbon(anna)).to_contain_text("You pass.")
    assert len(anna.told("early")) == 1
    let_it_pass(ben)
    assert passed(anna) == [BEN, ANNA]


def test_whoever_lets_the_time_run_out_has_let_it_pass(server: Server, arrive: Arrive) -> None:
    anna, ben = at_home(server, arrive, "desktop")
    ben.confirm.click()
    expect(ribbon(anna).get_by_role("timer")).to_be_visible()
    expect(ribbon(ben)).to_be_visible()
    expect(ribbon(ben).get_by_role("timer")).to_have_count(0)  # it is his own turn
    server.let_a_minute_pass()
    let_it_pass(ben)
    assert passed(ben) == [BEN, ANNA]
    expect(ribbon(anna)).to_have_count(0)
    expect(ben.status).to_contain_text("Where to?")
    assert anna.told("early") == []


@on_desktop
def test_standing_orders_are_set_kept_and_obeyed(server: Server, arrive: Arrive, size: str) -> None:
    anna, ben = at_home(server, arrive, size)
    expect(orders(anna)).to_contain_text("Ask me every time")
    give_order(anna, "Ask me only if I am involved")
    orders(anna).click()
    fits = anna.page.get_by_text("Ask me only if a card of mine can change the result", exact=True)
    expect(fits.locator("visible=true")).to_be_disabled()
    expect(anna.page.get_by_text("The host can allow it before the match").locator("visible=true")).to_be_visible()
    anna.page.keyboard.press("Escape")
    give_order(anna, "Never ask me")
    assert [one["order"] for one in anna.told("order")] == ["involved", "never"]
    anna.page.reload()
    expect(orders(anna)).to_contain_text("Never ask me")

    ben.confirm.click()
    let_it_pass(ben)
    assert passed(anna) == [BEN, ANNA]
    assert anna.told("early") == []
    expect(ribbon(anna)).to_have_count(0)
    news = [msgspec.json.decode(frame) for frame in ben.frames]
    assert {one["seat"] for one in news if one["kind"] == "reactions"} == {BEN}  # nobody else learns of an order


@on_desktop
def test_the_eye_turns_the_hand_face_down_for_the_whole_screen(server: Server, arrive: Arrive, size: str) -> None:
    _, ben = at_home(server, arrive, size)
    hand = ben.newest()["view"]["hand"]
    kinds = len(set(hand))
    expect(cards(ben)).to_have_count(kinds)
    assert told_in(ben.page.locator("body").inner_text(), hand) == names_of(hand)
    eye = ben.page.get_by_role("button", name="Turn your cards face down").locator("visible=true")
    eye.click()
    expect(cards(ben)).to_have_count(0)
    expect(ben.page.locator("section.hand .back:visible")).to_have_count(len(hand))
    assert told_in(ben.page.locator("body").inner_text(), hand) == set()  # the log has drawn cards, too
    eye.click()
    expect(cards(ben)).to_have_count(kinds)


@on_phone
def test_two_at_one_device_see_their_own_hand_alone(server: Server, arrive: Arrive, size: str) -> None:
    device = at_one_device(server, arrive, size, BeforeTheRoll(server, one_device=True).tickets)
    views = [msgspec.json.decode(frame).get("update") for frame in device.frames]
    assert [update["view"]["hand"] for update in views if update] == [[]]  # sent once, and nobody's
    hold_to_look(device)
    expect(cards(device).first).to_be_visible()
    hand = device.newest()["view"]["hand"]
    assert (device.newest()["seat"], told_in(device.page.content(), hand)) == (BEN, names_of(hand))

    device.confirm.click()
    expect(ribbon(device)).to_be_visible()
    expect(ribbon(device).get_by_role("timer")).to_have_count(0)  # a device must be handed over first
    ribbon(device).get_by_role("button", name="Anna").click()
    expect(device.page.get_by_role("dialog")).to_contain_text("Hand the wheel to Anna")
    expect(cards(device)).to_have_count(0)
    assert told_in(device.page.content(), hand) == set()
    hold_to_look(device)
    expect(cards(device).first).to_be_visible()
    assert device.newest()["seat"] == ANNA
    ribbon(device).get_by_role("button", name="Nobody").click()
    expect(device.page.get_by_role("dialog")).to_be_visible()  # both have passed, and Ben sails
    expect(device.page.get_by_role("dialog")).not_to_contain_text("Anna")


@on_phone
def test_a_window_asks_everybody_at_the_device_at_once(server: Server, arrive: Arrive, size: str) -> None:
    """Without a curtain, unless somebody says yes. Also while nobody has the device in hand."""
    device = at_one_device(server, arrive, size, BeforeTheRoll(server, one_device=True).tickets)
    hold_to_look(device)
    device.confirm.click()
    expect(ribbon(device)).to_contain_text("does anybody play a card?")
    device.page.reload()
    expect(ribbon(device)).to_contain_text("Does anybody play a card?")
    expect(device.page.get_by_role("dialog")).to_have_count(0)
    assert axe_finds(device) == []
    expect(ribbon(device).get_by_role("button")).to_have_count(3)  # nobody, Anna, Ben
    ribbon(device).get_by_role("button", name="Anna").click()
    device.button("Show the table without secrets").click()
    ribbon(device).get_by_role("button", name="Nobody").click()
    expect(device.page.get_by_role("dialog")).not_to_contain_text("Anna")  # it is Ben's turn
    assert passed(device) == [BEN, ANNA]


def test_no_device_is_handed_to_somebody_who_passes_by_order(server: Server, arrive: Arrive) -> None:
    tickets = BeforeTheRoll(server, one_device=True).tickets
    with server.connected(tickets[ANNA]) as connection:
        server.ask(connection, {"kind": "order", "id": "order", "seat": ANNA, "order": "never"})
    device = at_one_device(server, arrive, "desktop", tickets)
    hold_to_look(device)
    device.confirm.click()
    expect(ribbon(device)).to_be_visible()
    device.page.evaluate(WATCH_CURTAINS)
    device.page.locator("button.play[aria-label^='Scurvy']:visible").click()
    device.page.locator(f"[data-target='piece ship-{ANNA}']").click()
    ribbon(device).locator(".primary").last.click()
    expect(ribbon(device)).to_contain_text("one scurvy token")  # Ben may go on: the device stays with him
    assert not [title for title in device.page.evaluate("window.curtains") if "Anna" in title]
