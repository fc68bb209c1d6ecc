"""Golden matches: recorded matches whose replay must always give the same events.

If one of them changes, the rules have changed: raise the game's version, say so in CHANGELOG.md, and run
`skulduggery check GAME --golden tests/golden/GAME`.
"""

from pathlib import Path

import pytest

from skulduggery.checks.golden import faults_of_golden, other_lines
from skulduggery.checks.golden_maker import write_golden
from skulduggery.checks.tale_text import story
from skulduggery.core.record import Played, Record, load, save
from skulduggery.core.replay import resume, verify
from skulduggery.core.table import read_move
from skulduggery.games import all_games

HOME = Path(__file__).parent
MATCHES = sorted(HOME.glob("*/*.jsonl"))

FORMER = sorted(Path(__file__).parent.glob("former/*/*.jsonl"))  # the same matches, by the rules before

each_match = pytest.mark.parametrize("match", MATCHES, ids=lambda match: f"{match.parent.name}/{match.stem}")


each_former = pytest.mark.parametrize("match", FORMER, ids=lambda match: f"{match.parent.name}/{match.stem}")


def test_every_game_has_a_golden_match() -> None:
    assert {match.parent.name for match in MATCHES} == set(all_games())


@each_match
def test_a_golden_match_is_the_same_byte_for_byte(match: Path) -> None:
    record = load(match.read_bytes())
    verified = verify(all_games()[match.parent.name], record)
    assert verified.head == record.entries[-1].chain
    assert save(record) == match.read_bytes()


@each_match
def test_a_golden_match_tells_the_same_story(match: Path) -> None:
    assert list(faults_of_golden(all_games()[match.parent.name], match)) == []


def test_a_golden_match_that_changed_is_told_with_its_line() -> None:
    now = "tictactoe, rules 1: players=2\nover: places=[1 2]\n"
    before = now.replace("[1 2]", "[2 1]")
    (sentence,) = other_lines("usual", now, before)
    assert sentence.startswith("golden match usual, line 2, was `over: places=[2 1]` and is `over: places=[1 2]` now.")


def test_golden_matches_are_written_again_with_the_same_options(tmp_path: Path) -> None:
    """Nothing changes as long as the rules do not."""
    for file in (HOME / "parley").glob("*.jsonl"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    written = write_golden(all_games()["parley"], tmp_path)
    assert sorted(file.name for file in written) == ["forked.jsonl", "odd.jsonl", "usual.jsonl"]
    for file in written:
        assert file.read_bytes() == (HOME / "parley" / file.name).read_bytes()


def test_a_new_game_gets_its_first_golden_matches(tmp_path: Path) -> None:
    game = all_games()["tictactoe"]
    written = write_golden(game, tmp_path / "golden")
    assert sorted(file.name for file in written) == ["odd.jsonl", "usual.jsonl"]
    assert [fault for file in written for fault in faults_of_golden(game, file)] == []


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
