"""The rulebook: as pages to read, search and print, and beside the board without leaving the match."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.ending import end_of
from tests.browser.person import FAR_AWAY, Person, rule_of
from tests.browser.seating import Arrive
from tests.browser.server import Json, Server
from tests.browser.sizes import on_desktop, on_phone, slow
from tests.browser.test_everyone import axe_finds
from tests.text.test_credits import authors_of_the_icons, fonts_of_the_page

PICTURES = {"bounty": 9, "prowl": 12, "kings": 12}
ENOUGH = 8  # pictures
NEAR = 3  # pixels: letters are not cut at whole ones


def open_book(server: Server, arrive: Arrive, size: str, rule: str = "", game: str = "blackwood") -> Person:
    anna = arrive(server, size=size).visit(f"{server.url}/rules/{game}{rule and '#'}{rule}")
    expect(anna.page.locator(".book .rule").first).to_be_visible()
    return anna


def rule(page: Page, name: str) -> Locator:
    return page.locator(f"[id='{name}']")


def top_of(found: Locator) -> float:
    box = found.bounding_box()
    assert box is not None
    return box["y"]


# --- the page


@on_phone
def test_home_leads_to_the_rulebook_and_its_contents_to_chapters(server: Server, arrive: Arrive, size: str) -> None:
    anna = arrive(server, size=size).home()
    anna.page.get_by_role("link", name="Rules").first.click()
    expect(anna.page.get_by_role("heading", level=1, name="Port Blackwood")).to_be_visible()
    contents = anna.page.get_by_role("navigation", name="Contents")
    if size == "phone":
        contents.get_by_text("Contents").click()
    contents.get_by_role("link", name="Captivity").click()
    expect(anna.page.get_by_role("heading", name="Captivity")).to_be_in_viewport()
    expect(anna.page).to_have_url(re.compile(r"/rules/blackwood#chapter-\d+$"))


@on_desktop
def test_a_link_opens_at_its_rule_and_going_back_returns(server: Server, arrive: Arrive, size: str) -> None:
    anna = open_book(server, arrive, size, "PB-10.03")
    expect(rule(anna.page, "PB-10.03")).to_be_in_viewport()
    expect(anna.page.locator(".asked")).to_contain_text("PB-10.03")
    anna.page.locator(".book").get_by_role("link", name="PB-6.02").last.click()
    expect(anna.page.locator(".asked")).to_contain_text("PB-6.02")
    expect(rule(anna.page, "PB-6.02")).to_be_in_viewport()
    anna.page.go_back()
    expect(anna.page.locator(".asked")).to_contain_text("PB-10.03")
    expect(rule(anna.page, "PB-10.03")).to_be_in_viewport()


@on_desktop
def test_a_search_finds_as_one_types_and_marks_what_it_found(server: Server, arrive: Arrive, size: str) -> None:
    anna = open_book(server, arrive, size)
    field = anna.page.get_by_role("searchbox")
    field.press_sequentially("stockp")
    marks = anna.page.locator("mark")
    expect(marks.first).to_be_visible()
    assert {text.lower() for text in marks.all_inner_texts()} == {"stockp"}
    for found in anna.page.locator(".book .rule").all():
        expect(found).to_contain_text(re.compile("stockp", re.IGNORECASE))
    expect(anna.page.get_by_text("rules have this word")).to_be_visible()
    field.fill("abandoned gold")
    expect(anna.page.get_by_role("heading", name="Abandoned gold").locator("mark")).to_be_visible()
    field.fill("helicopter")
    expect(anna.page.get_by_text("No rule has this word.")).to_be_visible()
    field.fill("")
    expect(rule(anna.page, "PB-13.06")).to_be_attached()


@on_phone
def test_the_other_language_keeps_the_place(server: Server, arrive: Arrive, size: str) -> None:
    anna = open_book(server, arrive, size, "PB-9.05")
    expect(anna.page.locator(".clipping").first).to_be_attached()
    before = top_of(rule(anna.page, "PB-9.05"))
    anna.page.evaluate("document.querySelector('[lang=nl].button').click()")  # it lies above, out of sight
    expect(rule(anna.page, "PB-9.05")).to_contain_text("Hij neemt elk schip")
    anna.page.wait_for_function(
        "([id, top, near]) => Math.abs(document.getElementById(id).getBoundingClientRect().top - top) <= near",
        arg=["PB-9.05", before, NEAR],
    )
    expect(anna.page).to_have_url(re.compile("#PB-9.05$"))


@pytest.mark.parametrize("game", ["blackwood", "kings"])  # squares, hexes
@on_desktop
def test_pictures_are_drawn_and_told_by_their_captions(server: Server, arrive: Arrive, size: str, game: str) -> None:
    anna = open_book(server, arrive, size, game=game)
    pictures = anna.page.locator("figure svg.clipping")
    expect(pictures.nth(ENOUGH - 1)).to_be_attached()
    for figure in anna.page.locator("figure").all():
        caption = figure.locator("figcaption span[id]").inner_text()
        assert len(caption) > 20
        expect(figure.get_by_role("img", name=caption)).to_be_visible()
        assert figure.locator("[data-piece]").count() > 0
    expect(anna.page.locator("figure pre")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "language", "told"),
    [
        ("bounty", "en", "5, 5 and 1"),
        ("bounty", "nl", "5, 5 en 1"),
        ("prowl", "en", "four steps"),
        ("prowl", "nl", "vier stappen"),
        ("kings", "en", "8 against 8"),
        ("kings", "nl", "8 tegen 8"),
    ],
)
def test_pictures_are_told_in_the_language_of_the_book(
    server: Server, arrive: Arrive, size: str, game: str, language: str, told: str
) -> None:
    anna = arrive(server, size=size, language=language).visit(f"{server.url}/rules/{game}")
    expect(anna.page.locator("svg.clipping")).to_have_count(PICTURES[game])
    expect(anna.page.locator("figure", has_text=told).get_by_role("img").first).to_be_visible()


@pytest.mark.slow
def test_on_paper_only_the_text_is_left(server: Server, arrive: Arrive) -> None:
    anna = open_book(server, arrive, "desktop")
    anna.page.emulate_media(media="print")
    for gone in (anna.page.get_by_role("navigation", name="Contents"), anna.page.get_by_role("searchbox")):
        expect(gone).to_be_hidden()
    expect(rule(anna.page, "PB-1.01")).to_be_visible()
    for printed in ("main", "main h1", "main h2 >> nth=0", ".book .id >> nth=0"):
        expect(anna.page.locator(printed)).to_have_css("color", "rgb(0, 0, 0)")
    for paper in ("html", "body"):
        expect(anna.page.locator(paper)).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(anna.page.locator("main")).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    expect(anna.page.locator(".clipping").first).to_be_visible()
    expect(anna.page.get_by_role("button")).to_have_count(0)


# Names of a board that lie upon each other, in their own letters. The boxes of texts are higher than these.
NAMES_THAT_CROSS = """
async () => {
  await document.fonts.ready;
  return [...document.querySelectorAll('.whole svg')].flatMap((board) => {
    const names = [...board.querySelectorAll('.names text')].map((name) => [name, name.getBoundingClientRect()]);
    return names.filter(([name, one]) => names.some(([other, box]) => other !== name
      && Math.min(one.right, box.right) - Math.max(one.left, box.left) > 1
      && Math.min(one.bottom, box.bottom) - Math.max(one.top, box.top) > 5)).map(([name]) => name.textContent);
  });
}
"""
WHOLE = """# Prowl

## The sea

**PR-3.01** Sail.

**PR-3.02 °** The bridges are safe.

```chart small
YY.T
```

```chart large
YY..T
```
"""


@on_phone
def test_whole_boards_are_drawn_and_silent_rules_have_a_sign(server: Server, arrive: Arrive, size: str) -> None:
    anna = arrive(server, size=size)
    anna.page.route("**/api/rules/en/prowl", lambda route: route.fulfill(body=WHOLE, content_type="text/plain"))
    anna.visit(f"{server.url}/rules/prowl")
    small, large = [anna.page.get_by_role("img", name=f"Board: {first}") for first in ("Tortuga & Nassau", "Tortuga,")]
    expect(small).to_have_count(1)
    expect(large).to_have_count(1)
    for board in (small, large):
        box = board.bounding_box()
        assert box is not None
        assert (box["height"] > box["width"]) == (size == "phone")
    silent = "The book is silent; we play it this way."
    expect(rule(anna.page, "PR-3.02").get_by_role("img", name=silent)).to_be_visible()
    expect(rule(anna.page, "PR-3.01").get_by_role("img")).to_have_count(0)
    expect(anna.page.locator(".legend")).to_contain_text(silent)


@pytest.mark.parametrize(
    "game", ["prowl", *(pytest.param(game, marks=slow) for game in ("blackwood", "bounty", "kings"))]
)
def test_names_on_whole_boards_do_not_cross_on_a_phone(server: Server, arrive: Arrive, game: str) -> None:
    anna = arrive(server, size="phone").visit(f"{server.url}/rules/{game}")
    expect(anna.page.locator(".whole .names text").nth(10)).to_be_attached()
    assert anna.page.evaluate(NAMES_THAT_CROSS) == []
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"


@on_desktop
def test_home_and_the_rulebook_say_who_made_the_game(server: Server, arrive: Arrive, size: str) -> None:
    anna = arrive(server, size=size).home()
    anna.page.get_by_role("article").filter(has_text="Prowl").get_by_role("button", name="About this game").click()
    about = anna.page.get_by_role("dialog", name="About this game")
    for words in ("Ronaldo Siète", "© 2023", "Doctors Without Borders", "an independent implementation"):
        expect(about).to_contain_text(words)
    expect(about.get_by_role("link", name="editorialperdido")).to_have_attribute("rel", "noopener noreferrer")
    anna = open_book(server, arrive, size, game="kings")
    section = anna.page.get_by_role("region", name="About this game")
    expect(section).to_contain_text("© Borzag Games")
    expect(section).to_contain_text("not named in its rulebook")


def test_the_page_thanks_the_authors_of_its_icons_and_fonts(server: Server, arrive: Arrive) -> None:
    anna = arrive(server).visit(f"{server.url}/privacy")
    for name in sorted(authors_of_the_icons() | fonts_of_the_page()):
        expect(anna.page.get_by_role("main")).to_contain_text(name)


@on_phone
def test_the_end_of_a_match_says_who_made_the_game(
    server: Server, arrive: Arrive, evening: list[Json], size: str
) -> None:
    anna = arrive(server, "Anna", size).visit(server.seat_link(evening[0]))
    end_of(anna).get_by_role("button", name="About this game").click()
    about = anna.page.get_by_role("dialog", name="About this game")
    expect(about.get_by_role("link", name="creativecommons.org/licenses/by-nc-nd/4.0")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(about).to_have_count(0)
    expect(end_of(anna)).to_be_visible()


@pytest.mark.slow
def test_a_game_without_a_rulebook_says_so(server: Server, arrive: Arrive) -> None:
    anna = arrive(server).visit(f"{server.url}/rules/parley")
    expect(anna.page.get_by_role("main").get_by_role("alert")).to_have_text("There is no rulebook for this game.")


# --- beside the board


def at_sea(server: Server, arrive: Arrive, size: str) -> Person:
    (ticket,) = server.new_match("Anna", players=2)
    anna = arrive(server, "Anna", size).visit(server.seat_link(ticket))
    anna.act_until("sail")
    return anna


def beside(anna: Person) -> Locator:
    return anna.page.get_by_role("dialog", name="Rules")


@on_phone
def test_a_refusal_opens_its_rule_and_the_match_goes_on(server: Server, arrive: Arrive, size: str) -> None:
    anna = at_sea(server, arrive, size)
    address = anna.page.url
    anna.tap_place(*FAR_AWAY)
    complaint = anna.page.locator(".complaint").get_by_role("button").first
    name = rule_of(complaint)
    complaint.click()
    expect(beside(anna).locator(".asked")).to_contain_text(name)
    expect(beside(anna).locator(".asked")).to_be_in_viewport()
    assert anna.page.url == address
    anna.act()  # the board and its buttons are as near as before
    expect(beside(anna)).to_be_visible()
    beside(anna).get_by_role("button", name="Close").click()
    expect(beside(anna)).to_have_count(0)


@on_desktop
def test_every_line_of_the_log_opens_its_rule(server: Server, arrive: Arrive, size: str) -> None:
    anna = at_sea(server, arrive, size)
    if size == "phone":
        anna.page.get_by_role("navigation").get_by_role("button", name="Log").click()
    opened = set()
    for line in anna.page.locator(".log .rule").all():
        name = rule_of(line)
        if size == "desktop" and name in opened:
            continue  # `make test` opens each rule once, `make test-all` every line on a phone
        opened.add(name)
        line.click()
        expect(beside(anna).locator(".asked")).to_contain_text(name)
        expect(beside(anna).locator(".asked")).to_be_in_viewport()
        beside(anna).get_by_role("button", name="Close").click()  # it covers the log


@pytest.mark.slow
def test_back_and_forth_search_and_the_whole_book(server: Server, arrive: Arrive, size: str) -> None:
    anna = at_sea(server, arrive, size)
    anna.page.keyboard.press("r")
    panel = beside(anna)
    expect(panel.locator(".asked")).to_contain_text("PB-4.05")
    expect(panel.get_by_role("button", name="The rule before")).to_be_disabled()
    panel.get_by_role("combobox", name="Chapter").select_option("A first voyage")
    panel.get_by_role("link", name="PB-5.03", exact=True).last.click()
    expect(panel.locator(".asked")).to_contain_text("PB-5.03")
    panel.get_by_role("button", name="The rule before").click()
    panel.get_by_role("button", name="The rule before").click()
    expect(panel.locator(".asked")).to_contain_text("PB-4.05")
    expect(panel.locator(".asked")).to_be_in_viewport()
    panel.get_by_role("button", name="The next rule again").click()
    expect(panel.locator(".asked")).to_have_count(0)
    panel.get_by_role("searchbox").fill("siren")
    expect(panel.locator("mark").first).to_be_visible()
    panel.get_by_role("link", name="PB-12.01").click()
    expect(panel.locator(".asked")).to_contain_text("PB-12.01")
    expect(panel.get_by_role("searchbox")).to_have_value("")
    link = panel.get_by_role("link", name="Whole rulebook")
    expect(link).to_have_attribute("href", "/rules/blackwood#PB-12.01")
    expect(link).to_have_attribute("target", "_blank")


def test_the_panel_is_opened_and_left_by_keyboard(server: Server, arrive: Arrive) -> None:
    anna = at_sea(server, arrive, "desktop")
    anna.page.locator(".log .rule").first.focus()
    anna.page.keyboard.press("Enter")
    expect(beside(anna)).to_be_focused()
    anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Escape")
    expect(beside(anna)).to_have_count(0)
    expect(anna.page.locator(".log .rule").first).to_be_focused()


@on_phone
def test_nothing_that_a_choice_needs_is_covered(server: Server, arrive: Arrive, size: str) -> None:
    """On a desk the panel lies over the crew and the log."""
    anna = at_sea(server, arrive, size)
    anna.page.keyboard.press("r")
    expect(beside(anna).locator(".asked")).to_be_in_viewport()
    panel = beside(anna).bounding_box()
    assert panel is not None
    kept = anna.page.locator(".table > footer" if size == "phone" else ".board .frame .border")
    box = kept.bounding_box()
    assert box is not None
    if size == "phone":
        assert panel["height"] <= 0.51 * anna.page.viewport_size["height"]  # type: ignore[index]
        assert panel["y"] + panel["height"] <= box["y"] + 1
    else:
        assert box["x"] + box["width"] <= panel["x"]
    assert axe_finds(anna) == []


@pytest.mark.slow
def test_the_panel_speaks_the_language_of_the_page(server: Server, arrive: Arrive) -> None:
    anna = at_sea(server, arrive, "desktop")
    anna.page.keyboard.press("r")
    expect(beside(anna).locator(".asked")).to_contain_text("You must sail")
    anna.button("Settings").click()
    anna.button("Nederlands").click()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".book .asked")).to_contain_text("Je moet je volledige aantal vakken varen")
