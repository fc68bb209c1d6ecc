"""A designer's board and cards: complaints before anything is played, and records that bring them along."""

import json
import os
import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from skulduggery.core.options import make_options
from skulduggery.core.own_parts import VARIABLE, OwnParts, own_parts, own_parts_of
from skulduggery.core.parts import load_boards, load_data
from skulduggery.core.refusals import BadRecord, OtherParts
from skulduggery.core.replay import Replay
from skulduggery.core.table import Table
from skulduggery.games import game_called
from skulduggery.lessons.script import games_with_script
from skulduggery.server.http.texts import text_file

PACKAGE = "skulduggery.games.blackwood"
PARTS = files(PACKAGE) / "parts"
BOARD, DATA = (PARTS / "board.txt").read_text(), (PARTS / "data.toml").read_text()
QUICK = DATA.replace("race_goal = 2", "race_goal = 1")
FAST = DATA.replace("coins_0 = [1, 2, 3, 4, 5, 6]", "coins_0 = [1, 2, 3, 4, 5, 9]")


def skulduggery(folder: Path, *words: str) -> str:
    """Run the command in a process of its own, since a game reads its parts only once."""
    command = [sys.executable, "-m", "skulduggery", "--language", "en", *words]
    environment = {key: value for key, value in os.environ.items() if key != VARIABLE}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return " ".join((done.stdout + done.stderr).split())


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch) -> OwnParts:
    """Parts in the environment. The game itself has been loaded before, and does not read them any more."""
    own = OwnParts("blackwood", PACKAGE, BOARD.replace(".aa.", "aaa."), None, ("my board.txt", "data.toml"))
    monkeypatch.setenv(VARIABLE, json.dumps(own))
    return own


def test_parts_in_the_environment_replace_those_of_one_game(changed: OwnParts) -> None:
    assert own_parts() == changed
    assert own_parts_of("bounty") is None
    assert load_boards(PACKAGE)["chart"].rows[1].startswith("aaa.")
    assert load_boards(PACKAGE)["chart"].source == "my board.txt"
    assert load_data(PACKAGE)["game"] == "blackwood"
    assert load_boards("skulduggery.games.bounty")["chart"].rows[0] == "###............##"


def test_a_record_holds_the_parts_and_is_refused_where_others_are_used(
    changed: OwnParts, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_called("blackwood")
    table = Table(game, make_options(game.options_type, game.seats, {"players": 2}), bytes(32))
    record = table.record()
    assert record.header.parts_hash() == changed.hash
    Replay(game, record)
    monkeypatch.delenv(VARIABLE)
    with pytest.raises(BadRecord) as caught:
        Replay(game, record)
    assert caught.value.refusal == OtherParts("", "blackwood", changed.hash[:8], "")


def test_the_usual_parts_leave_no_trace_in_a_record() -> None:
    game = game_called("blackwood")
    table = Table(game, make_options(game.options_type, game.seats, {"players": 2}), bytes(32))
    assert table.header.parts_hash() == ""


@pytest.mark.thorough
def test_a_match_with_changed_parts_says_so_and_replays_from_its_record_alone(tmp_path: Path) -> None:
    board, data, record = tmp_path / "my.txt", tmp_path / "my.toml", tmp_path / "match.jsonl"
    board.write_text(BOARD.replace(".aa.....b", "........b").replace("\n.a......bb", "\naa......bb"))
    data.write_text(QUICK)
    own = ("--board", "my.txt", "--data", "my.toml")
    said = skulduggery(tmp_path, "play", "blackwood", *own, "--seat", "bot", "--seat", "bot", "--save", "match.jsonl")
    assert re.search(r" [01]/1 ", said), "the match is not won by one coin"
    assert (told := re.search(r"Changed board and cards: .* \(parts (\w{8})\)", said))
    board.unlink()
    data.unlink()
    assert json.loads(record.read_text().splitlines()[0])["parts"]["data"] == QUICK
    verified = skulduggery(tmp_path, "verify", "match.jsonl")
    assert "Everything in match.jsonl fits together" in verified
    assert told.group(1) in verified
    record.write_text(record.read_text().replace("race_goal = 1", "race_goal = 2"))
    assert "fits together" not in skulduggery(tmp_path, "verify", "match.jsonl")


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("board", "data", "complaint"),
    [
        (None, DATA.replace("race_goal =", "race_gaol ="), "my.toml, line 86: 'rules, race_goal' is missing"),
        (
            None,
            FAST.replace("9]", "8, 9]"),
            "my.toml, line 80: 'almanac, coins_0, entry 7' must be at most 8 squares, not 9",
        ),
        (None, FAST.replace(", 9]", "]"), "my.toml, line 80: 'almanac, coins_0' needs squares for 6 rolls, but has 5"),
        (None, DATA.replace("blast_steps = 3", "blast_steps = 20"), "'cannonball_card, blast_steps' must be at most 8"),
        (BOARD.replace(".ff.", ".fz."), None, "my.txt, line 26, square 3: unknown sign 'z'"),
        (BOARD.replace("P", "."), None, "my.txt: the game cannot be played with this"),
    ],
    ids=["missing key", "too far", "too short", "too wide a blast", "unknown sign", "no port"],
)
def test_bad_parts_are_refused_with_file_and_line(
    tmp_path: Path, board: str | None, data: str | None, complaint: str
) -> None:
    words = []
    for option, name, text in (("--board", "my.txt", board), ("--data", "my.toml", data)):
        if text is not None:
            (tmp_path / name).write_text(text)
            words += [option, name]
    said = skulduggery(tmp_path, "lab", "report", "blackwood", "--matches", "1", *words)
    assert complaint in said
    assert not list(tmp_path.glob("*.jsonl"))


def test_ships_sail_as_far_as_a_changed_almanac_says(tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text(re.sub(r"coins_(\d) = \[.*\]", r"coins_\1 = [8, 8, 8, 8, 8, 8]", DATA))
    said = skulduggery(tmp_path, "play", "blackwood", "--data", "my.toml", "--seat", "bot", "--seat", "bot")
    assert "8 squares to sail" in said
    assert "The places: 1." in said


def test_changed_parts_belong_to_one_game(tmp_path: Path) -> None:
    assert "Name one game" in skulduggery(tmp_path, "lab", "ladder", "--board", "my.txt")


def test_a_page_reads_it_in_the_title_and_gets_no_lesson(changed: OwnParts) -> None:
    for language, mark in (("en", "changed board, cards"), ("nl", "veranderd bord, kaarten")):
        texts = text_file(language, "blackwood")
        assert f"game-title = Port Blackwood · {mark}" in texts
        assert changed.hash[:8] in texts
        assert changed.hash[:8] not in text_file(language, "bounty")
    assert "blackwood" not in games_with_script()
    assert "bounty" in games_with_script()
