"""The events of a socket, and the frames that are written to it."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from skulduggery.server.transport.inbox import Inbox
from skulduggery.server.transport.protocols import frame_head

from .harbour import afloat


@afloat
async def test_events_come_in_order_whether_the_reader_waits_or_not() -> None:
    inbox = Inbox(asyncio.get_running_loop())
    reading = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    for number in range(3):
        inbox.put_nowait({"number": number})
    assert [(await reading)["number"], (await inbox.get())["number"], (await inbox.get())["number"]] == [0, 1, 2]
    assert inbox.empty()


@afloat
async def test_a_reader_that_gives_up_takes_nothing_with_it() -> None:
    inbox = Inbox(asyncio.get_running_loop())
    reading = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    reading.cancel()
    await asyncio.wait([reading])
    inbox.put_nowait({"number": 1})
    assert len(inbox) == 1
    assert await inbox.get() == {"number": 1}


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_that_of_the_websocket_standard(size: int) -> None:
    text = b"x" * size
    assert frame_head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
