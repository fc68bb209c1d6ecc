"""Every lesson fits the rules of today, and every sentence of it is there, in every language, short and alone."""

import re

import msgspec
import pytest

from skulduggery.checks.texts.kinds import read_texts
from skulduggery.games import all_games
from skulduggery.lessons import lesson_of
from skulduggery.lessons.script import games_with_script, load_script
from skulduggery.text import LANGUAGES
from skulduggery.text.own import LESSON_TEXTS, text_folder
from skulduggery.text.wording import bundle_of

LONGEST = 15  # words in a sentence that a child of nine reads alone (UX-44)
MOST = 25  # words a step

every_lesson = pytest.mark.parametrize("game", games_with_script())
every_language = pytest.mark.parametrize("language", LANGUAGES)


def said(game: str, language: str) -> dict[str, str]:
    file = text_folder(all_games()[game]) / language / LESSON_TEXTS
    bundle = bundle_of(language, (file,))
    found = {}
    for key in read_texts(file):
        pattern = bundle.get_message(key).value
        assert pattern is not None
        found[key] = str(bundle.format_pattern(pattern)[0])
    return found


@every_lesson
def test_the_engine_plays_the_script_to_its_end(game: str) -> None:
    lesson = lesson_of(game)
    assert lesson.game == game
    assert game in all_games()
    assert len(lesson.steps) == len(load_script(game).steps)
    for step in lesson.steps:
        assert (step.expected is None) == (not step.choices), step.sentence
        if step.expected is not None:
            assert step.asked is not None
            assert step.asked.seat == lesson.seat, step.sentence


@every_lesson
def test_a_tap_on_anything_has_an_answer(game: str) -> None:
    """Whatever is not offered at a step has its refusal; what is offered has none."""
    for step in lesson_of(game).steps:
        refused = [target for reason in step.reasons for target in reason.targets]
        assert len(refused) == len(set(refused))
        for choice in step.choices:
            for target in choice.targets:
                name = " ".join(str(value) for value in msgspec.to_builtins(target).values())
                assert name not in refused


@every_lesson
@every_language
def test_every_step_has_its_sentence_and_no_sentence_is_left_over(game: str, language: str) -> None:
    assert list(said(game, language)) == [step.sentence for step in lesson_of(game).steps]


@every_lesson
@every_language
def test_sentences_are_short(game: str, language: str) -> None:
    for key, text in said(game, language).items():
        assert len(text.split()) <= MOST, key
        for sentence in re.split(r"(?<=[.!?])\s", text):
            assert len(sentence.split()) <= LONGEST, f"{key}: {sentence}"


@every_lesson
def test_a_lesson_takes_about_three_minutes(game: str) -> None:
    lesson = lesson_of(game)
    assert 15 <= len(lesson.steps) <= 20
    assert sum(step.expected is not None for step in lesson.steps) >= len(lesson.steps) / 2


@every_lesson
def test_a_lesson_ends_with_the_learners_victory(game: str) -> None:
    lesson = lesson_of(game)
    result = lesson.steps[-1].result
    assert result is not None
    assert result.winners() == [lesson.seat]
    assert [step.result for step in lesson.steps[:-1]] == [None] * (len(lesson.steps) - 1)
