"""Texts that no game owns are whole sentences, too."""

import pytest

from skulduggery.checks.texts.made_up import NAMES, made_up
from skulduggery.checks.texts.sentences import MOST_WORDS_OF_A_PROMPT, fault_of_sentence
from skulduggery.core.messages import Question
from skulduggery.games import all_games
from skulduggery.games.blackwood.questions import SailFigures
from skulduggery.text import LANGUAGES, Wording
from tests.text.refusals import all_shared_refusals

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_shared_refusal_reads_as_a_sentence(language: str) -> None:
    wording = Wording(language)
    for struct in all_shared_refusals():
        for message in made_up(struct, {}):
            assert not fault_of_sentence(message, wording.tell(message, NAMES), language)


@every_language
def test_the_question_where_to_sail_suits_any_number_of_squares(language: str) -> None:
    wording = Wording(language, all_games()["blackwood"])
    for allowances in ((0,), (1,), (5,), (5, 1), (0, 0)):
        figures = SailFigures("spinner", 5, ("red", "green"), allowances)
        text = wording.ask(Question(0, "sail", "", False, figures), NAMES)
        assert len(text.split()) <= MOST_WORDS_OF_A_PROMPT, text
