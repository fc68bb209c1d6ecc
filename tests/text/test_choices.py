"""A choice is a short sentence to whoever is asked, with what it gains or costs."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from skulduggery.checks.texts.sentences import CHOICE, new_matches
from skulduggery.core.chance import FastChance
from skulduggery.core.game import Game
from skulduggery.core.messages import Choice, Event, Message, Move, Won
from skulduggery.core.outlook import choices
from skulduggery.games import all_games
from skulduggery.games.blackwood.events import BallFired, CoinCollected, Robbed, ShipMoved
from skulduggery.games.blackwood.moves import Sail, Way
from skulduggery.games.bounty.events import MoneyChanged, Raided
from skulduggery.games.bounty.events import ShipMoved as BountyMoved
from skulduggery.games.bounty.moves import Buy, Raid
from skulduggery.games.bounty.moves import Sail as BountySail
from skulduggery.games.kings.events import CannonballsChanged
from skulduggery.games.kings.moves import Reroll
from skulduggery.text import LANGUAGES, Wording
from skulduggery.text.choices import choice_text, told_choice
from skulduggery.text.crew import Crew, fleet_of

NAMES = ("Anna", "Ben", "Cato", "Dora", "Emil", "Fien", "Gijs", "Hugo")
TWO_LINES = 70  # signs on a button of a phone; a card of Prowl is named with its reward (PR-14.02)
DECISIONS = 3000
OF_A_KIND = 40
FLEETS = {"blackwood": {"red": 0, "green": 1}, "bounty": {"crimson": 0, "gold": 1, "azure": 2}}

every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.key))


class Asked(NamedTuple):
    choice: Choice
    crew: Crew


def offered(game: Game[Any]) -> Iterator[Asked]:
    """The choices of random play, a few of each kind of move."""
    luck, seen = FastChance(3), dict[type[Move], int]()
    matches = new_matches(game, luck)
    state = next(matches)
    for _ in range(DECISIONS):
        asked = state.asked()
        if asked is None:
            state = next(matches)
            continue
        legal = game.legal_moves(state)
        if any(seen.get(type(move), 0) < OF_A_KIND for move in legal):
            crew = Crew(NAMES, asked.seat, fleet_of(game.view(state, asked.seat)))
            for choice in choices(game, state)[:OF_A_KIND]:
                seen[type(choice.move)] = seen.get(type(choice.move), 0) + 1
                yield Asked(choice, crew)
        game.apply(state, legal[luck.below(len(legal))], luck)


@every_game
def test_every_choice_is_a_short_sentence_that_does_not_name_the_one_who_is_asked(game: Game[Any]) -> None:
    wordings = [Wording(language, game) for language in LANGUAGES]
    for choice, crew in offered(game):
        for wording in wordings:
            text = choice_text(wording, choice.move, choice.preview.effects, crew)
            assert CHOICE.fullmatch(text.rstrip("!")), text
            assert len(text) <= TWO_LINES, text
            assert not re.search(rf"\b{NAMES[crew.you or 0]}\b", text), text


def label(game: str, move: Move, *effects: Event, language: str = "en") -> str:
    crew = Crew(NAMES, 0, FLEETS.get(game, {}))
    return choice_text(Wording(language, all_games()[game]), move, effects, crew)


VOYAGE = ShipMoved("red", 0, "K8", "K9", ("K8", "K9"), "sail")


def test_a_shot_is_called_by_its_target_and_its_gain() -> None:
    shot = (VOYAGE, BallFired(0, "red", "green", 3), Robbed("red", "green", 2))
    assert label("blackwood", Way(1), *shot) == "Fire at Green: +2 coins"
    assert label("blackwood", Way(1), *shot, language="nl") == "Schiet op Groen: +2 dubloenen"
    assert label("blackwood", Way(0), VOYAGE, CoinCollected("red", "K9", 1)) == "Just sail there: +1 coin"
    assert label("blackwood", Sail("red", "K9"), *shot) == "Sail to K9: fire at Green, +2 coins"


def test_a_price_is_the_one_that_the_engine_takes() -> None:
    assert label("bounty", Buy(), MoneyChanged(0, -4, "fee", 11, 4)) == "Buy for 4"
    assert label("kings", Reroll("both"), CannonballsChanged(0, 1, -1)) == "Roll both dice again: −1 cannonball"


def test_a_raid_names_the_victims() -> None:
    raid = (Raided(0, "crimson", "K9", ("gold", "azure")),)
    assert label("bounty", Raid("K9"), *raid, language="nl") == "Overval Goud en Azuur"


def test_what_wins_says_so_first() -> None:
    sale = (Won(0), MoneyChanged(0, 121, "sale", 160, 121))
    assert label("bounty", BountySail("I13"), *sale) == "Sail to Home Port: you win, +121 doubloons"
    assert label("bounty", BountySail("I13"), *sale, language="nl") == "Vaar naar Thuishaven: jij wint, +121 dubloenen"


@pytest.mark.parametrize(("language", "text"), [("en", "Stay in Cockle Quay"), ("nl", "Blijf in Kokkelkade")])
def test_staying_is_not_called_sailing(language: str, text: str) -> None:
    stay = BountyMoved(0, "crimson", "E12", "E12", ("E12",), "stay")
    assert label("bounty", BountySail("E12"), stay, language=language) == text


def test_what_the_text_does_not_say_is_handed_back() -> None:
    game = all_games()["parley"]
    for choice, crew in offered(game):
        told = told_choice(Wording("en", game), choice.move, choice.preview.effects, crew)
        untold: tuple[Message, ...] = told.untold
        assert untold == choice.preview.effects, "the game has no texts about choices"
