"""A fork: continue a recorded match from any move, with new dice and against bots."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..bots import DEFAULT_LEVEL
from ..core.game import Game
from ..core.record import Record
from ..core.refusals import BadRecord, NotInRecord
from ..core.replay import Replay, fork
from ..core.tale import Tale
from .archive import new_match_file
from .logbook import Logbook
from .match import Match, story_of
from .seats import Seat

SEED_BYTES = 32


def fork_match(game: Game[Any], record: Record, move: int, seat: int, names: Sequence[str], save: str | None) -> Match:
    """The match after `move`, in a new file. A person takes over `seat`, bots the others."""
    table = fork(game, record, entry_of(game, record, move))
    table.fork(secrets.token_bytes(SEED_BYTES), ())
    seats = [Seat(name, None if number == seat else DEFAULT_LEVEL) for number, name in enumerate(names)]
    for number, taken in enumerate(seats):
        table.seat_taken(number, taken.name, taken.level)
    path = Path(save).expanduser() if save else new_match_file(game.key)
    forked = table.record()
    return Match(table, seats, Logbook.begin(path, forked), story_of(Replay(game, forked)))


def entry_of(game: Game[Any], record: Record, move: int) -> int:
    """The entry of a move, by the number that `replay` shows. Moves that were taken back do not count."""
    found = [beat.number for beat in Tale(game, record).beats if beat.moves == move and beat.state.asked() is not None]
    if not found:
        raise BadRecord(NotInRecord("", move))
    return found[0]
