"""A match can be left at any moment: every move is on file before the next question."""

import io
import os
from pathlib import Path

import pytest

from skulduggery.cli.archive import match_folder
from skulduggery.cli.logbook import Logbook
from skulduggery.core.record import Played, load

from .conversation import converse, plain, record_in

LEFT_COLUMN = ["top left", "top middle", "middle left", "centre", "bottom left"]  # three marks of Anna, two of Ben
NEW = ("play", "blackwood", "--players", "3", "--seed", "aa")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


class Watcher(io.StringIO):
    """Types lines, and reads the match file each time it is asked for one."""

    def __init__(self, lines: list[str], file: Path) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))
        self.file = file
        self.counts: list[int] = []

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]  # typeshed takes it for a file of bytes
        self.counts.append(sum(isinstance(entry, Played) for entry in load(self.file.read_bytes()).entries))
        return super().readline(size)


def test_every_move_is_on_file_before_the_next_question(file: Path) -> None:
    watcher = Watcher(["", "A7", "", "A2"], file)
    converse(*NEW, "--save", str(file), stdin=watcher)
    assert watcher.counts[:4] == [8, 9, 10, 11]  # two bots made four moves each


def test_a_resumed_match_goes_on_as_if_nobody_had_left(file: Path, tmp_path: Path) -> None:
    typed = ["", "A7", "", "A2"]
    whole = tmp_path / "whole"
    converse(*NEW, "--save", str(whole), typed=typed)
    converse(*NEW, "--save", str(file))
    for line in typed:
        converse("play", "--resume", str(file), typed=[line])
    people = [
        [bytes(entry.move) for entry in record_in(path).entries if isinstance(entry, Played) and entry.seat == 0]
        for path in (file, whole)
    ]
    assert people[0] == people[1]
    assert converse("verify", str(file)).code == 0


@pytest.mark.parametrize("typed", [[], ["q"], ["quit"]])
def test_leaving_says_how_to_go_on(typed: list[str], file: Path) -> None:
    said = converse(*NEW, "--save", str(file), typed=typed)
    assert said.code == 0
    assert "The match is saved." in said.out
    assert f"\n  skulduggery play --resume {file}\n" in said.out
    assert f"\n  {record_in(file).entries[-1].chain}\n" in said.out


@pytest.mark.parametrize("given", [("--language", "nl"), ("--language=nl",)])
def test_the_language_that_was_asked_for_is_asked_for_again(given: tuple[str, ...], file: Path) -> None:
    said = converse(*given, *NEW, "--save", str(file))
    assert f"\n  skulduggery play --resume {file} --language nl\n" in said.out
    people = ("--seat", "Anna", "--seat", "Ben")
    ended = converse("play", "tictactoe", *people, "--save", f"{file}2", *given, typed=list("11223"))
    assert f"\n  skulduggery replay {file}2 --language nl\n  skulduggery verify {file}2 --language nl\n" in ended.out


def test_a_torn_last_line_costs_no_more_than_itself(file: Path) -> None:
    converse(*NEW, "--save", str(file), typed=["", "A7"])
    whole = file.read_bytes()
    file.write_bytes(whole[:-25])
    assert converse("replay", str(file)).code == 0
    said = converse("play", "--resume", str(file), typed=["A8"])
    assert said.code == 0
    assert "from the anchorage to A8" in plain(said.out)
    assert converse("verify", str(file)).code == 0


@pytest.mark.parametrize("blank", [b"\n", b"\n\n\n", b"\r\n\r\n"])
def test_blank_lines_at_the_end_cost_nothing(blank: bytes, file: Path) -> None:
    converse(*NEW, "--save", str(file), typed=["", "A7"])
    file.write_bytes(file.read_bytes() + blank)
    assert converse("verify", str(file)).code == 0
    converse("play", "--resume", str(file), typed=[""])
    assert bytes(record_in(file).entries[-2].move) == b'{"kind":"sail","ship":"red","to":"A7"}'  # type: ignore[union-attr]
    assert converse("verify", str(file)).code == 0
    assert b"\n\n" not in file.read_bytes()


def test_a_last_line_without_its_line_break_is_whole(file: Path) -> None:
    converse(*NEW, "--save", str(file), typed=["", "A7"])
    file.write_bytes(file.read_bytes()[:-1])
    converse("play", "--resume", str(file), typed=[""])
    assert bytes(record_in(file).entries[-2].move) == b'{"kind":"sail","ship":"red","to":"A7"}'  # type: ignore[union-attr]
    assert converse("verify", str(file)).code == 0


def test_without_a_file_the_newest_unfinished_match_is_resumed(home: Path) -> None:
    people = ("--seat", "Anna", "--seat", "Ben")
    converse("play", "tictactoe", *people, typed=["5"])
    converse("play", "tictactoe", *people, typed=LEFT_COLUMN)
    kept = sorted((home / "matches").glob("tictactoe-*.jsonl"))
    assert len(kept) == 2
    said = converse("play", "--resume", typed=["q"])
    assert str(kept[0]) in said.out or str(kept[1]) in said.out
    assert "goes on after 1 move" in plain(said.out)


@pytest.mark.parametrize(
    ("language", "passed_over"), [("en", "Passed over {file}: Line 1"), ("nl", "Overgeslagen: {file}. Regel 1")]
)
def test_garbage_and_matches_in_other_windows_are_named_and_passed_over(
    language: str, passed_over: str, home: Path
) -> None:
    people = ("--seat", "Anna", "--seat", "Ben")
    converse("play", "tictactoe", *people, typed=["5"])
    (kept,) = (home / "matches").glob("*.jsonl")
    garbage, locked, gone = (kept.with_name(f"tictactoe-{name}.jsonl") for name in ("garbage", "locked", "gone"))
    locked.write_bytes(kept.read_bytes())
    garbage.write_text("ahoy")
    gone.symlink_to(home / "nowhere")
    os.utime(kept, (1, 1))
    book, _ = Logbook.reopen(locked)
    said = converse("play", "--resume", "--language", language, typed=["q"])
    book.close()
    assert said.code == 0
    assert str(kept) in said.out
    assert passed_over.format(file=garbage) in plain(said.err)
    assert plain(said.err).count(str(locked)) >= 1


def test_a_resumed_match_tells_what_happened_last_and_not_everything(file: Path) -> None:
    converse(
        "play", "blackwood", "--players", "2", "--seed", "aa", "--auto-roll", "--save", str(file), typed=["1"] * 20
    )
    said = converse("play", "--resume", str(file))
    assert "Round 1:" not in said.out
    assert 1 <= said.out.count("• Round") <= 2


def test_a_match_is_played_in_one_window_only(file: Path) -> None:
    converse(*NEW, "--save", str(file))
    book, _ = Logbook.reopen(file)
    said = converse("play", "--resume", str(file))
    book.close()
    assert said.code == 2
    assert "in another window" in plain(said.err)


def test_a_finished_match_cannot_go_on_but_shows_its_end(file: Path) -> None:
    people = ("--seat", "Anna", "--seat", "Ben")
    converse("play", "tictactoe", *people, "--save", str(file), typed=LEFT_COLUMN)
    said = converse("play", "--resume", str(file))
    assert said.code == 0
    assert "The end" in said.out


@pytest.mark.parametrize("damage", [b"", b"ahoy\n", b"\xff\xfe\x00", b'{"record":"skulduggery","format":9}\n'])
def test_a_broken_or_foreign_file_gets_one_sentence(damage: bytes, file: Path) -> None:
    file.write_bytes(damage)
    for command in (("play", "--resume"), ("replay",)):
        said = converse(*command, str(file))
        assert (said.code, said.out) == (2, "")
        assert said.err.strip()
    assert file.read_bytes() == damage


def test_an_edited_file_is_refused_and_left_alone(file: Path) -> None:
    converse(*NEW, "--save", str(file), typed=["", "A7", ""])
    edited = file.read_bytes().replace(b'"to":"A7"', b'"to":"A8"')
    file.write_bytes(edited)
    said = converse("play", "--resume", str(file))
    assert said.code == 2
    assert "somebody changed the record" in plain(said.err)
    assert file.read_bytes() == edited


def test_matches_are_kept_in_the_persons_own_folder() -> None:
    assert match_folder({"SKULDUGGERY_HOME": "/ship"}) == Path("/ship/matches")
    assert match_folder({"XDG_DATA_HOME": "/data"}) == Path("/data/skulduggery/matches")
    assert match_folder({}) == Path.home() / ".local" / "share" / "skulduggery" / "matches"
