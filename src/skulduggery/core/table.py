"""A match in progress: checks, numbers and remembers moves. Nothing else changes the state of a match."""

from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from .chance import LoggedChance, SeededChance
from .game import AnyState, Game
from .messages import Event, Move
from .options import Options
from .own_parts import own_parts_of
from .record import (
    FORMAT,
    UNREADABLE,
    AnyEntry,
    ChangedParts,
    Draws,
    Forked,
    Header,
    Played,
    Pledges,
    Record,
    Seated,
    Start,
    TablePlayed,
    Undone,
    digest_of,
    first_link,
    next_link,
    reader_of,
)
from .refusals import IllegalMove, MatchOver, NoSuchSeat, NothingToUndo, NotOffered, NotYourTurn, UnknownMove
from .seal import commitment, match_seed

S = TypeVar("S", bound=AnyState)


class Undoable:
    """A move that can be taken back, with the state before it. `choices`: between how many its seat had to choose."""

    def __init__(self, seat: int, before: AnyState, choices: int) -> None:
        self.seat = seat
        self.before = before
        self.choices = choices


class Forced(NamedTuple):
    """A move that was played without asking its seat, since there was no other."""

    seat: int
    move: Move
    events: list[Event]


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
        pledges: Pledges | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.seed = None if server_seed is None else match_seed(server_seed, nonces)
        self.header = new_header(game, options, server_seed, nonces, pledges) if header is None else header
        self.entries: list[AnyEntry] = []
        # The newest link of the chain. It is a hash over hidden draws, so while they are secret nobody gets it as it is
        # (`seal.receipt`).
        self.head = first_link(self.header)
        self.number = 0  # moves that count
        self.undoable: list[Undoable] = []  # the newest moves, as far as they can be taken back
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
        asked = self.state.asked()
        if asked is None:
            raise IllegalMove(MatchOver(""))
        if asked.seat != seat:
            raise IllegalMove(NotYourTurn("", asked.seat))
        legal = self.game.legal_moves(self.state)
        if move not in legal:
            raise IllegalMove(NotOffered(asked.rule, written(move)))
        return self.carry_out(seat, move, len(legal), luck)

    def play_for_table(self, move: Move, luck: LoggedChance | None = None) -> list[Event]:
        """Make one of the table's own moves, which nobody takes back; or raise `IllegalMove` and change nothing."""
        if move not in self.game.table_moves(self.state):
            raise IllegalMove(NotOffered("", written(move)))
        return self.carry_out(None, move, 1, luck)

    def play_forced(self, luck: LoggedChance | None = None, rolls: bool = False, alone: bool = False) -> Forced | None:
        """Play the next move if nobody needs to be asked for it; says which it was, or None.

        Every driver of a match (server, command line, lessons) calls this until it says None, and then asks.
        `rolls`: dice and draws are not left to people either. `alone`: one person plays against bots, so that nobody
        can read a secret from a question that is not asked (`Decision.always_asked`).
        """
        asked, move = self.state.asked(), self.forced_move(rolls, alone)
        if asked is None or move is None:
            return None
        return Forced(asked.seat, move, self.play(asked.seat, move, luck))

    def forced_move(self, rolls: bool = False, alone: bool = False) -> Move | None:
        """The only legal move, if its seat need not be asked; else None.

        A move that needs luck is asked for (not with `rolls`). So is one if the missing question would tell a secret
        (not with `alone`, where nobody is there to learn it).
        """
        asked = self.state.asked()
        if asked is None or (asked.luck and not rolls) or (asked.always_asked(self.state) and not alone):
            return None
        legal = self.game.legal_moves(self.state)
        return legal[0] if len(legal) == 1 else None

    def carry_out(self, seat: int | None, move: Move, choices: int, luck: LoggedChance | None) -> list[Event]:
        """Change the state by a legal move of a seat (None: of the table), and write its entry."""
        before: Any = self.state.copy()
        self.number += 1
        try:
            chance = self.luck_for(luck)
            events = self.apply(seat, move, chance)
        except BaseException:  # a broken rule or luck that does not fit: the match goes on from where it was
            self.state = before
            self.number -= 1
            raise
        if seat is None or not self.state.pending or chance.draws or self.reveals(events):
            self.undoable = []
        else:
            self.remember(Undoable(seat, before, choices))
        self.note(self.entry_of(seat, move, tuple(chance.draws), digest_of(events)))
        return events

    def apply(self, seat: int | None, move: Move, chance: LoggedChance) -> list[Event]:
        if seat is None:
            return self.game.apply_table_move(self.state, move, chance)
        return self.game.apply(self.state, move, chance)

    def entry_of(self, seat: int | None, move: Move, draws: Draws, digest: str) -> AnyEntry:
        number, packed = len(self.entries), msgspec.Raw(msgspec.json.encode(move))
        if seat is None:
            return TablePlayed(number, "", packed, draws, digest)
        return Played(number, "", seat, packed, draws, digest)

    def reveals(self, events: list[Event]) -> bool:
        seats: list[int | None] = [None, *range(self.options.players)]
        return any(event.reveals_to(seat) for event in events for seat in seats)

    def remember(self, move: Undoable) -> None:
        """Note a move that can be undone. What came before a move of another seat can no longer be undone.

        Luck, a revealed secret and the end of the match clear the list, too (`carry_out`). At the end the seed is
        published: whoever took back the last move would know all dice to come.
        """
        if self.undoable and self.undoable[-1].seat != move.seat:
            self.undoable = []
        self.undoable.append(move)

    def can_undo(self, seat: int) -> bool:
        return any(move.seat == seat and move.choices > 1 for move in self.undoable)

    def undoes_reaction(self) -> bool:
        """Whether a reaction window is among what can be taken back: then this tells of a hand that had a choice."""
        decisions = [move.before.asked() for move in self.undoable]
        return any(asked is not None and asked.kind in self.game.reactions for asked in decisions)

    def undo(self, seat: int) -> int:
        """Go back to the newest decision of `seat` that was a real choice; says how many moves were undone."""
        if not self.can_undo(seat):
            raise IllegalMove(NothingToUndo(""))
        undone = 1
        while self.undoable[-undone].choices < 2:
            undone += 1
        self.undo_to(seat, self.number - undone)
        return undone

    def undo_to(self, seat: int, to: int) -> None:
        undone = self.number - to
        if not 0 < undone <= len(self.undoable) or self.undoable[-1].seat != seat:
            raise IllegalMove(NothingToUndo(""))
        state: Any = self.undoable[-undone].before
        self.state = state
        self.undoable = self.undoable[:-undone]
        self.number = to
        self.note(Undone(len(self.entries), "", seat, to))

    def seat_taken(self, seat: int, name: str, bot: str | None) -> None:
        """Write down who holds a seat. It changes nothing in the match."""
        if not 0 <= seat < self.options.players:
            raise IllegalMove(NoSuchSeat("", self.options.players))
        self.note(Seated(len(self.entries), "", seat, name, bot))

    def fork(self, server_seed: bytes, nonces: tuple[str | None, ...]) -> None:
        """Go on with luck that is sealed anew."""
        self.seed = match_seed(server_seed, nonces)
        self.note_fork(commitment(server_seed), nonces, server_seed.hex())

    def note_fork(self, promise: str, nonces: tuple[str | None, ...], server_seed: str | None) -> None:
        """Nothing from before the fork can be taken back, since everybody knows the dice that fell then."""
        self.undoable = []
        self.note(Forked(len(self.entries), "", promise, nonces, server_seed))

    def record(self) -> Record:
        return Record(self.header, tuple(self.entries))


def new_header(
    game: Game[Any],
    options: Options,
    server_seed: bytes | None,
    nonces: tuple[str | None, ...],
    pledges: Pledges | None = None,
) -> Header:
    """The first line of a new record; without a seed it promises nothing."""
    packed = msgspec.Raw(msgspec.json.encode(options))
    promise, seed = ("", None) if server_seed is None else (commitment(server_seed), server_seed.hex())
    promised = msgspec.UNSET if pledges is None else pledges
    own = own_parts_of(game.key)
    parts = msgspec.UNSET if own is None else ChangedParts(own.hash, own.board, own.data)
    return Header(FORMAT, game.key, game.version, packed, promise, nonces, promised, parts, seed)


def read_move(game: Game[Any], data: bytes) -> Move:
    """Decode a move against the game's own moves, or raise `IllegalMove`."""
    try:
        move: Move = reader_of(game.move_type)(data)
    except UNREADABLE as error:
        raise IllegalMove(UnknownMove("", str(error))) from None
    return move


def written(move: Move) -> str:
    return msgspec.json.encode(move).decode()
