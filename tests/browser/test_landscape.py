"""A phone on its side: the chart stands on the left, everything that can be pressed on the right, and nothing below."""

from collections.abc import Callable
from typing import ClassVar

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from skulduggery.core.messages import Outlook
from skulduggery.games import game_called
from tests.browser.bounty_player import decide as as_captain
from tests.browser.person import Person
from tests.browser.rehearsal import Rehearsal
from tests.browser.replaying import Watch
from tests.browser.seating import Arrive
from tests.browser.server import Json, Server

ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
MANY = 12  # choices that do not fit beside the chart at once
# Buttons that cannot be pressed where they are, neither at once nor after scrolling the list they are in.
OUT_OF_REACH = """
() => [...document.querySelectorAll(':is(section.status, .replay > header, footer) button')].flatMap((button) => {
  button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight && button.contains(found)
    ? [] : [button.innerText];
})
"""
SPILLS = """
() => [document.documentElement.scrollWidth > innerWidth, document.documentElement.scrollHeight > innerHeight]
"""
SWIPED = "chips => { const was = chips.scrollTop; chips.scrollBy(0, 400); return chips.scrollTop - was; }"
# What a person is asked where much can be pressed.
MOMENTS: dict[str, tuple[Callable[[Json], object], Callable[[Json], int]]] = {
    "blackwood": (lambda update: len(update["choices"]) > MANY, lambda _: 0),
    "bounty": (lambda update: update["asked"]["kind"] == "trade", as_captain),
    "prowl": (lambda update: len(update["choices"]) > MANY, lambda _: 0),
}


class Kings(Rehearsal):
    game: ClassVar = game_called("kings")


def on_its_side(server: Server, arrive: Arrive, link: str) -> Person:
    anna = arrive(server, "Anna", "phone")
    anna.resize(ON_ITS_SIDE)
    anna.visit(link).asked()
    return anna.settled()


def has_all_in_reach(anna: Person, top: str = "section.status") -> None:
    chart, beside = anna.page.locator("main.sea"), anna.page.locator(top)
    for part in (chart, beside, anna.page.locator("footer nav")):
        expect(part).to_be_in_viewport(ratio=1)
    assert edge(chart, "right") <= edge(beside, "left") + 1
    assert anna.page.evaluate(SPILLS) == [False, False]
    assert anna.page.evaluate(OUT_OF_REACH) == []


def edge(part: Locator, side: str) -> float:
    return float(part.evaluate(f"part => part.getBoundingClientRect().{side}"))


@pytest.mark.parametrize("game", MOMENTS)
def test_everything_is_in_reach_beside_the_chart(server: Server, arrive: Arrive, game: str) -> None:
    [ticket] = server.new_match("Anna", game=game, players=3)
    server.play_until(ticket, *MOMENTS[game])
    anna = on_its_side(server, arrive, server.seat_link(ticket))
    has_all_in_reach(anna)
    chips = anna.page.locator("ul.chips")
    assert game == "bounty" or chips.evaluate(SWIPED) > 0


def may_roll_again(seen: Outlook) -> bool:
    return seen.asked is not None and seen.asked.kind == "window_fight" and len(seen.choices) >= 4


def test_a_hand_a_ribbon_and_dice_to_roll_again_are_in_reach(server: Server, arrive: Arrive) -> None:
    """King of the Pirates has the most to show at once."""
    anna = on_its_side(server, arrive, Kings(server, 3, 60).link_when(may_roll_again))
    expect(anna.page.locator(".ribbon .deeds button").first).to_be_visible()
    has_all_in_reach(anna)


def test_a_replay_has_its_chart_on_the_left_and_its_controls_on_the_right(watch: Watch) -> None:
    watcher = watch("phone", "?at=60")
    watcher.person.resize(ON_ITS_SIDE)
    has_all_in_reach(watcher.person, ".replay > header")
    expect(watcher.slider).to_be_in_viewport(ratio=1)
    expect(watcher.caption).to_be_in_viewport(ratio=1)
