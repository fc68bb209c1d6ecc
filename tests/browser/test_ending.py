"""The end of the evening: ranking, awards and charts, for everyone, and a ceremony."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.ending import chronicle, end_of, finished, heading_has_focus, names_at
from tests.browser.seating import Arrive
from tests.browser.server import Json, Server
from tests.browser.sizes import on_desktop, on_phone

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LONGEST_CEREMONY = 2_000  # ms (UX-39)


@on_phone
def test_the_end_tells_who_won_how_and_why(server: Server, arrive: Arrive, evening: list[Json], size: str) -> None:
    told, names = chronicle(server, evening[0]), names_at(server, evening[0])
    anna = arrive(server, "Anna", size).visit(server.seat_link(evening[0]))
    end = end_of(anna)

    winners = [name for name, place in zip(names, told["result"]["places"], strict=True) if place == 1]
    headline = end.get_by_role("heading", level=2)
    for winner in winners if len(winners) < len(names) else []:
        expect(headline).to_contain_text("You" if winner == "Anna" else winner)

    order = sorted(range(3), key=lambda seat: (told["result"]["places"][seat], seat))
    rows = end.locator(".ranking > li")
    expect(rows).to_have_count(3)
    for row, seat in enumerate(order):
        expect(rows.nth(row)).to_contain_text(names[seat])
        expect(rows.nth(row)).to_contain_text(f"{told['result']['scores'][seat]} coin")
        counted = [line for line in told["sheet"][seat] if line["count"]] or told["sheet"][seat][:1]
        expect(rows.nth(row).locator(".sheet li")).to_have_count(len(counted))
    expect(end.locator(".ranking .tag", has_text="you")).to_have_count(1)

    awards = end.get_by_role("region", name="An award for everybody").get_by_role("listitem")
    expect(awards).to_have_count(3)
    expect(awards.nth(0)).to_contain_text("Anna")
    assert all(len(words.splitlines()) >= 3 for words in awards.all_inner_texts())

    watch = end.get_by_role("link", name="Watch it again")
    if told["decisive"] is None:
        expect(watch).to_have_count(0)
    else:
        path = f"/replay/{evening[0]['table']}?at={told['decisive']['number']}"
        expect(watch).to_have_attribute("href", path)
    expect(end.get_by_role("link", name="Replay")).to_have_attribute("href", f"/replay/{evening[0]['table']}")
    expect(end.get_by_role("link", name="Check the dice")).to_have_attribute("href", f"/dice/{evening[0]['table']}")
    expect(end.get_by_role("button", name="Other game")).to_be_visible()


@on_desktop
def test_wealth_is_a_chart_and_a_table(server: Server, arrive: Arrive, size: str) -> None:
    tickets = finished(server, "Anna", game="parley", players=3, rounds=3)
    told, names = chronicle(server, tickets[0]), names_at(server, tickets[0])
    anna = arrive(server, "Anna", size).visit(server.seat_link(tickets[0]))
    wealth = end_of(anna).get_by_role("region", name="Wealth over time")
    expect(wealth).to_contain_text("Coins in the purse")
    picture = wealth.get_by_role("img")
    for name, amount in zip(names, told["worth"][-1][1], strict=True):
        expect(picture).to_have_attribute("aria-label", re.compile(re.escape(f"{name} {amount}")))
        expect(wealth.locator(".label", has_text=name)).to_contain_text(str(amount))
    wealth.get_by_text("Show the figures").click()
    rows = wealth.locator("tbody tr")
    expect(rows).to_have_count(len(told["worth"]))
    for row, (number, amounts) in enumerate(told["worth"]):
        cells = [cell.rstrip("★ \xa0") for cell in rows.nth(row).locator("th, td").all_inner_texts()]
        assert [cell.splitlines()[0].split("\xa0")[0] for cell in cells] == [str(number), *map(str, amounts)]
    # Labels that lie on each other could not be read.
    boxes = [box for label in wealth.locator(".label").all() if (box := label.bounding_box())]
    tops = sorted(box["y"] for box in boxes)
    assert all(lower - upper >= 20 for upper, lower in pairwise(tops))


@pytest.mark.slow
def test_partners_share_a_row(server: Server, arrive: Arrive) -> None:
    tickets = finished(server, "Anna", players=4, mode="hoard", rounds="limited", round_limit=20)
    told, names = chronicle(server, tickets[0]), names_at(server, tickets[0])
    anna = arrive(server, "Anna").visit(server.seat_link(tickets[0]))
    rows = end_of(anna).locator(".ranking > li")
    expect(rows).to_have_count(2)
    for row in rows.all():
        crew = [names.index(name) for name in row.locator(".name").all_inner_texts()]
        assert len({told["teams"][seat] for seat in crew}) == 1
        assert len(crew) == 2


# --- for everyone


@pytest.mark.slow
def test_the_result_is_heard_once_and_the_reader_begins_at_the_heading(
    server: Server, arrive: Arrive, evening: list[Json]
) -> None:
    anna = arrive(server, "Anna").visit(server.seat_link(evening[0]))
    headline = end_of(anna).get_by_role("heading", level=2).inner_text()
    heading_has_focus(anna)
    spoken = anna.page.locator("[aria-live], [role=status], [role=alert]").all_inner_texts()
    assert not [words for words in spoken if headline in words]
    expect(anna.page.get_by_role("dialog", name="Port Blackwood: the end")).to_be_visible()


def test_a_request_for_the_end_that_got_lost_is_made_again(server: Server, arrive: Arrive, evening: list[Json]) -> None:
    anna = arrive(server, "Anna", "desktop")
    lost: list[str] = []

    def lose_the_first(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.request.url)
            route.abort()

    anna.page.route("**/chronicle", lose_the_first)
    end_of(anna.visit(server.seat_link(evening[0])))
    assert lost


@pytest.mark.slow
def test_the_end_by_keyboard_only(server: Server, arrive: Arrive, evening: list[Json]) -> None:
    anna = arrive(server, "Anna").visit(server.seat_link(evening[0]))
    end = end_of(anna)
    heading_has_focus(anna)
    reached = set()
    for _ in range(40):
        anna.page.keyboard.press("Tab")
        reached.add(anna.page.evaluate("document.activeElement.innerText.trim()"))
    assert {"Rematch", "Replay", "Share picture", "Check the dice", "Home", "Show the figures"} <= reached
    anna.page.keyboard.press("Escape")
    expect(end).to_have_count(0)
    expect(anna.button("The result")).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(end).to_be_visible()
    heading_has_focus(anna)


@on_phone
@pytest.mark.parametrize("language", ["en", pytest.param("nl", marks=pytest.mark.slow)])
def test_axe_finds_nothing_serious_in_any_look(
    server: Server, arrive: Arrive, evening: list[Json], size: str, language: str
) -> None:
    anna = arrive(server, "Anna", size, language=language).visit(server.seat_link(evening[0]))
    expect(anna.page.locator("dialog.end .ranking li").first).to_be_visible()
    expect(anna.page.locator("dialog.end section")).to_have_count(5)
    anna.page.locator("dialog.end summary").click()
    anna.page.evaluate(AXE.read_text())
    found = []
    for theme in ("dark", "light", "contrast"):
        anna.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        report = anna.page.evaluate("axe.run(document.querySelector('dialog.end'), {resultTypes: ['violations']})")
        found += [
            (theme, violation["id"], violation["nodes"][0]["html"][:150], violation["nodes"][0].get("failureSummary"))
            for violation in report["violations"]
            if violation["impact"] in ("serious", "critical")
        ]
    assert found == []
    width = anna.page.evaluate("document.querySelector('dialog.end').scrollWidth - innerWidth")
    assert width <= 0, "nothing scrolls sideways"


@pytest.mark.slow
def test_the_end_speaks_dutch(server: Server, arrive: Arrive, evening: list[Json]) -> None:
    anna = arrive(server, "Anna", language="nl").visit(server.seat_link(evening[0]))
    end = anna.page.locator("dialog.end")
    for name in ("De uitslag", "Voor iedereen een prijs", "Geluk met de dobbelstenen"):
        expect(end.get_by_role("region", name=name)).to_be_visible()
    expect(end.get_by_role("button", name="Nog een keer")).to_be_visible()


# --- the ceremony


def duel(server: Server) -> list[Json]:
    """A finished match of two people: one of them has won, or both."""
    return finished(server, "Anna", "Ben", players=2, rounds="limited", round_limit=20)


@on_phone
def test_the_winner_and_the_loser_see_another_end(server: Server, arrive: Arrive, size: str) -> None:
    tickets = duel(server)
    result = chronicle(server, tickets[0])["result"]
    for name, ticket in zip(("Anna", "Ben"), tickets, strict=True):
        end = end_of(arrive(server, name, size).visit(server.seat_link(ticket)))
        headline = end.get_by_role("heading", level=2)
        won = result["places"][ticket["seat"]] == 1
        expect(headline).to_contain_text(re.compile("^(You |Everybody )" if won else " wins!$"))
        expect(end.locator(".winners .chest")).to_have_count(int(won))
        expect(end.get_by_text("the winner.")).to_have_count(int(not won))


# How long it rains, noted in the page itself: on a busy machine it may be over before anybody outside has looked.
RAIN = """
const look = () => {
  const falling = document.querySelector('.rain')?.getAnimations({ subtree: true }) ?? [];
  if (falling.length > 0) window.rained = Math.max(...falling.map((one) => one.effect.getComputedTiming().endTime));
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def test_coins_rain_for_a_winner_once_and_not_for_long(server: Server, arrive: Arrive) -> None:
    tickets = duel(server)
    places = chronicle(server, tickets[0])["result"]["places"]
    ticket = next(ticket for ticket in tickets if places[ticket["seat"]] == 1)
    anna = arrive(server, "Anna", speed="brisk")
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.page.add_init_script(RAIN)
    anna.visit(server.seat_link(ticket))
    longest = anna.page.wait_for_function("() => window.rained").json_value()
    assert 500 < longest <= LONGEST_CEREMONY
    expect(anna.page.locator(".rain")).to_have_count(0)
    anna.page.reload()
    end_of(anna)
    assert anna.page.evaluate("window.rained ?? null") is None


@pytest.mark.slow
def test_nothing_moves_where_less_motion_is_asked_for(server: Server, arrive: Arrive, evening: list[Json]) -> None:
    anna = arrive(server, "Anna", speed="brisk")
    anna.page.add_init_script(
        "new MutationObserver(() => { if (document.querySelector('.rain')) window.rained = true; })"
        ".observe(document, { childList: true, subtree: true });"
    )
    anna.visit(server.seat_link(evening[0]))
    end_of(anna)
    assert anna.page.evaluate("window.rained ?? false") is False
    moving = "document.getAnimations().filter((one) => Number(one.effect.getComputedTiming().endTime) > 20).length"
    assert anna.page.evaluate(moving) == 0
