"""The players' rulebooks: in step with the specifications, in every language, and easy to look things up in."""

import re
from pathlib import Path

import pytest

from skulduggery.core.options import describe
from skulduggery.core.refusals import Refused
from skulduggery.games import all_games
from skulduggery.text import LANGUAGES, NoRulebook, NoSuchRule, Wording, rules
from skulduggery.text.rulebook import RULE, games_with_rulebook, parse

SPECIFICATIONS = Path(__file__).parents[2] / "docs" / "rules"
SPECIFIED = re.compile(r"^- \*\*([A-Z]+-[A-Z0-9]+\.\d+)\*\* ", re.MULTILINE)

SLANTED = re.compile(r"(?<![*\w])\*\w[^*|\n]*\w\*(?![*\w])")

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game_with_rulebook = pytest.mark.parametrize("key", games_with_rulebook("en"))


@every_game_with_rulebook
@every_language
def test_a_rulebook_has_exactly_the_rules_of_the_specification(key: str, language: str) -> None:
    specification = (SPECIFICATIONS / f"{key}.md").read_text(encoding="utf-8")
    book = rules(language, key)
    assert list(book.ids()) == SPECIFIED.findall(specification)
    assert len(RULE.findall(book.text)) == len(book.ids()), "a rule stands there twice"


@every_game_with_rulebook
@every_language
def test_a_rulebook_names_every_option(key: str, language: str) -> None:
    game = all_games()[key]
    for field in describe(game.options_type, game.seats):
        assert field.key == "players" or f"`{field.key}`" in rules(language, key).text


@every_game_with_rulebook
def test_rulebooks_have_the_same_shape_in_every_language(key: str) -> None:
    shapes = {tuple(tuple(chapter.rules()) for chapter in rules(language, key).chapters) for language in LANGUAGES}
    assert len(shapes) == 1


@every_game_with_rulebook
@every_language
def test_a_rulebook_bears_the_title_of_its_game(key: str, language: str) -> None:
    assert rules(language, key).title == Wording(language, all_games()[key]).say("game-title")


@every_game_with_rulebook
@every_language
def test_a_rulebook_stresses_words_as_the_page_can_show_it(key: str, language: str) -> None:
    """The page knows bold words only: one asterisk on each side would stand there as it is."""
    assert SLANTED.findall(rules(language, key).text) == []


def test_a_rule_is_found_by_its_id() -> None:
    book = rules("en", "blackwood")
    assert book.rule("PB-8.14") == "There is no limit to the cannonballs you may keep."
    assert book.rule("pb-8.14") == book.rule("8.14") == book.rule("PB-8.14")
    assert rules("nl", "blackwood").rule("PB-8.14") == "Je mag zoveel kanonskogels bewaren als je wilt."


def test_a_rulebook_is_a_title_an_opening_and_chapters() -> None:
    book = parse(
        "# Go\n\nHello.\n\n## One\n\nFirst.\n\n**GO-1.01** Sail.\n\n**GO-1.02** Sink.\n\n## Two\n\n**GO-2.01** Win.\n"
    )
    assert (book.title, book.opening) == ("Go", "Hello.")
    assert [chapter.title for chapter in book.chapters] == ["One", "Two"]
    assert book.chapters[0].text.startswith("First.")
    assert book.rules() == {"GO-1.01": "Sail.", "GO-1.02": "Sink.", "GO-2.01": "Win."}


def test_a_rule_that_the_printed_book_does_not_decide_has_a_sign() -> None:
    book = parse(
        "# Go\n\n## One\n\n**GO-1.01** Sail.\n\n**GO-1.02 °** Sink.\n\n```situation Red sinks.\n  A\n1 R\n```\n"
    )
    assert book.rules() == {"GO-1.01": "Sail.", "GO-1.02": "Sink."}
    assert book.silent() == {"GO-1.02"}
    assert book.rule("go-1.02") == "Sink."
    assert book.picture("GO-1.02").startswith("```situation Red sinks.")


@every_game_with_rulebook
def test_the_same_rules_have_the_sign_in_every_language(key: str) -> None:
    assert len({rules(language, key).silent() for language in LANGUAGES}) == 1


def test_an_unknown_rule_names_the_rules_of_its_chapter() -> None:
    with pytest.raises(Refused) as caught:
        rules("en", "blackwood").rule("PB-11.99")
    assert caught.value.refusal == NoSuchRule("", "PB-11.99", ("PB-11.01", "PB-11.02", "PB-11.03", "PB-11.04"))
    sentence = Wording("en").tell(caught.value.refusal, ())
    assert sentence == "There is no rule PB-11.99. Try PB-11.01, PB-11.02, PB-11.03 and PB-11.04."


def test_an_unknown_chapter_names_the_first_rule_of_each() -> None:
    with pytest.raises(Refused) as caught:
        rules("nl", "blackwood").rule("winning")
    assert isinstance(caught.value.refusal, NoSuchRule)
    assert caught.value.refusal.known[:3] == ("PB-1.01", "PB-2.01", "PB-4.01")


def test_a_game_without_a_rulebook_names_those_that_have_one() -> None:
    with pytest.raises(Refused) as caught:
        rules("en", "tictactoe")
    refusal = caught.value.refusal
    assert isinstance(refusal, NoRulebook)
    assert "blackwood" in refusal.known
    assert 'no rulebook for "tictactoe"' in Wording("en").tell(refusal, ())
