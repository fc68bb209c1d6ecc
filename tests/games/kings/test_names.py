"""King of the Pirates: everything on the table has a name, and nothing else does."""

from collections.abc import Iterable
from typing import Any

import pytest

from skulduggery.checks.texts.kinds import is_kind_id, read_texts
from skulduggery.core.fields import literals_of
from skulduggery.core.parts import load_data
from skulduggery.games import all_games
from skulduggery.games.kings.components import PARTS, PIRATES
from skulduggery.games.kings.fields import Colour, Dice, Foe, Nation, PackKind, Reason, TileKind, WindowKind
from skulduggery.games.kings.sea import the_sea
from skulduggery.text import LANGUAGES
from skulduggery.text.wording import game_text

DATA: dict[str, Any] = load_data("skulduggery.games.kings")
CARDS = [card["kind"] for card in DATA["action"]]
ABILITIES = [each["kind"] for kind in ("crew_ability", "captain_ability") for each in DATA[kind]]
SITES = [site for kind in ("hideout", "fortress", "town", "island") for site in DATA[kind]]
MODIFIERS = [
    "defence",
    "nations1",
    "nations2",
    "duel1",
    "duel2",
    "attack",
    "ambush",
    "mercenaries",
    "soldiers",
    "scurvy",
]
BUTTONS = ["begin", "roll", "hire", "no_steal", "discard", "stop", "dig", "done", "attack_nation", "no_fight", "stand"]
BUTTONS += [f"reroll-{dice}" for dice in literals_of(Dice)] + [f"buy-{part}" for part in PARTS]
BUTTONS += ["amount-100", "amount-200", "pass", "side-attacker", "side-defender", "accept_mutiny"]
ELSEWHERE = ("option-", "award-", "sheet-", "deed-", "gain-", "trait-", "hint-", "turn-", "odds-")


def family(word: str, ids: Iterable[str]) -> set[str]:
    return {f"{word}-{thing}" for thing in ids}


def place_of(site: dict[str, Any]) -> str:
    return the_sea().names[the_sea().hex_of(site)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name_and_every_name_a_thing(language: str) -> None:
    texts = read_texts(game_text(language, all_games()["kings"]))
    names = {text_id for text_id in texts if not is_kind_id(text_id) and not text_id.startswith(ELSEWHERE)}
    words = {
        "colour": literals_of(Colour),
        "piece": [*[f"ship-{seat}" for seat in range(6)], "dutchman"],
        "place": [place_of(site) for site in SITES],
        "nation": literals_of(Nation),
        "tile": literals_of(TileKind),
        "foe": literals_of(Foe),
        "part": PARTS,
        "card": [*CARDS, *PIRATES],
        "effect": CARDS,
        "pirate": PIRATES,
        "ability": ABILITIES,
        "modifier": MODIFIERS,
        "button": BUTTONS,
        "window": literals_of(WindowKind),
        "pack": literals_of(PackKind),
        "reason": literals_of(Reason),
        "dice": literals_of(Dice),
        "value": range(1, 7),
        "game": ["title", "summary", "age", "score", "wealth"],
    }
    expected = {text_id for word, ids in words.items() for text_id in family(word, ids)}
    assert names == expected


def test_the_english_names_are_those_of_the_parts() -> None:
    english = game_text("en", all_games()["kings"]).read_text(encoding="utf-8")
    for card in DATA["action"]:
        assert f"card-{card['kind']} = {card['name']}\n" in english
    for pirate, name in zip(PIRATES, [each["name"] for each in DATA["pirate"]], strict=True):
        assert f"pirate-{pirate} = {name}\n" in english
    for site in SITES:
        assert f"place-{place_of(site)} = {site['name']}\n" in english
