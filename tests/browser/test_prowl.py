"""Pirates on the Prowl in the browser: a person among bots, on both boards, and two people at one screen."""

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person, turns
from tests.browser.seating import Arrive, shared_device
from tests.browser.server import Server
from tests.browser.sizes import on_phone
from tests.browser.test_everyone import axe_finds

SHORT = 6000
TURNS = 2


def sit_down(server: Server, arrive: Arrive, size: str, players: int) -> Person:
    """A table with bosuns in the other seats."""
    (ticket,) = server.new_match("Anna", game="prowl", players=players, target=SHORT)
    return arrive(server, "Anna", size).visit(server.seat_link(ticket))


@on_phone
def test_a_person_sails_among_bots(server: Server, arrive: Arrive, size: str) -> None:
    anna = sit_down(server, arrive, size, 3)
    asked: list[str] = []
    while asked.count("sail") < TURNS:
        asked.append(anna.act()["kind"])
    assert asked[:2] == ["roll", "sail"]
    anna.asked()
    expect(anna.page.locator(".board [data-piece]")).to_have_count(4)  # with Davy Jones
    assert axe_finds(anna) == []
    charts = {answer.url for answer in anna.responses if "chart" in answer.url and answer.url.endswith(".json")}
    assert len(charts) == 1  # of the board that is played on


def test_two_at_one_screen_hand_it_over_behind_a_curtain(server: Server, arrive: Arrive) -> None:
    host = server.open_table("Anna", "prowl", 2)
    anna = shared_device(server, arrive, host)
    look = anna.button("Keep pressing to look")
    expect(look).to_be_visible()
    assert anna.newest()["view"]["seat"] is None
    assert not anna.newest()["choices"]
    look.hover()
    anna.page.mouse.down()
    expect(look).to_have_count(0)
    anna.page.mouse.up()
    expect(anna.my_turn).to_be_visible()


def play_to_the_end(anna: Person, players: int) -> None:
    asked = [anna.act(number)["kind"] for number, _ in enumerate(turns([anna]))]
    assert {"roll", "sail"} <= set(asked)
    result = anna.newest()["result"]
    assert len(result["places"]) == players
    assert max(result["scores"]) >= SHORT
    expect(anna.page.locator(".end .ranking .name")).to_have_count(players)
    awards = anna.page.get_by_role("region", name="An award for everybody")
    expect(awards.get_by_role("listitem")).to_have_count(players)
    expect(anna.button("Rematch")).to_be_visible()


@pytest.mark.slow
def test_a_whole_match_on_the_small_board(server: Server, arrive: Arrive) -> None:
    play_to_the_end(sit_down(server, arrive, "desktop", 3), 3)


@pytest.mark.slow
def test_a_whole_match_of_eight_on_the_large_board_on_a_phone(server: Server, arrive: Arrive) -> None:
    play_to_the_end(sit_down(server, arrive, "phone", 8), 8)
