"""A plug-in without texts is played all the same: people read words, never a key, and no match stops."""

from pathlib import Path
from typing import Any

import pytest

from skulduggery.core.chance import FastChance
from skulduggery.core.game import Game
from skulduggery.server.http.texts import text_file
from skulduggery.text import Wording
from tests.plugins import install, on_the_path

EXAMPLE = Path(__file__).parents[2] / "examples" / "liars_dice"


@pytest.fixture(scope="module")
def speechless(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Liar's Dice without a single text of its own."""
    site = install(EXAMPLE, tmp_path_factory.mktemp("site"))
    for file in sorted((site / "liars_dice" / "text").rglob("*.ftl")):
        file.unlink()
    with on_the_path(site, "liars_dice"):
        yield __import__("liars_dice").GAME


@pytest.mark.parametrize("language", ["en", "nl"])
def test_kinds_are_told_as_words_with_what_they_hold(speechless: Game[Any], language: str) -> None:
    wording = Wording(language, speechless)
    log: list[Any] = []
    state = speechless.start(speechless.options_type(players=2), FastChance(1), log)
    speechless.apply(state, speechless.legal_moves(state)[0], FastChance(1), log)
    bids: list[Any] = speechless.legal_moves(state)
    bid = next(move for move in bids if (move.count, move.face) == (3, 2))
    question = speechless.question(state)
    assert question is not None
    assert wording.say("game-title") == "Liars dice"
    assert wording.tell(bid, ["Anna", "Ben"]) == "Bid: 3, 2"
    assert wording.tell(log[1], ["Anna", "Ben"]).startswith("Rolled: Ben, 5, ")
    assert wording.ask(question, ["Anna", "Ben"]).endswith("Bid?")


def test_the_page_gets_the_same_words(speechless: Game[Any]) -> None:
    lines = text_file("nl", speechless.key).splitlines()
    assert "move-bid = Bid: { $count }, { $face }" in lines
    assert "option-wild = Wild" in lines


def test_what_is_written_stays(tmp_path: Path) -> None:
    site = install(EXAMPLE, tmp_path)
    with on_the_path(site, "liars_dice"):
        text = text_file("en", __import__("liars_dice").GAME.key)
    assert text.count("\ngame-title =") == text.count("\nmove-bid =") == 1
