"""The ladder plays every bot against every other, goes on where it stopped, and gives the same figures again."""

import sys
from io import StringIO
from pathlib import Path

import pytest

from skulduggery.cli import lab_ladder, run
from skulduggery.lab.ladder import (
    CONTROL,
    Bout,
    Outcome,
    Series,
    all_bouts,
    all_series,
    play,
    scores,
)
from skulduggery.lab.ladder_page import page
from tests.bots.own import test_own_bots

BOTS = ["deckhand", "bosun"]
COMMAND = ["--language", "en", "lab", "ladder", "blackwood", "--bot", "deckhand", "--bot", "bosun"]


def ladder(out: Path, *more: str, matches: int = 2) -> str:
    """Run the command; returns what it said, in one line."""
    said, complained = StringIO(), StringIO()
    run([*COMMAND, "--matches", str(matches), "--out", str(out), *more], sys.stdin, said, complained)
    return " ".join((said.getvalue() + complained.getvalue()).split())


def won(series: Series, at: int, standing: int) -> Outcome:
    return Outcome(Bout(series, at), standing, 10.0)


def test_it_plays_all_pairs_mirrors_and_tables_for_four() -> None:
    found = {series.bots for series in all_series(["blackwood"], BOTS)}
    assert found == {
        ("deckhand", "deckhand"),
        ("deckhand", "bosun"),
        ("bosun", "bosun"),
        ("deckhand", "bosun", "bosun", "bosun"),
        ("bosun", "deckhand", "deckhand", "deckhand"),
    }


def test_a_match_depends_on_its_number_and_the_seed_alone() -> None:
    bout = Bout(Series("blackwood", ("bosun", "deckhand")), 1)
    assert play(bout, 5) == play(bout, 5)
    assert play(bout, 5).rounds != play(bout, 6).rounds


def test_a_mirror_is_even() -> None:
    series = Series("blackwood", ("bosun", "bosun"))
    [score] = scores([play(bout, 3) for bout in all_bouts([series], 2)]).values()
    assert score.share == pytest.approx(0.5)


def test_tables_of_one_size_can_be_chosen() -> None:
    assert {len(series.bots) for series in all_series(["blackwood"], BOTS, seats=4)} == {4}
    assert {len(series.bots) for series in all_series(["blackwood"], BOTS, seats=2)} == {2}


def test_a_control_is_short() -> None:
    pair, mirror = Series("blackwood", ("bosun", "deckhand")), Series("blackwood", ("bosun", "bosun"))
    bouts = list(all_bouts([pair, mirror], CONTROL + 7))
    assert sum(bout.series == pair for bout in bouts) == CONTROL + 7
    assert sum(bout.series == mirror for bout in bouts) == CONTROL


def test_a_series_is_played_to_its_end_however_clear_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If it stopped once it is decided, the share that it tells would be too high on average."""
    monkeypatch.setattr(lab_ladder, "play", lambda bout, seed: won(bout.series, bout.at, 1))
    out = tmp_path / "ladder.md"
    ladder(out, "--workers", "1", "--seats", "2", matches=80)
    assert "| deckhand | bosun | 100.0% [95.4%, 100.0%] | 50% | 80 | 10.0 |" in out.read_text()
    assert "knows no --sequential" in ladder(out, "--sequential")


def test_matches_of_two_different_bots_are_rated() -> None:
    pair, mirror = Series("blackwood", ("deckhand", "bosun")), Series("blackwood", ("bosun", "bosun"))
    other, table = Series("bounty", ("deckhand", "bosun")), Series("blackwood", ("bosun", *["deckhand"] * 3))
    played = [*[won(pair, at, -1) for at in range(6)], won(pair, 6, 0), won(pair, 7, 1)]
    rated = "## blackwood\n\n| bot | rating |\n|---|--:|\n| bosun | 1609 ["
    assert rated in page(played, "command")
    assert rated in page([*played, won(mirror, 0, 1), won(other, 0, 1), won(table, 0, 1)], "command")
    assert "rating |" not in page([won(mirror, 0, 1), won(table, 0, 1)], "command")


def test_it_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.md", tmp_path / "cut.md"
    assert ladder(whole, "--workers", "1") == f"10 matches. The ladder is in {whole}."
    lines = whole.with_suffix(".jsonl").read_bytes().splitlines(keepends=True)
    cut.with_suffix(".jsonl").write_bytes(b"".join(lines[:5]) + lines[5][:20])
    ladder(cut, "--workers", "2")
    assert cut.read_text() == whole.read_text()
    assert sorted(cut.with_suffix(".jsonl").read_bytes().splitlines()) == sorted(map(bytes.strip, lines))


def test_another_ladder_in_the_file_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "ladder.md"
    ladder(out, "--workers", "1", matches=1)
    assert "holds other matches: ladder, seed 2026" in ladder(out, "--seed", "1")


@pytest.mark.parametrize(("at", "line"), [(0, b"# a note"), (0, b""), (2, b'{"work": 3}'), (2, b"\xff")])
def test_a_line_that_is_no_result_is_named(at: int, line: bytes, tmp_path: Path) -> None:
    out = tmp_path / "ladder.md"
    ladder(out, "--workers", "1", matches=1)
    file = out.with_suffix(".jsonl")
    lines = file.read_bytes().splitlines()
    lines[at] = line
    file.write_bytes(b"\n".join(lines) + b"\n")
    assert f"ladder.jsonl, line {at + 1}: this is no result" in ladder(out)


def test_bad_requests_are_refused_before_anything_is_played(tmp_path: Path) -> None:
    out = tmp_path / "ladder.md"
    assert 'There is no bot called "parrot"' in ladder(out, "--bot", "parrot")
    assert "FileNotFoundError" in ladder(out, "--bot", "nowhere.py:Name")
    assert 'It does not know ""' in complaint("lab")
    assert "2 or 4 seats, not with 3" in ladder(out, "--seats", "3")
    assert "lab fit has no option --seats." in complaint("lab", "fit", "blackwood", "--seats", "2")
    assert "lab tune has no option --ray." in complaint("lab", "tune", "blackwood", "--ray", "auto")
    assert not list(tmp_path.iterdir())


def complaint(*words: str) -> str:
    complained = StringIO()
    run(["--language", "en", *words], sys.stdin, StringIO(), complained)
    return complained.getvalue()


def test_without_its_extra_the_lab_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    gone = ("pyarrow", "skulduggery.lab.report", "skulduggery.cli.lab")
    for name in [name for name in sys.modules if name.startswith(gone)]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pyarrow", None)  # Python then finds no such module
    assert 'pip install "skulduggery[lab]"' in complaint("lab", "report", "tictactoe")


def test_faults_of_bots_are_reported() -> None:
    series = Series("blackwood", (f"{test_own_bots.BAD}:Raises", "deckhand"))
    outcome = play(Bout(series, 0), 1)
    assert outcome.faults[series.bots[0]] > 0
    assert f"`{series.bots[0]}` failed {outcome.faults[series.bots[0]]} times" in page([outcome], "command")
