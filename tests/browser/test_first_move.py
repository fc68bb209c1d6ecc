"""From the first visit to the first move: one click, no form, little JavaScript."""

import gzip
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Response, expect

from tests.browser.conftest import WHOLE_TABLE
from tests.browser.seating import Arrive
from tests.browser.server import Server
from tests.browser.sizes import on_phone, slow

FIRST_MOVE = 80_000  # bytes of JavaScript, gzipped
# What the first move does not need is fetched with it, or after calm seconds (net/lazy.svelte.ts), which a busy machine
# could take for a click.
OPENING = 9  # lines of the log (state/table.svelte.ts)
UNDER_WAY = 2 * OPENING  # entries; not every one of them has a line
LONG_CALM = "window.quietTime = 1e6;"


@on_phone
def test_one_click_leads_to_a_running_match_and_a_second_makes_a_move(
    server: Server, arrive: Arrive, size: str
) -> None:
    anna = arrive(server, size=size).home()
    anna.button("Play now").click()
    question = anna.asked()
    assert question["luck"]
    before = anna.answers()
    anna.confirm.click()
    anna.answered(before)
    assert anna.newest()["number"] > 0
    assert len(anna.told("play")) == 1


@on_phone
@pytest.mark.parametrize("card", [0, 1])
def test_the_first_move_needs_little_javascript_and_nothing_from_elsewhere(
    server: Server, arrive: Arrive, size: str, card: int
) -> None:
    anna = arrive(server, size=size)
    anna.page.add_init_script(LONG_CALM)
    answers: list[Response] = []
    needed: list[Response] = []

    def sent(frame: str | bytes) -> None:
        if '"play"' in str(frame) and not needed:
            needed.extend(answers)

    anna.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108  (Playwright marks its handlers)
    anna.page.on("websocket", lambda socket: socket.on("framesent", sent))
    anna.home().page.get_by_role("button", name="Play now").nth(card).click()
    anna.act()
    scripts = [answer.body() for answer in needed if answer.request.resource_type == "script"]
    assert scripts
    assert sum(len(gzip.compress(script)) for script in scripts) <= FIRST_MOVE
    assert [answer.url for answer in answers if not answer.url.startswith((server.url, "data:"))] == []


def test_play_now_meets_the_bots_that_were_chosen(server: Server, arrive: Arrive) -> None:
    """At first that is the bosun. The deckhand plays at random, from which nobody learns anything."""
    anna = arrive(server).home()
    anna.button("Against 3 bots: bosun").click()
    levels = anna.page.get_by_role("dialog").get_by_role("radio")
    expect(levels).to_have_count(4)
    expect(anna.page.get_by_label("bosun")).to_be_checked()
    expect(anna.page.get_by_role("dialog")).to_contain_text("Looks one move ahead")
    anna.page.get_by_role("dialog").get_by_text(re.compile("^captain")).click()
    anna.button("Keep").click()
    expect(anna.page.get_by_role("button", name="Against 3 bots: captain (strong)")).to_have_count(4)
    anna.button("Play now").click()
    anna.asked()
    (snapshot,) = [heard for heard in anna.page.evaluate("window.heard") if heard.get("update")][:1]
    assert [seat["level"] for seat in snapshot["table"]["seats"]] == [None, "captain", "captain", "captain"]
    expect(anna.page.get_by_text("Bot: captain (strong)")).to_have_count(3)


@on_phone
def test_the_continue_card_leads_back_to_the_table(server: Server, arrive: Arrive, size: str) -> None:
    anna = arrive(server, size=size).home()
    anna.button("Play now").click()
    question = anna.asked()
    anna.home()
    anna.page.get_by_role("link", name="Port Blackwood").click()
    assert anna.asked() == question


def test_an_address_of_no_table_says_so_and_leads_home(server: Server, arrive: Arrive) -> None:
    anna = arrive(server).visit(f"{server.url}/t/NOSUCH-99")
    expect(anna.page.locator("main").get_by_role("alert")).to_be_visible()
    anna.page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(anna.button("Play now")).to_be_visible()


@on_phone
def test_hexes_hand_and_pirates_are_there_before_everything_else(server: Server, arrive: Arrive, size: str) -> None:
    """King of the Pirates needs more to decide than other games: it does not wait until there is time for the rest."""
    anna = arrive(server, size=size)
    anna.page.add_init_script(LONG_CALM)
    [ticket] = server.new_match("Anna", game="kings", players=3)
    anna.visit(server.seat_link(ticket)).asked()
    expect(anna.page.locator(".board svg path.lines")).to_be_attached()
    expect(anna.page.get_by_label("Who goes?").get_by_role("button")).to_have_count(3)
    if size == "desktop":  # a phone shows its hand from the first turn on
        expect(anna.page.locator("section.hand button.play").first).to_be_visible()


@pytest.mark.parametrize(
    "game", ["kings", *[pytest.param(game, marks=slow) for game in ("blackwood", "bounty", "prowl")]]
)
def test_whoever_comes_to_a_running_match_gets_everything_at_once(
    server: Server, arrive: Arrive, game: str, record_property: Callable[[str, object], None]
) -> None:
    anna = arrive(server)
    anna.page.add_init_script(LONG_CALM)
    [ticket] = server.new_match("Anna", game=game, players=3)
    server.play_until(ticket, lambda update: update["number"] > UNDER_WAY, decide=lambda _: 0)
    anna.visit(server.seat_link(ticket)).asked()
    expect(anna.page.locator(".board svg").first).to_be_visible()
    expect(anna.page.locator(".mat .room > *").first).to_be_visible()
    record_property(WHOLE_TABLE, round(anna.page.evaluate("performance.now()")))
