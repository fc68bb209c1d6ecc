"""A hint: three choices with their chances and reasons, which it shows on the chart. Everybody sees who asked."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.seating import Arrive, mover_first, seated
from tests.browser.server import Server
from tests.browser.sizes import on_phone


def log_of(person: Person) -> None:
    if person.size == "phone":
        person.page.get_by_role("navigation").get_by_role("button", name=re.compile("^Log")).click()


def heights(choices: Locator) -> list[float]:
    return [box["y"] for each in choices.all() if (box := each.bounding_box()) is not None]


@on_phone
def test_who_has_to_decide_gets_a_hint_and_the_others_see_that_it_was_asked(
    server: Server, arrive: Arrive, size: str
) -> None:
    crew = seated(server, arrive, server.new_match("Anna", "Ben", players=3), size)
    mover, other = mover_first(crew)
    other.button("Hint").click()
    expect(other.page.get_by_role("dialog")).to_contain_text("when you have to decide")
    other.page.keyboard.press("Escape")
    mover.act_until("sail")
    mover.button("Hint").click()
    hint = mover.page.get_by_role("dialog", name="Hint")
    expect(hint).to_contain_text("Everybody at the table sees that you asked")
    hint.get_by_role("button", name="Ask for a hint").click()
    choices = hint.get_by_role("listitem")
    expect(choices).to_have_count(3)
    first = heights(choices)
    expect(hint).to_contain_text(re.compile("thought it through|no difference"))  # the better answer
    assert heights(choices) == first  # takes the place of the first one: nothing moves
    for choice in choices.all():
        expect(choice).to_contain_text(re.compile(r"\d+ %"))
    hint.get_by_role("button", name="Show").first.click()
    expect(hint).to_have_count(0)
    expect(mover.confirm).to_be_enabled()  # the best choice is shown on the chart, and waits to be confirmed
    log_of(other)
    expect(other.page.locator(".log li", has_text=f"{mover.name} asked for a hint.")).to_be_visible()
    other.page.reload()
    log_of(other)
    expect(other.page.locator(".log li", has_text=f"{mover.name} asked for a hint.")).to_be_visible()


def test_where_the_host_forbids_hints_there_is_no_button(server: Server, arrive: Arrive) -> None:
    anna = arrive(server, "Anna").home()
    anna.button("Invite friends").click()
    forbidden = anna.page.get_by_role("group", name="Hints").get_by_role("button", name="forbidden")
    forbidden.click()
    expect(forbidden).to_have_attribute("aria-pressed", "true")
    anna.button("Set sail").click()
    expect(anna.button("Rules")).to_be_visible()
    expect(anna.button("Hint")).to_have_count(0)


# --- the coach

# Answers what the page asks the coach, in place of the server: with a better choice, or not at all.
COACH = """
answers => {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (data) {
    const asked = JSON.parse(data);
    if (asked.kind !== 'weigh') return send.call(this, data);
    window.told.push(asked);
    if (!answers) return;
    const tell = (said) => this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(said) }));
    const other = window.newest().choices.find(({ move }) => JSON.stringify(move) !== JSON.stringify(asked.move));
    tell({ kind: 'ack', id: asked.id, number: asked.at, chain: '', link: null, ticket: null });
    tell({ kind: 'weighed', seat: asked.seat, number: asked.at, better: other.move, chance: 31, best: 44 });
  };
}
"""


def coached(server: Server, arrive: Arrive, size: str, answers: bool) -> Person:
    """Anna has the coach, and is about to sail."""
    anna = arrive(server, "Anna", size, coach=True).visit(server.seat_link(server.new_match("Anna", players=3)[0]))
    anna.act_until("sail")
    anna.page.evaluate(COACH, answers)
    anna.choose()
    anna.confirm.click()
    return anna


@on_phone
def test_the_coach_speaks_once_before_a_serious_mistake(server: Server, arrive: Arrive, size: str) -> None:
    anna = coached(server, arrive, size, answers=True)
    coach = anna.page.get_by_role("region", name="The coach")
    expect(coach).to_contain_text("you would win 31 of 100 matches, and 44 with another choice")
    played, weighed = len(anna.told("play")), len(anna.told("weigh"))
    coach.get_by_role("button", name="Show me better").click()
    expect(coach).to_have_count(0)
    known = anna.newest()["number"]
    anna.confirm.click()  # the better one waits to be confirmed
    anna.moved(known)
    assert len(anna.told("play")) == played + 1
    assert len(anna.told("weigh")) == weighed  # he speaks once in a turn


def test_one_may_do_it_anyway(server: Server, arrive: Arrive) -> None:
    anna = coached(server, arrive, "desktop", answers=True)
    asked = anna.told("weigh")[-1]
    anna.page.get_by_role("button", name="Do it anyway").click()
    expect(anna.page.get_by_role("region", name="The coach")).to_have_count(0)
    assert anna.told("play")[-1]["move"] == asked["move"]


def test_no_move_waits_for_a_coach_who_says_nothing(server: Server, arrive: Arrive) -> None:
    anna = coached(server, arrive, "desktop", answers=False)
    move = anna.told("weigh")[-1]["move"]
    anna.page.wait_for_function("() => window.told.some(({ kind, move }) => kind === 'play' && move.kind === 'sail')")
    assert anna.told("play")[-1]["move"] == move


def test_the_coach_of_the_server_lets_a_move_pass_and_everybody_reads_that_he_is_there(
    server: Server, arrive: Arrive
) -> None:
    anna = arrive(server, "Anna", coach=True).visit(server.seat_link(server.new_match("Anna", players=3)[0]))
    anna.act_until("sail")
    anna.choose()
    anna.confirm.click()
    anyway = anna.page.get_by_role("button", name="Do it anyway")
    anna.page.wait_for_function(
        "() => window.told.some(({ kind, move }) => kind === 'play' && move.kind === 'sail')"
        " || document.querySelector('.coach')"
    )
    if anyway.count():
        anyway.click()
    expect(anna.page.locator(".log li", has_text="Anna sails with the coach")).to_be_visible()
