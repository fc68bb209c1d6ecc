"""Who made the games, the icons and the fonts: on the page, in a terminal and in CREDITS.md it is the same."""

import json
import re
from pathlib import Path

import pytest

from skulduggery.checks.texts.names import who_made_the_game_can_be_read
from skulduggery.core.parts import BadParts
from skulduggery.games import all_games, game_called, listed_games
from skulduggery.text import LANGUAGES, Wording
from skulduggery.text.credits import Credits, about_game, credits_of, facts_of, lines
from tests.plugins import installed

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
CREDITED = (ROOT / "CREDITS.md").read_text(encoding="utf-8")
ON_ONE_LINE = re.sub(r"\s+", " ", CREDITED)
MODULE = "from tictactoe import TicTacToe\n\n\nclass Brigand(TicTacToe):\n    key = 'brigand'\n\n\nGAME = Brigand()\n"

every_game = pytest.mark.parametrize("key", listed_games())
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
@every_language
def test_every_game_of_ours_says_who_made_the_original_and_on_which_terms(key: str, language: str) -> None:
    found = credits_of(language, game_called(key))
    assert found.known
    assert found.independent
    assert found.title
    assert re.fullmatch(r"[A-Z].{40,}\.", found.terms)


@pytest.mark.parametrize(
    ("key", "facts"),
    [
        (
            "prowl",
            {"author": "Ronaldo Siète", "publisher": "Editorial Perdido", "year": "2023", "licence": "Shareware"},
        ),
        ("blackwood", {"licence": "CC BY-NC-ND 4.0", "address": "http://www.ackroyd.co.nz/piracy/", "author": ""}),
        ("bounty", {"author": "", "publisher": "", "copyright": "", "licence": "", "address": ""}),
        ("kings", {"title": "Koning van de Piraten", "copyright": "© Borzag Games", "licence": "", "address": ""}),
    ],
)
def test_the_facts_are_those_of_the_rulebooks(key: str, facts: dict[str, str]) -> None:
    found = credits_of("en", game_called(key))
    assert {name: getattr(found, name) for name in facts} == facts


def test_prowl_asks_for_a_gift_in_every_language() -> None:
    english, dutch = [credits_of(language, game_called("prowl")) for language in ("en", "nl")]
    assert "1 GBP or 1 USD for Doctors Without Borders" in english.terms
    assert "voor Artsen zonder Grenzen" in dutch.terms
    assert (english.edition, dutch.edition) == ("version 2.01, August 2025", "versie 2.01, augustus 2025")


@every_game
def test_credits_md_has_every_fact_of_a_game(key: str) -> None:
    facts = credits_of("en", game_called(key))
    values = [facts.title, facts.author, facts.publisher, facts.year, facts.edition, facts.copyright]
    values += [facts.licence, facts.licence_address, facts.address]
    assert [value for value in values if value.casefold() not in ON_ONE_LINE.casefold()] == []


@every_language
def test_a_terminal_says_what_the_rulebook_does_not_name(language: str) -> None:
    bounty, wording = game_called("bounty"), Wording(language, game_called("bounty"), ("credits.ftl",))
    text = about_game(language, bounty)
    assert text.count(wording.say("credits-unnamed")) == 2, "the author and the licence"
    assert wording.say("credits-publisher") not in text
    assert wording.say("credits-independent") in text
    assert "(version 2.01, August 2025)" in about_game("en", game_called("prowl"))


def test_lines_are_in_the_order_in_which_people_read() -> None:
    assert lines(Credits(year="1718", edition="third", licence="L", licence_address="https://l")) == [
        ("author", ""),
        ("year", "1718 (third)"),
        ("licence", "L https://l"),
    ]


def test_a_game_without_credits_says_so() -> None:
    assert credits_of("nl", all_games()["tictactoe"]) == Credits()
    assert "names nobody" in about_game("en", all_games()["tictactoe"])


def files(toml: str) -> dict[str, str]:
    terms = "credits-terms = Free for pirates.\n"
    return {"__init__.py": MODULE, "credits.toml": toml, "text/en/credits.ftl": terms}


def test_a_plugin_brings_its_own_credits_perhaps_in_english_only(tmp_path: Path) -> None:
    with installed(tmp_path, "brigand", files('author = "Anna"\nindependent = false\n')):
        found = credits_of("nl", game_called("brigand"))
        assert found == Credits(author="Anna", independent=False, known=True, terms="Free for pirates.")
        text = about_game("nl", game_called("brigand"))
    assert "- **Auteur**: Anna" in text
    assert "Skulduggery" not in text


@pytest.mark.parametrize(
    ("toml", "says"), [('autor = "Anna"', "unknown field `autor`"), ("author = ", "Invalid value")]
)
def test_credits_that_cannot_be_read_are_named_by_the_check(tmp_path: Path, toml: str, says: str) -> None:
    with installed(tmp_path, "brigand", files(toml)):
        with pytest.raises(BadParts, match=r"^brigand/credits\.toml: "):
            facts_of(game_called("brigand"))
        (sentence,) = who_made_the_game_can_be_read(game_called("brigand"))
    assert says in sentence


def authors_of_the_icons() -> set[str]:
    """Of the icons that the page contains, as scripts/sprite.mjs writes their names."""
    wanted = json.loads((WEB / "scripts" / "icons.json").read_text())["game"]
    authors = json.loads((WEB / "scripts" / "authors.json").read_text())
    return {" ".join(part.capitalize() for part in authors[icon].split("-")) for icon in wanted}


def fonts_of_the_page() -> set[str]:
    return set(re.findall(r"font-family: '([^']+)'", (WEB / "src" / "ui" / "fonts.css").read_text()))


def test_credits_md_names_the_authors_of_all_icons_and_nobody_else() -> None:
    (row,) = re.findall(r"^\| icons of ships.*$", CREDITED, re.MULTILINE)
    named = re.split(r", | and ", row.split("|")[2].partition(" of game-icons.net")[0].strip())
    assert set(named) == authors_of_the_icons()
    assert {"Carl Olsen", "Caro Asercion", "Quoting"} <= set(named)


def test_all_fonts_of_the_page_are_named_in_credits_md_and_on_the_page() -> None:
    assert "Almendra SC" in fonts_of_the_page()
    (row,) = re.findall(r"^\| ([^|]*), by way of Fontsource|^\| (Pirata One[^|]*) \|", CREDITED, re.MULTILINE)
    assert set("".join(row).split(", ")) == fonts_of_the_page()
    for language in LANGUAGES:
        told = Wording(language, None, ("page.ftl",)).say("about-fonts")
        assert [font for font in fonts_of_the_page() if font not in told] == []
