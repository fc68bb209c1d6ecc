"""Writes web/src/generated/wording.json: every game's texts as the server sends them, and messages told by Python.

The page fills the texts in TypeScript, the command line in Python. Both must say the same, so the page's tests compare
theirs with this file. Beside it lie decisions.json (page_choices.py) and turns.json (page_turns.py). `make page-tests`
writes all anew: `python -m tests.text.page_fixtures`.
"""

import json
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import msgspec

from skulduggery.checks.texts.kinds import named_ids
from skulduggery.checks.texts.made_up import NAMES, READER, crew_of_ids, made_up
from skulduggery.core.game import Game
from skulduggery.core.messages import Event, Message, Move, Question, Won
from skulduggery.games import all_games, listed_games
from skulduggery.server.http.texts import text_file
from skulduggery.text import LANGUAGES, Wording
from skulduggery.text.choices import choice_text
from skulduggery.text.crew import Crew
from skulduggery.text.kinds import decisions_of, game_structs, key_of
from tests.text.page_choices import decisions_in_matches
from tests.text.page_turns import turns_in_matches
from tests.text.refusals import all_shared_refusals

OUT = Path(__file__).parents[2] / "web" / "src" / "generated"
EFFECTS = 7  # of a choice
OF_A_KIND = 12  # messages: enough to meet the singular, the plural and the empty list
SAID = (
    {"before": 12345, "item": "x"},
    {"before": True, "item": (3, 3)},
    {"before": None, "item": (1, "b", 2)},
)


def main() -> None:
    OUT.mkdir(exist_ok=True)
    write("wording", {"names": NAMES, "games": fixtures()})
    write("decisions", {key: decisions_in_matches(game) for key, game in all_games().items()})
    write("turns", {key: turns_in_matches(game) for key, game in listed_games().items()})


def write(name: str, content: dict[str, Any]) -> None:
    (OUT / f"{name}.json").write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")


def fixtures() -> dict[str, Any]:
    return {key: fixture_of(key, game) for key, game in all_games().items()}


def fixture_of(key: str, game: Game[Any]) -> dict[str, Any]:
    crew = crew_of_ids(named_ids(game, "en"))
    return {"texts": texts_of(key), "crew": crew._asdict(), "told": list(told_in(game, crew))}


def texts_of(key: str) -> dict[str, list[str]]:
    return {language: [text_file(language, name) for name in ("core", "page", key)] for language in LANGUAGES}


def told_in(game: Game[Any], crew: Crew) -> Iterator[dict[str, Any]]:
    """Messages, questions and plain texts, each with its sentence in every language: for all, and for one reader."""
    wordings, ids = [Wording(language, game) for language in LANGUAGES], named_ids(game, "en")
    for struct in [*game_structs(game), *all_shared_refusals()]:
        for message in few(made_up(struct, ids)):
            yield told(message, wordings, crew)
    for kind, decision in decisions_of(game).items():
        for figures in few(made_up(decision.figures_type, ids)):
            question = Question(READER, kind, "", False, figures)
            says = {wording.language: wording.ask(question, NAMES) for wording in wordings}
            you = {wording.language: wording.ask(question, crew) for wording in wordings}
            yield {"category": "decision", "message": msgspec.to_builtins(question), "says": says, "you": you}
    for figures in SAID:
        says = {wording.language: wording.say("list-then", **figures) for wording in wordings}
        yield {"category": "say", "key": "list-then", "figures": figures, "says": says, "you": says}
    yield from choices_in(game, wordings, crew)


def told(message: Message, wordings: list[Wording], crew: Crew) -> dict[str, Any]:
    says = {wording.language: wording.tell(message, NAMES) for wording in wordings}
    you = {wording.language: wording.tell(message, crew) for wording in wordings}
    category = key_of(message).split("-", 1)[0]
    return {"category": category, "message": msgspec.to_builtins(message), "says": says, "you": you}


def choices_in(game: Game[Any], wordings: list[Wording], crew: Crew) -> Iterator[dict[str, Any]]:
    """Every move with a few effects, whether the rules know them together or not."""
    ids = named_ids(game, "en")
    found = [message for struct in game_structs(game) for message in few(made_up(struct, ids))]
    moves = [message for message in found if isinstance(message, Move)]
    events = cycle([Won(READER), *[message for message in found if isinstance(message, Event)]])
    for move in moves:
        effects = [next(events) for _ in range(EFFECTS)]
        texts = {wording.language: choice_text(wording, move, effects, crew) for wording in wordings}
        choice = {"message": msgspec.to_builtins(move), "effects": msgspec.to_builtins(effects)}
        yield {"category": "choice", **choice, "says": texts, "you": texts}


def few(messages: Iterator[Any]) -> list[Any]:
    """Some of all that there can be, evenly spread."""
    found = list(messages)
    return list(islice(found, 0, None, 1 + len(found) // OF_A_KIND))


if __name__ == "__main__":
    main()
