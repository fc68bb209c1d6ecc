"""Makes stories from records, as compressed JSON. Runs in a worker, which starts quickly if this imports little."""

import gzip
from typing import Any

import msgspec

from ...core.chronicles import chronicle
from ...core.game import Game
from ...core.record import Record, load
from ...core.tale import Tale
from ...games import game_called

OUTSIDER = "outsider"
CHRONICLE = "chronicle"


def part_of(viewer: int | None) -> str:
    """The name under which the story of a viewer is stored."""
    return OUTSIDER if viewer is None else str(viewer)


def tell_all(data: bytes, seconds: int | None) -> dict[str, bytes]:
    """A finished match: the story of everybody, and the chronicle if it was played to its end."""
    tale = tale_of(load(data))
    viewers = tale.viewers()
    parts = {part_of(viewer): packed(tale.story(viewer, viewers, over=True)) for viewer in viewers}
    told = chronicle(tale, seconds)
    return parts if told is None else {**parts, CHRONICLE: packed(told)}


def tell(data: bytes, viewer: int | None, viewers: tuple[int | None, ...]) -> bytes:
    """A match that goes on, as far as it was played."""
    return packed(tale_of(load(data)).story(viewer, viewers, over=False))


def tale_of(record: Record) -> Tale:
    game: Game[Any] = game_called(record.header.game)
    return Tale(game, record)


def packed(told: msgspec.Struct) -> bytes:
    return gzip.compress(msgspec.json.encode(told), 6, mtime=0)
