"""Golden matches: recorded matches whose replay must always give the same events.

If one of them changes, the rules have changed: raise the game's version, say so in the changelog, and write them again.
"""

from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

from ..core.game import Game
from ..core.record import load
from ..core.refusals import BadRecord
from ..core.replay import verify
from ..text import Wording
from .beside import golden_folder
from .finding import game_check
from .tale_text import story

AGAIN = "If the rules were meant to change, raise `version` and write the match again"


def golden_matches(game: Game[Any]) -> list[Path]:
    """The files of a game's golden matches; none if it has none yet."""
    folder = golden_folder(game)
    return [] if folder is None else sorted(folder.glob("*.jsonl"))


@game_check("golden")
def a_golden_match_tells_the_same_story(game: Game[Any]) -> Iterator[str]:
    for file in golden_matches(game):
        yield from faults_of_golden(game, file)


def faults_of_golden(game: Game[Any], file: Path) -> Iterator[str]:
    record = load(file.read_bytes())
    try:
        head = verify(game, record).head
    except BadRecord as error:
        yield f"golden match {file.stem} cannot be replayed: {Wording('en').tell(error.refusal, ())} {AGAIN}."
        return
    if head != record.entries[-1].chain:
        yield f"golden match {file.stem} ends with another hash. {AGAIN}."
    golden = file.with_suffix(".txt")
    if not golden.exists():
        yield f"golden match {file.stem} has no {golden.name} with its story beside it: write it again."
        return
    yield from other_lines(file.stem, story(game, record), golden.read_text(encoding="utf-8"))


def other_lines(name: str, told: str, golden: str) -> Iterator[str]:
    """The first line that differs."""
    lines = zip_longest(told.splitlines(), golden.splitlines(), fillvalue="")
    for number, (now, before) in enumerate(lines, start=1):
        if now != before:
            yield f"golden match {name}, line {number}, was `{before.strip()}` and is `{now.strip()}` now. {AGAIN}."
            return
    if not golden.splitlines()[-1].startswith("over: "):
        yield f"golden match {name} was not played to its end."
