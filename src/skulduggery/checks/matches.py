"""Random matches. Each is played once per setting and cached with all its states."""

from functools import cache, cached_property
from typing import Any

import msgspec

from ..core.chance import FastChance
from ..core.game import Game
from ..core.messages import Event, Move
from ..core.options import Options
from ..core.record import Played, TablePlayed
from ..core.table import Table
from .question import asked_in
from .settings import Setting

TOO_LONG = 30_000  # moves; a longer match counts as endless
TABLE_MOVE_EVERY = 30  # moves, on average, where the game offers one
SERVER_SEED = bytes(range(32))


class Endless(Exception):
    """A match that does not end. The message is a sentence for the author of the game."""


class Step:
    """One move of a match: the state before it, and what it did. `seat` None: the table's own move."""

    def __init__(self, before: Any, seat: int | None, move: Move, events: list[Event], draws: Any) -> None:
        self.before = before
        self.seat = seat
        self.move = move
        self.events = events
        self.draws = draws


class Trail:
    """A whole random match."""

    def __init__(self, game: Game[Any], options: Options, seed: int) -> None:
        self.begin(game, options, seed)
        chance = FastChance(seed)
        while self.table.state.pending:
            if len(self.steps) >= TOO_LONG:
                raise Endless(f"the match does not end: random players made {len(self.steps)} moves, and it went on.")
            self.steps.append(self.step(chance))

    def begin(self, game: Game[Any], options: Options, seed: int) -> None:
        self.game = game
        self.options = options
        self.table: Table[Any] = new_table(game, options, seed)
        self.steps: list[Step] = []

    def step(self, chance: FastChance) -> Step:
        table, before = self.table, self.table.state.copy()
        offers = self.game.table_moves(table.state)
        if offers and chance.below(TABLE_MOVE_EVERY) == 0:
            seat, move = None, chance.pick(offers)
            events = table.play_for_table(move)
        else:
            seat, move = asked_in(table.state).seat, chance.pick(self.game.legal_moves(table.state))
            events = table.play(seat, move)
        return self.noted(before, seat, move, events)

    def noted(self, before: Any, seat: int | None, move: Move, events: list[Event]) -> Step:
        entry = self.table.entries[-1]
        assert isinstance(entry, Played | TablePlayed)
        return Step(before, seat, move, events, entry.draws)

    def states(self) -> list[Any]:
        return [*(step.before for step in self.steps), self.table.state]

    def sample(self, count: int) -> list[int]:
        """The numbers of some steps, spread over the match, first and last included."""
        return spread(list(range(len(self.steps))), count)

    @cached_property
    def secret(self) -> list[int]:
        """The numbers of the steps before which seats know different things."""
        return [number for number, step in enumerate(self.steps) if self.hides_something(step.before)]

    def hides_something(self, state: Any) -> bool:
        views = [msgspec.to_builtins(self.game.view(state, seat)) for seat in self.onlookers()]
        return any({**view, "seat": None} != {**views[0], "seat": None} for view in views)

    def seen(self, seat: int | None, before: int) -> list[Event]:
        """The events that `seat` has seen before step number `before`."""
        told = [*self.table.opening, *(event for step in self.steps[:before] for event in step.events)]
        return [event.seen_by(seat) for event in told]

    def onlookers(self) -> list[int | None]:
        """Everybody who may look: the seats and a spectator."""
        return [*range(self.options.players), None]


def spread(numbers: list[int], count: int) -> list[int]:
    """`count` of the numbers, evenly spread, with the first and the last."""
    last = len(numbers) - 1
    return sorted({numbers[last * at // max(1, count - 1)] for at in range(count)}) if numbers else []


def new_table(game: Game[Any], options: Options, seed: int) -> Table[Any]:
    """A table whose first seat gave a nonce; the others add none."""
    nonces = (f"nonce {seed}", *[None] * (options.players - 1))
    return Table(game, options, SERVER_SEED, nonces)


def trail_of(setting: Setting, seed: int = 1) -> Trail:
    """The match is played once, also if it cannot be played to its end: then everybody who asks is told why."""
    found = trail_or_error(setting, seed)
    if isinstance(found, Exception):
        raise found
    return found


@cache
def trail_or_error(setting: Setting, seed: int) -> "Trail | Exception":
    try:
        return Trail(setting.game, setting.options, seed)
    except Exception as error:  # noqa: BLE001  # whatever the rules of a game do; `trail_of` raises it again
        return error


def play_on(table: Table[Any], chance: FastChance, moves: int) -> None:
    """Plays up to this many random moves."""
    for _ in range(moves):
        if not table.state.pending:
            return
        table.play(asked_in(table.state).seat, chance.pick(table.game.legal_moves(table.state)))
