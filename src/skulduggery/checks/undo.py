"""Undo: only a seat's own choices, and only if nothing was rolled, revealed or decided by another seat since."""

from collections.abc import Iterator
from typing import Any

from ..core.chance import FastChance
from ..core.messages import Event
from ..core.record import Played, load, save
from ..core.refusals import IllegalMove
from ..core.replay import Replay, resume, verify
from ..core.table import Table
from .anatomy import constants, frozen
from .difference import between, difference
from .finding import setting_check
from .matches import new_table
from .question import asked_in
from .settings import Setting

MOVES = 50  # of each match with undos
WANDERINGS = 3


class Memory:
    """What is remembered of a table, to check every undo. `faults` are sentences."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.table: Table[Any] = new_table(setting.game, setting.options, seed)
        self.common = constants(self.table.state, new_table(setting.game, setting.options, 99).state)
        self.befores: list[Any] = []  # the likeness before each move that counts
        self.seats: list[int] = []
        self.choices: list[int] = []
        self.closed: list[bool] = []  # chance was used or a secret was revealed: this move cannot be taken back
        self.undone = 0
        self.faults: list[str] = []

    def likeness(self) -> Any:
        return frozen(self.table.state, self.common)

    def play(self, chance: FastChance) -> None:
        table, legal = self.table, self.setting.game.legal_moves(self.table.state)
        asked, move = asked_in(table.state), chance.pick(legal)
        seat = asked.seat
        if self.seats and self.seats[-1] != seat:
            self.closed[-1] = True  # another seat decides: even if it takes that back, it has seen the state
        self.befores.append(self.likeness())
        self.seats.append(seat)
        self.choices.append(len(legal))
        events = table.play(seat, move)
        entry = table.entries[-1]
        assert isinstance(entry, Played)
        self.closed.append(bool(entry.draws) or self.revealing(events) or not table.state.pending)

    def revealing(self, events: list[Event]) -> bool:
        onlookers: list[int | None] = [None, *range(self.setting.options.players)]
        return any(event.reveals_to(seat) for event in events for seat in onlookers)

    def way_back(self, seat: int) -> int:
        """How many moves an undo by `seat` must take back; 0 where it must be refused."""
        for back in range(1, len(self.seats) + 1):
            if self.seats[-back] != seat or self.closed[-back]:
                return 0
            if self.choices[-back] > 1:
                return back
        return 0

    def undo(self, seat: int) -> None:
        back = self.way_back(seat)
        if self.table.can_undo(seat) != (back > 0):
            self.faults.append(f"seat {seat} {'may not' if back else 'may'} undo at move {self.table.number}.")
        if back == 0:
            self.check_refused(seat)
            return
        before = self.befores[-back]
        if self.table.undo(seat) != back:
            self.faults.append(f"an undo of seat {seat} goes back too few or too many moves.")
        for found in between(before, self.likeness(), ""):
            self.faults.append(f"an undo does not restore the state: {found.told('before', 'after the undo')}.")
        for history in (self.befores, self.seats, self.choices, self.closed):
            del history[-back:]
        self.undone += 1

    def check_refused(self, seat: int) -> None:
        before, head = self.likeness(), self.table.head
        try:
            self.table.undo(seat)
        except IllegalMove:
            if (self.likeness(), self.table.head) != (before, head):
                self.faults.append("an undo that was refused changed something.")


def wander(setting: Setting, seed: int) -> Memory:
    """A random match with many undos."""
    memory, chance = Memory(setting, seed), FastChance(seed)
    while memory.table.state.pending and len(memory.table.entries) < 2 * MOVES:
        memory.play(chance)
        for seat in range(setting.options.players):
            if chance.below(2) == 0:
                memory.undo(seat)
    return memory


@setting_check("undo")
def undo_goes_back_exactly_as_far_as_it_may(setting: Setting) -> Iterator[str]:
    for seed in range(WANDERINGS):
        memory = wander(setting, seed)
        yield from memory.faults[:1]
        yield from replayed_otherwise(memory)


def replayed_otherwise(memory: Memory) -> Iterator[str]:
    game, table = memory.setting.game, memory.table
    record = load(save(table.record()))
    if verify(game, record).head != table.head:
        yield "the record of a match with undos cannot be verified."
    replay = Replay(game, record)
    while not replay.finished():
        replay.play_next()
    for found in between(memory.likeness(), frozen(replay.table.state, memory.common), ""):
        yield f"a match with undos is replayed otherwise: {found.told('in the match', 'in the replay')}."
        return


@setting_check("undo")
def a_resumed_table_can_take_back_what_the_old_one_could(setting: Setting) -> Iterator[str]:
    memory, chance = Memory(setting, 3), FastChance(3)
    for _ in range(30):
        if not memory.table.state.pending:
            return
        memory.play(chance)
        again = resume(setting.game, memory.table.record())
        seats = range(setting.options.players)
        if [again.can_undo(seat) for seat in seats] != [memory.table.can_undo(seat) for seat in seats]:
            yield f"after move {memory.table.number} a resumed match allows other undos than the match itself."
            return


@setting_check("undo")
def an_undo_rolls_no_new_dice(setting: Setting) -> Iterator[str]:
    """Chance depends on the number of the move, so two tables roll the same, even if one takes moves back."""
    for seed in range(4):
        yield from waver(setting, seed)


def waver(setting: Setting, seed: int) -> Iterator[str]:
    """Plays the same moves at two tables. At one of them every move that can be taken back is, and is made again."""
    straight, wavering = (new_table(setting.game, setting.options, seed) for _ in range(2))
    chance = FastChance(seed)
    while straight.state.pending and straight.number < MOVES:
        seat, legal = asked_in(straight.state).seat, setting.game.legal_moves(straight.state)
        move = chance.pick(legal)
        events = straight.play(seat, move)
        again = wavering.play(seat, move)
        if len(legal) > 1 and wavering.can_undo(seat):
            wavering.undo(seat)
            again = wavering.play(seat, move)
        if found := difference(events, again):
            yield f"{move} tells something else after an undo: events{found.told('at first', 'the second time')}."
            return
