"""Makes stories from records, as compressed JSON. Runs in a worker."""

import gzip
from typing import Any

import msgspec

from ...core.chronicles import chronicle
from ...core.game import Game
from ...core.record import LONGEST_NAME, Record, load
from ...core.refusals import NoSuchSeat, Refused
from ...core.stories import Player, Story
from ...core.tale import Tale
from ...games import game_called
from ...text.wording import printable
from ..protocol.bodies import Told
from ..protocol.refusals import TooMuchWork

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


def tell_file(data: bytes, viewer: int | None, largest: int) -> bytes:
    """A record uploaded by a user. The user already has the whole file, so nothing in it is secret from them.

    `largest`: how many bytes the story may have before it is compressed.
    """
    tale = tale_of(load(data))
    if viewer not in tale.viewers():
        raise Refused(NoSuchSeat("", tale.seats))
    told = Told(readable(tale.story(viewer, tale.viewers(), tale.is_over)), chronicle(tale, None))
    text = msgspec.json.encode(told)
    if len(text) > largest:
        raise Refused(TooMuchWork(""))
    return gzip.compress(text, 6, mtime=0)


def tale_of(record: Record) -> Tale:
    game: Game[Any] = game_called(record.header.game)
    return Tale(game, record)


def readable(story: Story) -> Story:
    """A file can have been edited by anybody: names without control codes, and short enough for a page."""
    players = [Player(readable_name(player.name), player.bot) for player in story.players]
    former = [msgspec.structs.replace(one, name=readable_name(one.name)) for one in story.former]
    return msgspec.structs.replace(story, players=tuple(players), former=tuple(former))


def readable_name(name: str) -> str:
    return " ".join(printable(name).split())[:LONGEST_NAME]


def packed(told: msgspec.Struct) -> bytes:
    return gzip.compress(msgspec.json.encode(told), 6, mtime=0)
