"""What one sees while others play: the pace is set at the table and remembered, moments can be read, and skipped."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.seating import Arrive
from tests.browser.server import Server
from tests.browser.sizes import on_desktop

# As if everything that happens touched this person's own ship.
ALL_OWN = """
(() => {
  const parse = JSON.parse;
  JSON.parse = (...words) => {
    const found = parse(...words);
    if (found?.kind === 'update') found.weights = found.weights.map(() => 'own');
    return found;
  };
})();
"""
# When each sentence over the board came, in seconds.
CAPTIONS = """
() => {
  window.captions = [];
  const look = () => {
    const said = document.querySelector('[data-stage]')?.textContent ?? '';
    if (said !== (window.captions.at(-1)?.said ?? '')) window.captions.push({ said, at: performance.now() / 1000 });
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}
"""
READING = 2.0  # seconds
LATE = 0.1  # a timer may be a little early on the clock of another


def at_table(anna: Person) -> Person:
    anna.page.wait_for_function("() => window.newest?.()")
    return anna


def group(anna: Person, name: str) -> Locator:
    return anna.page.get_by_role("group", name=name)


def open_settings(anna: Person) -> None:
    if anna.size == "phone":
        anna.button("Menu").click()
    anna.button("Settings").click()


def test_the_host_sets_the_pace_of_the_bots_at_the_table(server: Server, arrive: Arrive) -> None:
    anna = arrive(server).home()
    anna.button("Play now").click()
    at_table(anna)
    anna.button("Settings").click()
    bots = group(anna, "Pace of the bots")
    bots.get_by_role("button", name="brisk").click()
    expect(bots.get_by_role("button", name="brisk")).to_have_attribute("aria-pressed", "true")
    anna.page.wait_for_function("() => window.heard.some((one) => one.table?.pace === 'brisk')")
    anna.home()
    anna.button("Play now").click()
    anna.page.wait_for_function(
        "() => window.heard.some((one) => one.kind === 'snapshot' && one.table.pace === 'brisk')"
    )


def test_settings_are_remembered_and_play_now_uses_them(server: Server, arrive: Arrive) -> None:
    anna = arrive(server, speed="usual").home()
    anna.button("Settings").click()
    group(anna, "Pace of the pictures").get_by_role("button", name="none").click()
    group(anna, "Pace of the bots").get_by_role("button", name="instant").click()
    anna.page.get_by_text("Roll by itself", exact=True).click()
    anna.home()
    anna.button("Settings").click()
    for name, value in (("Pace of the pictures", "none"), ("Pace of the bots", "instant")):
        chosen = group(anna, name).get_by_role("button", name=value)
        expect(chosen).to_have_attribute("aria-pressed", "true")
    expect(anna.page.get_by_role("switch", name="Roll by itself")).to_be_checked()
    anna.button("Close").click()
    anna.button("Play now").click()
    at_table(anna)
    anna.page.wait_for_function("() => window.heard.some((one) => one.table?.pace === 'instant')")
    # Without pictures bots need not wait, and the page says so.
    anna.page.wait_for_function("() => window.told.some((one) => one.kind === 'seen' && one.still)")
    # The first question can only be answered by drawing a card, or rolling: the page has done it.
    anna.page.wait_for_function("() => window.told.some((one) => one.kind === 'play')")


@on_desktop
def test_dice_roll_by_themselves_once_that_is_set(server: Server, arrive: Arrive, size: str) -> None:
    [ticket] = server.new_match("Anna")
    server.play_until(ticket, lambda update: update["asked"]["luck"], lambda _: 0)
    anna = arrive(server, "Anna", size).visit(server.seat_link(ticket))
    anna.asked()
    anna.settled()
    assert anna.told("play") == []  # not before it is wanted
    open_settings(anna)
    anna.page.get_by_text("Roll by itself", exact=True).click()
    anna.page.wait_for_function("() => window.told.some((one) => one.kind === 'play')")
    anna.page.wait_for_function("() => window.newest().asked && !window.newest().asked.luck")


@pytest.fixture
def concerned(server: Server, arrive: Arrive, size: str) -> Person:
    """Somebody who has moved, and whom everything concerns that bots do now."""
    [ticket] = server.new_match("Anna")
    server.play_until(ticket, lambda update: update["asked"]["kind"] == "sail", lambda _: 0)
    anna = arrive(server, "Anna", size, speed="usual")
    anna.context.add_init_script(ALL_OWN)
    anna.visit(server.seat_link(ticket))
    anna.asked()
    anna.settled()
    anna.page.evaluate(CAPTIONS)
    anna.act()
    return anna


@on_desktop
def test_what_concerns_me_can_be_read_and_a_tap_goes_on(concerned: Person, size: str) -> None:
    page = concerned.page
    caption = page.locator("[data-stage=caption]")
    expect(caption).to_be_visible()
    page.wait_for_function("() => window.captions.filter(({ said }) => said).length > 2")
    all_said = page.evaluate("window.captions")
    _, second, *_ = [at for at, one in enumerate(all_said) if one["said"]]  # with the first the stage is fetched
    assert all_said[second + 1]["at"] - all_said[second]["at"] > READING - LATE
    said = caption.text_content()
    caption.click()
    expect(caption).not_to_have_text(str(said), timeout=1000 * READING)


@on_desktop
def test_skip_goes_to_my_next_decision_with_a_short_summary(concerned: Person, size: str) -> None:
    page = concerned.page
    expect(page.locator("[data-stage]")).to_be_visible()
    concerned.button("Skip").click()
    page.evaluate("window.captions = []")
    page.wait_for_function("() => window.newest().choices.length > 0")
    expect(concerned.my_turn).to_be_visible()
    expect(page.locator("[data-stage]")).to_have_count(0)
    summary = page.locator(".banner", has_text="What concerned you:")
    expect(summary).to_be_visible()
    seen = [said["said"] for said in page.evaluate("window.captions")]
    assert len(seen) < 2, seen  # nothing is shown one by one any more
    concerned.act()
    expect(summary).to_have_count(0)
