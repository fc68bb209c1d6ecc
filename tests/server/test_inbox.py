"""The events of a socket, and the frames that are written to it."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from skulduggery.server.transport.frames import are_whole, frame_head, text_in
from skulduggery.server.transport.inbox import Inbox
from skulduggery.server.transport.soon import Soon

from .frames import BINARY, CONTINUED, PING, PONG, frame
from .harbour import afloat

TEXT = b'{"kind":"here"}'


@afloat
async def test_events_come_in_order_whether_the_reader_waits_or_not() -> None:
    inbox = Inbox(asyncio.get_running_loop())
    reading = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    for message in (b"0", b"1", b"2"):
        inbox.put_nowait(message)
    assert [await reading, await inbox.get(), await inbox.get()] == [b"0", b"1", b"2"]
    assert inbox.empty()


@afloat
async def test_a_reader_that_gives_up_takes_nothing_with_it() -> None:
    inbox = Inbox(asyncio.get_running_loop())
    reading = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    reading.cancel()
    await asyncio.wait([reading])
    inbox.put_nowait(b"1")
    assert len(inbox) == 1
    assert await inbox.get() == b"1"


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_that_of_the_websocket_standard(size: int) -> None:
    text = b"x" * size
    assert frame_head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 2_000])
def test_a_whole_text_is_read_as_the_library_reads_it(size: int) -> None:
    text = bytes(ord("a") + place % 26 for place in range(size))
    masked = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert text_in(masked) == text
    assert text_in(masked[:-1]) is None
    assert text_in(masked + b"x") is None
    assert are_whole(masked)
    assert not are_whole(masked[:-1])


@pytest.mark.parametrize(
    ("data", "is_whole"),
    [
        (frame(TEXT) + frame(TEXT), True),
        (frame(b"", PING) + frame(TEXT) + frame(b"1234", PONG), True),
        (frame(TEXT, BINARY), True),
        (frame(TEXT, masked=False), True),  # the library refuses it
        (frame(TEXT, reserved=4), True),
        (frame(TEXT, last=False), False),
        (frame(TEXT, CONTINUED), False),
        (frame(TEXT) + b"\x81", False),
        (frame(TEXT) + frame(TEXT)[:3], False),
        (frame(b"x" * 300)[:3], False),
        (b"\x81\xff" + bytes(3), False),
    ],
)
def test_what_is_no_single_text_is_left_to_the_library(data: bytes, is_whole: bool) -> None:
    assert text_in(data) is None
    assert are_whole(data) == is_whole


@afloat
async def test_all_is_done_soon_in_order_even_if_some_of_it_fails(caplog: pytest.LogCaptureFixture) -> None:
    soon, done, loop = Soon(), list[str](), asyncio.get_running_loop()

    def fail() -> None:
        raise ValueError

    soon.call(lambda: soon.call(lambda: done.append("later"), loop), loop)
    soon.call(fail, loop)
    soon.call(lambda: done.append("soon"), loop)
    assert done == []
    await asyncio.sleep(0)
    assert done == ["soon"]
    await asyncio.sleep(0)
    assert done == ["soon", "later"]
    assert [record.message for record in caplog.records] == ["a message could not be sent"]
