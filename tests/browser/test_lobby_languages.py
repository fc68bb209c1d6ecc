"""The lobby in two languages: what reads the same in both has not been translated."""

import re

import pytest
from playwright.sync_api import expect

from skulduggery.games import listed_games
from tests.browser.person import Person
from tests.browser.seating import Arrive
from tests.browser.server import Json, Server

HOUSE_RULES = {"en": "House rules", "nl": "Huisregels"}
START = {"en": "Set sail", "nl": "Uitvaren"}
# Everything one can read or hear: texts, items of lists, labels and hints.
READ = """
() => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) found.push(walker.currentNode.textContent);
  for (const one of document.querySelectorAll('main *'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(one.getAttribute(name) ?? '');
  return found.map((text) => text.trim()).filter(Boolean);
}
"""
TITLES = {"Skulduggery", "Port Blackwood", "Bounty", "Pirates on the Prowl", "King of the Pirates"}
SAME = {*TITLES, "Davy Jones", "Race", "Violet", "open"}  # words of both languages
HASH = re.compile(r"([0-9a-f]{4} ?)+")


def lobby(server: Server, arrive: Arrive, host: Json, language: str) -> Person:
    anna = arrive(server, "Anna", language=language).visit(server.seat_link(host))
    expect(anna.page.get_by_role("button", name=START[language])).to_be_visible()
    anna.page.get_by_text(HOUSE_RULES[language], exact=True).first.click()
    expect(anna.page.locator("details[open]").first).to_be_visible()
    return anna


def is_word(text: str, table: Json) -> bool:
    """Not a name, a number, an address, a code or a hash."""
    names = {seat["name"] for seat in table["seats"]}
    plain = text.strip("+·★: ")
    sign = HASH.fullmatch(plain) or "/t/" in text or table["code"] in text
    return bool(re.search(r"[a-z]{2}", plain, re.I)) and plain not in names | SAME and not sign


@pytest.mark.parametrize("game", sorted(listed_games()))
def test_nothing_in_the_lobby_reads_the_same_in_dutch_and_english(server: Server, arrive: Arrive, game: str) -> None:
    host = server.open_table("Anna", game, 4)
    read: dict[str, set[str]] = {}
    for language in ("en", "nl"):
        anna = lobby(server, arrive, host, language)
        read[language] = set(anna.page.evaluate(READ))
    table = anna.page.evaluate("window.heard.filter((one) => one.table).at(-1).table")
    assert len(read["nl"]) > 40
    assert sorted(text for text in read["nl"] & read["en"] if is_word(text, table)) == []


@pytest.mark.parametrize(("game", "colours"), [("kings", {"kleur wordt geloot"}), ("prowl", {"Rood", "Zwart"})])
def test_colours_joining_and_pace_are_told_in_dutch(
    server: Server, arrive: Arrive, game: str, colours: set[str]
) -> None:
    host = server.open_table("Anna", game, 4)
    anna = lobby(server, arrive, host, "nl")
    expect(anna.page.get_by_text("Hoelang de bots over een zet doen.")).to_be_visible()
    expect(anna.page.get_by_text("Na het uitvaren zijn de plaatsen gesloten")).to_be_visible()
    anna.page.get_by_role("button", name="op uitnodiging").click()
    expect(anna.page.get_by_text("of je stuurt een link uit het menu")).to_be_visible()
    offered = set(anna.page.evaluate(READ))
    assert colours <= offered
    table = anna.page.evaluate("window.heard.filter((one) => one.table).at(-1).table")
    bots = [seat["name"] for seat in table["seats"] if seat["holder"] == "bot"]
    assert [name for name in bots if " " in name or name not in " ".join(offered)] == []  # one word in every language
