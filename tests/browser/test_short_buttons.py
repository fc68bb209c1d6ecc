"""No button of a phone has more than two lines, and what a choice may lead to is told without moving anything."""

from collections.abc import Iterator
from typing import ClassVar

import pytest
from playwright.sync_api import Locator, expect

from skulduggery.core.messages import Choice, Outlook, kind_of
from skulduggery.games import game_called, listed_games
from skulduggery.text import LANGUAGES, Wording
from skulduggery.text.choices import choice_text, told_choice
from skulduggery.text.crew import Crew
from tests.browser.bounty_player import decide
from tests.browser.person import Person
from tests.browser.rehearsal import Rehearsal
from tests.browser.seating import Arrive
from tests.browser.server import Server
from tests.browser.sizes import on_phone, slow
from tests.browser.test_bounty_screen import shared_target
from tests.browser.test_prowl_screen import when_asked
from tests.browser.test_screens import box
from tests.text.test_choices import offered

NONE: dict[str, list[str]] = {game: [] for game in listed_games()}
MANY = 40  # the longest of each game
TWO_LINES = 46  # px
FOREWORDS = "Against somebody: your bonus 0, theirs 0, 50% to win (ties are yours). 4 loot cards, at most 1,200. " * 2
# Those of the texts that need more than two lines on this button, in a list of ways instead of a line of chips.
LONG = """
(button, texts) => button.closest('ul').classList.remove('chips') ?? texts.filter((text) => {
  button.textContent = text;
  const range = document.createRange();
  range.selectNodeContents(button);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 2;
})
"""
# The same for texts of two parts, of which the second one has small letters; as a way and as a chip.
LONG_PARTS = """
(button, [texts, limit]) => {
  const [deed, small, list] = [button.firstChild, button.querySelector('small'), button.closest('ul')];
  const needed = ([one, more]) => ((deed.textContent = one), (small.textContent = more), button.clientHeight);
  return [true, false].flatMap((chips) => {
    list.classList.toggle('chips', chips);
    return texts.filter((text) => needed(text) > limit);
  });
}
"""
# And for a square or a card that is to be confirmed: beside a sign, the last of what the button holds.
LONG_CONFIRM = """
(button, [texts, limit]) => {
  const words = [...button.childNodes].findLast((node) => node.nodeType === 3 && node.textContent.trim());
  return texts.filter((text) => ((words.textContent = text), button.clientHeight > limit));
}
"""
# What lies on the last line of a text.
AT_ITS_END = """
(one) => {
  const { left, bottom } = one.getBoundingClientRect();
  return document.elementFromPoint(left + 20, bottom - 6) === one;
}
"""


class Kings(Rehearsal):
    game: ClassVar = game_called("kings")


def staying_may_lead_on(seen: Outlook) -> bool:
    """A button tells what it may lead to."""
    return any(kind_of(choice.move) == "stop" and choice.prospects for choice in seen.choices)


def many_choices(game: str) -> Iterator[tuple[Wording, Choice, Crew]]:
    """Of many positions, in every language."""
    wordings = [Wording(language, game_called(game)) for language in LANGUAGES]
    return ((wording, choice, crew) for choice, crew in offered(game_called(game)) for wording in wordings)


def longest_choices(game: str, *kinds: str) -> list[str]:
    """Those with a target of these kinds, or all."""
    told = {
        choice_text(wording, choice.move, choice.preview.effects, crew)
        for wording, choice, crew in many_choices(game)
        if not kinds or any(type(target).__name__ in kinds for target in choice.targets)
    }
    return sorted(told, key=lambda text: (len(text), text))[-MANY:]


def longest_prospects(game: str) -> list[tuple[str, str]]:
    """What a choice does, and the rest that its button says, as Destinations.svelte puts it together."""
    told = {in_two_parts(wording, choice, crew) for wording, choice, crew in many_choices(game) if choice.prospects}
    return sorted(told, key=lambda parts: (1.3 * len(parts[0]) + len(parts[1]), parts))[-MANY:]


def in_two_parts(wording: Wording, choice: Choice, crew: Crew) -> tuple[str, str]:
    several = len(choice.prospects) > 1
    odds = {one: f"odds-{kind_of(one).replace('_', '-')}" for one in choice.prospects}
    ahead = [wording.tell(one, crew, key if several and wording.has(key) else "") for one, key in odds.items()]
    whole = choice_text(wording, choice.move, choice.preview.effects, crew)
    deed = told_choice(wording, choice.move, choice.preview.effects, crew).deed
    return deed, f"{whole.removeprefix(deed)}. {' '.join(ahead)}"


def sit_down(server: Server, arrive: Arrive, size: str, link: str) -> Person:
    anna = arrive(server, "Anna", size).visit(link)
    anna.asked()
    return anna.settled()


def choices_of(anna: Person) -> Locator:
    return anna.page.get_by_role("list", name="Everything you can choose").get_by_role("button")


@slow
def test_no_choice_takes_more_than_two_lines_on_a_phone(server: Server, arrive: Arrive) -> None:
    anna = sit_down(server, arrive, "phone", Kings(server, 4, 30).link_when(when_asked("dock_buy")))
    way = choices_of(anna).first
    expect(way).to_be_visible()
    assert way.evaluate(LONG, ["one two three " * 9]), "it would be found"
    assert {game: way.evaluate(LONG, longest_choices(game)) for game in listed_games()} == NONE


@slow
def test_what_a_choice_may_lead_to_needs_no_third_line(server: Server, arrive: Arrive) -> None:
    anna = sit_down(server, arrive, "phone", Kings(server, 4, 60).link_when(staying_may_lead_on))
    stay = choices_of(anna).filter(has=anna.page.locator("small"))
    expect(stay).to_be_visible()
    assert stay.evaluate(LONG_PARTS, [[["one two three", "one two three " * 12]], TWO_LINES]), "it would be found"
    found = {game: stay.evaluate(LONG_PARTS, [longest_prospects(game), TWO_LINES]) for game in listed_games()}
    assert found == NONE


@slow
def test_what_is_to_be_confirmed_takes_two_lines_at_most(server: Server, arrive: Arrive) -> None:
    anna = sit_down(server, arrive, "phone", Kings(server, 4, 60).link_when(when_asked("sail")))
    anna.choose()
    expect(anna.confirm).to_be_visible()
    assert anna.confirm.evaluate(LONG_CONFIRM, [["one two three " * 9], 50]), "it would be found"
    longest = {game: longest_choices(game, "Place", "Piece", "Card") for game in listed_games()}
    found = {game: anna.confirm.evaluate(LONG_CONFIRM, [longest[game], 50]) for game in longest}
    assert found == NONE


def test_the_ways_to_a_square_leave_the_chart_of_a_phone_its_size(server: Server, arrive: Arrive) -> None:
    [ticket] = server.new_match("Anna", game="bounty", players=6)
    target = shared_target(server.play_until(ticket, shared_target, decide))
    assert target is not None
    anna = sit_down(server, arrive, "phone", server.seat_link(ticket))
    sea = anna.page.locator(".sea")
    before = box(sea)
    anna.page.locator(f"ul.chips button[data-key='place {target['place']}']").click()
    expect(anna.ways.nth(1)).to_be_visible()
    assert box(sea) == before


@on_phone
def test_long_words_of_the_status_are_seen_in_whole_and_move_nothing(server: Server, arrive: Arrive, size: str) -> None:
    anna = sit_down(server, arrive, size, Kings(server, 4, 60).link_when(when_asked("sail")))
    sea, words = anna.page.locator(".sea"), anna.page.locator(".status .sentence")
    before = box(sea)
    words.evaluate("(one, text) => { one.textContent = text; }", FOREWORDS)
    assert box(sea) == before
    assert words.evaluate(AT_ITS_END)
    assert words.evaluate("one => one.scrollHeight <= one.clientHeight + 1")


def test_the_bar_of_a_desk_tells_the_chance_before_an_attack(server: Server, arrive: Arrive) -> None:
    anna = sit_down(server, arrive, "desktop", Kings(server, 4, 60).link_when(when_asked("fight_choice")))
    attack = anna.page.locator(".actions button", has_text="Attack")
    expect(attack).to_contain_text("Defence")
    expect(attack).to_contain_text("% to win")


def test_an_attack_does_not_hide_that_one_need_not_fight(server: Server, arrive: Arrive) -> None:
    link = Kings(server, 4, 60).link_when(when_asked("fight_choice"))
    anna = sit_down(server, arrive, "phone", link)
    expect(choices_of(anna).nth(1)).to_be_visible()
    for button in choices_of(anna).all():
        expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("wanted", ["sail", "window_fight"])
def test_a_phone_on_its_side_leaves_the_chart_its_width(server: Server, arrive: Arrive, wanted: str) -> None:
    """However long the chips are; and what must be pressed is seen without scrolling."""
    seen = staying_may_lead_on if wanted == "sail" else when_asked(wanted)
    anna = arrive(server, "Anna", "phone", language="nl")
    anna.resize({"width": 844, "height": 390})
    anna.visit(Kings(server, 4, 60).link_when(seen)).asked()
    pressed = anna.settled().page.locator(".ribbon .primary" if wanted == "window_fight" else ".zone ul .button")
    expect(pressed.first).to_be_in_viewport(ratio=1)
    _, _, width, _ = box(anna.page.locator("main.sea"))
    assert width > 844 / 2
