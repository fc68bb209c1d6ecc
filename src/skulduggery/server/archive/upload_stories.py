"""Makes stories from records that users send. Runs in a confined worker."""

import gzip

import msgspec

from ...core.chronicles import chronicle
from ...core.record import load
from ...core.refusals import NoSuchSeat, Refused
from ...core.stories import Player, Story
from ...text.wording import readable_name
from ..protocol.bodies import Told
from ..protocol.refusals import TooMuchWork
from .stories import tale_of


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


def readable(story: Story) -> Story:
    """A file can have been edited by anybody: names without control codes, and short enough for a page."""
    players = [Player(readable_name(player.name), player.bot) for player in story.players]
    former = [msgspec.structs.replace(one, name=readable_name(one.name)) for one in story.former]
    return msgspec.structs.replace(story, players=tuple(players), former=tuple(former))
