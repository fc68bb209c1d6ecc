"""Results of other code are refused: bots of ours and of somebody's own, rules, plug-ins, a designer's parts."""

import json
import sys
from importlib import import_module
from io import StringIO
from pathlib import Path
from types import ModuleType

import pytest

from skulduggery.cli import lab_tune, run
from skulduggery.core.own_parts import VARIABLE, OwnParts
from skulduggery.lab import fingerprints, tuning
from skulduggery.lab.fingerprints import BOTS, code_of, files_in, files_of_bot, hash_of
from tests.traits import TRAITS

BOT = """
class Mine:
    def __init__(self, game, seed): ...
    def choose(self, seat, legal, imagine):
        return legal[{at}]
"""


def lab(out: Path, *words: str) -> str:
    """Run a command of the lab; returns what it said, in one line."""
    said, complained = StringIO(), StringIO()
    run(["--language", "en", "lab", *words, "--workers", "1", "--out", str(out)], sys.stdin, said, complained)
    return " ".join((said.getvalue() + complained.getvalue()).split())


def write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


def test_a_ladder_does_not_return_the_results_of_a_bot_before_it_was_edited(tmp_path: Path) -> None:
    file, out = tmp_path / "my_bot.py", tmp_path / "ladder.md"
    words = ("ladder", "tictactoe", "--matches", "2", "--bot", f"{file}:Mine", "--bot", "deckhand")
    file.write_text(BOT.format(at=0))
    assert "6 matches." in lab(out, *words)
    (tmp_path / "other_bot.py").write_text(BOT.format(at=1))
    assert "6 matches." in lab(out, *words), "what the bot does not use may change"
    file.write_text(BOT.format(at=-1))
    said = lab(out, *words)
    assert (
        f"{file}:Mine or a file that it uses has been changed since the matches in {out.with_suffix('.jsonl')}" in said
    )
    assert "Choose another file with --out, or delete that one." in said
    assert "6 matches." in lab(tmp_path / "fresh.md", *words)


def test_a_bot_may_join_a_ladder(tmp_path: Path) -> None:
    file, out = tmp_path / "my_bot.py", tmp_path / "ladder.md"
    words = ("ladder", "tictactoe", "--matches", "2", "--bot", "deckhand", "--bot", "bosun")
    joining = (*words, "--bot", f"{file}:Mine")
    file.write_text(BOT.format(at=0))
    lab(out, *words)
    before = out.with_suffix(".jsonl").read_bytes().splitlines()
    assert "12 matches." in lab(out, *joining)
    assert out.with_suffix(".jsonl").read_bytes().splitlines()[1 : len(before)] == before[1:]
    file.write_text(BOT.format(at=-1))
    assert "my_bot.py:Mine or a file that it uses has been changed" in lab(out, *joining)
    assert "6 matches." in lab(out, *words), "these two have not changed"


@pytest.mark.parametrize(
    "words",
    [
        ("ladder", "tictactoe", "--bot", "deckhand", "--matches", "1"),
        ("report", "tictactoe", "--bot", "deckhand", "--matches", "1"),
        ("fit", "blackwood", "--bot", "deckhand", "--matches", "1"),
        ("calibrate", "blackwood", "--bot", "deckhand", "--matches", "1"),
        ("tune", "bounty", "--seats", "2", "--matches", "1"),
    ],
    ids=lambda words: str(words[0]),
)
def test_every_file_of_results_knows_its_code(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tuning, "SAMPLES", 1)
    monkeypatch.setattr(lab_tune, "SEGMENTS", 1)
    out = tmp_path / "out.x"
    lab(out, *words)
    file = out.with_suffix(".jsonl")
    first, rest = file.read_text().split("\n", 1)
    code = json.loads(first)["code"]
    assert list(code) == [f"game {words[1]}", "bots", "engine"]
    for part, told in zip(code, (f"{words[1]} has been", "Our bots have been", "The engine has been"), strict=True):
        file.write_text(first.replace(code[part], "0" * 16) + "\n" + rest)
        assert f"{told} changed since the matches in {file} were played" in lab(out, *words)
    file.write_text(json.dumps({"what": words[0], "seed": 2026, "version": json.loads(first)["version"]}) + "\n")
    assert "holds other matches" in lab(out, *words), "nobody knows which code played a file without fingerprints"


USED = {
    "my_bot.py": "import helper\nfrom nets import small\nfrom kit.tools import cut\nopen('weights.json')",
    "helper.py": "import math",
    "nets/small.py": "from . import large",  # a folder without __init__.py
    "nets/large.py": "'nets/large.npz'",
    "nets/large.npz": "1",
    "kit/__init__.py": "",
    "kit/tools.py": f"import helper\n{'long ' * 999!r}",
    "weights.json": "{}",
}
UNUSED = {"other_bot.py": "", "notes.txt": "", "nets/huge.py": "", "kit/saw.py": "", "LADDER.jsonl": ""}


def test_a_bot_is_its_file_and_what_it_uses_beside_it(tmp_path: Path) -> None:
    write(tmp_path, USED | UNUSED)
    name = f"{tmp_path / 'my_bot.py'}:Mine"
    assert set(files_of_bot(name)) == set(USED)
    before = hash_of(files_of_bot(name))
    write(tmp_path, {"nets/large.npz": "2"})
    assert hash_of(files_of_bot(name)) != before


@pytest.mark.parametrize("key", TRAITS)
def test_what_bots_know_of_a_game_counts_for_this_game_alone(key: str) -> None:
    package = f"skulduggery.games.{key}"
    known = {f"{package}/{part}" for part in ("heuristic.py", "traits.py", "weights/chances.json")}
    assert known <= set(files_in(package))
    assert not [name for name in files_in(BOTS) if key in name]


RULES = {"__init__.py": "", "rules.py": "1", "inner/more.py": "2", "parts/data.toml": "", "weights/it.json": "{}"}
SEEN = {"text/en/it.ftl": "", "page/page.js": "", "chart.py": "", "chart_signs.py": "", "lesson.toml": ""}
SEEN |= {"checking/watched.py": "", "fit.jsonl": "", "README.md": ""}


def test_of_a_plugin_everything_counts_but_what_people_read_and_see(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    write(tmp_path / "whole_plugin", RULES | SEEN)
    import_module("whole_plugin")
    assert set(files_in("whole_plugin")) == {f"whole_plugin/{name}" for name in RULES}


def test_what_the_games_of_a_plugin_share_counts_for_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    write(tmp_path / "shared_plugin", {"__init__.py": "", "dice.py": "1", "poker/__init__.py": "class Poker: ..."})
    poker = import_module("shared_plugin.poker").Poker()
    monkeypatch.setattr(fingerprints, "game_called", lambda key: poker)
    before = code_of(["poker"])
    write(tmp_path / "shared_plugin", {"dice.py": "2"})
    after = code_of(["poker"])
    assert [part for part in before if before[part] != after[part]] == ["game poker"]


def test_a_game_of_one_module_has_modules_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    counting = ("lone_game.py", "lone_game_heuristic.py", "parts/board.txt", "weights/chances.json")
    write(tmp_path, dict.fromkeys([*counting, "other.py"], ""))
    import_module("lone_game")
    assert set(files_in("lone_game")) == {Path(name).name for name in counting}


ENDING = "cpython-311-x86_64-linux-gnu.so"


def test_what_was_compiled_counts_only_without_its_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    built = {f"rules.{ENDING}": "", "sea.py": "", f"sea.{ENDING}": "", "luck.pyc": "", "__pycache__/sea.pyc": ""}
    write(tmp_path / "built_plugin", {"__init__.py": "", **built})
    library = ModuleType("0123__mypyc")
    library.__file__ = str(tmp_path / "library.so")
    monkeypatch.setattr(library, "init_built_plugin___rules", None, raising=False)
    monkeypatch.setitem(sys.modules, "0123__mypyc", library)
    kept = {f"built_plugin/{name}" for name in ("__init__.py", f"rules.{ENDING}", "sea.py", "luck.pyc")}
    import_module("built_plugin")
    assert set(files_in("built_plugin")) == {*kept, "library 0"}


def test_a_designers_parts_are_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    before = code_of(["blackwood", "bounty"])
    own = OwnParts("blackwood", "skulduggery.games.blackwood", "another board", None)
    monkeypatch.setenv(VARIABLE, own.packed())
    after = code_of(["blackwood", "bounty"])
    assert [part for part in before if before[part] != after[part]] == ["game blackwood"]
