"""WebSocket frames as bytes (RFC 6455, 5.2), as far as most messages need it. The library reads all others.

The library reads a frame in several steps, since its bytes may arrive in parts. Nearly every message of a page is one
frame that arrives as a whole, and is read here in one step.
"""

import struct

from websockets.frames import Opcode

try:
    from websockets.speedups import apply_mask
except ImportError:  # where its part in C could not be built
    from websockets.utils import apply_mask

LAST = 0x80  # in the first byte: the message ends with this frame
MASKED = 0x80  # in the second byte, as in every frame of a page. A server does not mask its frames
OPCODE = 0x0F
WHOLE_TEXT = LAST | Opcode.TEXT  # the first byte of a frame that holds a whole text
SHORT, MEDIUM = 126, 1 << 16  # texts from these sizes on have their length in two bytes, and in eight
LENGTHS = {SHORT: 2, SHORT + 1: 8}  # by what stands in place of the length: in how many bytes it follows
MASK = 4  # bytes before the data


def frame_head(size: int) -> bytes:
    """What stands before a text of so many bytes."""
    if size < SHORT:
        return bytes((WHOLE_TEXT, size))
    if size < MEDIUM:
        return struct.pack("!BBH", WHOLE_TEXT, SHORT, size)
    return struct.pack("!BBQ", WHOLE_TEXT, SHORT + 1, size)


def text_in(data: bytes) -> bytes | None:
    """The text of a page, if one frame with a whole text is all of `data`; else None."""
    if len(data) < 2 + MASK or data[0] != WHOLE_TEXT:
        return None
    size, start = data[1] - MASKED, 2 + MASK
    if size == SHORT:
        size, start = int.from_bytes(data[2:4], "big"), 4 + MASK
    if size < 0 or len(data) != start + size:
        return None
    return apply_mask(data[start:], data[start - MASK : start])


def are_whole(data: bytes) -> bool:
    """Whether the last frame in `data` ends with it, and no message has other frames before or after these."""
    at = 0
    while at < len(data):
        if not data[at] & LAST or data[at] & OPCODE == Opcode.CONT:
            return False
        at = end_of_frame(data, at)
    return at == len(data)


def end_of_frame(data: bytes, start: int) -> int:
    """Where the frame that starts there ends, or would end: perhaps not all of it has arrived."""
    second = data[start + 1] if start + 1 < len(data) else 0
    size, at = second & ~MASKED, start + 2
    if size in LENGTHS:
        at += LENGTHS[size]
        size = int.from_bytes(data[start + 2 : at], "big")
    return at + (MASK if second & MASKED else 0) + size
