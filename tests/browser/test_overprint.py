"""No text is printed over another, and no card lies over another, on the desks where room is scarce."""

from typing import Any, ClassVar

from playwright.sync_api import Locator, ViewportSize, expect

from skulduggery.core.messages import Outlook
from skulduggery.games import game_called
from tests.browser.rehearsal import Rehearsal
from tests.browser.seating import Arrive
from tests.browser.server import Server

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
TABLET: ViewportSize = {"width": 1024, "height": 768}
# Pairs of things that lie over each other by more than a hair.
OVERPRINTS = """
(all) => {
  const boxes = all.map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return (one.matches('button, .slot, .aboard') ? one : range).getBoundingClientRect();
  });
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return boxes.flatMap((box, at) => boxes.slice(at + 1).flatMap((other, on) =>
    meet(box, other) ? [`${all[at].innerText} / ${all[at + 1 + on].innerText}`] : []));
}
"""


class Kings(Rehearsal):
    game: ClassVar = game_called("kings")


def overprints(things: Locator) -> list[str]:
    found: list[str] = things.evaluate_all(OVERPRINTS)
    return found


def is_full(seen: Outlook) -> bool:
    """Somebody with cards aboard commands Davy Jones, and the asked ship has a card on each mast."""
    view: Any = seen.view
    mine = next(ship for ship in view.ships if ship.seat == view.seat)
    return len(mine.cards) == 3 and any(ship.cards and ship.seat == view.commander for ship in view.ships)


def test_notes_leave_room_for_the_masts_and_cards_for_the_chest(server: Server, arrive: Arrive) -> None:
    """The crew panels and the mat of Pirates on the Prowl."""
    anna = arrive(server, language="nl")
    anna.resize(LAPTOP)
    anna.visit(Rehearsal(server, 4, 7).link_when(is_full)).settled()
    seats = anna.page.locator("aside li.seat:has(.muted)")
    expect(seats.first).to_be_visible()
    for seat in seats.all():
        assert overprints(seat.locator(".muted, .aboard, .figures, .name")) == []
    assert overprints(anna.page.locator(".mat .slot, .mat .chest > *")) == []


def has_many_kinds(seen: Outlook) -> bool:
    view: Any = seen.view
    return len(set(view.hand)) >= 5 and view.round > 0


def test_the_cards_of_a_hand_lie_beside_each_other(server: Server, arrive: Arrive) -> None:
    anna = arrive(server)
    anna.resize(TABLET)
    anna.visit(Kings(server, 3, 30).link_when(has_many_kinds)).settled()
    cards = anna.page.locator("section.hand button.play")
    expect(cards.nth(4)).to_be_visible()
    assert overprints(cards) == []
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
