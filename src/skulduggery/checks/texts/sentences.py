"""Every text with many figures, in every language: whole sentences, and none that Fluent stumbles over."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import cycle
from typing import Any

from ...core.chance import FastChance
from ...core.game import AnyState, Game
from ...core.messages import Event, Message, Move, Prospect, Question, Refusal
from ...core.options import make_ending_options
from ...text import Wording
from ...text.kinds import decision_key, decisions_of, game_structs
from ...text.wording import game_text
from ..finding import text_check
from ..settings import settings_of
from .kinds import figures_of, named_ids, read_texts
from .made_up import NAMES, READER, crew_of_ids, made_up
from .presence import languages_of

MOST_WORDS_OF_A_PROMPT = 15
ENOUGH = 60  # questions of one kind
TRIES = 12  # moves that are tried before one is made
MOST_DECISIONS = 60_000  # some questions are rare; the search ends when each was asked
YOU = {"en": re.compile(r"\b(you|your|yours)\b", re.I), "nl": re.compile(r"\b(je|jij|jou|jouw|u|uw)\b", re.I)}
WHOLE_SENTENCE = re.compile(r"[A-Z0-9\"].*[.!?]")
CHOICE = re.compile(r"[A-Z0-9\"].*[^.!?]")
READERS_NAME = re.compile(rf"\b{NAMES[READER]}\b")


@text_check
def every_message_reads_as_a_sentence_and_a_log_for_all_never_says_you(game: Game[Any]) -> Iterator[str]:
    for language in languages_of(game):
        wording, ids = Wording(language, game), named_ids(game, language)
        for struct in game_structs(game):
            for message in made_up(struct, ids):
                text = wording.tell(message, NAMES)
                if fault := fault_of_sentence(message, text, language):
                    yield f'text/{language}: "{text}" {fault}.'
                    break


def fault_of_sentence(message: Message, text: str, language: str) -> str:
    sentence = isinstance(message, Event | Prospect | Refusal)
    if not (WHOLE_SENTENCE if sentence else CHOICE).fullmatch(text):
        return "must begin with a capital and end with a full stop" if sentence else "must not end with a full stop"
    return 'is read by everybody, but says "you"' if isinstance(message, Event) and YOU[language].search(text) else ""


@text_check
def every_event_of_the_reader_is_told_to_the_reader(game: Game[Any]) -> Iterator[str]:
    """A sentence about somebody says "you" to them, and not their name."""
    for language in languages_of(game):
        wording, ids = Wording(language, game), named_ids(game, language)
        crew = crew_of_ids(ids)
        for struct in [struct for struct in game_structs(game) if issubclass(struct, Event)]:
            for message in made_up(struct, ids):
                owner = crew.fleet.get(getattr(message, "ship", ""), READER)
                text = wording.tell(message, crew)
                if getattr(message, "seat", owner) == owner and READERS_NAME.search(text):
                    yield f'text/{language}: "{text}" names the reader, who should read "you" (`$seat_is`).'
                    break


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
        carry_out(game, state, towards_rare(game, state, luck, times), luck)
    return asked


def carry_out(game: Game[Any], state: AnyState, move: Move, luck: FastChance) -> None:
    apply = game.apply_table_move if move in game.table_moves(state) else game.apply
    apply(state, move, luck)


def towards_rare(game: Game[Any], state: AnyState, luck: FastChance, times: Counter[str]) -> Move:
    """Of a few random moves, also of the table, the one after which the question is asked that was asked least."""
    legal = [*game.legal_moves(state), *game.table_moves(state)]
    tried = [legal[luck.below(len(legal))] for _ in range(TRIES)]

    def times_asked(move: Move) -> int:
        after = state.copy()
        carry_out(game, after, move, luck)
        question = game.question(after)
        return MOST_DECISIONS if question is None else times[question.kind]

    return min(tried, key=times_asked)


def new_matches(game: Game[Any], luck: FastChance) -> Iterator[AnyState]:
    """Matches that end, with the usual options and then with all others: some questions belong to one option."""
    usual = make_ending_options(game.options_type, game.seats, {"players": game.seats[-1]})
    for options in cycle([usual, *(setting.options for setting in settings_of(game))]):
        yield game.start(options, luck, [])


@text_check
def questions_mention_only_their_figures_and_are_short(game: Game[Any]) -> Iterator[str]:
    """Matches are played until every kind of decision was asked."""
    for kind, questions in asked_questions(game).items():
        if not questions:
            yield f"{kind} was never asked: is this decision still used?"
        elif {type(question.figures) for question in questions} != {decisions_of(game)[kind].figures_type}:
            yield f"the `figures` of {kind} are not of the type that its `figures_type` names."
        else:
            yield from faults_of_questions(game, kind, questions)


def faults_of_questions(game: Game[Any], kind: str, questions: list[Question]) -> Iterator[str]:
    figures = figures_of(decisions_of(game)[kind].figures_type) | {"name"}  # `name`: others read who is asked
    for language in languages_of(game):
        unknown = read_texts(game_text(language, game)).get(decision_key(kind), set()) - figures
        if unknown:
            yield f"text/{language}: {decision_key(kind)} mentions ${', $'.join(sorted(unknown))}, which it has not."
            continue
        for text in (Wording(language, game).ask(question, NAMES) for question in questions):
            if not WHOLE_SENTENCE.fullmatch(text) or len(text.split()) > MOST_WORDS_OF_A_PROMPT:
                yield f'text/{language}: "{text}" must be a sentence of at most {MOST_WORDS_OF_A_PROMPT} words.'
                break
