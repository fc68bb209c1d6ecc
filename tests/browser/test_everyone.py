"""For everyone: keyboard only, zoomed, in two languages and three looks, and nothing serious found by axe."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, Route, expect

from tests.browser.person import CHOSEN, FAR_AWAY, SIZES, Person
from tests.browser.screens import PARTS, named_screens, pages_and_dialogs, table_screens
from tests.browser.seating import Arrive
from tests.browser.server import Server
from tests.browser.sizes import on_phone, slow

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS = ("dark", "light", "contrast")
# In these looks in `make test`; every screen is seen in every look in `make test-all`.
OFTEN_SEEN = {"table": LOOKS, "dialogs": ("dark",), "curtain": LOOKS}
SERIOUS = ("serious", "critical")
COLOURS = ("color-contrast", "link-in-text-block")  # the rules that a look alone can break
RUN_AXE = """
async ([looks, serious, colours]) => {
  const page = document.documentElement;
  const own = page.dataset.theme;
  const fresh = document.querySelector('dialog[open]') ?? document; // what lies below was a screen itself
  const found = [];
  for (const look of looks) {
    page.dataset.theme = look;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const runOnly = look === own ? {} : { runOnly: colours };
    const { violations } = await axe.run(fresh, { resultTypes: ['violations'], ...runOnly });
    for (const { id, impact, nodes } of violations.filter((one) => serious.includes(one.impact)))
      found.push(`${look}: ${id}: ${nodes[0].html.slice(0, 150)} ${nodes[0].failureSummary?.slice(0, 300)}`);
  }
  page.dataset.theme = own;
  return found;
}
"""
ZOOMED = (720, 320)  # pixels that are left of a desk at 200 %, and of a window of 1280 at 400 %
REDRAWN = 15_000  # ms: enough for any layout to settle
MANY = 80  # presses of the Tab key before we give up


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something that matches has the focus."""
    for _ in range(MANY):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab never came to {selector}")


def act_by_keys(person: Person) -> str:
    """Answer a question without mouse or finger; tells its kind."""
    question = person.asked()
    before = person.answers()
    keys = person.page.keyboard
    if question["luck"] or person.targets.count() == 0:
        keys.press("1")
    else:
        person.page.evaluate("document.activeElement.blur()")
        keys.press("ArrowDown")
        keys.press("Enter")
        person.page.wait_for_function(CHOSEN, arg=before)
        if person.answers() == before:
            keys.press("Enter")  # the same target again, or the first of several ways: it has the focus
    person.answered(before)
    return str(question["kind"])


def test_from_home_to_a_move_and_the_help_by_keyboard_only(server: Server, arrive: Arrive) -> None:
    anna = arrive(server).home()
    expect(anna.button("Play now")).to_be_visible()
    tab_to(anna.page, "article button.primary")
    anna.page.keyboard.press("Enter")
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog", name="Help")).to_have_count(0)
    anna.asked()
    anna.settled()
    while act_by_keys(anna) != "sail":
        pass
    anna.page.keyboard.press("?")
    help_dialog = anna.page.get_by_role("dialog", name="Help")
    expect(help_dialog).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("dialog")).to_have_count(0)
    anna.page.keyboard.press("t")
    expect(anna.page.get_by_role("region", name="Text table")).to_be_visible()


def test_the_turn_and_a_refusal_are_announced(server: Server, arrive: Arrive) -> None:
    anna = at_sea(server, arrive)
    spoken = anna.page.locator("[aria-live=assertive]")
    expect(spoken).to_contain_text("Where to?")
    anna.tap_place(*FAR_AWAY)
    expect(anna.page.locator(".complaint p")).not_to_be_empty()
    expect(spoken).to_contain_text(anna.page.locator(".complaint p").inner_text())


def at_sea(server: Server, arrive: Arrive, size: str = "desktop") -> Person:
    (ticket,) = server.new_match("Anna", players=4)
    anna = arrive(server, "Anna", size).visit(server.seat_link(ticket))
    anna.act_until("sail")
    return anna


def test_live_regions_speak_the_language_of_the_page(server: Server, arrive: Arrive) -> None:
    """Also after something was announced while the texts of the other language were still on their way."""
    anna = at_sea(server, arrive)
    waiting: list[Route] = []
    anna.page.route("**/api/texts/nl/**", lambda route: waiting.append(route))  # noqa: PLW0108  (Playwright marks it)
    anna.button("Settings").click()
    anna.button("Nederlands").click()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("dialog")).to_have_count(0)
    anna.tap_place(*FAR_AWAY)
    english = anna.page.locator(".complaint p").inner_text()
    spoken = anna.page.locator(".unseen[aria-live]")
    expect(spoken.filter(has_text=english)).to_have_count(1)
    for route in waiting:
        route.continue_()
    expect(anna.button("Instellingen")).to_be_visible()
    assert not [text for text in spoken.all_inner_texts() if english in text or "Where to?" in text]


def test_the_language_changes_at_the_table_without_a_reload(server: Server, arrive: Arrive) -> None:
    anna = at_sea(server, arrive)
    anna.page.evaluate("window.same = true")
    english = anna.log.first.inner_text()
    expect(anna.button("Undo")).to_be_visible()
    anna.button("Settings").click()
    anna.button("Nederlands").click()
    anna.page.keyboard.press("Escape")
    expect(anna.log.first).not_to_have_text(english)
    expect(anna.page.get_by_role("heading", name="Captain's log")).to_have_count(0)
    expect(anna.button("Lijst")).to_be_visible()
    expect(anna.page.locator("html")).to_have_attribute("lang", "nl")
    assert anna.page.evaluate("window.same")
    assert anna.page.evaluate("window.heard.filter((one) => one.kind === 'snapshot').length") == 1


@on_phone
def test_every_look_dresses_the_page(server: Server, arrive: Arrive, size: str) -> None:
    anna = arrive(server, size=size).home()
    anna.button("Settings").click()
    before = anna.page.evaluate("getComputedStyle(document.body).backgroundColor")
    for look, theme in (("Parchment", "light"), ("High contrast", "contrast"), ("Night watch", "dark")):
        anna.button(look).click()
        expect(anna.page.locator("html")).to_have_attribute("data-theme", theme)
        expect(anna.page.locator("body")).not_to_have_css("background-color", before)
        before = anna.page.evaluate("getComputedStyle(document.body).backgroundColor")


# --- every screen


def axe_finds(person: Person, looks: Sequence[str] = LOOKS) -> list[str]:
    """Serious complaints about this screen: everything in the look it has, and the colours in the other looks."""
    if person.page.evaluate("typeof axe === 'undefined'"):
        person.page.evaluate(AXE.read_text())
    found: list[str] = person.page.evaluate(RUN_AXE, [looks, SERIOUS, COLOURS])
    return found


def too_wide(person: Person) -> list[str]:
    """Nothing may scroll sideways when a desk is zoomed."""
    found = [complaint for width in ZOOMED for complaint in wider_than(person, width)]
    resize(person, **SIZES[person.size]["viewport"])
    return found


def wider_than(person: Person, width: int) -> list[str]:
    resize(person, width, 450)
    try:
        fits = "width => document.documentElement.scrollWidth <= width"
        person.page.wait_for_function(fits, arg=width, timeout=REDRAWN)
    except Error:  # of waiting too long
        return [f"at {width}: {person.page.evaluate('document.documentElement.scrollWidth')} pixels wide"]
    return []


def resize(person: Person, width: int, height: int) -> None:
    """Returns once the page knows."""
    person.resize({"width": width, "height": height})
    person.page.wait_for_function("width => innerWidth === width", arg=width)


@pytest.mark.parametrize(
    ("part", "looks"),
    [
        *OFTEN_SEEN.items(),
        *[pytest.param(part, LOOKS, marks=slow) for part in PARTS if OFTEN_SEEN.get(part) != LOOKS],
    ],
    ids=lambda value: value if isinstance(value, str) else f"{len(value)} looks",
)
def test_every_screen_is_accessible_and_fits_when_zoomed(
    server: Server, arrive: Arrive, part: str, looks: Sequence[str]
) -> None:
    found = []
    for name, person in PARTS[part](server, arrive, "desktop", "dark"):
        complaints = axe_finds(person, looks) + too_wide(person)
        found += [f"{name}: {complaint}" for complaint in complaints]
    assert not found, "\n".join(found)


def test_what_only_a_phone_has_is_accessible_in_every_look(server: Server, arrive: Arrive) -> None:
    """From the table to its sheets, which a desk has not; `make test-all` looks at everything else."""
    found = []
    for name, person in table_screens(server, arrive, "phone", "dark"):
        found += [f"{name}: {complaint}" for complaint in axe_finds(person)]
        if name == "ship":
            break
    assert not found, "\n".join(found)


@slow
@pytest.mark.parametrize("part", PARTS)
def test_every_screen_of_a_phone_is_accessible_in_every_look(server: Server, arrive: Arrive, part: str) -> None:
    shown = PARTS[part](server, arrive, "phone", "dark")
    found = [f"{name}: {complaint}" for name, person in shown for complaint in axe_finds(person)]
    assert not found, "\n".join(found)


def test_no_page_and_no_dialog_is_left_out() -> None:
    assert pages_and_dialogs() - named_screens() == set(), "screens.py does not lead to these"
