"""Learn in 3 minutes: by finger, by keyboard and by ear, and offline once it is loaded."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.person import FAR_AWAY
from tests.browser.pupil import Pupil
from tests.browser.seating import Arrive
from tests.browser.server import Server
from tests.browser.sizes import on_desktop, on_phone, slow
from tests.browser.test_everyone import axe_finds, tab_to, too_wide

A_FINGER = 24  # CSS pixels (WCAG 2.2, target size)
LISTEN = """
window.spoken = [];
window.hushed = 0;
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
Object.defineProperty(window, 'speechSynthesis', {
  value: { speak: (one) => window.spoken.push([one.text, one.lang]), cancel: () => { window.hushed += 1; } },
});
"""

# How many lines of the sentence lie under something, at either end or in the middle.
COVERED = """
bubble => {
  const text = document.createRange();
  text.selectNodeContents(bubble);
  return [...text.getClientRects()].filter(({ left, right, top, bottom }) =>
    [left + 1, (left + right) / 2, right - 1].some((x) => document.elementFromPoint(x, (top + bottom) / 2) !== bubble)
  ).length;
}
"""

# Which things do not lie within the window, and whether the page scrolls.
OUT_OF_SIGHT = """
() => ['.board', '.bubble', '.teacher nav'].filter((name) => {
  const { left, right, top, bottom } = document.querySelector(name).getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}).concat(document.documentElement.scrollHeight > innerHeight ? ['it scrolls'] : [])
"""
# The buttons that have to be scrolled to.
CUT = """
buttons => buttons.filter((button) => {
  const [{ top, bottom }, room] = [button, button.closest('.doing')].map((one) => one.getBoundingClientRect());
  return top < room.top - 1 || bottom > room.bottom + 1 || bottom > innerHeight;
}).map((button) => button.innerText)
"""
UPRIGHT: ViewportSize = {"width": 390, "height": 844}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
# How `make test` holds the phone in a lesson: where there is less room for it. In Kings things were covered both ways.
HELD = {"blackwood": "upright", "bounty": "on its side", "prowl": "upright", "kings": "upright, on its side"}


@on_phone
def test_the_lesson_is_played_to_its_end_and_leads_into_a_match(server: Server, arrive: Arrive, size: str) -> None:
    anna = arrive(server, size=size).home()
    anna.page.get_by_role("link", name="Learn in 3 minutes").first.click()
    pupil = Pupil(server, anna)
    expect(pupil.bubble).to_contain_text("The red ship is yours")
    pupil.finish()
    expect(pupil.bubble).to_contain_text("you have won")
    anna.button("Play now").click()
    anna.asked()
    expect(anna.page).to_have_url(f"{server.url}/t/{anna.page.url.rpartition('/')[2]}")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "greeting", "farewell"),
    [
        ("bounty", "The crimson ship is yours", "you have won"),
        ("prowl", "You sail the black ship", "you have won"),
        ("kings", "The red ship is yours", "you are king"),
    ],
)
def test_every_game_has_a_lesson_that_is_played_to_its_end(
    server: Server, arrive: Arrive, size: str, game: str, greeting: str, farewell: str
) -> None:
    pupil = Pupil(server, arrive(server, size=size), game)
    expect(pupil.bubble).to_contain_text(greeting)
    pupil.finish()
    expect(pupil.bubble).to_contain_text(farewell)


@pytest.mark.parametrize(
    ("game", "screen"),
    [
        pytest.param(game, screen, marks=() if name in held else slow, id=f"{game}-{name}")
        for game, held in HELD.items()
        for name, screen in (("upright", UPRIGHT), ("on its side", ON_ITS_SIDE))
    ],
)
def test_board_sentence_and_button_of_every_step_are_in_sight_on_a_phone(
    server: Server, arrive: Arrive, game: str, screen: ViewportSize
) -> None:
    anna = arrive(server, size="phone")
    anna.resize(screen)
    pupil = Pupil(server, anna, game)
    covered, hidden = {}, {}
    while True:
        covered[pupil.step] = pupil.bubble.evaluate(COVERED)
        hidden[pupil.step] = anna.page.evaluate(OUT_OF_SIGHT)
        hidden[pupil.step] += pupil.wanted.evaluate_all(CUT)
        if pupil.step == len(pupil.steps) - 1:
            break
        pupil.do()
    assert {step: lines for step, lines in covered.items() if lines} == {}
    assert {step: things for step, things in hidden.items() if things} == {}


@pytest.mark.slow
def test_the_lesson_needs_no_line_once_it_is_here(server: Server, arrive: Arrive, size: str) -> None:
    anna = arrive(server, size=size)
    pupil = Pupil(server, anna)
    pupil.do_until(3)
    anna.context.set_offline(True)
    pupil.finish()


@on_desktop
def test_another_legal_choice_gets_a_kind_nudge_and_an_illegal_one_its_rule(
    server: Server, arrive: Arrive, size: str
) -> None:
    anna = arrive(server, size=size)
    pupil = Pupil(server, anna)
    pupil.do_until(pupil.step_called("breeze"))
    complaint = anna.page.locator(".complaint")
    others = [choice for choice in pupil.steps[pupil.step]["choices"] if choice != pupil.expected()]
    pupil.target(others[0]).click()
    anna.confirm.click()
    expect(complaint).to_contain_text("try Polly's way first")
    if size == "phone":
        complaint.get_by_role("button", name="Close").click()  # it lies over the buttons of the chart
        anna.button("Show the whole chart").click()
    anna.tap_place(*FAR_AWAY)
    expect(complaint).to_contain_text("Too far")
    expect(complaint.get_by_role("button", name="Rule PB-4.05")).to_have_text("§")
    expect(anna.page.locator("[aria-live=assertive]")).to_contain_text("Too far")
    pupil.do()
    expect(complaint).to_have_count(0)


@pytest.mark.slow
def test_steps_can_be_skipped(server: Server, arrive: Arrive) -> None:
    pupil = Pupil(server, arrive(server))
    while pupil.step < len(pupil.steps) - 1:
        pupil.page.get_by_role("button", name="Skip this step").click()
        pupil.advanced()
    expect(pupil.page.get_by_role("button", name="Skip this step")).to_be_disabled()
    expect(pupil.page.get_by_role("button", name="Play now")).to_be_visible()


@pytest.mark.slow
def test_back_and_from_the_start(server: Server, arrive: Arrive, size: str) -> None:
    anna = arrive(server, size=size)
    pupil = Pupil(server, anna)
    pupil.do_until(6)
    anna.button("Back").click()
    pupil.step = 5
    pupil.arrived()
    expect(pupil.bubble).to_contain_text("Hornpipe Island")
    pupil.do_until(7)
    anna.button("From the start").click()
    pupil.step = 0
    pupil.arrived()
    expect(anna.button("Back")).to_be_disabled()
    pupil.do_until(4)


@pytest.mark.slow
def test_squares_are_large_enough_for_a_finger(server: Server, arrive: Arrive) -> None:
    anna = arrive(server, size="phone")
    pupil = Pupil(server, anna)
    for step in range(len(pupil.steps) - 1):
        pupil.do_until(step)
        now = pupil.steps[step]
        if now["expected"] is not None and any(one["kind"] == "place" for one in pupil.expected()["targets"]):
            box = pupil.choose_ship(pupil.expected()).locator(".shape").bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= A_FINGER, now["sentence"]
            assert box["x"] >= 0, now["sentence"]
            assert box["x"] + box["width"] <= anna.page.viewport_size["width"], now["sentence"]  # type: ignore[index]


def test_the_lesson_by_keyboard_only(server: Server, arrive: Arrive) -> None:
    anna = arrive(server)
    pupil = Pupil(server, anna)
    keys = anna.page.keyboard
    for _ in range(2):  # the button that goes on has the focus
        keys.press("Enter")
        pupil.advanced()
    keys.press("1")
    pupil.advanced()
    (place,) = [target["place"] for target in pupil.expected()["targets"] if target["kind"] == "place"]
    keys.press("ArrowDown")
    walked = [anna.page.evaluate("document.activeElement.dataset.target")]
    while walked[-1] != f"place {place}":
        before = walked[-1]
        for key in ("ArrowRight", "ArrowDown", "ArrowUp"):
            keys.press(key)
            walked.append(anna.page.evaluate("document.activeElement.dataset.target"))
            if walked[-1] != before:
                break
        assert len(walked) < 60, walked
    keys.press("Enter")
    keys.press("Enter")
    pupil.advanced()
    keys.press("1")
    pupil.advanced()
    expect(pupil.bubble).to_contain_text("Hornpipe Island")
    tab_to(anna.page, "nav button")
    keys.press("Enter")
    pupil.step -= 1
    pupil.arrived()


def test_the_lesson_is_read_aloud_and_told_to_screen_readers(server: Server, arrive: Arrive) -> None:
    anna = arrive(server, language="nl")
    anna.context.add_init_script(LISTEN)
    pupil = Pupil(server, anna)
    said = pupil.bubble.inner_text()
    expect(anna.page.locator("[aria-live=assertive]")).to_have_text(said)
    assert anna.page.evaluate("window.spoken") == []
    anna.button("Lees voor").click()
    assert anna.page.evaluate("window.spoken") == [[said, "nl-NL"]]
    anna.button("Verder").click()
    pupil.advanced()
    assert anna.page.evaluate("window.spoken.at(-1)[0]") == pupil.bubble.inner_text()
    anna.button("Stop met voorlezen").click()
    hushed = anna.page.evaluate("window.hushed")
    anna.button("Verder").click()
    pupil.advanced()
    assert anna.page.evaluate("[window.spoken.length, window.hushed]") == [2, hushed]


@pytest.mark.slow
def test_the_parrot_points_at_what_it_talks_about(server: Server, arrive: Arrive, size: str) -> None:
    anna = arrive(server, size=size)
    pupil = Pupil(server, anna)
    expect(anna.page.locator(".pointer")).to_have_count(1)
    pupil.do()
    expect(anna.page.locator(".pointer")).to_have_count(2)
    pupil.do_until(pupil.step_called("roll"))
    expect(anna.page.locator(".pointer")).to_have_count(0)
    expect(anna.page.locator(".doing.pointed .primary")).to_be_visible()


@pytest.mark.slow
def test_the_rules_lie_beside_the_lesson(server: Server, arrive: Arrive) -> None:
    anna = arrive(server)
    pupil = Pupil(server, anna)
    pupil.do_until(2)
    anna.button("Rules").click()
    expect(anna.page.get_by_role("dialog", name="Rules").locator(".asked")).to_contain_text("PB-2.02")
    pupil.do_until(4)


@pytest.mark.slow
def test_every_step_is_accessible_and_fits_when_zoomed(server: Server, arrive: Arrive, size: str) -> None:
    anna = arrive(server, size=size)
    pupil = Pupil(server, anna)
    found = []
    for name in ("welcome", "breeze", "coin", "home", "won"):
        pupil.do_until(pupil.step_called(name))
        found += [f"{name}: {complaint}" for complaint in axe_finds(anna)]
        if size == "desktop":
            found += too_wide(anna)
    assert not found, "\n".join(found)


@pytest.mark.slow
def test_a_game_without_a_lesson_says_so(server: Server, arrive: Arrive) -> None:
    anna = arrive(server).visit(f"{server.url}/learn/parley")
    expect(anna.page.get_by_role("main").get_by_role("alert")).to_have_text("There is no lesson for this game yet.")
    anna.page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(anna.button("Play now")).to_be_visible()


@pytest.mark.slow
def test_the_help_at_the_table_leads_to_the_lesson_without_leaving(server: Server, arrive: Arrive) -> None:
    (ticket,) = server.new_match("Anna", players=2)
    anna = arrive(server).visit(server.seat_link(ticket))
    anna.asked()
    anna.page.keyboard.press("?")
    link = anna.page.get_by_role("dialog").get_by_role("link", name="Learn in 3 minutes")
    with anna.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator(".bubble")).to_contain_text("Polly")
    expect(anna.my_turn).to_be_visible()
