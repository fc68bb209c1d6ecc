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
