"""What holds for every rulebook: it marks and lists what the printed book leaves open."""

import pytest

from skulduggery.games import listed_games
from skulduggery.text import LANGUAGES, rules
from tests.games.rulebooks import listed_as_ours, rulings, silent

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
