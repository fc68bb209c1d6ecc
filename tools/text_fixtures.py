"""Write web/src/text/fixtures.json: messages of real matches with their sentences, for the page's own Wording.

The page fills the texts in TypeScript, the command line in Python. Both must say the same, so the page's tests
compare theirs with what this script wrote: `python tools/text_fixtures.py` (with --check: only compare).
"""

import json
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from skulduggery.core.messages import Message, Question
from skulduggery.core.options import make_options
from skulduggery.core.refusals import BadOption, NoSuchSeat, NothingToUndo, NotYourTurn, UnknownGame
from skulduggery.core.table import Table
from skulduggery.games import game_called
from skulduggery.text.languages import LANGUAGES
from skulduggery.text.wording import Wording, key_of

OUT = Path(__file__).parent.parent / "web/src/text/fixtures.json"
NAMES = ("Anna", "Ben", "Cor", "Dirk", "Els", "Fien")
MATCHES = (2, 4, 6)
MOVES = 600
OF_A_KIND = 3  # enough to meet the singular, the plural and the cause


def main() -> None:
    text = json.dumps(fixtures(), ensure_ascii=False, indent=1) + "\n"
    if "--check" not in sys.argv:
        OUT.write_text(text, encoding="utf-8")
    elif OUT.read_text(encoding="utf-8") != text:
        sys.exit(f"{OUT} is stale: run python tools/text_fixtures.py")


def fixtures() -> list[dict[str, Any]]:
    game = game_called("blackwood")
    wordings = [Wording(language, game) for language in LANGUAGES]
    found = [told(message, wordings) for message in messages(game)]
    found += [asked(question, wordings) for question in questions(game)]
    for figures in (
        {"before": 12345, "item": "x"},
        {"before": True, "item": (3, 3)},
        {"before": None, "item": (1, "b", 2)},
    ):
        says = {wording.language: wording.say("list-then", **figures) for wording in wordings}
        found.append({"category": "say", "key": "list-then", "figures": figures, "says": says})
    return found


def told(message: Message, wordings: list[Wording]) -> dict[str, Any]:
    category = key_of(message).split("-", 1)[0]
    says = {wording.language: wording.tell(message, NAMES) for wording in wordings}
    return {"category": category, "message": msgspec.to_builtins(message), "says": says}


def asked(question: Question, wordings: list[Wording]) -> dict[str, Any]:
    says = {wording.language: wording.ask(question, NAMES) for wording in wordings}
    return {"category": "decision", "message": msgspec.to_builtins(question), "says": says}


def messages(game: Any) -> list[Message]:
    """A few of every kind of event, move and refusal that matches bring, and some refusals of the table."""
    few = Few()
    for table, events in played(game):
        few.add(*events)
        if not table.state.pending:
            continue
        few.add(*game.legal_moves(table.state))
        decision = table.state.pending[-1]
        legal = {target for move in game.legal_moves(table.state) for target in decision.targets_of(move)}
        few.add(
            *(decision.refusal(table.state, target) for target in decision.targets(table.state) if target not in legal)
        )
    few.add(NotYourTurn("", 1), NothingToUndo(""), NoSuchSeat("", 1), NoSuchSeat("", 4))
    few.add(UnknownGame("", "chess", ("blackwood", "prowl", "bounty")), BadOption("", "mode", "", "race, hoard"))
    return few.kept


def questions(game: Any) -> list[Question]:
    kept: dict[str, Question] = {}
    for table, _ in played(game):
        question = game.question(table.state)
        if question is not None:
            kept.setdefault(question.kind + repr(question.figures), question)
    by_kind = Counter[str]()
    few = []
    for question in kept.values():
        by_kind[question.kind] += 1
        if by_kind[question.kind] <= 2 * OF_A_KIND:
            few.append(question)
    return few


class Few:
    """Keeps the first few of each kind, told apart by their causes and by one or many."""

    def __init__(self) -> None:
        self.count = Counter[str]()
        self.kept: list[Message] = []

    def add(self, *messages: Message) -> None:
        for message in messages:
            fields = msgspec.to_builtins(message)
            kind = "/".join(str(fields.get(key)) for key in ("kind", "cause", "amount", "jailer", "card", "reason"))
            self.count[kind] += 1
            if self.count[kind] <= OF_A_KIND:
                self.kept.append(message)


def played(game: Any) -> Any:
    """Random matches, move by move: the table and what just happened."""
    for players in MATCHES:
        options = make_options(game.options_type, game.seats, {"players": players})
        table, dice = Table(game, options, bytes([players]) * 16), random.Random(players)
        yield table, table.opening
        for _ in range(MOVES):
            if not table.state.pending:
                break
            move = dice.choice(game.legal_moves(table.state))
            yield table, table.play(table.state.pending[-1].seat, move)


if __name__ == "__main__":
    main()
