"""The match at a live table: the engine's table, the log, and the entries that are not stored yet."""

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple

from ....core.game import AnyState, Game, Reaction
from ....core.messages import Event, Move
from ....core.names import Names
from ....core.options import Options
from ....core.record import AnyEntry, Forked, Pledges, Record, Seated, Undone, save_entry
from ....core.replay import Replay
from ....core.seal import Receipts
from ....core.table import Table
from ...protocol.bodies import Ticket
from ...protocol.to_page import Ack
from ...security.keys import request_in
from ...store.base import NewEntry


class LogEvent(NamedTuple):
    """An event of the log: the number of its entry, and how many moves had been played then (for undo)."""

    number: int
    moves: int
    event: Event


class Single(NamedTuple):
    """A move that was played unasked because it was the only legal one; `at`: where its events begin in the update."""

    at: int
    seat: int
    move: Move


class Match:
    """`last_change` is the newest entry that changed the match; an entry about who holds a seat does not."""

    def __init__(self, table: Table[Any], server_seed: str) -> None:
        self.table = table
        self.receipts = Receipts(bytes.fromhex(server_seed))
        self.game: Game[Any] = table.game
        self.log: list[LogEvent] = []
        self.names = Names()
        self.singles: list[Single] = []  # of the newest change
        self.last_change = 0
        self.saved = 0  # entries that are on disk
        self.receipt = ("", "")  # of the newest entry
        # The seat of the only person: nobody else is there who could learn something from a missing question.
        self.lone: int | None = None

    @classmethod
    def begin(
        cls, game: Game[Any], options: Options, seed: bytes, nonces: tuple[str | None, ...], pledges: Pledges
    ) -> "Match":
        match = cls(Table(game, options, seed, nonces, pledges=pledges), seed.hex())
        match.tell(0, match.table.opening)
        return match

    @classmethod
    def resume(cls, game: Game[Any], record: Record) -> Generator[None, None, "Match"]:
        """Replay a stored match, an entry at a time; `BadRecord` if it does not fit the rules of today."""
        replay = Replay(game, record)
        match = cls(replay.table, record.seal().server_seed or "")
        match.tell(0, replay.table.opening)
        while not replay.finished():
            entry = record.entries[replay.at]
            match.noted(entry, replay.play_next())
            yield
        match.saved = len(replay.resume().entries)
        return match

    def noted(self, entry: AnyEntry, events: Sequence[Event]) -> None:
        if isinstance(entry, Seated | Forked):
            self.names.note(entry)
            return
        self.last_change = entry.number
        if isinstance(entry, Undone):
            self.log = [line for line in self.log if line.moves <= entry.to]
        self.tell(entry.number, events)

    def tell(self, number: int, events: Sequence[Event]) -> None:
        self.log += [LogEvent(number, self.table.number, event) for event in events]

    # --- questions

    @property
    def state(self) -> AnyState:
        state: AnyState = self.table.state
        return state

    @property
    def number(self) -> int:
        return len(self.table.entries) - 1

    @property
    def asides(self) -> int:
        """Entries that are no moves, and moves that were taken back."""
        return len(self.table.entries) - self.table.number

    @property
    def chain(self) -> str:
        """The receipt of the newest entry. It is computed once, since every seat is sent the same one."""
        if self.receipt[0] != self.table.head:
            self.receipt = (self.table.head, self.receipt_of(self.table.head))
        return self.receipt[1]

    @property
    def asked(self) -> int | None:
        asked = self.table.state.asked()
        return None if asked is None else asked.seat

    @property
    def reaction(self) -> Reaction | None:
        """In a reaction window: who is still to be asked."""
        state = self.table.state
        asked = state.asked()
        return None if asked is None else asked.reaction(state)

    @property
    def time_limit(self) -> float | None:
        """How long the match may last, in seconds."""
        minutes = self.game.minutes(self.table.options)
        return None if minutes is None else minutes * 60.0

    @property
    def is_over(self) -> bool:
        return self.table.state.asked() is None

    def receipt_of(self, head: str) -> str:
        return self.receipt[1] if head == self.receipt[0] else self.receipts.of(head)

    # --- changes

    def play(self, seat: int, move: Move) -> list[Event]:
        """A move, and all that follow without a choice: the events of all of them."""
        events = self.table.play(seat, move)
        self.noted(self.table.entries[-1], events)
        return self.play_forced_moves(events)

    def play_forced_moves(self, before: Sequence[Event] = ()) -> list[Event]:
        """Play the moves of seats that have only one. In a reaction window the seat's standing order does that.

        A bot with a secret is always asked, also among bots: the person could read from its pauses what it holds.
        """
        told = [*before]
        self.singles = []
        while (forced := self.table.play_forced(alone=self.is_asked_alone())) is not None:
            self.singles.append(Single(len(told), forced.seat, forced.move))
            self.noted(self.table.entries[-1], forced.events)
            told += forced.events
        return told

    def is_asked_alone(self) -> bool:
        return self.lone is not None and self.asked == self.lone and self.reaction is None

    def time_is_up(self) -> list[Event]:
        """The time of the match is over: play the table's own moves. A second call finds none."""
        told: list[Event] = []
        for move in self.game.table_moves(self.state):
            told += self.play_for_table(move)
        return self.play_forced_moves(told) if told else told

    def play_for_table(self, move: Move) -> list[Event]:
        events = self.table.play_for_table(move)
        self.noted(self.table.entries[-1], events)
        self.singles = []
        return events

    def undo(self, seat: int) -> None:
        self.table.undo(seat)
        self.singles = []
        self.noted(self.table.entries[-1], ())

    def fork(self, server_seed: str, nonces: tuple[str | None, ...]) -> None:
        """Go on as another match with luck of its own; nothing of it is stored yet."""
        self.table.fork(bytes.fromhex(server_seed), nonces)
        self.names.note(self.table.entries[-1])
        self.receipts = Receipts(bytes.fromhex(server_seed))
        self.saved = 0

    def seat_taken(self, seat: int, name: str, bot: str | None) -> None:
        self.table.seat_taken(seat, name, bot)
        self.names.note(self.table.entries[-1])

    # --- on disk

    def unsaved(self, request: str | None) -> list[NewEntry]:
        """The entries the store has not seen; the first of them is the request's."""
        first = self.saved
        return [
            NewEntry(entry.number, save_entry(entry), request if entry.number == first else None)
            for entry in self.table.entries[first:]
        ]

    def saved_all(self) -> None:
        self.saved = len(self.table.entries)


def acknowledged(
    key: str, match: Match | None, number: int, link: str | None = None, ticket: Ticket | None = None
) -> Ack:
    """The answer to a request that was carried out; `number`: of the entry that it made, or of the newest one."""
    chain = "" if match is None else match.receipt_of(match.table.entries[number].chain)
    return Ack(request_in(key), number, chain, link, ticket)
