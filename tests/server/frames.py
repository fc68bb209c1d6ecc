"""What a hostile page may send: messages, spoilt messages, noise, and WebSocket frames that no browser sends."""

import struct
from functools import reduce
from typing import Any, get_args

import msgspec
from hypothesis import strategies as st

from skulduggery.server.protocol import from_page
from tests.strategies import json_values

KINDS: tuple[type[from_page.FromPage], ...] = get_args(from_page.AnyFromPage)
TEXT, BINARY, CLOSE, PING, PONG, CONTINUED = 1, 2, 8, 9, 10, 0
LAST = 0x80
MASKED = 0x80
SHORT, MEDIUM, LONG = 125, 0xFFFF, 0x7FFF_FFFF
DEEP = 5_000

seats = st.sampled_from([0, 1, 2, 3, -1, 7, 2**63, 2**70])
numbers = st.integers(-3, 40) | st.sampled_from([2**31, 2**63, 2**64, -(2**70)])
words = st.sampled_from(["Anna", "", "kings", "pass", "arrr", "0" * 64, "a" * 300, "\x00", "ㅤ", "👑" * 40]) | st.text(
    max_size=9
)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "id": st.sampled_from(["1", "2", "", "x" * 64, "x" * 65, "\ufffe"]),
    "seat": seats,
    "at": numbers,
    "number": numbers,
    "window": numbers,
    "protocol": st.sampled_from([from_page.PROTOCOL, 0, -1]),
    "tokens": st.lists(words, max_size=3),
    "move": json_values | st.sampled_from([{"kind": "pass"}, {"kind": "roll"}, {"kind": "end_turn"}, None]),
    "target": json_values | st.sampled_from([{"kind": "place", "place": "A1"}, {"kind": "seat", "seat": 1}]),
    "options": st.dictionaries(words, json_values, max_size=3),
    "players": numbers,
    "pace": st.sampled_from(["family", "brisk", "instant", "never"]),
    "choice": st.sampled_from(["wait", "bot", "skip", "none"]),
    "order": st.sampled_from(["ask", "involved", "fits", "never", "none"]),
    "holder": st.sampled_from(["open", "bot", "device", "none"]),
}


@st.composite
def messages(draw: st.DrawFn) -> dict[str, Any]:
    """A message that has the right fields; their values are often possible."""
    kind = draw(st.sampled_from(KINDS))
    found: dict[str, Any] = {"kind": kind.__struct_config__.tag}
    for field in msgspec.structs.fields(kind):
        if field.required or draw(st.booleans()):
            otherwise = st.booleans() if field.type is bool else words
            found[field.name] = draw(FIELDS.get(field.name, otherwise))
    return found


def encoded(message: Any) -> bytes:
    return msgspec.json.encode(message)


@st.composite
def spoilt(draw: st.DrawFn) -> bytes:
    """A message with a wrong type in a field, a field too many, a lone surrogate, or a few bytes changed."""
    message = draw(messages())
    key = draw(st.sampled_from([*message, "extra"]))
    how = draw(st.sampled_from(["value", "surrogate", "deep", "twice", "number", "bytes"]))
    if how == "value":
        return encoded({**message, key: draw(json_values)})
    if how == "bytes":
        data, at = bytearray(encoded(message)), draw(st.integers(0, 60))
        data[at : at + draw(st.integers(0, 3))] = draw(st.binary(max_size=4))
        return bytes(data)
    value = {
        "surrogate": b'"\\ud800"',
        "deep": b"[" * DEEP + b"]" * DEEP,
        "twice": b'1,"' + key.encode() + b'":2',
        "number": b"1e999",
    }[how]
    return encoded({**message, key: "HERE"}).replace(b'"HERE"', value)


noise = st.binary(max_size=200) | st.text(max_size=50).map(lambda text: text.encode(errors="surrogatepass"))
HUGE = st.sampled_from([b'"' + b"x" * 20_000, b"[" * 20_000, b"{" * 15_000, b"9" * 16_000])
payloads = st.one_of(messages().map(encoded), messages().map(encoded), spoilt(), noise, HUGE)


def frame(payload: bytes, opcode: int = TEXT, last: bool = True, reserved: int = 0, masked: bool = True) -> bytes:
    """One WebSocket frame. The mask is zero, so that the payload can be read in a report."""
    head = bytes([(LAST if last else 0) | reserved << 4 | opcode])
    mask, mark = (bytes(4), MASKED) if masked else (b"", 0)
    if len(payload) <= SHORT:
        return head + bytes([mark | len(payload)]) + mask + payload
    return head + bytes([mark | SHORT + 1]) + struct.pack(">H", len(payload)) + mask + payload


@st.composite
def in_pieces(draw: st.DrawFn) -> bytes:
    """A message in several frames, some of them empty, perhaps with a ping between and without an end."""
    data = draw(payloads)[:4_000]
    cuts = sorted(draw(st.lists(st.integers(0, len(data)), max_size=4)))
    parts = [data[a:b] for a, b in zip([0, *cuts], [*cuts, len(data)], strict=True)]
    frames = [frame(part, TEXT if at == 0 else CONTINUED, last=False) for at, part in enumerate(parts)]
    between = frame(b"", PING) if draw(st.booleans()) else b""
    end = frame(b"", CONTINUED) if draw(st.booleans()) else b""
    return reduce(lambda one, other: one + between + other, frames) + end


odd_frames = st.builds(
    frame,
    st.binary(max_size=60),
    st.integers(0, 15),
    last=st.booleans(),
    reserved=st.integers(0, 7),
    masked=st.booleans(),
)
lies_about_length = st.sampled_from([b"\x81\xff" + struct.pack(">Q", LONG), b"\x81\xfe", b"\x81\xff" + b"\xff" * 8])
ordinary = payloads.map(frame)
frames = st.one_of(
    ordinary, ordinary, ordinary, payloads.map(lambda data: frame(data[:9_000], BINARY)), in_pieces(), odd_frames,
    lies_about_length,
)  # fmt: skip
