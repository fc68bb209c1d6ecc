"""Random matches in which everything is checked after each move: the shared part of all games."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from ...checks.invariants import faults_of_luck
from ...checks.question import asked_in
from ...core.chance import FastChance, LoggedChance
from ...core.game import AnyState, Game
from ...core.messages import Event, Move
from ...core.options import Options

P = TypeVar("P", bound=Options)
S = TypeVar("S", bound=AnyState)


class CountedChance(LoggedChance):
    """Quick luck that remembers what was drawn."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.source = FastChance(seed)

    def next(self, n: int) -> int:
        return self.source.below(n)


class WatchedMatch(Generic[P, S]):
    """A match in which everything is checked after each move. A game says how it is played and what must hold.

    `bold` are the moves that random players would seldom make, and that reach the rarer rules. `inspect` is called
    with every move before it is made. `deals_by_luck`: a resampled state depends on the luck and the knowledge of the
    seat alone, so that not even a bot's choice can depend on what is hidden from it.
    """

    game: ClassVar[Game[Any]]
    bold: ClassVar[tuple[type[Move], ...]] = ()
    deals_by_luck: ClassVar[bool] = True
    state: S
    notes: Mapping[int | None, Any] = {}  # what every onlooker has written down, in a game with secrets
    moves = 0  # that were made
    compares = 0  # before one of so many moves the state is compared with an oracle; 0: never

    def __init__(self, options: P, seed: int) -> None:
        self.options = options
        self.chance = CountedChance(seed)
        self.log: list[Event] = []
        self.state = self.game.start(options, self.chance, self.log)
        self.census = self.game.census(self.state)
        self.inspect: Callable[[Move], None] = lambda move: None
        self.onlookers: list[int | None] = [None, *range(options.players)]
        self.begin()
        self.tell(self.log)

    def play(self) -> None:
        while self.state.pending:
            moves = self.game.legal_moves(self.state)
            self.check_moves(moves)
            if self.compares and self.moves % self.compares == 0:
                self.compare()
            move = self.choose(moves)
            self.inspect(move)
            events = self.step(move)
            self.moves += 1
            self.log += events
            self.tell(events)
            self.check_state(self.state)
        self.check_ranking()
        self.check_end()

    def step(self, move: Move) -> list[Event]:
        """A choice draws only if it says so."""
        asked = asked_in(self.state)
        self.chance.draws.clear()
        events = self.game.apply(self.state, move, self.chance)
        assert list(faults_of_luck(asked, move, self.chance.draws)) == []
        return events

    def choose(self, moves: list[Move]) -> Move:
        return self.chance.pick(moves)

    def bold_moves(self, moves: list[Move]) -> list[Move]:
        return [move for move in moves if isinstance(move, self.bold)]

    # --- what a game adds

    def begin(self) -> None:
        """Called before the first events are told."""

    def tell(self, events: list[Event]) -> None:
        """Called with the events of each move."""

    def check_moves(self, moves: list[Move]) -> None:
        assert moves

    def compare(self) -> None:
        """Compares the decision that is asked with an oracle. Slow."""

    def check_state(self, state: S) -> None:
        raise NotImplementedError

    def check_end(self) -> None:
        raise NotImplementedError

    # --- what must hold in every game

    def check_ranking(self) -> None:
        """The last event tells the result."""
        over, result = self.log[-1], self.game.result(self.state)
        assert result is not None
        told = [getattr(over, name) for name in ("reason", "ranking")]
        assert told == [result.reason, result.places]

    def check_turns(self, turns: Sequence[Any]) -> None:
        """Seats take turns in order, and a new round begins after all of them."""
        players = self.options.players
        assert [turn.seat for turn in turns] == [(turns[0].seat + at) % players for at in range(len(turns))]
        assert [turn.round for turn in turns] == [1 + at // players for at in range(len(turns))]
