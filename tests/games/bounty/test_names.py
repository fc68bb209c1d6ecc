"""Bounty's ships, cards and places: all of them have a name, and nothing else does."""

from collections.abc import Iterable
from typing import Any

import pytest

from skulduggery.checks.texts.kinds import is_kind_id, read_texts
from skulduggery.core.fields import literals_of
from skulduggery.core.messages import kind_of
from skulduggery.core.parts import load_data
from skulduggery.games import all_games
from skulduggery.games.bounty.fields import Kind, Reason, Role
from skulduggery.games.bounty.moves import Borrow, Buy, Fight, Pass, Roll, Surrender, Take
from skulduggery.text import LANGUAGES
from skulduggery.text.wording import game_text

PARTS: dict[str, Any] = load_data("skulduggery.games.bounty")
COLOURS = [colour["key"] for colour in PARTS["colour"]]
SHIPS = COLOURS + [f"{colour}-{number}" for colour in COLOURS for number in (1, 2)]
PORTS = [port["key"] for port in PARTS["port"]]
SQUARES = [place["square"] for place in [*PARTS["port"], *PARTS["harbour"]]]
CHEST = [card["id"] for card in PARTS["chest"]]
CARDS = [card["id"] for card in PARTS["card"]]
BUTTONS = [kind_of(move) for move in (Roll, Buy, Take, Borrow, Pass, Fight, Surrender)]
ELSEWHERE = ("option-", "award-", "sheet-", "deed-", "gain-", "trait-", "hint-", "turn-")


def family(word: str, ids: Iterable[str]) -> set[str]:
    return {f"{word}-{thing}" for thing in ids}


def water(name: str) -> str:
    return name.lower().removeprefix("the ").replace("'", "").replace(" ", "-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name_and_every_name_a_thing(language: str) -> None:
    texts = read_texts(game_text(language, all_games()["bounty"]))
    names = {text_id for text_id in texts if not is_kind_id(text_id) and not text_id.startswith(ELSEWHERE)}
    pieces = (
        family("ship", SHIPS)
        | family("piece", SHIPS)
        | family("colour", COLOURS)
        | family("kind", literals_of(Kind))
        | family("role", literals_of(Role))
    )
    pieces |= family("secret", ["merchant", "pirate", "warship"])
    places = family("port", PORTS) | family("pack", [*PORTS, "chest"]) | family("place", SQUARES)
    places |= family("water", [water(each["name"]) for each in PARTS["water"]])
    cards = family("card", CARDS + CHEST) | family("chest", CHEST)
    words = (
        family("button", BUTTONS)
        | family("reason", literals_of(Reason))
        | family("game", ["title", "summary", "age", "score", "wealth"])
    )
    assert names == pieces | places | cards | words


def test_the_english_names_are_those_of_the_parts() -> None:
    english = game_text("en", all_games()["bounty"]).read_text(encoding="utf-8")
    for family_name, things in (("port", PARTS["port"]), ("card", PARTS["card"])):
        for thing in things:
            assert f"{family_name}-{thing.get('key', thing.get('id'))} = {thing['name']}\n" in english
    for card in PARTS["chest"]:
        assert f"card-{card['id']} = {card['title']}\n" in english
        assert f"chest-{card['id']} = {card['text']}\n" in english
    for each in PARTS["water"]:
        assert f"water-{water(each['name'])} = {each['name']}\n" in english


@pytest.mark.parametrize("language", LANGUAGES)
def test_chest_cards_with_the_same_title_in_english_share_it_in_every_language(language: str) -> None:
    lines = dict(
        line.split(" = ", 1)
        for line in game_text(language, all_games()["bounty"]).read_text().splitlines()
        if " = " in line
    )
    titles = {card["id"]: card["title"] for card in PARTS["chest"]}
    for one in titles:
        for other in titles:
            assert (lines[f"card-{one}"] == lines[f"card-{other}"]) is (titles[one] == titles[other])
