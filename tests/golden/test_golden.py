"""Golden matches: recorded matches whose replay must always give the same events.

If one of them changes, the rules have changed: raise the game's version, say so in CHANGELOG.md, and run
`python -m tests.golden.make`.
"""

from pathlib import Path

import pytest

from skulduggery.core.record import load, save
from skulduggery.core.replay import verify
from skulduggery.games import all_games

from .story import story

MATCHES = sorted(Path(__file__).parent.glob("*/*.jsonl"))

each_match = pytest.mark.parametrize("match", MATCHES, ids=lambda match: f"{match.parent.name}/{match.stem}")


def test_every_game_has_a_golden_match() -> None:
    assert {match.parent.name for match in MATCHES} == set(all_games())


@each_match
def test_a_golden_match_still_verifies(match: Path) -> None:
    record = load(match.read_bytes())
    verified = verify(all_games()[match.parent.name], record)
    assert verified.head == record.entries[-1].chain
    assert save(record) == match.read_bytes()


@each_match
def test_a_golden_match_tells_the_same_story(match: Path) -> None:
    told = story(all_games()[match.parent.name], load(match.read_bytes()))
    assert told == match.with_suffix(".txt").read_text(encoding="utf-8")


@each_match
def test_a_golden_match_is_played_to_its_end(match: Path) -> None:
    *_, last = match.with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    assert last.startswith("over: ")
