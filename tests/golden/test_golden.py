"""Golden matches: recorded matches whose replay must always give the same events.

If one of them changes, the rules have changed: raise the game's version, say so in CHANGELOG.md, and run
`skulduggery check GAME --golden tests/golden/GAME`.
"""

from pathlib import Path

import pytest

from skulduggery.checks.golden import faults_of_golden, other_lines
from skulduggery.checks.golden_maker import write_golden
from skulduggery.core.record import load, save
from skulduggery.core.replay import verify
from skulduggery.games import all_games

HOME = Path(__file__).parent
MATCHES = sorted(HOME.glob("*/*.jsonl"))

each_match = pytest.mark.parametrize("match", MATCHES, ids=lambda match: f"{match.parent.name}/{match.stem}")


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
