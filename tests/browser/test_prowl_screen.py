"""Pirates on the Prowl on the screen: ways, bridges, battles, booty, the chest at home, and cards that are covered."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from skulduggery.core.messages import Outlook, kind_of
from tests.browser.person import Person
from tests.browser.rehearsal import Rehearsal, Wanted
from tests.browser.seating import Arrive
from tests.browser.server import Server
from tests.browser.sizes import on_desktop, on_phone
from tests.browser.test_everyone import axe_finds

TWO = 2  # a match of two with an early battle
RICH = 4  # the same, with more booty than fits aboard
THREE = 5  # a match of three whose first one soon comes home with a treasure
FAIR: dict[str, Any] = {"target": 6000}
MASTS = 3
# What the stage shows once all dice of a battle lie; it goes by itself.
DECIDED = """
() => {
  const all = (what) => [...document.querySelectorAll(`[data-stage=fight] ${what}`)];
  const [outcome] = all('.outcome.over');
  if (!outcome) return null;
  const [dice, compared, winners] = ['.dice > span', '.dice > .best', '.wins'].map((what) => all(what).length);
  return { dice, compared, winners, outcome: outcome.textContent };
}
"""


def when_asked(kind: str) -> Wanted:
    return lambda seen: seen.asked is not None and seen.asked.kind == kind


def too_many(seen: Outlook) -> bool:
    """More booty than masts, and no two cards of a kind: nobody may go on yet."""
    if not when_asked("loot")(seen) or any(kind_of(choice.move) != "dump" for choice in seen.choices):
        return False
    view: Any = seen.view
    return any(len(ship.cards) == len(seen.choices) for ship in view.ships)


def through_a_current(seen: Outlook) -> list[tuple[str, ...]]:
    """The ways that a current is part of."""
    paths = [tuple(choice.preview.path) for choice in seen.choices]
    return [path for path in paths if any(step.startswith("cur:") for step in path[1:-1])]


def sit_down(server: Server, arrive: Arrive, size: str, link: str, **settings: object) -> Person:
    anna = arrive(server, "Anna", size, **settings).visit(link)
    anna.asked()
    return anna.settled()


def do(anna: Person, choice: Locator) -> None:
    """Choose, and confirm what needs it."""
    before = anna.answers()
    choice.click()
    anna.confirm_what_needs_it(before)
    anna.answered(before)


def chips(anna: Person, name: str) -> Locator:
    """A button beside the board: in the bar of a desk, in the chips of a phone."""
    place = ".actions" if anna.size == "desktop" else "ul.chips"
    return anna.page.locator(place).get_by_role("button", name=name, exact=True)


@on_desktop
def test_booty_is_chosen_card_by_card(server: Server, arrive: Arrive, size: str) -> None:
    battle = Rehearsal(server, 2, RICH)
    anna = sit_down(server, arrive, size, battle.link_when(too_many))
    pool = len(battle.outlook().choices)
    expect(anna.hand).to_have_count(pool)
    expect(chips(anna, "Done")).to_have_count(0)
    assert axe_finds(anna) == []
    for left in range(pool - 1, MASTS - 1, -1):
        before = anna.answers()
        for key in ("1", "Enter"):  # the first card, and yes
            anna.page.keyboard.press(key)
        anna.answered(before)
        expect(anna.hand).to_have_count(left)
    do(anna, chips(anna, "Keep all"))  # what fits is kept only if she wants it
    expect(anna.hand).to_have_count(0)
    ship = anna.newest()["view"]["ships"][anna.seats()[0]]
    assert len(ship["cards"]) == MASTS


@on_phone
def test_the_dice_of_a_battle_lie_sorted_and_the_winner_is_told(server: Server, arrive: Arrive, size: str) -> None:
    link = Rehearsal(server, 2, TWO).link_when(when_asked("engage"))
    anna = sit_down(server, arrive, size, link, speed="usual")
    do(anna, anna.targets.first)
    seen = anna.page.wait_for_function(DECIDED).json_value()
    battle = [event for _, event in anna.page.evaluate("window.story()") if event["kind"] == "battle_fought"][-1]
    assert seen["dice"] == len(battle["attack"]) + len(battle["defence"])
    assert (seen["compared"], seen["winners"]) == (2 * battle["compared"], 1)
    assert re.search(r"\bwins?\b", seen["outcome"])  # "You win!" to the winner


@on_phone
def test_at_home_the_chest_is_filled_and_done_can_be_pressed(server: Server, arrive: Arrive, size: str) -> None:
    home = Rehearsal(server, 3, THREE, **FAIR)
    anna = sit_down(server, arrive, size, home.link_when(when_asked("home")))
    expect(anna.page.locator(".hand h2").first).to_have_text("Into the chest")
    expect(chips(anna, "Done")).to_be_visible()
    aboard = anna.hand.count()
    do(anna, anna.hand.last)
    expect(anna.hand).not_to_have_count(aboard)
    do(anna, chips(anna, "Done"))
    assert anna.newest()["view"]["ships"][anna.seats()[0]]["chest"]


def test_cards_can_be_covered_and_are_not_told_in_the_log(server: Server, arrive: Arrive) -> None:
    home = Rehearsal(server, 3, THREE, **FAIR)
    anna = sit_down(server, arrive, "desktop", home.link_when(when_asked("home")))
    mat = anna.page.get_by_label("Your mat")
    expect(mat.locator(".card strong")).not_to_have_count(0)  # a mat comes later than the first question
    names = mat.locator(".card strong").all_inner_texts()
    mat.get_by_role("button", name="Cover my cards").click()
    expect(mat.locator(".card strong")).to_have_count(0)
    assert not [name for name in names if name in mat.inner_text()]
    mat.get_by_role("button", name="Show my cards").click()
    expect(mat.locator(".card strong")).to_have_text(names)


def test_a_way_through_a_current_and_the_far_end_of_a_bridge_are_shown(server: Server, arrive: Arrive) -> None:
    voyage = Rehearsal(server, 2, TWO)
    anna = sit_down(server, arrive, "desktop", voyage.link_when(through_a_current))
    path = through_a_current(voyage.outlook())[-1]
    anna.page.locator(f"[data-target='place {path[-1]}']").focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".path circle")).to_have_count(len(path) - 2)

    bridge = anna.page.locator(".bridge").first
    far = anna.page.locator(".bridge + .far").first
    expect(bridge).to_have_accessible_name(
        "the bridge between Nassau and Campeche: one step to the bridge between Tripoli and Saint Mary, round the world"
    )
    expect(far).to_be_hidden()
    bridge.focus()
    expect(far).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.page.evaluate("document.activeElement.blur()")
    expect(far).to_be_hidden()
    bridge.hover(force=True)
    expect(far).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["davy", "davy_move", "town", "island", "ship"])
def test_every_question_can_be_answered(server: Server, arrive: Arrive, size: str, kind: str) -> None:
    options: dict[str, Any] = {"board": "large", "ships": 2} if kind == "ship" else {}
    link = Rehearsal(server, 2, TWO, **options).link_when(when_asked(kind))
    anna = sit_down(server, arrive, size, link)
    assert axe_finds(anna) == []
    anna.act()
