"""Texts that no game owns: every shared refusal has one, in every language. (The texts of games: `test_checks.py`.)"""

import re
from pathlib import Path

import pytest

from skulduggery.checks.texts.kinds import figures_of, is_kind_id, read_texts
from skulduggery.games import all_games
from skulduggery.text.kinds import key_of
from skulduggery.text.languages import ENGLISH, LANGUAGES, TEXTS
from skulduggery.text.own import CHART_TEXTS, LESSON_TEXTS, PAGE_TEXTS, TALK_TEXTS, text_folder
from skulduggery.text.wording import text_files
from tests.text.refusals import all_shared_refusals

every_language = pytest.mark.parametrize("language", LANGUAGES)
SHARED_FILES = sorted({file.name for language in LANGUAGES for file in (TEXTS / language).glob("*.ftl")})
WITH_PAGE = [key for key, game in all_games().items() if (text_folder(game) / ENGLISH / PAGE_TEXTS).is_file()]
FURTHER = [
    (key, name) for key in WITH_PAGE for name in (CHART_TEXTS, PAGE_TEXTS, LESSON_TEXTS, TALK_TEXTS, "report.ftl")
]


ROOT = Path(__file__).parents[2]
SOURCES = {"src/skulduggery": ("py",), "web/src": ("ts", "svelte")}
LITERAL = re.compile(r"[\"'`]([a-z][\w-]*)")
GAME = re.compile(r"/games/(\w+)/")


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


@pytest.mark.parametrize(("key", "name"), FURTHER)
def test_all_languages_have_the_same_ids_and_placeholders_in_a_further_file_of_a_game(key: str, name: str) -> None:
    same_texts([text_folder(all_games()[key]) / language / name for language in LANGUAGES])


@every_language
@pytest.mark.parametrize("key", WITH_PAGE)
def test_no_text_for_the_page_of_a_game_hides_another_one(key: str, language: str) -> None:
    game = all_games()[key]
    others = {text_id for file in text_files(language, game) for text_id in read_texts(file)}
    others |= set(read_texts(TEXTS / language / "page.ftl"))
    assert not others & set(read_texts(text_folder(game) / language / PAGE_TEXTS))


def users_of_texts() -> dict[str, set[str]]:
    """Which games use a text by its id; an empty key stands for all code that belongs to no game."""
    users: dict[str, set[str]] = {}
    for folder, endings in SOURCES.items():
        for file in (file for ending in endings for file in (ROOT / folder).rglob(f"*.{ending}")):
            game = GAME.search(file.as_posix())
            for literal in LITERAL.findall(file.read_text(encoding="utf-8")):
                users.setdefault(literal, set()).add(game[1] if game else "")
    return users


def test_no_shared_text_is_used_by_one_game_only() -> None:
    users = users_of_texts()
    shared = [text_id for name in SHARED_FILES for text_id in read_texts(TEXTS / ENGLISH / name)]
    found = {text_id: users[text_id] for text_id in shared if text_id in users}
    assert len(found) > 500
    assert [text_id for text_id, games in found.items() if len(games) == 1 and "" not in games] == []
