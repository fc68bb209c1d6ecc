"""Texts that no game owns: every shared refusal has one, in every language. (The texts of games: `test_checks.py`.)"""

from pathlib import Path

import pytest

from skulduggery.checks.texts.kinds import all_shared_refusals, figures_of, is_kind_id, read_texts
from skulduggery.games import all_games
from skulduggery.text.kinds import key_of
from skulduggery.text.languages import LANGUAGES, TEXTS
from skulduggery.text.wording import text_files

every_language = pytest.mark.parametrize("language", LANGUAGES)
SHARED_FILES = sorted({file.name for language in LANGUAGES for file in (TEXTS / language).glob("*.ftl")})
SCREENS = sorted({file.name for language in LANGUAGES for file in (TEXTS / language / "screens").glob("*.ftl")})


def shared_texts(language: str) -> dict[str, set[str]]:
    return dict(read_texts(TEXTS / language / "core.ftl"))


@every_language
def test_every_shared_refusal_has_a_text_with_its_own_fields(language: str) -> None:
    texts = shared_texts(language)
    assert {text_id for text_id in texts if is_kind_id(text_id)} == {key_of(struct) for struct in all_shared_refusals()}
    for struct in all_shared_refusals():
        assert texts[key_of(struct)] <= figures_of(struct), key_of(struct)


def same_texts(files: list[Path]) -> None:
    first, *others = [read_texts(file) for file in files]
    for file, texts in zip(files[1:], others, strict=True):
        assert texts == first, file


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
