"""A match told again: timeline, keys, log and eyes, in a real browser."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.person import rule_of
from tests.browser.replaying import Watch, Watcher, finished_match, marked, replay_link, story_of
from tests.browser.seating import Arrive, shared_device
from tests.browser.server import Json, Server
from tests.browser.sizes import on_desktop, on_phone
from tests.browser.test_everyone import axe_finds

OPEN_CARD = re.compile(r"^[ABCD][1-5]$")
FACE_DOWN = "a face-down card"
# Resolves once the piece is animated.
MOVED = """
(piece) => {
  window.moved = new Promise((done) => {
    const look = () => (piece.getAnimations().length > 0 ? done(true) : requestAnimationFrame(look));
    look();
  });
}
"""


def spoken(page: Page) -> str:
    """What a screen reader was told last."""
    return page.locator("[aria-live=polite]").inner_text()


# --- along the timeline


@on_phone
def test_buttons_lead_through_the_match(server: Server, match: Json, watch: Watch, size: str) -> None:
    story = story_of(server, match)
    last = len(story["moments"]) - 1
    watcher = watch(size)
    watcher.at(0)
    expect(watcher.slider).to_have_attribute("max", str(last))
    watcher.button("One move on").click()
    watcher.button("One move on").click()
    watcher.at(2)
    watcher.button("One turn on").click()
    second = marked(story, "turn")[1]
    watcher.at(second)
    expect(watcher.page.locator(".caption")).to_contain_text("Turn 2")
    watcher.button("One move back").click()
    watcher.at(second - 1)
    watcher.button("To the end").click()
    watcher.at(last)
    expect(watcher.caption).to_contain_text("The places")
    watcher.button("To the beginning").click()
    watcher.at(0)
    assert axe_finds(watcher.person) == []


def test_the_keys_do_all_of_it_and_the_help_lists_them(server: Server, match: Json, watch: Watch) -> None:
    story = story_of(server, match)
    turns, marks = marked(story, "turn"), [at for at, one in enumerate(story["moments"]) if {*one["marks"]} - {"turn"}]
    watcher = watch()
    watcher.press("ArrowRight", "ArrowRight", "ArrowLeft")
    watcher.at(1)
    watcher.press("]", "]", "[")
    watcher.at(turns[1])
    watcher.press("Home", "n", "n", "p")
    watcher.at(marks[0])
    watcher.press("End")
    watcher.at(len(story["moments"]) - 1)
    watcher.press("?")
    keys = watcher.page.get_by_role("dialog", name="Keys")
    for key in ("Space", "← →", "[ ]", "Home End"):
        expect(keys.get_by_text(key, exact=True)).to_be_visible()
    watcher.press("ArrowLeft", "Escape")
    expect(keys).to_have_count(0)
    watcher.at(len(story["moments"]) - 1)


def test_it_plays_by_itself_the_faster_the_higher_the_speed(watch: Watch) -> None:
    watcher = watch()
    watcher.press("4")
    expect(watcher.button("4×, 4 times as fast")).to_have_attribute("aria-pressed", "true")
    watcher.press("Space")
    watcher.page.wait_for_function("slider => slider.value > 2", arg=watcher.slider.element_handle())
    watcher.press("Space")
    expect(watcher.button("Play")).to_be_visible()
    stopped = watcher.slider.input_value()
    watcher.button("Play").click()
    expect(watcher.slider).not_to_have_value(stopped)
    watcher.button("Pause").click()


@pytest.mark.slow
def test_pictures_are_performed_and_the_moment_is_drawn_after_them(server: Server, match: Json, watch: Watch) -> None:
    story = story_of(server, match)
    sails = next(at for at, one in enumerate(story["moments"]) if one["events"][0]["kind"] == "ship_moved")
    sailing = story["moments"][sails]["events"][0]
    watcher = watch(asked=f"?at={story['moments'][sails - 1]['number']}", speed="usual")
    ship = watcher.page.locator(f"[data-piece={sailing['ship']}]")
    before = ship.bounding_box()
    ship.evaluate(MOVED)
    watcher.press("ArrowRight")
    assert watcher.page.evaluate("window.moved")
    watcher.at(sails)
    expect(watcher.line).to_be_visible()
    watcher.page.wait_for_function("ship => ship.getAnimations().length === 0", arg=ship.element_handle())
    assert ship.bounding_box() != before


@on_phone
def test_a_finger_on_the_line_and_a_sign_above_it_lead_there(
    server: Server, match: Json, watch: Watch, size: str
) -> None:
    story = story_of(server, match)
    last = len(story["moments"]) - 1
    watcher = watch(size)
    box = watcher.slider.bounding_box()
    assert box
    middle = box["y"] + box["height"] / 2
    watcher.page.mouse.click(box["x"] + box["width"] / 2, middle)
    assert abs(int(watcher.slider.input_value()) - last / 2) <= last / 50
    watcher.page.mouse.down()
    watcher.page.mouse.move(box["x"] + box["width"] - 1, middle, steps=5)
    watcher.page.mouse.up()
    watcher.at(last)
    sign = watcher.page.get_by_role("list", name="Marked moments").get_by_role("button").first
    (move,) = re.findall(r"move (\d+)$", sign.get_attribute("aria-label") or "")
    sign.click()
    watcher.at(int(move))
    assert {*story["moments"][int(move)]["marks"]} - {"turn"}


@on_desktop
def test_lines_of_the_log_lead_to_their_moment_and_their_rule(watch: Watch, size: str) -> None:
    watcher = watch(size)
    watcher.tab("Log")
    expect(watcher.line).to_be_in_viewport()
    line = watcher.page.locator(".lines li").nth(12)
    line.locator(".jump").click()
    expect(line.locator(".jump")).to_have_attribute("aria-current", "step")
    expect(watcher.line).to_be_in_viewport()
    expect(watcher.caption).to_contain_text(line.locator(".jump").inner_text())
    rule = line.locator(".rule")
    wanted = rule_of(rule)
    rule.click()
    expect(watcher.page.get_by_role("dialog").locator("p.asked")).to_contain_text(wanted)


@pytest.mark.slow
def test_log_by_keyboard_and_what_a_screen_reader_hears(watch: Watch) -> None:
    watcher = watch()
    watcher.press("ArrowRight")
    watcher.at(1)
    assert spoken(watcher.page) == watcher.caption.inner_text()
    expect(watcher.slider).to_have_attribute("aria-valuetext", re.compile(r"^Turn 1 · move 1 of \d+$"))
    watcher.press("l", "ArrowDown", "ArrowDown", "ArrowDown")
    told = watcher.page.evaluate("document.activeElement.innerText")
    watcher.press("Enter")
    expect(watcher.line).to_have_text(told)
    assert told in spoken(watcher.page)


@on_phone
def test_wealth_is_told_in_names_and_figures(server: Server, match: Json, watch: Watch, size: str) -> None:
    story = story_of(server, match)
    rich = next(at for at, one in enumerate(story["moments"]) if max(one["worth"]) > 0)
    watcher = watch(size, f"?at={story['moments'][rich]['number']}")
    watcher.tab("Wealth")
    shown = watcher.page.get_by_role("figure").get_by_role("listitem")
    expect(shown).to_have_count(len(story["players"]))
    told = {tuple(text.rsplit("\n", 1)) for text in shown.all_inner_texts()}
    names = [player["name"] for player in story["players"]]
    assert told == {(name, str(worth)) for name, worth in zip(names, story["moments"][rich]["worth"], strict=True)}


# --- whose eyes


@on_desktop
def test_other_eyes_see_other_cards_at_the_same_moment(server: Server, arrive: Arrive, size: str) -> None:
    parley = finished_match(server, "parley")
    stories = {viewer: story_of(server, parley, viewer) for viewer in (None, 0, 2)}
    middle = len(stories[None]["moments"]) // 2
    watcher = Watcher(arrive(server, "Wanda", size))
    watcher.open(replay_link(server, parley, f"?at={stories[None]['moments'][middle]['number']}&as=outsider"))
    seen = []
    for viewer, name in ((None, "an outsider"), *((seat, stories[None]["players"][seat]["name"]) for seat in (0, 2))):
        watcher.page.get_by_label("View as").select_option(name)
        rows = stories[viewer]["moments"][middle]["view"]["rows"]
        cards = [card["card"] for row in rows for card in row]
        expect_cards(watcher, cards)
        watcher.at(middle)
        seen.append(cards)
    assert seen[0] != seen[1] != seen[2] != seen[0]


def expect_cards(watcher: Watcher, cards: list[str]) -> None:
    """All cards of the crew lie on the table, and no others face down."""
    expect(table_in(watcher).get_by_role("img", name=FACE_DOWN)).to_have_count(cards.count("hidden"))
    for card in cards:
        if card != "hidden":
            expect(table_in(watcher).get_by_text(re.compile(f"^{card}$", re.I)).first).to_be_visible()


def expect_all_face_down(watcher: Watcher) -> None:
    crew = table_in(watcher).get_by_role("group", name="The crew")
    expect(crew.get_by_role("img", name=FACE_DOWN).first).to_be_visible()
    expect(crew.get_by_text(OPEN_CARD)).to_have_count(0)


def table_in(watcher: Watcher) -> Locator:
    """Parley has no chart, but a plain table."""
    return watcher.page.get_by_role("region", name="The table")


def test_a_running_match_is_shown_to_its_own_seats_only(server: Server, arrive: Arrive) -> None:
    anna, ben = server.new_match("Anna", "Ben", game="parley", players=3)
    watcher = Watcher(arrive(server, "Ben")).open(replay_link(server, ben, f"?at=0&as={anna['seat']}"))
    expect(watcher.page.get_by_label("View as").locator("option")).to_have_text(["an outsider"])
    expect(watcher.page.get_by_text("you see it as an outsider does")).to_be_visible()
    expect_all_face_down(watcher)
    expect(watcher.button("Play on from here")).to_have_count(0)
    watcher.person.visit(server.seat_link(ben))
    expect(watcher.page.locator("section.status")).to_be_visible()
    watcher.open(replay_link(server, ben))
    expect(watcher.page.get_by_label("View as").locator("option")).to_have_text(["an outsider", "Ben"])
    expect(table_in(watcher).get_by_role("region", name="Yours").get_by_text(OPEN_CARD).first).to_be_visible()


def test_a_shared_device_sees_a_running_match_with_secrets_as_an_outsider(server: Server, arrive: Arrive) -> None:
    """Whoever holds it could leaf through the others' cards; after the match everybody may."""
    host = server.open_table("Anna", "parley", 2)
    anna = shared_device(server, arrive, host)
    expect(anna.button("Keep pressing to look")).to_be_visible()
    watcher = Watcher(anna).open(replay_link(server, host))
    eyes = watcher.page.get_by_label("View as").locator("option")
    expect(eyes).to_have_text(["an outsider"])
    expect_all_face_down(watcher)
    with server.connected(host) as connection:
        server.ask(connection, {"kind": "end", "id": "end"})
    watcher.open(replay_link(server, host))
    expect(eyes).to_have_count(4)  # an outsider, two seats, all cards open


@pytest.mark.slow
def test_a_running_match_goes_on_when_asked(server: Server, arrive: Arrive, size: str) -> None:
    (ticket,) = server.new_match("Anna", players=4, rounds="limited", round_limit=20)
    watcher = Watcher(arrive(server, "Wanda", size)).open(replay_link(server, ticket))
    last = int(watcher.slider.get_attribute("max") or 0)
    watcher.button("Show the newest").click()
    expect(watcher.page.get_by_role("main").get_by_text("Nothing new yet.")).to_be_visible()
    anna = arrive(server, "Anna").visit(server.seat_link(ticket))
    anna.act()
    watcher.button("Show the newest").click()
    expect(watcher.page.get_by_role("main").get_by_text("The match went on")).to_be_visible()
    assert int(watcher.slider.get_attribute("max") or 0) > last
