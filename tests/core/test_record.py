"""Records on disk: lines of JSON, a chain, and clear messages about mistakes."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from skulduggery.core.messages import Refusal
from skulduggery.core.record import FORMAT, Record, load, save, save_entry
from skulduggery.core.refusals import (
    BadRecord,
    BrokenChain,
    BrokenLine,
    NoStart,
    NotARecord,
    UnknownFormat,
    WrongNumber,
)

from .scenes import noughts_and_crosses

RECORD = noughts_and_crosses(4, 0, 8).record()
DATA = save(RECORD)
LINES = DATA.splitlines(keepends=True)

FOREIGN = [
    b"",
    b"\n",
    b"ahoy\n",
    b"\xff\xfe\n",
    b"[]\n",
    b"{}\n",
    b"7\n",
    b'{"record":"other"}\n',
    b"[" * 10_000,
    b"\0" * 9,
]
BROKEN = [b"ahoy\n", b"\n", b"\xff\n", b"{}\n", b'{"entry":"played"}\n', b'{"entry":"mutiny"}\n', b"[" * 10_000 + b"\n"]


def refused(data: bytes) -> Refusal:
    with pytest.raises(BadRecord) as caught:
        load(data)
    return caught.value.refusal


def with_header(**changes: Any) -> bytes:
    header = {**msgspec.json.decode(LINES[0]), **changes}
    return msgspec.json.encode(header) + b"\n" + b"".join(LINES[1:])


def with_line(line: int, **changes: Any) -> bytes:
    fields = {**msgspec.json.decode(LINES[line - 1]), **changes}
    return b"".join([*LINES[: line - 1], msgspec.json.encode(fields), b"\n", *LINES[line:]])


def test_a_record_is_a_header_and_a_line_for_each_entry() -> None:
    assert len(LINES) == 5
    assert LINES[0].startswith(b'{"record":"skulduggery","format":1,"game":"tictactoe",')
    assert b"".join(map(save_entry, RECORD.entries)) == b"".join(LINES[1:])
    assert load(DATA) == RECORD


def test_a_sealed_record_hides_the_seed_and_keeps_its_chain() -> None:
    sealed = RECORD.sealed()
    assert sealed.header.server_seed is None
    assert RECORD.header.server_seed is not None
    assert RECORD.header.server_seed.encode() not in save(sealed)
    assert load(save(sealed)) == sealed


@pytest.mark.parametrize("data", FOREIGN, ids=lambda data: repr(data[:20]))
def test_a_foreign_file_is_no_record(data: bytes) -> None:
    assert refused(data) == NotARecord("", 1)


def test_a_record_of_another_format_is_named_with_both_numbers() -> None:
    assert refused(with_header(format=7)) == UnknownFormat("", 7, FORMAT)


@pytest.mark.parametrize("value", ["one", None, [1], {}, 1.5], ids=repr)
def test_a_format_that_is_no_number_is_a_broken_first_line(value: object) -> None:
    refusal = refused(with_header(format=value))
    assert isinstance(refusal, BrokenLine)
    assert (refusal.line, "format" in refusal.detail) == (1, True)


@pytest.mark.parametrize("key", ["game", "version", "options", "commitment", "nonces"])
def test_a_missing_field_of_the_header_is_named(key: str) -> None:
    header = msgspec.json.decode(LINES[0])
    del header[key]
    refusal = refused(msgspec.json.encode(header) + b"\n" + LINES[1])
    assert isinstance(refusal, BrokenLine)
    assert (refusal.line, key in refusal.detail) == (1, True)


def test_an_edited_header_breaks_the_chain_of_the_first_entry() -> None:
    edits: list[dict[str, Any]] = [{"game": "chess"}, {"version": 2}, {"nonces": ["x"]}, {"options": {"players": 3}}]
    for changes in edits:
        assert refused(with_header(**changes)) == BrokenChain("", 2)


@pytest.mark.parametrize("line", [2, 3, 4, 5])
def test_a_broken_line_is_named(line: int) -> None:
    for broken in BROKEN:
        if broken.strip() or LINES[line:]:  # blank lines after the last one do no harm
            refusal = refused(b"".join([*LINES[: line - 1], broken, *LINES[line:]]))
            assert isinstance(refusal, BrokenLine)
            assert refusal.line == line


def test_blank_lines_at_the_end_do_no_harm() -> None:
    assert load(b"".join(LINES) + b"\n\r\n") == load(b"".join(LINES))


def test_an_unknown_field_is_named() -> None:
    refusal = refused(with_line(3, cheat=True))
    assert isinstance(refusal, BrokenLine)
    assert (refusal.line, "cheat" in refusal.detail) == (3, True)


def test_an_edited_line_is_named() -> None:
    assert refused(with_line(3, seat=1)) == BrokenChain("", 3)
    assert refused(with_line(4, chain="0" * 64)) == BrokenChain("", 4)
    assert refused(with_line(5, number=9)) == WrongNumber("", 5, 9, 3)


def test_a_missing_doubled_or_swapped_line_is_named() -> None:
    assert refused(b"".join([*LINES[:2], *LINES[3:]])) == WrongNumber("", 3, 2, 1)
    assert refused(b"".join([*LINES[:3], *LINES[2:]])) == WrongNumber("", 4, 1, 2)
    assert refused(b"".join([*LINES[:2], LINES[3], LINES[2], LINES[4]])) == WrongNumber("", 3, 2, 1)


def test_a_record_without_a_start_is_refused() -> None:
    assert refused(LINES[0]) == NoStart("", 2)


def test_whole_lines_cut_off_leave_an_earlier_record() -> None:
    assert load(b"".join(LINES[:4])) == Record(RECORD.header, RECORD.entries[:2] + RECORD.entries[2:3])


@given(cut=st.integers(len(DATA) - len(LINES[-1]) + 1, len(DATA) - 2))
def test_a_last_line_cut_off_in_the_middle_is_dropped(cut: int) -> None:
    assert load(DATA[:cut]) == Record(RECORD.header, RECORD.entries[:-1])


def test_a_last_line_without_its_line_end_is_whole() -> None:
    assert load(DATA[:-1]) == RECORD


def test_a_cut_off_line_in_the_middle_is_a_broken_one() -> None:
    refusal = refused(b"".join([*LINES[:3], LINES[3][:-9], b"\n", LINES[4]]))
    assert isinstance(refusal, BrokenLine)
    assert refusal.line == 4


def test_a_last_line_that_is_json_but_no_entry_is_not_dropped() -> None:
    refusal = refused(DATA + b'{"entry":"played"}')
    assert isinstance(refusal, BrokenLine)
    assert refusal.line == 6


@given(cut=st.integers(0, len(LINES[0]) + len(LINES[1]) - 2))
def test_a_file_cut_off_before_the_first_move_is_refused(cut: int) -> None:
    assert isinstance(refused(DATA[:cut]), NotARecord | NoStart)


@given(at=st.integers(0, len(DATA) - 1), byte=st.integers(0, 255))
def test_a_single_spoilt_byte_is_never_overlooked(at: int, byte: int) -> None:
    """Except in the revealed seed, which the chain leaves out: `verify` compares that with its commitment."""
    spoilt = DATA[:at] + bytes([byte]) + DATA[at + 1 :]
    try:
        found = load(spoilt)
    except BadRecord:
        return
    assert found.sealed() in (RECORD.sealed(), Record(RECORD.sealed().header, RECORD.entries[:-1]))
