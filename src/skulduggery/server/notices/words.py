"""What notices and feeds say: whose turn it is at which table, in the language of the reader. Nothing of the match."""

from typing import Any

import msgspec

from ...core.game import Game
from ...text import Wording
from ..store.meta import TableMeta
from ..table.live import LiveTable


class Notice(msgspec.Struct, frozen=True):
    """What the service worker of the page gets. `path` leads to the table."""

    title: str
    body: str
    path: str


def notice_for(game: Game[Any], meta: TableMeta, seat: int, language: str) -> Notice:
    words = Wording(language, game)
    return Notice(words.say("notice-title"), table_name(words, meta, seat), f"/t/{meta.table}")


def table_name(words: Wording, meta: TableMeta, seat: int) -> str:
    """The game and with whom, so that one knows which of several tables it is."""
    return words.say("notice-table", game=words.say("game-title"), names=", ".join(meta.names(but=seat)))


def status(words: Wording, table: LiveTable, seat: int, is_awaited: bool) -> str:
    """Whose turn it is at the table, or whether it is paused or over."""
    turn = table.whose_turn()
    if is_awaited:
        return words.say("feed-your-turn")
    if turn is None:
        return words.say("feed-standing", status=table.status)
    return words.say("feed-turn", name=table.meta.seats[turn].name, whose="you" if turn == seat else "other")
