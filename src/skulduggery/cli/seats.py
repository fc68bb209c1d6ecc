"""The seats: people by name, bots by level."""

from collections.abc import Iterator, Sequence
from itertools import cycle
from typing import Any, NamedTuple

from ..bots import DEFAULT_LEVEL, LEVELS
from ..bots.own import SIGN
from ..core.game import Game
from ..core.options import usual_players
from ..core.record import LONGEST_NAME, Record, Seated
from ..text import Wording
from ..text.wording import readable_name
from .complaints import Complaint

BOT = "bot"


class Seat(NamedTuple):
    """A seat. `level` is None for a person."""

    name: str
    level: str | None

    @property
    def is_person(self) -> bool:
        return self.level is None


def players_for(game: Game[Any], wanted: int | None, seats: Sequence[str]) -> int:
    """The number of players: as asked for, else the number of named seats, else the game's usual number."""
    if wanted is not None:
        return wanted
    if len(seats) > 1:
        return max(len(seats), game.seats[0])
    return usual_players(game.seats)


def fill_seats(wording: Wording, given: Sequence[str], players: int, bots: Sequence[str] = ()) -> list[Seat]:
    """The seats as given, and bots in the rest. `bots`: the levels of bots without one, in turn."""
    if len(given) > players:
        raise Complaint("cli-too-many-seats", seats=len(given), players=players)
    wanted = list(given) or [wording.say("cli-person")]
    wanted += [BOT] * (players - len(wanted))
    bot_names = free_names(wording, wanted)
    levels = cycle([checked_level(level) for level in bots] or [DEFAULT_LEVEL])
    seats: list[Seat] = []
    for text in wanted:
        seat = read_seat(text, bot_names, levels)
        if any(seat.name == other.name for other in seats):
            raise Complaint("cli-same-name", name=seat.name)
        seats.append(seat)
    return seats


def free_names(wording: Wording, wanted: Sequence[str]) -> list[str]:
    """Names for bots that nobody uses yet. When the list is used up, numbers follow."""
    taken = {text.split(":")[-1] for text in wanted}
    numbers = [wording.say("cli-nobody", number=number) for number in range(1, len(wanted) + 1)]
    return [name for name in [*wording.say("cli-bot-names").split(", "), *numbers] if name not in taken]


def read_seat(text: str, bot_names: list[str], levels: Iterator[str]) -> Seat:
    """`Anna` is a person; `bot`, `bot:deckhand`, `bot:deckhand:Sam` and `bot:my_bot.py:Name:Sam` are bots."""
    kind, *details = text.split(":")
    if kind.strip().lower() != BOT:
        return Seat(checked_name(text), None)
    if len(details) > 1 and details[0].endswith(".py"):
        details[:2] = [":".join(details[:2])]
    level = checked_level(details[0]) if details and details[0] else next(levels)
    return Seat(checked_name(details[1]) if len(details) > 1 else bot_names.pop(0), level)


def checked_level(text: str) -> str:
    """A level, or a bot of somebody's own, `my_bot.py:Name`."""
    if SIGN in text:
        return text.strip()
    level = text.strip().lower()
    if level not in LEVELS:
        raise Complaint("cli-unknown-level", level=level, known=", ".join(LEVELS))
    return level


def checked_name(text: str) -> str:
    """The name, if it has no line breaks or control characters and is not too long."""
    name = " ".join(text.split())
    if not name:
        raise Complaint("cli-empty-name")
    if not name.isprintable() or len(name) > LONGEST_NAME:
        raise Complaint("cli-bad-name", name=name, longest=LONGEST_NAME)
    return name


def seats_in(record: Record, players: int, wording: Wording) -> list[Seat]:
    """The seats at the end of a replayed record. A seat without a name gets a number."""
    return seated([entry for entry in record.entries if isinstance(entry, Seated)], players, wording)


def first_seats_in(record: Record, players: int, wording: Wording) -> list[Seat]:
    """The seats at the beginning of a replayed record."""
    return seated([entry for entry in reversed(record.entries) if isinstance(entry, Seated)], players, wording)


def seated(entries: Sequence[Seated], players: int, wording: Wording) -> list[Seat]:
    seats = [Seat(wording.say("cli-nobody", number=number + 1), None) for number in range(players)]
    for entry in entries:
        seats[entry.seat] = Seat(readable_name(entry.name) or seats[entry.seat].name, entry.bot)
    return seats
