"""A replay with all cards open: on a desk, the cards of every seat are in sight at once."""

from typing import ClassVar

import pytest
from playwright.sync_api import ViewportSize, expect

from skulduggery.core.messages import Outlook
from skulduggery.games import game_called
from tests.browser.rehearsal import Rehearsal
from tests.browser.replaying import Watcher, replay_link
from tests.browser.seating import Arrive
from tests.browser.server import Server

DESK: ViewportSize = {"width": 1440, "height": 900}


class Kings(Rehearsal):
    game: ClassVar = game_called("kings")


class Bounty(Rehearsal):
    game: ClassVar = game_called("bounty")


class Prowl(Rehearsal):
    game: ClassVar = game_called("prowl")


@pytest.mark.parametrize(("match", "round_number"), [(Kings, 2), (Bounty, 3), (Prowl, 6)])
def test_the_cards_of_every_seat_are_in_sight(
    server: Server, arrive: Arrive, match: type[Rehearsal], round_number: int
) -> None:
    players = match.game.seats[-1]
    rehearsal = match(server, players, 3)

    def is_late(seen: Outlook) -> bool:
        return getattr(seen.view, "round", 0) >= round_number

    rehearsal.ticket_when(is_late)
    host = rehearsal.tickets[0]
    with server.connected(host) as connection:
        server.ask(connection, {"kind": "end", "id": "end"})
    wanda = arrive(server, "Wanda")
    wanda.resize(DESK)
    watcher = Watcher(wanda).open(replay_link(server, host, "?at=9999&as=all"))
    seats = watcher.page.locator("section[data-moment] section")
    expect(seats).to_have_count(players)
    for seat in seats.all():
        expect(seat).to_be_in_viewport(ratio=1)
    cards = seats.get_by_role("img")
    expect(cards.first).to_be_visible()
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
