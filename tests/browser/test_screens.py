"""What a screen shows has its room on every usual size: texts, choices, the log, the board, lessons and the end."""

from typing import Any, ClassVar

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from skulduggery.core.messages import Outlook, kind_of
from skulduggery.games import game_called
from tests.browser.person import Person
from tests.browser.pupil import MARK, Pupil
from tests.browser.rehearsal import Rehearsal, Wanted
from tests.browser.screens import PARTS
from tests.browser.seating import Arrive
from tests.browser.server import Server
from tests.browser.sizes import slow
from tests.browser.test_bounty_screen import FIRST_THROW_IS_A_ONE
from tests.browser.test_prowl_screen import when_asked
from tests.browser.test_ux_table import closer

GAMES = ("blackwood", "bounty", "kings", "prowl")
DESKS: list[ViewportSize] = [
    {"width": 1440, "height": 900},
    {"width": 1280, "height": 720},
    {"width": 1366, "height": 625},
]
FIVE_LINES = 5 * 21  # px
ONE_BUTTON = 90  # px
FOR_A_TELEVISION = ("screen-lobby", "screen", "screen-end")
LESSONS = 3  # steps in a lesson before the first choice on the chart

# Texts in letters under 11 px that can be seen: of drawings with their scale. `Range` finds what is really drawn.
# A vignette is a picture of a chart that nobody has to read.
SMALL = """
() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  for (let node; (node = walker.nextNode()); ) {
    const holder = node.parentElement;
    if (!node.textContent.trim() || holder.closest('.unseen, .vignette, [popover], script, style, option')) continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width, height } = range.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    const matrix = holder.ownerSVGElement && holder.getScreenCTM();
    const scale = matrix ? Math.hypot(matrix.c, matrix.d) : (holder.currentCSSZoom ?? 1);
    const size = parseFloat(getComputedStyle(holder).fontSize) * scale;
    if (size > 0 && size < 10.95) found.add(`${size.toFixed(1)} px: ${node.textContent.trim().slice(0, 40)}`);
  }
  return [...found];
}
"""
# The boxes of things that lie on the screen in whole, and how much of each is cut off or covered by its own box.
CUT = """
(all) => all.filter((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const points = [[left + 4, top + 4], [right - 4, top + 4], [left + 4, bottom - 4], [right - 4, bottom - 4]];
  return !points.every(([x, y]) => {
    const seen = document.elementFromPoint(x, y);
    return seen && (one === seen || one.contains(seen) || seen.contains(one));
  });
}).map((one) => one.textContent.trim().slice(0, 40))
"""
# From now on, for how long the page waits for whatever it waits for, in ms.
COUNT_WAITS = """
() => {
  window.waits = [];
  const real = setTimeout;
  window.setTimeout = (act, wait, ...more) => (window.waits.push(wait), real(act, wait, ...more));
}
"""
# As if what lies there had just come, in the middle of the thing, where the mouse has clicked.
CHANGED_UNDER_THE_MOUSE = """
(thing) => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const at = { clientX: x + width / 2, clientY: y + height / 2 };
  const over = new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', ...at });
  thing.firstElementChild.dispatchEvent(over);
}
"""
HOVERING = 700  # ms the mouse rests on a thing until its small card comes
BOX = "one => (({ x, y, width, height }) => [x, y, width, height].map(Math.round))(one.getBoundingClientRect())"


class Kings(Rehearsal):
    game: ClassVar = game_called("kings")


def at_table(server: Server, arrive: Arrive, game: str, size: str = "desktop", **settings: object) -> Person:
    [ticket] = server.new_match("Anna", game=game, players=4)
    anna = arrive(server, "Anna", size, **settings).visit(server.seat_link(ticket))
    anna.asked()
    return anna.settled()


def box(thing: Locator) -> list[int]:
    found: list[int] = thing.evaluate(BOX)
    return found


def small_texts(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate(SMALL)
    return found


# --- texts


@pytest.mark.parametrize("language", ["en", pytest.param("nl", marks=slow)])
@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_a_phone_has_no_small_letters(server: Server, arrive: Arrive, game: str, language: str) -> None:
    anna = at_table(server, arrive, game, "phone", language=language)
    found = small_texts(anna)
    for tab in range(2):
        anna.page.get_by_role("navigation").last.get_by_role("button").nth(tab).click()
        expect(anna.page.locator(".sheet > *").first).to_be_visible()
        found += small_texts(anna)
    assert not found


@slow
@pytest.mark.parametrize("part", PARTS)
def test_no_screen_of_a_phone_has_small_letters(server: Server, arrive: Arrive, part: str) -> None:
    shown = PARTS[part](server, arrive, "phone", "dark")
    found = [
        f"{name}: {text}" for name, person in shown if name not in FOR_A_TELEVISION for text in small_texts(person)
    ]
    assert not found, "\n".join(found)


# --- room


@pytest.mark.parametrize("game", GAMES)
def test_a_desk_keeps_its_board_its_mat_and_five_lines_of_log(server: Server, arrive: Arrive, game: str) -> None:
    """The rulebook lies over crew and log; neither board nor mat becomes smaller or turns."""
    anna = at_table(server, arrive, game)
    mat, sheet = anna.page.locator("section.mat"), anna.page.locator(".board .frame .border")
    for size in DESKS:
        anna.resize(size)
        expect(mat).to_have_js_property("clientWidth", size["width"])
        assert anna.page.locator(".log .lines").evaluate("lines => lines.clientHeight") >= FIVE_LINES, size
        before, whole = box(mat), box(sheet)
        anna.page.keyboard.press("r")
        expect(anna.page.locator(".beside.between")).to_be_visible()
        assert box(mat) == before, size
        _, _, width, height = box(sheet)
        assert width > height, size
        assert width > 0.85 * whole[2], size
        anna.page.keyboard.press("Escape")
        expect(anna.page.locator(".beside.parchment")).to_have_count(0)


def everything_chosen_is_seen(anna: Person, choices: str) -> None:
    for size in DESKS:
        anna.resize(size)
        expect(anna.page.locator("section.mat")).to_have_js_property("clientWidth", size["width"])
        assert anna.page.locator(choices).evaluate_all(CUT) == [], size


@pytest.mark.parametrize(
    ("wanted", "choices"),
    [
        (when_asked("setup_discard"), ".scene button"),
        pytest.param(when_asked("dock_buy"), ".actions button", marks=slow),
    ],
)
def test_no_choice_is_cut(server: Server, arrive: Arrive, wanted: Wanted, choices: str) -> None:
    anna = arrive(server, "Anna").visit(Kings(server, 4, 30).link_when(wanted))
    anna.asked()
    expect(anna.settled().page.locator(choices).nth(1)).to_be_visible()
    everything_chosen_is_seen(anna, choices)


# The cards of a hand, each with a long name, that do not show the whole of it.
CUT_NAMES = """
(cards) => cards.filter((card) => {
  const name = card.querySelector('strong');
  name.textContent = 'Flying Dutchman';
  return name.getBoundingClientRect().bottom > card.getBoundingClientRect().bottom - 2;
}).length
"""


def test_cards_show_their_whole_names_on_every_desk(server: Server, arrive: Arrive) -> None:
    anna = arrive(server, "Anna").visit(Kings(server, 4, 60).link_when(when_asked("sail")))
    anna.asked()
    anna.settled()
    cards = anna.page.locator(".hand .card")
    for size in DESKS:
        anna.resize(size)
        expect(anna.page.locator("section.mat")).to_have_js_property("clientWidth", size["width"])
        expect(cards.first).to_be_visible()
        assert cards.evaluate_all(CUT_NAMES) == 0, size


def with_a_second_throw(seen: Outlook) -> bool:
    kinds = {kind_of(choice.move) for choice in seen.choices}
    return bool(when_asked("window_fight")(seen)) and "reroll" in kinds


def test_a_fight_on_a_phone_leaves_the_chart_its_size(server: Server, arrive: Arrive) -> None:
    """And each way to answer has two lines at most: what it costs, and the chance."""
    sizes = []
    for wanted in (when_asked("sail"), with_a_second_throw):
        anna = arrive(server, "Anna", "phone").visit(Kings(server, 4, 60).link_when(wanted))
        anna.asked()
        expect(anna.settled().page.locator(".zone > .strip")).to_be_visible()
        anna.drawn()
        sizes.append(box(anna.page.locator(".sea")))
    assert sizes[0] == sizes[1]
    deeds = anna.page.locator(".deeds button", has=anna.page.locator(".odds"))
    expect(deeds.first).to_be_visible()
    assert deeds.evaluate_all("all => all.map((one) => one.clientHeight).filter((height) => height > 50)") == []
    expect(anna.page.locator("[data-fight]")).to_be_visible()
    covered = anna.page.evaluate(
        "() => document.querySelector('.zone > .strip').getBoundingClientRect().top"
        " - document.querySelector('[data-fight]').getBoundingClientRect().bottom"
    )
    assert covered >= 0


# --- the small card beside a thing


def test_the_small_card_goes_when_a_fight_or_a_card_is_shown(server: Server, arrive: Arrive) -> None:
    [ticket] = server.new_match("Anna", game="bounty", players=3, luck=FIRST_THROW_IS_A_ONE)
    anna = arrive(server, "Anna", speed="usual").visit(server.seat_link(ticket))
    anna.asked()
    anna.settled().page.locator("aside .seat").first.focus()
    anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Shift+Tab")
    expect(closer(anna)).to_be_visible()
    anna.page.keyboard.press("1")
    expect(anna.page.locator("[data-stage]")).to_be_visible()
    expect(closer(anna)).to_have_count(0)


def test_no_small_card_comes_by_hovering_during_a_fight(server: Server, arrive: Arrive) -> None:
    anna = arrive(server, "Anna").visit(Kings(server, 4, 60).link_when(when_asked("window_fight")))
    anna.asked()
    expect(anna.settled().page.locator("[data-fight]")).to_be_visible()
    seat, title = anna.page.locator("aside .seat"), anna.page.locator("section.status")
    anna.page.evaluate(COUNT_WAITS)
    seat.first.hover()
    seat.last.hover()
    assert HOVERING not in anna.page.evaluate("window.waits")
    anna.page.locator("[data-fight]").evaluate("fight => fight.removeAttribute('data-fight')")  # as if it were over
    title.hover()
    seat.first.hover()
    assert HOVERING in anna.page.evaluate("window.waits")
    expect(closer(anna)).to_be_visible()


def test_no_small_card_comes_where_the_mouse_rests_after_a_click(server: Server, arrive: Arrive) -> None:
    """It would cover what the click has caused, since whatever changes under the mouse looks new to it."""
    anna = at_table(server, arrive, "blackwood")
    seat = anna.page.locator("aside .seat")
    seat.first.click()
    anna.page.evaluate(COUNT_WAITS)
    seat.first.evaluate(CHANGED_UNDER_THE_MOUSE)
    assert HOVERING not in anna.page.evaluate("window.waits")
    seat.last.hover()
    assert HOVERING in anna.page.evaluate("window.waits")


def test_a_tap_on_somebody_in_the_crew_opens_what_a_desk_shows(server: Server, arrive: Arrive) -> None:
    anna = at_table(server, arrive, "blackwood", "phone")
    anna.page.locator("aside li.chip").nth(1).tap()
    expect(closer(anna)).to_contain_text("of 2 home, no coins on board, one cannonball")


# --- lessons


@pytest.mark.parametrize("game", ["kings", pytest.param("blackwood", marks=slow), pytest.param("prowl", marks=slow)])
def test_the_rulebook_leaves_a_lesson_as_it_is(server: Server, arrive: Arrive, game: str) -> None:
    pupil = Pupil(server, arrive(server), game)
    things = [pupil.page.locator(name) for name in (".sea", "section.mat", ".bubble")]
    for size in DESKS:
        pupil.person.resize(size)
        expect(pupil.page.locator(".shell")).to_have_js_property("clientWidth", size["width"])
        for thing in things:
            expect(thing).to_be_visible()
        before = [box(thing) for thing in things]
        pupil.person.button("Rules").click()
        rules = pupil.page.get_by_role("dialog", name="Rules")
        expect(rules.locator(".asked, .pages p").first).to_be_visible()
        assert [box(thing) for thing in things] == before, size
        assert pupil.page.locator(".bubble, .doing .primary").evaluate_all(CUT) == [], size
        assert rules.locator(".pages").evaluate("pages => pages.clientHeight") > ONE_BUTTON, size
        rules.get_by_role("button", name="Close").click()
        expect(rules).to_have_count(0)


@pytest.mark.parametrize("game", ["bounty", pytest.param("kings", marks=slow), pytest.param("prowl", marks=slow)])
def test_a_lesson_is_seen_in_whole_on_every_desk(server: Server, arrive: Arrive, game: str) -> None:
    pupil = Pupil(server, arrive(server), game)
    for size in DESKS:
        pupil.person.resize(size)
        expect(pupil.page.locator(".shell")).to_have_js_property("clientWidth", size["width"])
        assert pupil.page.locator(".teacher button").evaluate_all(CUT) == [], size


@pytest.mark.parametrize("game", ["blackwood", pytest.param("prowl", marks=slow)])
def test_nothing_moves_in_a_lesson_between_two_taps(server: Server, arrive: Arrive, game: str) -> None:
    anna = arrive(server, size="phone")
    pupil = Pupil(server, anna, game)
    sea = anna.page.locator(".sea")
    sizes = [box(sea)]
    while pupil.step < LESSONS or not is_on_chart(pupil):
        pupil.do()
    target = pupil.target(pupil.expected())
    before = [box(sea), box(target)]
    target.click(position=target.evaluate(MARK))
    expect(anna.confirm).to_be_visible()
    assert [box(sea), box(target)] == before
    sizes.append(before[0])
    assert sizes[0] == sizes[1]
    step = pupil.step
    anna.confirm.dblclick()
    pupil.page.wait_for_function(
        "step => [...document.querySelectorAll('.dots li')].findIndex((dot) => dot.classList.contains('now')) > step",
        arg=step,
    )
    pupil.step = step + 1
    pupil.arrived()  # the second click was nobody's


def is_on_chart(pupil: Pupil) -> bool:
    now: dict[str, Any] = pupil.steps[pupil.step]
    return now["expected"] is not None and pupil.expected()["targets"][0]["kind"] == "place"


# --- the end


def test_the_end_on_a_phone_is_not_hidden_by_its_buttons(
    server: Server, arrive: Arrive, evening: list[dict[str, Any]]
) -> None:
    anna = arrive(server, "Anna", "phone").visit(server.seat_link(evening[0]))
    expect(anna.button("Rematch")).to_be_visible()
    kept = anna.page.locator(".end .once")
    assert box(kept)[3] <= ONE_BUTTON
    home = anna.page.get_by_role("navigation", name="What now?").get_by_role("link", name="Home")
    home.scroll_into_view_if_needed()
    assert home.evaluate_all(CUT) == []
