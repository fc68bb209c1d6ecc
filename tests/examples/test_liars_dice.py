"""The example of a complete plug-in: it is installed, keeps the contract, and its bots play well."""

from pathlib import Path
from typing import Any

import pytest

from skulduggery.bots.heuristics import heuristic_for
from skulduggery.checks import check_game
from skulduggery.checks.texts.kinds import read_texts
from skulduggery.core.chance import NO_LUCK, ScriptedChance
from skulduggery.core.game import Game
from skulduggery.core.messages import Event, Piece
from skulduggery.core.options import make_options
from skulduggery.games import game_called
from skulduggery.lab.duel import duel
from skulduggery.server.http.looks import address_of_file, look_at, page_folder, picture_of
from skulduggery.text import LANGUAGES, Wording, rules

PROJECT = Path(__file__).parents[2] / "examples" / "liars_dice"
MUST = 0.9
MOST_LINES = 500  # without texts


@pytest.fixture
def game(liars_dice: None) -> Game[Any]:
    return game_called("liars_dice")


def started(game: Game[Any], dice: list[int], **options: Any) -> tuple[Any, list[Event]]:
    """A match in which everybody has rolled."""
    state = game.start(make_options(game.options_type, game.seats, {"players": 2, "dice": 2, **options}), NO_LUCK, [])
    return state, game.apply(state, game.legal_moves(state)[0], ScriptedChance(dice))


def told(game: Game[Any], events: list[Event], seat: int | None, language: str = "en") -> list[str]:
    wording = Wording(language, game)
    return [wording.tell(event.seen_by(seat), ["Anna", "Ben"]) for event in events]


def test_it_has_fewer_lines_than_it_may_have() -> None:
    files = [file for file in PROJECT.rglob("*") if file.suffix in {".py", ".js", ".css", ".toml"}]
    assert len(files) >= 8
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) < MOST_LINES


def test_only_the_owner_learns_the_dice(game: Game[Any]) -> None:
    state, events = started(game, [3, 1, 6, 6])
    assert told(game, events, 0) == ["Anna rolls 1 and 3.", "Ben rolls 2 dice under the cup."]
    assert game.view(state, 0).dice == ((1, 3), (0, 0))  # type: ignore[attr-defined]
    assert game.view(state, None).dice == ((0, 0), (0, 0))  # type: ignore[attr-defined]


@pytest.mark.parametrize(("wild", "loser"), [(True, 1), (False, 0)])
def test_a_doubt_counts_all_dice_and_ones_may_be_wild(game: Game[Any], wild: bool, loser: int) -> None:
    """Three sixes are bid: the dice show one 1 and two 6."""
    state, _ = started(game, [3, 1, 6, 6], wild=wild)
    bid, doubt = game.all_moves(state.options)[2 + 6 * 2 + 5], game.all_moves(state.options)[1]
    game.apply(state, bid, ScriptedChance([]))
    game.apply(state, doubt, ScriptedChance([]))
    assert [len(dice) for dice in state.dice] == ([2, 1] if loser else [1, 2])
    assert state.asked().seat == loser


def test_a_bid_that_is_not_higher_is_refused_with_the_bid_to_beat(game: Game[Any]) -> None:
    state, _ = started(game, [3, 1, 6, 6])
    game.apply(state, game.all_moves(state.options)[2 + 6 * 1], ScriptedChance([]))
    refusal = game.why_not(state, Piece("count:1"))
    assert refusal is not None
    assert Wording("en", game).tell(refusal, ()) == "That is not higher than 2 × 1."


def test_it_keeps_the_contract(game: Game[Any]) -> None:
    assert [finding.sentence for finding in check_game(game, every_option=False)] == []


def test_its_texts_and_its_rulebook_are_complete_in_both_languages(game: Game[Any]) -> None:
    folder = PROJECT / "liars_dice" / "text"
    for name in ("game.ftl", "page.ftl"):
        english, dutch = (read_texts(folder / language / name) for language in LANGUAGES)
        assert english == dutch
    assert rules("en", game.key).ids() == rules("nl", game.key).ids() != ()


def test_it_brings_a_page_and_a_picture(game: Game[Any]) -> None:
    assert look_at(game).script == "/api/games/liars_dice/files/page.js"
    assert picture_of(game) == "/api/games/liars_dice/files/card.svg"
    assert address_of_file(game, ("nothing.js",)) is None
    assert (page_folder(game) / "page.css").is_file()


def test_it_has_a_value_function_of_its_own(game: Game[Any]) -> None:
    assert type(heuristic_for(game)).__module__ == "liars_dice.heuristic"


def test_the_bosun_beats_the_deckhand(game: Game[Any]) -> None:
    options = make_options(game.options_type, game.seats, {"players": 2, "dice": 4})
    assert duel(game, options, ["bosun", "deckhand"], 12, seed=1).share >= MUST


@pytest.mark.thorough
def test_the_bosun_beats_the_deckhand_for_sure(game: Game[Any]) -> None:
    """So many matches that the lower end of the interval is above the goal."""
    options = make_options(game.options_type, game.seats, {"players": 2})
    assert duel(game, options, ["bosun", "deckhand"], 60, seed=1).interval[0] >= MUST
