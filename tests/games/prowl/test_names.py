"""The ships, cards and places of Pirates on the Prowl: all of them have a name, and nothing else does."""

import re
from collections.abc import Iterable
from typing import Any

import pytest

from skulduggery.checks.texts.kinds import is_kind_id, read_texts
from skulduggery.core.fields import literals_of
from skulduggery.core.parts import load_data
from skulduggery.games import all_games
from skulduggery.games.prowl.events import CardDrawn
from skulduggery.games.prowl.fields import Back, Reason
from skulduggery.games.prowl.moves import Dump
from skulduggery.text import LANGUAGES, Wording
from skulduggery.text.wording import game_text

PARTS: dict[str, Any] = load_data("skulduggery.games.prowl")
GAME = all_games()["prowl"]
SHIPS = [*(home["id"] for home in PARTS["home"]), "davy"]
ISLANDS = [island["id"] for island in [*PARTS["island"], *PARTS["small_island"]]]
PLACES = [
    *ISLANDS,
    *(place["id"] for place in [*PARTS["town"], *PARTS["small_town"], *PARTS["twir"]]),
    *(f"home_{home['id']}" for home in PARTS["home"]),
    "kingdom",
    "cur",
]
LUCK = [card["id"] for card in PARTS["bad_luck"]]
CARDS = [*(card["id"] for card in [*PARTS["cargo"], *PARTS["treasure"]]), *LUCK]
BUTTONS = ["roll", "done", "raid", "davy_sail", "davy_skip", "trade", "dump", "keep"]
SIDES = ("north", "south", "east", "west")
COMPASS = re.compile(r"\b(north|south|east|west|noord|zuid|oost)", re.IGNORECASE)
ELSEWHERE = ("option-", "award-", "sheet-", "deed-", "gain-", "trait-", "hint-", "turn-", "odds-")


def family(word: str, ids: Iterable[str]) -> set[str]:
    return {f"{word}-{thing}" for thing in ids}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name_and_every_name_a_thing(language: str) -> None:
    texts = read_texts(game_text(language, GAME))
    names = {text_id for text_id in texts if not is_kind_id(text_id) and not text_id.startswith(ELSEWHERE)}
    things = (
        {"player-ship"}
        | family("ship", SHIPS)
        | family("piece", SHIPS)
        | family("place", PLACES)
        | family("island", ISLANDS)
    )
    things |= family("card", CARDS) | family("deal", CARDS) | family("luck", LUCK) | family("back", literals_of(Back))
    words = (
        family("button", BUTTONS)
        | family("reason", literals_of(Reason))
        | family("game", ["title", "summary", "age", "score", "wealth"])
    )
    assert names == things | words


def test_the_english_names_are_those_of_the_parts() -> None:
    wording = Wording("en", GAME)
    for home in PARTS["home"]:
        assert wording.name_of("ship", home["id"]) == home["pirate"]
        assert wording.name_of("place", f"home_{home['id']}") == home["name"]
    for place in [*PARTS["town"], *PARTS["island"]]:
        assert wording.name_of("place", place["id"]) == place["name"]
    for card in [*PARTS["treasure"], *PARTS["bad_luck"]]:
        assert wording.name_of("card", card["id"]) == card["name"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cargo_card_is_called_by_its_goods_and_its_place(language: str) -> None:
    wording = Wording(language, GAME)
    for card in PARTS["cargo"]:
        assert wording.name_of("place", card["to"]) in wording.name_of("card", card["id"])
    trades = [wording.name_of("card", card["id"]) for card in PARTS["cargo"] if card["kind"] == "trade"]
    assert len(set(trades)) == 40


@pytest.mark.parametrize(("language", "name"), [("en", "the current at 10,1"), ("nl", "de stroming bij 10,1")])
def test_a_current_is_called_by_its_square(language: str, name: str) -> None:
    assert Wording(language, GAME).name_of("place", "cur:10,1") == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_is_named_tells_its_extra_and_its_reward(language: str) -> None:  # PR-14.02
    wording = Wording(language, GAME)
    deals = {card["id"]: wording.tell(Dump(card["id"]), []) for card in PARTS["cargo"]}
    for card in PARTS["cargo"]:
        for part in (card["extra"], card["reward"]):
            assert not part or wording.name_of("card", part) in deals[card["id"]]
    drawn = CardDrawn(0, "blue", "tortuga", "C10", 9)
    assert wording.name_of("deal", "C10") in wording.tell(drawn, ["Anna"])
    assert deals["C05"] != deals["C06"] or PARTS["cargo"][4]["reward"] == PARTS["cargo"][5]["reward"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_bridges_are_named_by_what_lies_there(language: str) -> None:
    """A phone holds the chart with east above, so a north bridge would lie on its left edge."""
    words = Wording(language, GAME)
    names = [words.name_of("place", f"twir_{side}") for side in SIDES]
    assert len(set(names)) == len(names)
    assert not [name for name in names if COMPASS.search(name)]
