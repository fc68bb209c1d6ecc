"""Every event, move, decision, refusal and option has a text in every language, and no text is left over."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from skulduggery.core.game import Game
from skulduggery.games import all_games
from skulduggery.text.kinds import game_structs, key_of
from skulduggery.text.languages import LANGUAGES, TEXTS
from skulduggery.text.wording import game_text, text_files

from .kinds import (
    all_shared_refusals,
    choice_texts,
    figures_of,
    is_kind_id,
    option_ids,
    read_texts,
    reading_ids,
    required_ids,
)

every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.key))
every_language = pytest.mark.parametrize("language", LANGUAGES)
SHARED_FILES = sorted({file.name for language in LANGUAGES for file in (TEXTS / language).glob("*.ftl")})
SCREENS = sorted({file.name for language in LANGUAGES for file in (TEXTS / language / "screens").glob("*.ftl")})


def shared_texts(language: str) -> Mapping[str, set[str]]:
    return read_texts(TEXTS / language / "core.ftl")


@every_game
@every_language
def test_every_kind_of_a_game_has_a_text_and_no_text_is_without_a_kind(game: Game[Any], language: str) -> None:
    texts = read_texts(game_text(language, game))
    assert {text_id for text_id in texts if is_kind_id(text_id)} == required_ids(game)


@every_game
@every_language
def test_texts_mention_only_fields_of_their_message(game: Game[Any], language: str) -> None:
    texts = read_texts(game_text(language, game))
    for struct in game_structs(game):
        assert texts[key_of(struct)] <= figures_of(struct), key_of(struct)


@every_game
@every_language
def test_texts_about_choices_belong_to_an_event_and_mention_only_its_fields(game: Game[Any], language: str) -> None:
    texts, allowed = read_texts(game_text(language, game)), choice_texts(game)
    for text_id, mentioned in texts.items():
        if text_id.startswith(("deed-", "gain-", "odds-")):
            assert text_id in allowed, text_id
            assert mentioned <= figures_of(allowed[text_id]), text_id


@every_language
def test_every_shared_refusal_has_a_text_with_its_own_fields(language: str) -> None:
    texts = shared_texts(language)
    assert {text_id for text_id in texts if is_kind_id(text_id)} == {key_of(struct) for struct in all_shared_refusals()}
    for struct in all_shared_refusals():
        assert texts[key_of(struct)] <= figures_of(struct), key_of(struct)


@every_game
@every_language
def test_every_option_and_value_has_its_texts_and_nothing_else_does(game: Game[Any], language: str) -> None:
    texts = [*shared_texts(language), *read_texts(game_text(language, game))]
    readings = set().union(*reading_ids(game))
    assert {text_id for text_id in texts if text_id.startswith("option-")} - readings == option_ids(game)


@every_game
@every_language
def test_a_house_rule_has_a_sentence_for_every_reading_or_for_none(game: Game[Any], language: str) -> None:
    texts = set(read_texts(game_text(language, game)))
    for readings in reading_ids(game):
        assert readings & texts in (set(), readings)


@every_game
@every_language
def test_every_game_has_a_title_and_a_summary(game: Game[Any], language: str) -> None:
    texts = read_texts(game_text(language, game))
    assert {"game-title", "game-summary"} <= set(texts)


@every_game
@every_language
def test_no_text_of_a_game_hides_behind_a_shared_one(game: Game[Any], language: str) -> None:
    ids = [text_id for file in text_files(language, game) for text_id in read_texts(file)]
    assert sorted(ids) == sorted(set(ids))


def same_texts(files: list[Path]) -> None:
    first, *others = [read_texts(file) for file in files]
    for file, texts in zip(files[1:], others, strict=True):
        assert texts == first, file


@every_game
def test_all_languages_have_the_same_ids_and_placeholders_for_a_game(game: Game[Any]) -> None:
    same_texts([game_text(language, game) for language in LANGUAGES])


@pytest.mark.parametrize("name", SHARED_FILES)
def test_all_languages_have_the_same_ids_and_placeholders_in_a_shared_file(name: str) -> None:
    same_texts([TEXTS / language / name for language in LANGUAGES])


@pytest.mark.parametrize("name", SCREENS)
def test_all_languages_have_the_same_ids_and_placeholders_for_a_screen(name: str) -> None:
    same_texts([TEXTS / language / "screens" / name for language in LANGUAGES])


@every_language
@pytest.mark.parametrize("name", SCREENS)
def test_no_text_of_a_screen_hides_one_of_its_game_or_page(name: str, language: str) -> None:
    game = all_games()[name.removesuffix(".ftl")]
    others = {text_id for file in text_files(language, game) for text_id in read_texts(file)}
    others |= set(read_texts(TEXTS / language / "page.ftl"))
    assert not others & set(read_texts(TEXTS / language / "screens" / name))
