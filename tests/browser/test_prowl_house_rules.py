"""House rules of Pirates on the Prowl on the screen: cargo that goes into the sea before one sails."""

from playwright.sync_api import expect

from skulduggery.core.messages import Outlook, kind_of
from tests.browser.rehearsal import Rehearsal
from tests.browser.seating import Arrive
from tests.browser.server import Server
from tests.browser.test_everyone import axe_finds
from tests.browser.test_prowl_screen import THREE, do, sit_down


def can_ditch(seen: Outlook) -> bool:
    """Somebody who may sail has cargo aboard."""
    kinds = {kind_of(choice.move) for choice in seen.choices}
    return {"sail", "dump"} <= kinds


def test_cargo_goes_into_the_sea_before_sailing_and_leaves_the_chart_free(
    server: Server, arrive: Arrive, size: str
) -> None:  # PR-8.08
    link = Rehearsal(server, 3, THREE, ditching="anywhere", target=6000).link_when(can_ditch)
    anna = sit_down(server, arrive, size, link)
    cards = anna.page.locator(".hand .dump button")
    expect(cards.first).not_to_be_visible()
    anna.page.locator(".hand summary").click()
    expect(cards.first).to_be_visible()
    assert axe_finds(anna) == []
    aboard = cards.count()
    do(anna, cards.first)
    assert anna.asked()["kind"] == "sail"
    assert sum(choice["move"]["kind"] == "dump" for choice in anna.newest()["choices"]) == aboard - 1
