"""A record played back once: every move that counts, with the state after it. Stories are made from it."""

from typing import Any

import msgspec

from .game import Game
from .messages import Event
from .names import MOST_FORMER, Names
from .record import AnyEntry, Played, Record, Seated, TablePlayed, Undone
from .replay import Replay
from .stories import Moment, Player, Roll, Story
from .table import Table
from .telling import Telling

Deed = tuple[int, str, int]  # a seat did so much of a feat


class Beat:
    """An entry that counts. `moves`: how many moves counted then; `seat` None: the setup, or the table itself."""

    def __init__(self, number: int, moves: int, seat: int | None, events: list[Event], state: Any) -> None:
        self.number = number
        self.moves = moves
        self.seat = seat
        self.events = events
        self.state = state

    def dice(self, telling: Telling) -> list[Roll]:
        return [roll for event in self.events for roll in telling.dice(event)]

    def deeds(self, telling: Telling, owners: dict[str, int]) -> list[Deed]:
        """The feats, with the seat behind a ship, or whoever made the move; the table itself earns nothing."""
        found: list[Deed] = []
        for feat in [feat for event in self.events for feat in telling.feats(event)]:
            seat = owners[feat.seat] if isinstance(feat.seat, str) else feat.seat
            seat = self.seat if seat is None else seat
            if seat is not None:
                found.append((seat, feat.feat, feat.amount))
        return found


class Tale:
    """Moves that were taken back are not in it. Raises `BadRecord` where the record cannot be played."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        replay = Replay(game, record)
        table = replay.table
        self.game = game
        self.record = record
        self.seats = table.options.players
        self.options = msgspec.to_builtins(table.options)
        self.names = Names()
        self.players = [Player("", None) for _ in range(self.seats)]
        self.beats = [Beat(0, 0, None, table.opening, table.state.copy())]
        while not replay.finished():
            entry = record.entries[replay.at]
            self.note(entry, replay.play_next(), table)

    def note(self, entry: AnyEntry, events: list[Event], table: Table[Any]) -> None:
        if isinstance(entry, Played | TablePlayed):
            seat = entry.seat if isinstance(entry, Played) else None
            self.beats.append(Beat(entry.number, table.number, seat, events, table.state.copy()))
        elif isinstance(entry, Undone):
            while self.beats[-1].moves > entry.to:
                self.beats.pop()
        elif table.state.asked() is not None:  # who sits down after the end did not play
            self.names.note(entry)
            if isinstance(entry, Seated):
                self.players[entry.seat] = Player(entry.name, entry.bot)

    @property
    def is_over(self) -> bool:
        return self.beats[-1].state.asked() is None

    def owners(self) -> dict[str, int]:
        """The seat of every ship, by the ship's id."""
        state = self.beats[-1].state
        return {ship: seat for seat in range(self.seats) for ship in state.ships_of(seat)}

    def viewers(self) -> tuple[int | None, ...]:
        """Everybody who can see the story: an outsider (None) and the seats."""
        return (None, *range(self.seats))

    def story(self, viewer: int | None, viewers: tuple[int | None, ...], over: bool) -> Story:
        """The match as `viewer` saw it. `over`: it goes on no more, even if it was not played to its end."""
        return Story(
            game=self.game.key,
            version=self.record.header.version,
            options=self.options,
            players=tuple(self.players),
            viewer=viewer,
            viewers=viewers,
            over=over,
            result=self.game.result(self.beats[-1].state),
            moments=tuple([self.moment(beat, viewer, live=not over) for beat in self.beats]),
            former=tuple(self.names.former[-MOST_FORMER:]),
        )

    def moment(self, beat: Beat, viewer: int | None, live: bool = False) -> Moment:
        """Built like an update: the view, and the events by their own redaction; nothing else knows the state.

        `live`: the match goes on, so that what has faded is not told again.
        """
        view, telling = self.game.view(beat.state, viewer), self.game.telling
        events = tuple([event.recalled_by(viewer) if live else event.seen_by(viewer) for event in beat.events])
        return Moment(
            number=beat.number,
            seat=beat.seat,
            view=view,
            events=events,
            rules=tuple([telling.cites(event) for event in events]),
            asked=self.game.question(beat.state),
            marks=tuple(dict.fromkeys([mark for event in events if (mark := telling.mark(event))])),
            worth=self.game.worth(view),
            rolls=tuple([roll for event in events for roll in telling.dice(event)]),
            weights=telling.weights(beat.events, beat.state, viewer),
        )
