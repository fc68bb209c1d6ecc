"""Golden matches: recorded matches whose replay must always give the same events.

If one of them changes, the rules have changed: raise the game's version, say so in CHANGELOG.md, and run
`python -m tests.golden.make`.
"""

from pathlib import Path

import pytest

from skulduggery.core.record import Played, Record, load, save
from skulduggery.core.replay import resume, verify
from skulduggery.core.table import read_move
from skulduggery.games import all_games

from .story import story

MATCHES = sorted(Path(__file__).parent.glob("*/*.jsonl"))

FORMER = sorted(Path(__file__).parent.glob("former/*/*.jsonl"))  # the same matches, by the rules before

each_match = pytest.mark.parametrize("match", MATCHES, ids=lambda match: f"{match.parent.name}/{match.stem}")


each_former = pytest.mark.parametrize("match", FORMER, ids=lambda match: f"{match.parent.name}/{match.stem}")


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


@each_former
def test_a_record_of_earlier_rules_is_verified_and_tells_the_same_story(match: Path) -> None:
    game, record = all_games()[match.parent.name], load(match.read_bytes())
    assert record.header.version in game.former_kinds
    assert verify(game, record).head == record.entries[-1].chain
    _, *told = story(game, record).splitlines()
    _, *golden = (match.parents[2] / match.parent.name / f"{match.stem}.txt").read_text(encoding="utf-8").splitlines()
    assert told == golden


@each_former
def test_a_match_that_began_by_earlier_rules_is_played_on_as_it_began(match: Path) -> None:
    game, record = all_games()[match.parent.name], load(match.read_bytes())
    at = next(at for at in range(len(record.entries) // 2, 0, -1) if isinstance(record.entries[at], Played))
    table = resume(game, Record(record.header, record.entries[:at]))
    entry = record.entries[at]
    assert isinstance(entry, Played)
    table.play(entry.seat, read_move(game, bytes(entry.move)))
    assert table.entries == list(record.entries[: at + 1])
