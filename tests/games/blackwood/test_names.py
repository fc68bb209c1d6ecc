"""Port Blackwood's pieces, cards and places: all of them have a name, and nothing else does."""

from collections.abc import Iterable
from typing import Any

import pytest

from skulduggery.checks.texts.kinds import is_kind_id, read_texts
from skulduggery.core.fields import literals_of
from skulduggery.core.messages import kind_of
from skulduggery.core.parts import load_data
from skulduggery.games import all_games
from skulduggery.games.blackwood.fields import Reason
from skulduggery.games.blackwood.moves import Draw, Pass, Roll, Stay
from skulduggery.text import LANGUAGES
from skulduggery.text.wording import game_text

PARTS: dict[str, Any] = load_data("skulduggery.games.blackwood")
COLOURS = [colour["id"] for colour in PARTS["colours"]]
JAILERS = ["blackbeard", "monster"]
CARDS = [card["id"] for card in PARTS["event_cards"]] + [PARTS["cannonball_card"]["id"]]
LAIRS = [place["square"] for place in PARTS["places"].values() if "jailer" in place]
ISLANDS = [island["key"] for island in PARTS["islands"]]
BUTTONS = [kind_of(move) for move in (Draw, Roll, Stay, Pass)]
# Tested for all games together.
ELSEWHERE = ("option-", "award-", "sheet-", "deed-", "gain-", "trait-", "hint-", "turn-")
REASONS = literals_of(Reason)


def family(word: str, ids: Iterable[str]) -> set[str]:
    return {f"{word}-{thing}" for thing in ids}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name_and_every_name_a_thing(language: str) -> None:
    texts = read_texts(game_text(language, all_games()["blackwood"]))
    names = {text_id for text_id in texts if not is_kind_id(text_id) and not text_id.startswith(ELSEWHERE)}
    pieces = family("ship", COLOURS) | family("jailer", JAILERS) | family("piece", COLOURS + JAILERS)
    pieces |= family("colour", COLOURS)
    places = family("lair", LAIRS) | family("island", ISLANDS) | family("place", ["anchorage", "port", "x"])
    words = (
        family("button", BUTTONS)
        | family("reason", REASONS)
        | family("game", ["title", "summary", "age", "score", "wealth"])
    )
    happenings = family("happening", ["coin_collected", "gold_taken", "delivered", "ball_fired"])  # on the way
    acts = {"act-roll-spinner"}  # the same move, called after what one does
    assert names == pieces | places | words | happenings | acts | family("card", CARDS)


def test_the_english_names_are_those_of_the_parts() -> None:
    english = game_text("en", all_games()["blackwood"]).read_text(encoding="utf-8")
    for island in PARTS["islands"]:
        assert f"island-{island['key']} = {island['name']}\n" in english
