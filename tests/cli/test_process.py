"""The command as a real process: keys, signals, and being killed."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from .conversation import converse, plain, record_in

PATIENCE = 30.0  # seconds without output after which a process counts as stuck
COMMAND = [sys.executable, "-m", "skulduggery"]
OWN_TERMINAL = """\
import fcntl, runpy, signal, termios
signal.signal(signal.SIGINT, signal.default_int_handler)  # tests that run in the background are born deaf to it
fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # only the terminal that a process owns sends it a signal at Ctrl-C
runpy.run_module("skulduggery", run_name="__main__", alter_sys=True)
"""
NEW = ["play", "blackwood", "--players", "3", "--seed", "aa", "--pace", "0"]


class Keyboard:
    """A person at a terminal of 80 x 24: types, and reads until a text appears."""

    def __init__(self, *words: str) -> None:
        self.end, theirs = pty.openpty()
        self.seen = b""
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
        command = [sys.executable, "-c", OWN_TERMINAL, *words]
        self.process = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True
        )
        os.close(theirs)

    def read_until(self, text: str) -> str:
        """Everything said since last time, up to and beyond `text`, without colours."""
        before = len(bare(self.seen))
        while text not in bare(self.seen)[before:]:
            ready, _, _ = select.select([self.end], [], [], PATIENCE)
            assert ready, f"{text!r} did not appear after: {bare(self.seen)}"
            self.seen += os.read(self.end, 65536)
        return bare(self.seen)[before:]

    def type(self, keys: str) -> None:
        os.write(self.end, keys.encode())

    def insist(self, keys: str, text: str) -> None:
        """Types, and repeats it until there is an answer: a key that arrives before the prompt is ready is lost."""
        before = len(bare(self.seen))
        for _ in range(10):
            self.type(keys)
            while select.select([self.end], [], [], PATIENCE / 10)[0]:
                self.seen += os.read(self.end, 65536)
                if text in bare(self.seen)[before:]:
                    return
        raise AssertionError(f"{text!r} did not appear after: {bare(self.seen)}")

    def leave(self) -> int:
        code = self.process.wait(timeout=PATIENCE)
        os.close(self.end)
        return code


def bare(data: bytes) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]|\r", "", data.decode(errors="replace"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


@pytest.mark.parametrize("keys", ["\x03", "\x04", "q\r"], ids=["Ctrl-C", "Ctrl-D", "q"])
def test_leaving_by_any_key_keeps_the_match(keys: str, file: Path) -> None:
    keyboard = Keyboard(*NEW, "--save", str(file))
    keyboard.read_until("press Enter > ")
    keyboard.type("\r")
    keyboard.read_until("1-19 or ? > ")
    keyboard.type("A7\r")
    keyboard.read_until("press Enter > ")
    keyboard.insist(keys, f"skulduggery play --resume {file}")
    assert keyboard.leave() == 0
    assert b'"to":"A7"' in file.read_bytes()
    assert converse("verify", str(file)).code == 0


def until_the_turn_ends(keyboard: Keyboard) -> None:
    """Draw, take the breeze to A7, roll a 5 and sail to A2."""
    prompts = ("press Enter > ", "1-19 or ? > ", "press Enter > ", "1-21 or ? > ")
    for prompt, keys in zip(prompts, ("\r", "A7\r", "\r", "A2\r"), strict=True):
        keyboard.read_until(prompt)
        keyboard.type(keys)


def test_the_last_choice_of_a_turn_can_be_taken_back_before_a_bot_goes_on(file: Path) -> None:
    keyboard = Keyboard(*NEW, "--save", str(file))
    until_the_turn_ends(keyboard)
    assert "You sail from A7 to A2." in keyboard.read_until("Enter to go on, u to take it back > ")
    keyboard.type("u\r")
    assert "Skipper takes the last move back." in keyboard.read_until("or ? > ")
    keyboard.type("A4\r")
    assert "You sail from A7 to A4." in keyboard.read_until("Enter to go on, u to take it back > ")
    keyboard.type("ahoy\r")
    answer = keyboard.read_until("Enter to go on, u to take it back > ")
    assert '"ahoy" does nothing here: your move is made. Enter lets the next player go on' in plain(answer)
    keyboard.type("\r")
    keyboard.read_until("press Enter > ")
    keyboard.type("q\r")
    assert keyboard.leave() == 0
    data = file.read_bytes()
    assert data.index(b'"to":"A2"') < data.index(b'"entry":"undone"') < data.index(b'"to":"A4"')


def test_who_leaves_at_the_end_of_a_turn_may_still_take_it_back_later(file: Path) -> None:
    keyboard = Keyboard(*NEW, "--save", str(file))
    until_the_turn_ends(keyboard)
    keyboard.read_until("Enter to go on, u to take it back > ")
    keyboard.type("q\r")
    assert keyboard.leave() == 0
    keyboard = Keyboard("play", "--resume", str(file))
    keyboard.read_until("Enter to go on, u to take it back > ")
    keyboard.type("u\r")
    keyboard.read_until("or ? > ")
    keyboard.type("q\r")
    assert keyboard.leave() == 0


def test_a_pass_does_not_wait_to_be_confirmed(file: Path) -> None:
    """In King of the Pirates (KP-8.01) people pass often, and a pass is not told."""
    keyboard = Keyboard("play", "kings", "--seed", "aa11", "--pace", "0", "--save", str(file))
    for typed in ("3\r", "1\r"):
        keyboard.read_until("or ? > ")
        keyboard.type(typed)
    keyboard.read_until("Enter to go on, u to take it back > ")
    keyboard.type("\r")
    assert "Play a card before " in keyboard.read_until("or ? > ")
    keyboard.type("pass\r")
    assert "take it back" not in keyboard.read_until("or ? > ")
    keyboard.type("q\r")
    assert keyboard.leave() == 0


def test_with_auto_roll_no_turn_waits_to_be_confirmed(file: Path) -> None:
    keyboard = Keyboard(*NEW, "--auto-roll", "--save", str(file))
    for typed in ("A7\r", "A2\r"):
        keyboard.read_until("or ? > ")
        keyboard.type(typed)
    assert "take it back" not in keyboard.read_until("or ? > ")
    keyboard.type("q\r")
    assert keyboard.leave() == 0


def test_a_killed_match_can_be_resumed(file: Path) -> None:
    keyboard = Keyboard(*NEW, "--save", str(file))
    keyboard.read_until("press Enter > ")
    keyboard.type("\r")
    keyboard.read_until("1-19 or ? > ")
    keyboard.process.send_signal(signal.SIGKILL)
    keyboard.leave()
    count = len(record_in(file).entries)
    said = converse("play", "--resume", str(file), typed=["A7"])
    assert "You sail on the Fair Breeze from the anchorage to A7." in said.out
    assert len(record_in(file).entries) == count + 1


@pytest.mark.parametrize(("no_color", "coloured"), [("", True), ("1", False)])
def test_the_chart_is_coloured_unless_the_person_minds(
    no_color: str, coloured: bool, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    converse(*NEW, "--save", str(file))
    monkeypatch.setenv("NO_COLOR", no_color)
    keyboard = Keyboard("replay", str(file), "--board")
    keyboard.read_until("Enter for the next turn")
    keyboard.type("q\r")
    assert keyboard.leave() == 0
    assert (re.search(rb"\x1b\[[0-9;]*4[0-9][;m]", keyboard.seen) is not None) is coloured


def test_piped_input_ends_politely_and_the_shell_gets_its_code(file: Path) -> None:
    piped = subprocess.run(
        [*COMMAND, *NEW, "--save", str(file)], input="\nA7\n", capture_output=True, text=True, check=False, timeout=60
    )
    assert (piped.returncode, piped.stderr) == (0, "")
    assert "\x1b" not in piped.stdout
    assert "1-19 or ? > A7\n" in piped.stdout
    file.write_bytes(file.read_bytes().replace(b'"to":"A7"', b'"to":"A8"'))
    checked = subprocess.run([*COMMAND, "verify", str(file)], capture_output=True, text=True, check=False, timeout=60)
    assert (checked.returncode, checked.stdout) == (1, "")


def test_strange_bytes_are_no_reason_to_stop(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8:strict")
    piped = subprocess.run(
        [*COMMAND, *NEW, "--save", str(file)],
        input=b"\n\xff\xfe\x00\nA7\n",
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert piped.returncode == 0
    assert b"Traceback" not in piped.stderr
    assert b'"to":"A7"' in file.read_bytes()
