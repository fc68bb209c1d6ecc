"""Every event, move, decision, refusal and option has a text in every language, and no text is left over."""

from collections.abc import Iterator, Mapping
from typing import Any

from ...core.game import Game
from ...text.kinds import game_structs, key_of
from ...text.languages import ENGLISH, LANGUAGES, TEXTS
from ...text.wording import game_text, text_files
from ..finding import text_check
from .kinds import figures_of, hint_texts, is_kind_id, option_ids, read_texts, reading_ids, required_ids, short_texts

SHORT = ("deed-", "gain-", "odds-", "turn-")
HINT = "hint-"
STEPS = "steps"  # what texts of hints may mention besides the fields of their event


def languages_of(game: Game[Any]) -> list[str]:
    """The languages in which the game has texts of its own. English is always asked for."""
    return [language for language in LANGUAGES if language == ENGLISH or game_text(language, game).is_file()]


def texts_of(game: Game[Any]) -> Iterator[tuple[str, Mapping[str, set[str]]]]:
    """The name of each file of texts, and its texts with their placeholders."""
    for language in languages_of(game):
        file = game_text(language, game)
        yield f"text/{language}/{file.name}", read_texts(file) if file.is_file() else {}


def listed(ids: set[str]) -> str:
    shown = sorted(ids)[:4]
    return ", ".join(shown) + (f" and {len(ids) - 4} more" if len(ids) > 4 else "")


@text_check
def every_kind_of_a_game_has_a_text_and_no_text_is_without_a_kind(game: Game[Any]) -> Iterator[str]:
    for file, texts in texts_of(game):
        found, required = {text_id for text_id in texts if is_kind_id(text_id)}, required_ids(game)
        if required - found:
            yield f"{file} lacks a text: {listed(required - found)}."
        if found - required:
            yield f"{file} has a text that belongs to no move, event, decision or refusal: {listed(found - required)}."


@text_check
def texts_mention_only_fields_of_their_message(game: Game[Any]) -> Iterator[str]:
    for file, texts in texts_of(game):
        for struct in game_structs(game):
            unknown = texts.get(key_of(struct), set()) - figures_of(struct)
            if unknown:
                yield f"{file}: {key_of(struct)} mentions ${', $'.join(sorted(unknown))}, which is no field of it."


@text_check
def short_texts_belong_to_an_event_and_mention_only_its_fields(game: Game[Any]) -> Iterator[str]:
    allowed = short_texts(game)
    for file, texts in texts_of(game):
        for text_id, mentioned in texts.items():
            if text_id.startswith(SHORT) and text_id not in allowed:
                yield f"{file}: {text_id} names no move, event or prospect of the game."
            elif text_id.startswith(SHORT) and mentioned - figures_of(allowed[text_id]):
                unknown = sorted(mentioned - figures_of(allowed[text_id]))
                yield f"{file}: {text_id} mentions ${', $'.join(unknown)}, which is no field of it."


@text_check
def every_cause_of_a_game_has_the_texts_of_its_hints_and_no_text_is_without_a_cause(game: Game[Any]) -> Iterator[str]:
    required = hint_texts(game)
    for file, texts in texts_of(game):
        found = {text_id for text_id in texts if text_id.startswith(HINT)}
        if set(required) - found:
            yield f"{file} lacks a text of a hint: {listed(set(required) - found)}."
        if found - set(required):
            yield f"{file} has a text that belongs to no cause of a hint: {listed(found - set(required))}."
        for text_id in found & set(required):
            unknown = texts[text_id] - figures_of(required[text_id]) - {STEPS}
            if unknown:
                yield f"{file}: {text_id} mentions ${', $'.join(sorted(unknown))}, which is no field of its event."


@text_check
def every_option_and_value_has_its_texts_and_nothing_else_does(game: Game[Any]) -> Iterator[str]:
    readings: set[str] = set().union(*reading_ids(game))
    for language, (file, texts) in zip(languages_of(game), texts_of(game), strict=True):
        shared = read_texts(TEXTS / language / "core.ftl")
        found = {text_id for text_id in (*shared, *texts) if text_id.startswith("option-")} - readings
        if option_ids(game) - found:
            yield f"{file} lacks a text of an option: {listed(option_ids(game) - found)}."
        if found - option_ids(game):
            yield f"{file} has a text of an option that does not exist: {listed(found - option_ids(game))}."


@text_check
def a_house_rule_has_a_sentence_for_every_reading_or_for_none(game: Game[Any]) -> Iterator[str]:
    for file, texts in texts_of(game):
        for readings in reading_ids(game):
            if readings & set(texts) and readings - set(texts):
                yield f"{file} explains some values of a house rule, but not {listed(readings - set(texts))}."


@text_check
def every_game_has_a_title_and_a_summary(game: Game[Any]) -> Iterator[str]:
    for file, texts in texts_of(game):
        missing = {"game-title", "game-summary"} - set(texts)
        if missing:
            yield f"{file} lacks {listed(missing)}."


@text_check
def no_text_of_a_game_hides_behind_a_shared_one(game: Game[Any]) -> Iterator[str]:
    for language in languages_of(game):
        ids = [text_id for file in text_files(language, game) for text_id in read_texts(file)]
        twice = {text_id for text_id in ids if ids.count(text_id) > 1} if len(set(ids)) != len(ids) else set()
        if twice:
            yield f"the texts of the app already have {listed(twice)}: use another id in text/{language}."


@text_check
def all_languages_have_the_same_ids_and_placeholders(game: Game[Any]) -> Iterator[str]:
    """A language that a game does not speak is read in English. One that it speaks is complete."""
    (_, english), *others = texts_of(game)
    for file, texts in others:
        if set(english) ^ set(texts):
            yield f"{file} and the English texts have different ids: {listed(set(english) ^ set(texts))}."
        for text_id in [each for each in texts if texts[each] != english.get(each, texts[each])]:
            names = ", ".join(f"${name}" for name in sorted(texts[text_id] ^ english[text_id]))
            yield f"{file}: {text_id} does not mention the same as in English: {names}."
