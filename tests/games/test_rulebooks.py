"""What holds for every rulebook: it marks and lists what the printed book leaves open, and says how long a match is."""

import re
from pathlib import Path

import pytest

import skulduggery
from skulduggery.games import game_called, listed_games
from skulduggery.text import LANGUAGES, rules
from tests.games.rulebooks import listed_as_ours, rulings, silent, told_minutes

NOT_OURS = re.compile("klacht|koning der|huurling", re.IGNORECASE)  # the Dutch rulebook has other words for these

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("key", listed_games())


@every_game
@every_language
def test_the_sign_stands_at_every_rule_that_the_book_does_not_decide(language: str, key: str) -> None:
    assert set(rules(language, key).silent()) == silent(key)
    assert silent(key)


@every_game
@every_language
def test_everything_that_we_decided_is_listed_at_the_end(language: str, key: str) -> None:
    assert rulings(key) - listed_as_ours(language, key) == set()


@every_game
@every_language
def test_a_match_is_as_long_as_the_home_page_says(language: str, key: str) -> None:
    assert told_minutes(language, key) == game_called(key).lengths


def test_dutch_texts_have_the_words_of_the_dutch_rulebook() -> None:
    files = [file for file in Path(skulduggery.__file__).parent.glob("**/text/**/nl/*") if file.is_file()]
    assert {"rules.md", "game.ftl", "core.ftl"} <= {file.name for file in files}
    assert [file for file in files if NOT_OURS.search(file.read_text(encoding="utf-8"))] == []
