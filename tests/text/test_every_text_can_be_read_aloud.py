"""Every text with many figures, in every language: whole sentences, and none that Fluent stumbles over."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import cycle
from typing import Any

import pytest

from skulduggery.checks.settings import settings_of
from skulduggery.core.chance import FastChance
from skulduggery.core.game import Game, State
from skulduggery.core.messages import Event, Message, Move, Prospect, Question, Refusal
from skulduggery.core.options import Options
from skulduggery.games import all_games
from skulduggery.games.blackwood.questions import SailFigures
from skulduggery.text import LANGUAGES, Wording
from skulduggery.text.kinds import decision_key, decisions_of, game_structs
from skulduggery.text.wording import game_text

from .kinds import all_shared_refusals, figures_of, named_ids, read_texts
from .made_up import NAMES, made_up

MOST_WORDS_OF_A_PROMPT = 15
ENOUGH = 60  # questions of one kind
TRIES = 12  # moves that are tried before one is made
MOST_DECISIONS = 60_000  # some questions are rare; the search ends when each was asked
YOU = {"en": re.compile(r"\b(you|your|yours)\b", re.I), "nl": re.compile(r"\b(je|jij|jou|jouw|u|uw)\b", re.I)}
WHOLE_SENTENCE = re.compile(r"[A-Z0-9\"].*[.!?]")
CHOICE = re.compile(r"[A-Z0-9\"].*[^.!?]")

every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.key))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def read_aloud(wording: Wording, message: Message) -> str:
    text = wording.tell(message, NAMES)
    form = WHOLE_SENTENCE if isinstance(message, Event | Prospect | Refusal) else CHOICE
    assert form.fullmatch(text), text
    return text


@every_game
@every_language
def test_every_message_reads_as_a_sentence_and_a_log_for_all_never_says_you(game: Game[Any], language: str) -> None:
    wording = Wording(language, game)
    ids = named_ids(game, language)
    for struct in game_structs(game):
        for message in made_up(struct, ids):
            text = read_aloud(wording, message)
            assert not isinstance(message, Event) or not YOU[language].search(text), text


@every_language
def test_every_shared_refusal_reads_as_a_sentence(language: str) -> None:
    wording = Wording(language)
    for struct in all_shared_refusals():
        for message in made_up(struct, {}):
            read_aloud(wording, message)


def asked_questions(game: Game[Any]) -> dict[str, list[Question]]:
    """Play until every kind of decision was asked, with the questions."""
    luck = FastChance(7)
    asked: dict[str, list[Question]] = {kind: [] for kind in decisions_of(game)}
    times: Counter[str] = Counter()
    matches = new_matches(game, luck)
    state = next(matches)
    for _ in range(MOST_DECISIONS):
        question = game.question(state)
        if question is None:
            state = next(matches)
            continue
        times[question.kind] += 1
        if len(asked[question.kind]) < ENOUGH:
            asked[question.kind].append(question)
        if all(asked.values()):
            break
        game.apply(state, towards_rare(game, state, luck, times), luck)
    return asked


def towards_rare(game: Game[Any], state: State, luck: FastChance, times: Counter[str]) -> Move:
    """Of a few random moves, the one after which the question is asked that was asked least."""
    legal = game.legal_moves(state)
    tried = [legal[luck.below(len(legal))] for _ in range(TRIES)]

    def times_asked(move: Move) -> int:
        after = state.copy()
        game.apply(after, move, luck)
        question = game.question(after)
        return MOST_DECISIONS if question is None else times[question.kind]

    return min(tried, key=times_asked)


def new_matches(game: Game[Any], luck: FastChance) -> Iterator[State]:
    """With the usual options, and then with all others: some questions belong to one of them."""
    usual: Options = game.options_type(players=game.seats[-1])
    for options in cycle([usual, *(setting.options for setting in settings_of(game))]):
        yield game.start(options, luck, [])


@every_game
def test_questions_mention_only_their_figures_and_are_short(game: Game[Any]) -> None:
    texts = {language: read_texts(game_text(language, game)) for language in LANGUAGES}
    for kind, questions in asked_questions(game).items():
        assert questions, f"{kind} was never asked"
        figures = figures_of(decisions_of(game)[kind].figures_type)
        for language in LANGUAGES:
            assert texts[language][decision_key(kind)] <= figures | {"name"}, kind  # `name`: for others
            for question in questions:
                text = Wording(language, game).ask(question, NAMES)
                assert WHOLE_SENTENCE.fullmatch(text), text
                assert len(text.split()) <= MOST_WORDS_OF_A_PROMPT, text


@every_game
def test_every_question_has_the_figures_that_its_decision_names(game: Game[Any]) -> None:
    for kind, questions in asked_questions(game).items():
        assert {type(question.figures) for question in questions} == {decisions_of(game)[kind].figures_type}, kind


@every_language
def test_the_question_where_to_sail_suits_any_number_of_squares(language: str) -> None:
    wording = Wording(language, all_games()["blackwood"])
    for allowances in ((0,), (1,), (5,), (5, 1), (0, 0)):
        figures = SailFigures("spinner", 5, ("red", "green"), allowances)
        text = wording.ask(Question(0, "sail", "", False, figures), NAMES)
        assert len(text.split()) <= MOST_WORDS_OF_A_PROMPT, text
