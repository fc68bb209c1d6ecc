"""A match in progress: checks, numbers and remembers moves. `play` is the only door to a state."""

from typing import Any, Generic, TypeVar

import msgspec

from .chance import LoggedChance, SeededChance
from .game import Game, State
from .messages import Event, Move
from .options import Options
from .record import (
    FORMAT,
    UNREADABLE,
    AnyEntry,
    Forked,
    Header,
    Played,
    Record,
    Seated,
    Start,
    TablePlayed,
    Undone,
    digest_of,
    first_link,
    next_link,
)
from .refusals import IllegalMove, MatchOver, NoSuchSeat, NothingToUndo, NotOffered, NotYourTurn, UnknownMove
from .seal import commitment, match_seed

S = TypeVar("S", bound=State)


class Step:
    """A move that can be taken back, with the state before it."""

    def __init__(self, seat: int, before: State, choices: int) -> None:
        self.seat = seat
        self.before = before
        self.choices = choices


class Table(Generic[S]):
    """One match. With `server_seed` None its luck must come with each move (a replay, real dice)."""

    def __init__(
        self,
        game: Game[S],
        options: Options,
        server_seed: bytes | None,
        nonces: tuple[str | None, ...] = (),
        luck: LoggedChance | None = None,
        header: Header | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.seed = None if server_seed is None else match_seed(server_seed, nonces)
        self.header = new_header(game, options, server_seed, nonces) if header is None else header
        self.entries: list[AnyEntry] = []
        # The chain's newest link. It hashes hidden draws: while they are secret it must not leave bare.
        self.head = first_link(self.header)
        self.number = 0  # moves that count
        self.steps: list[Step] = []  # the newest moves, as far as they can be taken back
        chance, log = self.luck_for(luck), list[Event]()
        self.state: S = game.start(options, chance, log)
        self.opening = log
        self.note(Start(0, "", tuple(chance.draws), digest_of(log)))

    def luck_for(self, given: LoggedChance | None) -> LoggedChance:
        """The luck of the next move depends on its number alone, so a repeated move rolls the same again."""
        if given is not None:
            return given
        if self.seed is None:
            raise ValueError("a table without a seed needs the luck of each move")
        return SeededChance(self.seed, self.number)

    def note(self, entry: AnyEntry) -> None:
        self.head = next_link(self.head, entry)
        self.entries.append(msgspec.structs.replace(entry, chain=self.head))

    def play(self, seat: int, move: Move, luck: LoggedChance | None = None) -> list[Event]:
        """Make a move for `seat`, or raise `IllegalMove` and change nothing."""
        if not self.state.pending:
            raise IllegalMove(MatchOver(""))
        asked = self.state.pending[-1]
        if asked.seat != seat:
            raise IllegalMove(NotYourTurn("", asked.seat))
        legal = self.game.legal_moves(self.state)
        if move not in legal:
            raise IllegalMove(NotOffered(asked.rule, written(move)))
        before: Any = self.state.copy()
        self.number += 1
        chance = self.luck_for(luck)
        try:
            events = self.game.apply(self.state, move, chance)
        except BaseException:  # a broken rule or luck that does not fit: the match goes on from where it was
            self.state = before
            self.number -= 1
            raise
        over = not self.state.pending  # with the match ends the secrecy of its seed
        self.remember(Step(seat, before, len(legal)), over or bool(chance.draws) or self.reveals(events))
        packed = msgspec.Raw(msgspec.json.encode(move))
        self.note(Played(len(self.entries), "", seat, packed, tuple(chance.draws), digest_of(events)))
        return events

    def play_for_table(self, move: Move, luck: LoggedChance | None = None) -> list[Event]:
        """Make one of the table's own moves. Nobody takes it back."""
        if move not in self.game.table_moves(self.state):
            raise IllegalMove(NotOffered("", written(move)))
        before: Any = self.state.copy()
        self.number += 1
        chance = self.luck_for(luck)
        try:
            events = self.game.apply_table_move(self.state, move, chance)
        except BaseException:  # as in `play`
            self.state = before
            self.number -= 1
            raise
        self.steps = []
        packed = msgspec.Raw(msgspec.json.encode(move))
        self.note(TablePlayed(len(self.entries), "", packed, tuple(chance.draws), digest_of(events)))
        return events

    def single_choice(self) -> Move | None:
        """The move nobody need be asked for: the only one, unless it is luck or silence would tell secrets."""
        if not self.state.pending:
            return None
        asked = self.state.pending[-1]
        if asked.luck or asked.always_asked:
            return None
        legal = self.game.legal_moves(self.state)
        return legal[0] if len(legal) == 1 else None

    def reveals(self, events: list[Event]) -> bool:
        seats: list[int | None] = [None, *range(self.options.players)]
        return any(event.reveals_to(seat) for event in events for seat in seats)

    def remember(self, step: Step, final: bool) -> None:
        """Luck, a revelation, another seat's decision and the end of the match close the way back."""
        if final:
            self.steps = []
        elif self.steps and self.steps[-1].seat != step.seat:
            self.steps = [step]
        else:
            self.steps.append(step)

    def can_undo(self, seat: int) -> bool:
        return any(step.seat == seat and step.choices > 1 for step in self.steps)

    def undo(self, seat: int) -> int:
        """Go back to the newest decision of `seat` that was a real choice; says how many moves were undone."""
        if not self.can_undo(seat):
            raise IllegalMove(NothingToUndo(""))
        undone = 1
        while self.steps[-undone].choices < 2:
            undone += 1
        self.undo_to(seat, self.number - undone)
        return undone

    def undo_to(self, seat: int, to: int) -> None:
        undone = self.number - to
        if not 0 < undone <= len(self.steps) or self.steps[-1].seat != seat:
            raise IllegalMove(NothingToUndo(""))
        state: Any = self.steps[-undone].before
        self.state = state
        self.steps = self.steps[:-undone]
        self.number = to
        self.note(Undone(len(self.entries), "", seat, to))

    def seat_taken(self, seat: int, name: str, bot: str | None) -> None:
        """Write down who holds a seat. The rules never ask."""
        if not 0 <= seat < self.options.players:
            raise IllegalMove(NoSuchSeat("", self.options.players))
        self.note(Seated(len(self.entries), "", seat, name, bot))

    def fork(self, server_seed: bytes, nonces: tuple[str | None, ...]) -> None:
        """Go on with luck that is sealed anew."""
        self.seed = match_seed(server_seed, nonces)
        self.note_fork(commitment(server_seed), nonces, server_seed.hex())

    def note_fork(self, promise: str, nonces: tuple[str | None, ...], server_seed: str | None) -> None:
        """What was played before stands: its dice are known to everybody."""
        self.steps = []
        self.note(Forked(len(self.entries), "", promise, nonces, server_seed))

    def record(self) -> Record:
        return Record(self.header, tuple(self.entries))


def new_header(game: Game[Any], options: Options, server_seed: bytes | None, nonces: tuple[str | None, ...]) -> Header:
    """The first line of a new record; without a seed it promises nothing."""
    packed = msgspec.Raw(msgspec.json.encode(options))
    promise, seed = ("", None) if server_seed is None else (commitment(server_seed), server_seed.hex())
    return Header(FORMAT, game.key, game.version, packed, promise, nonces, seed)


def read_move(game: Game[Any], data: bytes) -> Move:
    """Decode a move against the game's own moves, or raise `IllegalMove`."""
    try:
        move: Move = msgspec.json.decode(data, type=game.move_type)
    except UNREADABLE as error:
        raise IllegalMove(UnknownMove("", str(error))) from None
    return move


def written(move: Move) -> str:
    return msgspec.json.encode(move).decode()
