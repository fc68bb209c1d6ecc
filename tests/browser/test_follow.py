"""One can follow what others do: one line for each turn, which stays, and nothing that flickers around it."""

import re
from itertools import groupby, pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.person import Json, Person
from tests.browser.seating import Arrive
from tests.browser.server import Server
from tests.browser.sizes import on_desktop

# Notes whatever the bar says, and when, in seconds; `skip` and `waits` say whether they were there, too.
WATCH = """
() => {
  window.said = [];
  const look = () => {
    const status = document.querySelector('section.status');
    const text = status?.querySelector('.sentence')?.textContent ?? '';
    const skip = [...status.querySelectorAll('button')].some((one) => /skip/i.test(one.outerHTML));
    const waits = /is thinking|is choosing/.test(document.querySelector('.status .hint, .lately')?.textContent ?? '');
    const last = window.said.at(-1);
    if (last?.text !== text || last.skip !== skip || last.waits !== waits)
      window.said.push({ text, skip, waits, at: performance.now() / 1000 });
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  look();
  const polite = document.querySelector('.unseen[aria-live=polite]');
  window.aloud = [];
  new MutationObserver(() => window.aloud.push(polite.textContent)).observe(polite, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}
"""
STAYS = 1.5  # seconds, at the usual pace
LATE = 0.1  # a timer may be a little early on the clock of another
ANNA, OTHERS = 0, 3


@pytest.fixture
def onlooker(server: Server, arrive: Arrive, size: str) -> Person:
    """Anna, whose turn is just over, among three bots."""
    ticket = server.open_table("Anna")
    server.start_match(ticket, "family")
    server.play_until(ticket, lambda update: update["asked"]["kind"] == "sail", lambda _: 0)
    anna = arrive(server, "Anna", size, speed="usual").visit(server.seat_link(ticket))
    anna.asked()
    anna.settled()
    anna.page.evaluate(WATCH)
    while anna.newest()["view"]["active"] == ANNA:
        anna.act()
    expect(anna.my_turn).to_have_count(0)
    anna.asked()
    return anna


def lines_of(anna: Person) -> list[Json]:
    """What the bar said of others: when each text came, and when it went."""
    said: list[Json] = anna.page.evaluate("window.said")
    names = tuple(seat["name"] for seat in anna.page.evaluate("window.heard[0].table.seats")[1:])
    until = [*[each["at"] for each in said[1:]], said[-1]["at"]]
    return [{**each, "until": end} for each, end in zip(said, until, strict=True) if each["text"].startswith(names)]


def name_in(line: Json) -> str:
    return str(line["text"]).split()[0]


@on_desktop
def test_each_turn_of_another_is_one_line_that_stays(onlooker: Person, size: str) -> None:
    turns = [list(lines) for _, lines in groupby(lines_of(onlooker), name_in)]
    assert len(turns) == OTHERS, turns
    for lines in turns:
        whole = [line for line in lines if line["text"] == lines[-1]["text"]]
        assert whole[-1]["until"] - whole[0]["at"] > STAYS - LATE, lines
        grown = [line["text"].removesuffix(".").replace(" and ", ", ") for line in lines]
        assert all(longer.startswith(shorter) for shorter, longer in pairwise(grown)), lines


@on_desktop
def test_nothing_flickers_around_the_line(onlooker: Person, size: str) -> None:
    lines = lines_of(onlooker)
    assert not any(line["waits"] for line in lines), lines  # no bot thought for a second
    skips = [skip for skip, _ in groupby(line["skip"] for line in lines)]
    assert skips in ([True], [False, True]), lines  # it comes once, and stays
    assert lines[0]["until"] > lines[0]["at"]


@on_desktop
def test_a_screen_reader_hears_each_line_once(onlooker: Person, size: str) -> None:
    heard = onlooker.page.evaluate("window.aloud")
    told = [list(lines)[-1]["text"] for _, lines in groupby(lines_of(onlooker), name_in)]
    assert [each for each in heard if each in told] == told, heard
    routine = [each for each in heard if re.match(r"\w+ (rolls|sails|draws) ", each)]
    assert routine == [], heard
