"""The end of the evening: ceremony, ranking, awards, charts, picture, and what to do next."""

import base64
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from skulduggery.games import game_called
from tests.browser.harbour import Harbour, Json
from tests.browser.sailor import Sailor
from tests.browser.screens import Hire
from tests.browser.sizes import on_desktop, on_phone

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PNG = b"\x89PNG\r\n\x1a\n"
LONGEST_CEREMONY = 2_000  # ms (UX-39)
MANY_COLOURS = 500  # a picture with smooth letters and a sea has thousands, an empty one has few


@pytest.fixture(scope="module")
def evening(harbour: Harbour) -> list[Json]:
    """A finished match of Anna, Ben and a bot: their tickets."""
    return finished(harbour, "Anna", "Ben", players=3, round_limit=20)


def finished(harbour: Harbour, *names: str, game: str = "blackwood", players: int = 4, **options: object) -> list[Json]:
    tickets = harbour.voyage(*names, game=game, players=players, luck=None, **options)
    for ticket in tickets[1:]:
        with harbour.line(ticket) as line:
            harbour.ask(line, {"kind": "leave", "id": "leave", "seat": ticket["seat"]})
    harbour.play_out(tickets[0])
    return tickets


def chronicle(harbour: Harbour, ticket: Json) -> Json:
    found: Json = msgspec.json.decode(harbour.get(f"/api/tables/{ticket['table']}/chronicle"))
    return found


def names_at(harbour: Harbour, ticket: Json) -> list[str]:
    seats = msgspec.json.decode(harbour.get(f"/api/tables/{ticket['table']}"))["seats"]
    return [seat["name"] for seat in seats]


def aboard(harbour: Harbour, hire: Hire, tickets: list[Json], size: str = "desktop") -> list[Sailor]:
    crew = zip(("Anna", "Ben"), tickets, strict=True)
    return [hire(harbour, name, size).visit(harbour.seat_link(ticket)) for name, ticket in crew]


def end_of(sailor: Sailor) -> Locator:
    """The end with all there is to tell on it."""
    end = sailor.page.locator("dialog.end")
    expect(end).to_be_visible()
    expect(end.get_by_role("link", name="Check the dice")).to_be_visible()
    return end


def heading_has_focus(sailor: Sailor) -> None:
    sailor.page.wait_for_function("() => document.activeElement.matches('dialog.end h2')")


@on_phone
def test_the_end_tells_who_won_how_and_why(harbour: Harbour, hire: Hire, evening: list[Json], size: str) -> None:
    told, names = chronicle(harbour, evening[0]), names_at(harbour, evening[0])
    anna = hire(harbour, "Anna", size).visit(harbour.seat_link(evening[0]))
    end = end_of(anna)

    winners = [name for name, place in zip(names, told["result"]["places"], strict=True) if place == 1]
    headline = end.get_by_role("heading", level=2)
    for winner in winners if len(winners) < len(names) else []:
        expect(headline).to_contain_text(winner)

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
def test_wealth_is_a_chart_and_a_table(harbour: Harbour, hire: Hire, size: str) -> None:
    tickets = finished(harbour, "Anna", game="parley", players=3, rounds=3)
    told, names = chronicle(harbour, tickets[0]), names_at(harbour, tickets[0])
    anna = hire(harbour, "Anna", size).visit(harbour.seat_link(tickets[0]))
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
def test_partners_share_a_row(harbour: Harbour, hire: Hire) -> None:
    tickets = finished(harbour, "Anna", players=4, mode="hoard", round_limit=20)
    told, names = chronicle(harbour, tickets[0]), names_at(harbour, tickets[0])
    anna = hire(harbour, "Anna").visit(harbour.seat_link(tickets[0]))
    rows = end_of(anna).locator(".ranking > li")
    expect(rows).to_have_count(2)
    for row in rows.all():
        crew = [names.index(name) for name in row.locator(".name").all_inner_texts()]
        assert len({told["teams"][seat] for seat in crew}) == 1
        assert len(crew) == 2


# --- for everyone


@pytest.mark.slow
def test_the_result_is_heard_once_and_the_reader_begins_at_the_heading(
    harbour: Harbour, hire: Hire, evening: list[Json]
) -> None:
    anna = hire(harbour, "Anna").visit(harbour.seat_link(evening[0]))
    headline = end_of(anna).get_by_role("heading", level=2).inner_text()
    heading_has_focus(anna)
    spoken = anna.page.locator("[aria-live], [role=status], [role=alert]").all_inner_texts()
    assert not [words for words in spoken if headline in words]
    expect(anna.page.get_by_role("dialog", name="Port Blackwood: the end")).to_be_visible()


@pytest.mark.slow
def test_the_end_by_keyboard_only(harbour: Harbour, hire: Hire, evening: list[Json]) -> None:
    anna = hire(harbour, "Anna").visit(harbour.seat_link(evening[0]))
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
    harbour: Harbour, hire: Hire, evening: list[Json], size: str, language: str
) -> None:
    anna = hire(harbour, "Anna", size, language=language).visit(harbour.seat_link(evening[0]))
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
def test_the_end_speaks_dutch(harbour: Harbour, hire: Hire, evening: list[Json]) -> None:
    anna = hire(harbour, "Anna", language="nl").visit(harbour.seat_link(evening[0]))
    end = anna.page.locator("dialog.end")
    for name in ("De uitslag", "Voor iedereen een prijs", "Geluk met de dobbelstenen"):
        expect(end.get_by_role("region", name=name)).to_be_visible()
    expect(end.get_by_role("button", name="Nog een keer")).to_be_visible()


# --- the ceremony


def test_coins_rain_once_and_not_for_long(harbour: Harbour, hire: Hire, evening: list[Json]) -> None:
    anna = hire(harbour, "Anna", speed="brisk")
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.visit(harbour.seat_link(evening[0]))
    rain = anna.page.locator(".rain")
    expect(rain).to_be_attached()
    longest = rain.evaluate(
        "rain => Math.max(...rain.getAnimations({ subtree: true })"
        ".map((one) => Number(one.effect.getComputedTiming().endTime)))"
    )
    assert 500 < longest <= LONGEST_CEREMONY
    expect(rain).to_have_count(0)
    anna.page.reload()
    end_of(anna)
    expect(rain).to_have_count(0)


@pytest.mark.slow
def test_nothing_moves_where_less_motion_is_asked_for(harbour: Harbour, hire: Hire, evening: list[Json]) -> None:
    anna = hire(harbour, "Anna", speed="brisk")
    anna.page.add_init_script(
        "new MutationObserver(() => { if (document.querySelector('.rain')) window.rained = true; })"
        ".observe(document, { childList: true, subtree: true });"
    )
    anna.visit(harbour.seat_link(evening[0]))
    end_of(anna)
    assert anna.page.evaluate("window.rained ?? false") is False
    moving = "document.getAnimations().filter((one) => Number(one.effect.getComputedTiming().endTime) > 20).length"
    assert anna.page.evaluate(moving) == 0


# --- what now?


@on_desktop
def test_the_crew_sails_again(harbour: Harbour, hire: Hire, size: str) -> None:
    tickets = finished(harbour, "Anna", "Ben", players=2, round_limit=20)
    anna, ben = aboard(harbour, hire, tickets, size)
    watcher = hire(harbour, "Wim", size).visit(harbour.table_link(tickets[0]))
    watcher.button("Just watch").click()
    for sailor in (anna, ben, watcher):
        end_of(sailor)
    expect(watcher.button("Rematch")).to_have_count(0)
    expect(watcher.page.locator(".tag", has_text="you")).to_have_count(0)
    for sailor, seat in ((anna, 0), (ben, 1)):
        assert [one["seat"] for one in sailor.told("nonce")] == [seat]
    anna.button("Rematch").click()
    expect(anna.status).to_be_visible()
    expect(anna.page.locator("dialog.end")).to_have_count(0)  # back at the wheel that a bot had held for her
    for sailor in (ben, watcher):
        expect(sailor.page.locator("dialog.end")).to_contain_text("The crew sails again!")
        sailor.button("Come along").click()
    expect(ben.status).to_be_visible()
    assert anna.page.url == ben.page.url != harbour.table_link(tickets[0])
    shares = [one["nonce"] for sailor in (anna, ben) for one in sailor.told("nonce")]
    record = harbour.get(f"/api/tables/{anna.page.url.rpartition('/')[2]}/record")
    assert msgspec.json.decode(record.splitlines()[0])["nonces"] == shares


@pytest.mark.slow
def test_a_shared_device_keeps_its_seats_when_everybody_moves_up(harbour: Harbour, hire: Hire) -> None:
    host = harbour.open_table("Anna", "parley", 3, rounds=3)
    device = hire(harbour, "Anna").visit(harbour.seat_link(host))
    device.page.get_by_label("Who sits on seat 2?").select_option("a player on this device")
    expect(device.page.get_by_text("on this device", exact=True)).to_be_visible()
    harbour.set_sail(host)
    with harbour.line(host) as line:
        harbour.ask(line, {"kind": "end", "id": "end"})
    device.button("Rematch").click()
    expect(device.page).not_to_have_url(harbour.table_link(host))
    device.page.wait_for_function("() => window.heard.at(-1).kind !== 'bye' && window.newest()?.number !== undefined")
    for _ in range(2):
        held = device.page.evaluate("window.heard.filter((one) => one.kind === 'snapshot').at(-1).seats")
        assert held == [0, 2]
        device.page.reload()
        device.page.wait_for_function("() => window.heard.some((one) => one.kind === 'snapshot')")


def test_the_same_crew_at_another_game(harbour: Harbour, hire: Hire) -> None:
    (ticket,) = finished(harbour, "Anna", game="parley", players=2, rounds=3)
    anna = hire(harbour, "Anna").visit(harbour.seat_link(ticket))
    end_of(anna)
    anna.button("Other game, same crew").click()
    anna.page.get_by_role("dialog", name="Other game, same crew").get_by_role("button", name="Port Blackwood").click()
    expect(anna.page).not_to_have_url(harbour.table_link(ticket))
    expect(anna.status).to_be_visible()
    info = anna.page.evaluate("window.heard.filter((one) => one.table).at(-1).table")
    assert (info["game"], [seat["name"] for seat in info["seats"]]) == ("blackwood", names_at(harbour, ticket))


@pytest.mark.slow
def test_a_good_game_is_heard_at_the_end(harbour: Harbour, hire: Hire, evening: list[Json]) -> None:
    anna, ben = aboard(harbour, hire, evening)
    for sailor in (anna, ben):
        end_of(sailor)
    ben.page.locator("dialog.end").get_by_role("button", name="Shout").click()
    ben.button("Good game!").click()
    expect(anna.page.locator(".ranking .shout")).to_have_text("Good game!")
    expect(anna.page.locator("dialog.end").get_by_role("status").first).to_have_text("Ben: Good game!")


# --- the picture


@on_desktop
def test_the_picture_can_be_saved(harbour: Harbour, hire: Hire, evening: list[Json], size: str) -> None:
    anna = hire(harbour, "Anna", size).visit(harbour.seat_link(evening[0]))
    headline = end_of(anna).get_by_role("heading", level=2).inner_text()
    anna.button("Share picture").click()
    picture = anna.page.get_by_role("img", name="Picture for your friends")
    expect(picture).to_have_attribute("alt", re.compile(re.escape(headline)))
    assert picture.evaluate("async (img) => { await img.decode(); return [img.naturalWidth, img.naturalHeight]; }") == [
        1200,
        630,
    ]
    with anna.page.expect_download() as download:
        anna.button("Save").click()
    saved = Path(download.value.path()).read_bytes()
    assert download.value.suggested_filename == "Skulduggery Port Blackwood.png"
    assert saved.startswith(PNG)
    assert (int.from_bytes(saved[16:20]), int.from_bytes(saved[20:24])) == (1200, 630)
    assert base64.b64decode((picture.get_attribute("src") or "").partition(",")[2]) == saved
    assert picture.evaluate(COLOURS) > MANY_COLOURS
    assert anna.page.evaluate("document.fonts.check('40px \"Pirata One\"')")


COLOURS = """
async (img) => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 630 });
  const context = canvas.getContext('2d');
  context.drawImage(img, 0, 0);
  return new Set(new Uint32Array(context.getImageData(0, 0, 1200, 630).data.buffer)).size;
}
"""


@pytest.mark.slow
def test_the_picture_is_handed_to_the_device_where_it_can_share(
    harbour: Harbour, hire: Hire, evening: list[Json]
) -> None:
    anna = hire(harbour, "Anna")
    anna.page.add_init_script(
        "navigator.canShare = ({ files }) => files.every((file) => file.type === 'image/png');"
        "navigator.share = async ({ files }) => { window.shared = [files[0].name, files[0].size]; };"
    )
    anna.visit(harbour.seat_link(evening[0]))
    end_of(anna)
    anna.button("Share picture").click()
    anna.button("Share…").click()
    name, length = anna.page.wait_for_function("() => window.shared").json_value()
    assert name == "Skulduggery Port Blackwood.png"
    assert length > 20_000


# --- nobody has won


@on_phone
def test_a_match_that_the_host_ended_has_no_winner(harbour: Harbour, hire: Hire, size: str) -> None:
    tickets = harbour.voyage("Anna", "Ben", players=3)
    ben = hire(harbour, "Ben", size).visit(harbour.seat_link(tickets[1]))
    expect(ben.status).to_be_visible()
    with harbour.line(tickets[0]) as line:
        harbour.ask(line, {"kind": "end", "id": "end"})
    end = ben.page.locator("dialog.end")
    expect(end.get_by_role("heading", level=2)).to_have_text("The match ended early")
    heading_has_focus(ben)
    expect(end.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    expect(end.get_by_role("button", name="Share picture")).to_have_count(0)
    expect(end.get_by_role("link", name="Replay")).to_be_visible()
    ben.button("Rematch").click()
    expect(ben.status).to_be_visible()
    expect(end).to_have_count(0)


@pytest.mark.slow
def test_a_table_closed_in_the_harbour_says_so(harbour: Harbour, hire: Hire) -> None:
    host = harbour.open_table("Anna")
    ben = hire(harbour, "Ben").visit(harbour.seat_link(harbour.join(host, "Ben")))
    expect(ben.page.get_by_text("You are aboard.")).to_be_visible()
    with harbour.line(host) as line:
        harbour.ask(line, {"kind": "end", "id": "end"})
    end = ben.page.locator("dialog.end")
    expect(end.get_by_role("heading", level=2)).to_have_text("This table is closed")
    expect(end.get_by_role("link", name="Replay")).to_have_count(0)


@contextmanager
def renewed(folder: Path) -> Iterator[tuple[Harbour, Json]]:
    """A server whose rules have changed in the middle of a match, and the host's ticket."""
    harbour = Harbour(folder)
    harbour.start()
    (ticket,) = harbour.voyage("Anna", players=2)
    harbour.end()
    with closing(sqlite3.connect(harbour.database)) as database:
        version = game_called("blackwood").version
        change = "update tables set meta = cast(replace(meta, ?, ?) as blob)"
        database.execute(change, (f'"version":{version}', f'"version":{version - 1}'))
        database.commit()
    harbour.start()
    try:
        yield harbour, ticket
    finally:
        harbour.end()


@pytest.mark.slow
def test_a_frozen_match_says_why_and_its_crew_can_start_anew(tmp_path: Path, hire: Hire) -> None:
    with renewed(tmp_path) as (harbour, ticket):
        anna = hire(harbour, "Anna", "phone").visit(harbour.seat_link(ticket))
        end = anna.page.locator("dialog.end")
        expect(end.get_by_role("heading", level=2)).to_have_text("This match cannot go on")
        expect(end).to_contain_text("Anna")
        anna.button("Rematch").click()
        expect(end).to_have_count(0)
        expect(anna.status).to_be_visible()
